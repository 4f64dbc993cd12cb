import { firstArgument, kindOf, type Seat, type Table } from '@sennik/engine'
import { codeOf } from '../cards/program.ts'
import { DEED } from '../cells.ts'
import { AREAS, asArea, asSide, LAST_STEP, MARKERS, SIDES } from '../components.ts'
import type { Event } from '../events.ts'
import { AREAS_AT, actorOf, countDown, EXTRA, EXTRA_TOO, LEFT, left, open, placeOf } from '../frames.ts'
import { moves } from '../moves.ts'
import type { State } from '../state.ts'
import { ask, type Decision, finish, type Step, stepNumber } from '../steps.ts'
import { addCommands, commandNightmare } from './nightmares.ts'
import { runEffect } from './run-effect.ts'

/* KK-7.4: climbing, for nothing and paid; Limbo; Visions. */

const PAY_STEP = stepNumber('payStep')
const VISION = stepNumber('vision')
const VISION_KIND = 1
const SYMBOL_COUNT = 4
const RITE = codeOf('rite')
const { climb: choose, area: fromArea, limbo, accept, done } = moves.make
const { code } = moves

/** Own Followers in areas with a symbol. */
function followersOn(s: State, seat: Seat, symbol: number): number {
  const set = s.board().ofSymbol[symbol]!
  let count = 0
  for (let area = 0; area < AREAS; area++) if (((set >> area) & 1) === 1) count += s.units[area * SIDES + seat]!
  return count
}

function canPayFollowers(s: State, seat: Seat, step: number): boolean {
  for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
    const cost = s.book.stepCost[step * SYMBOL_COUNT + symbol]!
    if (cost > 0 && followersOn(s, seat, symbol) < cost) return false
  }
  return true
}

function costOf(s: State, step: number): number {
  let cost = 0
  for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) cost += s.book.stepCost[step * SYMBOL_COUNT + symbol]!
  return cost
}

const nextStep = (s: State, seat: Seat, marker: number): number => s.ritual[seat * MARKERS + marker]! + 1

/** KK-7.4b: whether the effect lets a marker enter its next step. */
function mayEnter(s: State, seat: Seat, marker: number): boolean {
  const step = nextStep(s, seat, marker)
  return step <= LAST_STEP && s.book.stepKind[step]! <= s.book.program.flag[placeOf(s)]!
}

/** `climb` for nothing and `rite` for Followers: one step at a time, with either marker (KK-D14). */
export const climb: Decision = {
  resume(s, table) {
    ask(s, climb, table)
  },

  legal(s, seat, out) {
    if (left(s) === 0) return
    const { op, extra } = s.book.program
    const place = placeOf(s)
    for (let marker = 0; marker < MARKERS; marker++) {
      if (!mayEnter(s, seat, marker)) continue
      if (op[place] !== RITE) out.add(choose(marker))
      else if (s.limbo[seat]! >= extra[place]! || canPayFollowers(s, seat, nextStep(s, seat, marker)))
        out.add(choose(marker))
    }
    out.add(done)
  },

  why(s, seat, move) {
    if (kindOf(move) !== code.climb) return undefined
    return mayEnter(s, seat, firstArgument(move)) ? 'KK-7.4a' : 'KK-7.4b'
  },

  play(s, seat, move, table) {
    if (kindOf(move) === code.done) return finish(s, climb, table)
    const place = placeOf(s)
    const marker = firstArgument(move)
    countDown(s)
    if (s.book.program.op[place] !== RITE) return enter(s, seat, marker, table)
    open(s, PAY_STEP, seat, place, costOf(s, nextStep(s, seat, marker)))
    s.stack.setRegister(EXTRA, marker)
  },
}

