import { asSeat, firstArgument, kindOf, type Seat, secondArgument, type Table, thirdArgument } from '@sennik/engine'
import { AREAS, type Area, asArea, asSide, type Card, NO_CARD, SHADOWS, SIDES, type Side } from '../components.ts'
import type { Event, Strength } from '../events.ts'
import {
  ACTOR,
  AREAS_AT,
  AREAS_TO,
  areasOf,
  countDown,
  EXTRA,
  EXTRA_TOO,
  HERE,
  LEFT,
  left,
  open,
  placeOf,
} from '../frames.ts'
import { BASIC_SLOT, moves } from '../moves.ts'
import { AGREED, BASIC, COUNT, DEED, LAID_ROW, type State } from '../state.ts'
import { ask, type Decision, finish, outOfPlace, type Step, stepNumber } from '../steps.ts'
import { controller, isPresent } from './areas.ts'
import { discardCard, drawCards, drawConflict, putUnderConflicts } from './piles.ts'
import { runEffect } from './run-effect.ts'
import { eliminate } from './units.ts'

/* KK-8: conflicts, step by step. What is laid, lost and left is in `laying.ts` and `retreat.ts`. */

const CONFLICT = stepNumber('conflict')
const LAY_FIRST = stepNumber('layFirst')
const LAY = stepNumber('lay')
const TIE = stepNumber('tie')
const RETREAT = stepNumber('retreat')
const VICTORY = stepNumber('victory')
const { fight: choose, side: name, accept, draw, done } = moves.make
const { code } = moves

/** Registers of a conflict. */
const ONE = AREAS_AT
const OTHER = AREAS_AT + 1
const DEVOURS = AREAS_AT + 2
/** Revealed cards that belong to conflicts around this one. */
const BASE = AREAS_TO
const WINNER = AREAS_TO + 1
const CARD = EXTRA
/** The side that lays first, from 1. */
const FIRST = EXTRA_TOO

// --- KK-8.0, KK-8.1: which conflict ---

export const fight: Decision = {
  resume(s, table) {
    ask(s, fight, table)
  },

  legal(s, seat, out) {
    if (left(s) === 0) return
    const set = areasOf(s, AREAS_AT)
    for (let area = 0; area < AREAS; area++) {
      if (((set >> area) & 1) === 0) continue
      for (let one = 0; one < SIDES; one++) {
        if (!isPresent(s, area, one)) continue
        for (let other = one + 1; other < SIDES; other++)
          if (isPresent(s, area, other) && mayPair(s, seat, one, other)) out.add(choose(area, one, other))
      }
    }
    if (s.book.program.flag[placeOf(s)] === 0) out.add(done)
  },

  why(s, seat, move) {
    if (kindOf(move) === code.done) return 'KK-8.0'
    if (kindOf(move) !== code.fight) return outOfPlace(move)
    const area = firstArgument(move)
    const one = secondArgument(move)
    const other = thirdArgument(move)
    if (((areasOf(s, AREAS_AT) >> area) & 1) === 0) return 'KK-8.0'
    return mayPair(s, seat, one, other) ? 'KK-8.1' : 'KK-D5'
  },

  play(s, seat, move, table) {
    if (kindOf(move) === code.done) return finish(s, fight, table)
    const area = asArea(firstArgument(move))
    const one = asSide(secondArgument(move))
    const other = asSide(thirdArgument(move))
    const devours = s.book.program.extra[placeOf(s)]!
    countDown(s)
    table.story?.push({ type: 'fought', by: seat, area, one, other })
    open(s, CONFLICT, seat, 0, 0)
    s.stack.setRegister(HERE, area + 1)
    s.stack.setRegister(ONE, one)
    s.stack.setRegister(OTHER, other)
    s.stack.setRegister(DEVOURS, devours)
    s.stack.setRegister(BASE, s.counts[COUNT.revealed]!)
  },
}

/** KK-D5: any two sides, unless it was agreed that the chooser is one of them. */
const mayPair = (s: State, seat: Seat, one: number, other: number): boolean =>
  s.agreed[AGREED.ownConflictsOnly] === 0 || one === seat || other === seat

// --- The course of a conflict ---

const ORDER = 0
const FIRST_LAYS = 1
const SECOND_LAYS = 2
const REVEAL = 3
const WHO_WINS = 4
const LOSER_LEAVES = 5
const REWARD = 6

export const conflict: Step = {
  resume(s, table) {
    const phase = left(s)
    s.stack.setRegister(LEFT, phase + 1)
    switch (phase) {
      case ORDER:
        return decideOrder(s)
      case FIRST_LAYS:
        return letLay(s, s.stack.register(FIRST) - 1)
      case SECOND_LAYS:
        return letLay(s, otherThan(s, s.stack.register(FIRST) - 1))
      case REVEAL:
        return reveal(s, table)
      case WHO_WINS:
        return findWinner(s, table)
      case LOSER_LEAVES:
        return letLeave(s)
      case REWARD:
        return reward(s, table)
      default:
        return end(s)
    }
  },
}

