import { asSeat, firstArgument, kindOf, type Seat, secondArgument, type Table, thirdArgument } from '@sennik/engine'
import { COUNT, DEED, READING } from '../cells.ts'
import { AREAS, asArea, asSide, type Card, NO_CARD, SHADOWS, SIDES, type Side } from '../components.ts'
import type { Event } from '../events.ts'
import { ACTOR, AREAS_AT, areasOf, countDown, HERE, LEFT, left, open, placeOf } from '../frames.ts'
import { moves } from '../moves.ts'
import { BASIC, type State } from '../state.ts'
import { ask, type Decision, finish, type Step, stepNumber } from '../steps.ts'
import { controller, isPresent } from './areas.ts'
import { BASE, CARD, DEVOURS, FIRST, ONE, OTHER, reveal, WINNER } from './battle.ts'
import { discardCard, drawCards, putUnderConflicts } from './piles.ts'
import { runEffect } from './run-effect.ts'

/* KK-8: conflicts, step by step. Cards are laid in `laying.ts` and revealed in `battle.ts`; the loser leaves in `retreat.ts`. */

const CONFLICT = stepNumber('conflict')
const LAY_FIRST = stepNumber('layFirst')
const LAY = stepNumber('lay')
const TIE = stepNumber('tie')
const RETREAT = stepNumber('retreat')
const VICTORY = stepNumber('victory')
const { fight: choose, side: name, accept, draw, done } = moves.make
const { code } = moves

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
    if (kindOf(move) !== code.fight) return undefined
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
  !s.reads(READING.ownConflictsOnly) || one === seat || other === seat

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
  why: (_s, _seat, move) => (kindOf(move) === code.side ? 'KK-8.2' : undefined),
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