function enter(s: State, seat: Seat, marker: number, table: Table<Event>): void {
  const step = ++s.ritual[seat * MARKERS + marker]!
  s.did(seat, DEED.climbed)
  table.story?.push({ type: 'climbed', seat, marker, step })
  if (s.book.stepKind[step] !== VISION_KIND) return
  open(s, VISION, seat, 0, 0)
  s.stack.setRegister(EXTRA, step)
}

/** The first symbol that is not paid for yet: what was paid is counted in registers. */
function openSymbol(s: State, step: number): number {
  for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++)
    if (s.stack.register(AREAS_AT + symbol) < s.book.stepCost[step * SYMBOL_COUNT + symbol]!) return symbol
  return -1
}

/** KK-7.4, KK-D37: a Follower for each symbol, or Limbo for the whole step. */
export const payStep: Decision = {
  resume(s, table) {
    ask(s, payStep, table)
  },

  legal(s, seat, out) {
    if (left(s) === 0) return
    const step = nextStep(s, seat, s.stack.register(EXTRA))
    const isUntouched = s.stack.register(EXTRA_TOO) === 0
    if (!isUntouched || canPayFollowers(s, seat, step)) {
      const set = s.board().ofSymbol[openSymbol(s, step)]!
      for (let area = 0; area < AREAS; area++)
        if (((set >> area) & 1) === 1 && s.units[area * SIDES + seat]! > 0) out.add(fromArea(area))
    }
    if (isUntouched && s.limbo[seat]! >= s.book.program.extra[placeOf(s)]!) out.add(limbo)
  },

  why(s, _seat, move) {
    if (kindOf(move) === code.limbo) return s.stack.register(EXTRA_TOO) === 0 ? 'KK-7.4a' : 'KK-D37'
    return kindOf(move) === code.area ? 'KK-7.4' : undefined
  },

  play(s, seat, move, table) {
    if (kindOf(move) === code.limbo) {
      const price = s.book.program.extra[placeOf(s)]!
      s.limbo[seat]! -= price
      s.supply[seat]! += price
      s.stack.setRegister(LEFT, 0)
      table.story?.push({ type: 'paidLimbo', seat, count: price })
      return
    }
    const area = asArea(firstArgument(move))
    const step = nextStep(s, seat, s.stack.register(EXTRA))
    const paid = AREAS_AT + openSymbol(s, step)
    s.stack.setRegister(paid, s.stack.register(paid) + 1)
    s.stack.setRegister(EXTRA_TOO, 1)
    countDown(s)
    // KK-7.4: it stays on the track until the action ends.
    s.removeUnit(area, seat)
    s.held[seat]!++
    table.story?.push({ type: 'removed', how: 'paidRitual', by: seat, side: asSide(seat), area })
  },

  finish(s, table) {
    const seat = actorOf(s)
    const marker = s.stack.register(EXTRA)
    s.stack.end()
    enter(s, seat, marker, table)
  },
}

/** KK-7.4b, KK-D13: the effect of a Vision, or in Stage 2 a command instead, or nothing. */
export const vision: Decision = {
  resume(s, table) {
    ask(s, vision, table)
  },
  legal(s, seat, out) {
    out.add(accept)
    addCommands(s, seat, out)
    out.add(done)
  },
  play(s, seat, move, table) {
    const step = s.stack.register(EXTRA)
    s.stack.end()
    if (kindOf(move) === code.command) return commandNightmare(s, seat, firstArgument(move), table)
    const isAccepted = move === accept
    table.story?.push({ type: isAccepted ? 'accepted' : 'declined', seat })
    if (isAccepted) runEffect(s, seat, s.book.vision[step]!)
  },
}

/** KK-7.4: Followers that paid come back once the whole action or reaction is over. */
export const release: Step = {
  resume(s, table) {
    s.stack.end()
    for (let seat = 0; seat < s.seats(); seat++) {
      const count = s.held[seat]!
      if (count === 0) continue
      s.supply[seat]! += count
      s.held[seat] = 0
      table.story?.push({ type: 'heldReturned', seat: seat as Seat, count })
    }
  },
}