const otherThan = (s: State, side: number): number =>
  s.stack.register(ONE) === side ? s.stack.register(OTHER) : s.stack.register(ONE)

/** KK-8.2: against Shadows the player lays; among players who controls the area lays second. */
function decideOrder(s: State): void {
  const one = s.stack.register(ONE)
  const other = s.stack.register(OTHER)
  const holder = controller(s, s.stack.register(HERE) - 1)
  if (other === SHADOWS || holder === other) s.stack.setRegister(FIRST, one + 1)
  else if (holder === one) s.stack.setRegister(FIRST, other + 1)
  else openBetween(s, LAY_FIRST, s.active(), one, other)
}

/** A question about the two sides. */
function openBetween(s: State, step: number, actor: number, one: number, other: number): void {
  const area = s.stack.register(HERE)
  open(s, step, actor, 0, 0)
  s.stack.setRegister(HERE, area)
  s.stack.setRegister(ONE, one)
  s.stack.setRegister(OTHER, other)
}

function addBoth(s: State, out: Parameters<Decision['legal']>[2]): void {
  out.add(name(s.stack.register(ONE)))
  out.add(name(s.stack.register(OTHER)))
}

/** KK-8.2: where neither player controls the area, the Active player says who lays first. */
export const layFirst: Decision = {
  resume(s, table) {
    ask(s, layFirst, table)
  },
  legal: (s, _seat, out) => addBoth(s, out),
  why: (_s, _seat, move) => (kindOf(move) === code.side ? 'KK-8.2' : outOfPlace(move)),
  play(s, _seat, move) {
    s.stack.end()
    s.stack.setRegister(FIRST, firstArgument(move) + 1)
  },
}

function letLay(s: State, side: number): void {
  if (side === SHADOWS) return
  const area = s.stack.register(HERE)
  open(s, LAY, side, 0, 0)
  s.stack.setRegister(HERE, area)
}

// --- KK-8.3, KK-8.4, KK-8.5 ---

/** What both sides bring, summed once: reused, so that nothing is allocated. */
const attack = new Uint8Array(SIDES)
const defence = new Uint8Array(SIDES)

function reveal(s: State, table: Table<Event>): void {
  const one = asSide(s.stack.register(ONE))
  const other = asSide(s.stack.register(OTHER))
  const area = asArea(s.stack.register(HERE) - 1)
  const devours = s.stack.register(DEVOURS) === 1
  show(s, one)
  if (other === SHADOWS) showShadows(s, area)
  else show(s, other)
  table.story?.push({ type: 'revealed', area, strengths: [strengthOf(s, one), strengthOf(s, other)] })
  const toOne = Math.max(0, attack[other]! - defence[one]!)
  const toOther = Math.max(0, attack[one]! - defence[other]!)
  suffer(s, one, area, toOne, devours, table)
  suffer(s, other, area, toOther, devours, table)
}

/** Cards laid face down lie open from now on. */
function show(s: State, side: Side): void {
  const seat = asSeat(side)
  const { hands, book } = s
  attack[side] = 0
  defence[side] = 0
  const marks = seat * LAID_ROW
  for (let slot = hands.size(seat) - 1; slot >= 0; slot--) {
    if (s.laid[marks + slot] === 0) continue
    s.laid[marks + slot] = 0
    const card = hands.take(seat, slot)
    attack[side]! += book.attack[card]!
    defence[side]! += book.defence[card]!
    layOpen(s, card, side)
  }
  if (s.laid[marks + BASIC_SLOT] === 0) return
  s.laid[marks + BASIC_SLOT] = 0
  s.basics[seat] = 1
  attack[side]! += book.faces.basicCombat.attack
  defence[side]! += book.faces.basicCombat.defence
  layOpen(s, BASIC, side)
}

function layOpen(s: State, card: Card, side: Side): void {
  const index = s.counts[COUNT.revealed]!++
  s.revealed[index] = card
  s.revealedBy[index] = side + 1
}

/** KK-8.4: the row of the card for as many Shadows as there are. */
function showShadows(s: State, area: Area): void {
  const card = drawConflict(s)
  s.stack.setRegister(CARD, card)
  if (card !== NO_CARD) s.clash[s.counts[COUNT.clash]!++] = card
  const row = 3 * card + Math.min(3, s.unitsIn(area, SHADOWS)) - 1
  attack[SHADOWS] = card === NO_CARD ? 0 : s.book.shadowAttack[row]!
  defence[SHADOWS] = card === NO_CARD ? 0 : s.book.shadowDefence[row]!
}

function strengthOf(s: State, side: Side): Strength {
  const cards: Card[] = []
  if (side === SHADOWS) cards.push(s.stack.register(CARD) as Card)
  else
    for (let index = s.stack.register(BASE); index < s.counts[COUNT.revealed]!; index++)
      if (s.revealedBy[index] === side + 1) cards.push(s.revealed[index]! as Card)
  return { side, cards, attack: attack[side]!, defence: defence[side]! }
}

/** KK-8.5: units first, then levels, never the last of a Stronghold (KK-3.5). */
function suffer(s: State, side: Side, area: Area, damage: number, devours: boolean, table: Table<Event>): void {
  const units = Math.min(damage, s.unitsIn(area, side))
  for (let lost = 0; lost < units; lost++) eliminate(s, side, area, devours, table)
  let levels = 0
  if (s.fortOwner(area) === side) {
    const kept = s.isStronghold(area, side) ? 1 : 0
    for (let rest = damage - units; rest > 0 && s.fortLevel(area) > kept; rest--) {
      s.removeLevel(area)
      levels++
    }
  }
  table.story?.push({ type: 'losses', side, area, units, levels, devoured: devours })
}

// --- KK-8.6 to KK-8.8 ---

function findWinner(s: State, table: Table<Event>): void {
  const one = asSide(s.stack.register(ONE))
  const other = asSide(s.stack.register(OTHER))
  const area = asArea(s.stack.register(HERE) - 1)
  const holder = s.fortOwner(area)
  const lead = s.unitsIn(area, one) - s.unitsIn(area, other)
  if (holder === one || holder === other) win(s, asSide(holder), table)
  else if (lead !== 0) win(s, lead > 0 ? one : other, table)
  else openBetween(s, TIE, s.active(), one, other)
}

export const tie: Decision = {
  resume(s, table) {
    ask(s, tie, table)
  },
  legal: (s, _seat, out) => addBoth(s, out),
  why: (_s, _seat, move) => (kindOf(move) === code.side ? 'KK-8.8' : outOfPlace(move)),
  play(s, _seat, move, table) {
    s.stack.end()
    win(s, asSide(firstArgument(move)), table)
  },
}

/** The frame of the conflict is on top. */
function win(s: State, winner: Side, table: Table<Event>): void {
  const loser = asSide(otherThan(s, winner))
  const area = asArea(s.stack.register(HERE) - 1)
  s.stack.setRegister(WINNER, winner)
  table.story?.push({ type: 'wonConflict', side: winner, loser, area })
  if (winner === SHADOWS) return
  s.did(asSeat(winner), loser === SHADOWS ? DEED.wonShadow : DEED.wonPlayer)
  s.deeds[winner * DEED.count + DEED.wonAt + (area >> 3)]! |= 1 << (area & 7)
}

/** KK-D6: a player's units are led by their owner, Shadows by whoever caused the conflict. */
function letLeave(s: State): void {
  const loser = otherThan(s, s.stack.register(WINNER))
  const leader = loser === SHADOWS ? s.stack.register(ACTOR) : loser
  const area = s.stack.register(HERE)
  const devours = s.stack.register(DEVOURS)
  open(s, RETREAT, leader, 0, 0)
  s.stack.setRegister(HERE, area)
  s.stack.setRegister(ONE, loser)
  s.stack.setRegister(DEVOURS, devours)
}

// --- KK-8.11, KK-8.12 ---

function reward(s: State, table: Table<Event>): void {
  const card = s.stack.register(CARD) as Card
  if (card === NO_CARD) return
  const seat = asSeat(s.stack.register(ONE))
  const here = s.stack.register(HERE)
  if (s.stack.register(WINNER) !== seat) {
    table.story?.push({ type: 'conflictEffect', seat, card, how: 'defeat' })
    runEffect(s, seat, s.book.defeat[card]!, here - 1)
    return
  }
  open(s, VICTORY, seat, 0, 0)
  s.stack.setRegister(HERE, here)
  s.stack.setRegister(CARD, card)
}

export const victory: Decision = {
  resume(s, table) {
    ask(s, victory, table)
  },
  legal(_s, _seat, out) {
    out.add(accept)
    out.add(draw)
  },
  why: (_s, _seat, move) => (kindOf(move) === code.draw || kindOf(move) === code.accept ? 'KK-8.11' : outOfPlace(move)),
  play(s, seat, move, table) {
    const card = s.stack.register(CARD) as Card
    const here = s.stack.register(HERE) - 1
    const isDrawing = move === draw
    s.stack.end()
    table.story?.push({ type: 'conflictEffect', seat, card, how: isDrawing ? 'draw' : 'victory' })
    if (isDrawing) drawCards(s, seat, 1, 0, table)
    else runEffect(s, seat, s.book.victory[card]!, here)
  },
}

/** The Conflict card goes under its deck, played cards are discarded, Basic Combat cards go back. */
function end(s: State): void {
  const base = s.stack.register(BASE)
  if (s.stack.register(CARD) !== NO_CARD) {
    const top = --s.counts[COUNT.clash]!
    putUnderConflicts(s, s.clash[top]! as Card)
    s.clash[top] = NO_CARD
  }
  for (let index = base; index < s.counts[COUNT.revealed]!; index++) {
    const card = s.revealed[index]! as Card
    if (card === BASIC) s.basics[s.revealedBy[index]! - 1] = 0
    else discardCard(s, card)
    s.revealed[index] = NO_CARD
    s.revealedBy[index] = 0
  }
  s.counts[COUNT.revealed] = base
  s.stack.end()
}
