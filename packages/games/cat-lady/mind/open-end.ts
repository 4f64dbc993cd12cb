import { asSeat, includes, type Move, type Rng, type Seat } from '@sennik/engine'
import { HAND_KINDS, LINE_CARDS, LINES, LOST_FOR_ONE, OPEN_STRAYS } from '../components.ts'
import { moves } from '../moves.ts'
import { rules } from '../rules.ts'
import { copy, State } from '../state.ts'
import { stepNumber } from '../steps.ts'
import { judge } from './judgement.ts'

/*
 * The end of a game, when nothing is left to chance: whoever has the last turn decides alone, then everybody feeds. There every move can be
 * counted out. What can be reached by the last turn is a line and some strays; in which order makes no difference.
 */

const { take, spray, rescue, end, best, done } = moves.make
const TURN = stepNumber('turn')
const AFTER = stepNumber('after')
const FEEDING = stepNumber('feeding')
const LOST = HAND_KINDS.indexOf('lost')
const ALL_LINES = LINES
const STRAY_PLACES = OPEN_STRAYS

const noChance: Rng = {
  below() {
    throw new Error('the end of a game draws nothing')
  },
}
const table = { rng: noChance }
const values = new Float64Array(8)

/** Worlds to try things in: after the move, with a line taken, with strays rescued and all cats fed. */
const moved = new State()
const taken = new State()
const fed = new State()

/** What a move of the last turn or of the feeding is worth if everything after it is done as is best. */
export function solve(s: State, seat: Seat, move: Move): number | undefined {
  if (!isAtTheEnd(s)) return undefined
  copy(s, moved)
  rules.apply(moved, seat, move, table)
  if (moved.stack.depth === 0) return standing(moved, seat)
  switch (moved.stack.step) {
    case TURN:
      return bestLine(seat)
    case AFTER:
      copy(moved, taken)
      return bestStrays(seat)
    default:
      copy(moved, fed)
      return afterFeeding(seat)
  }
}

/** A refill that was not possible, or will not be. */
function isAtTheEnd(s: State): boolean {
  const { step } = s.stack
  if (step === AFTER) return !s.isGridFull()
  return step === FEEDING || (step === TURN && s.deckSize() < LINE_CARDS)
}

function bestLine(seat: Seat): number {
  let value = 0
  for (let line = 0; line < ALL_LINES; line++) {
    copy(moved, taken)
    // A spray bottle frees the marked line; where the marker then goes does not matter any more.
    if (line === taken.marker() && !ifLegal(taken, seat, spray((line + 1) % ALL_LINES))) continue
    rules.apply(taken, seat, take(line), table)
    value = Math.max(value, bestStrays(seat))
  }
  return value
}

/** Every choice of strays that there are lost cats for. Pairs that are left count by themselves (CAT-19). */
function bestStrays(seat: Seat): number {
  let value = 0
  for (let choice = 0; choice < 1 << STRAY_PLACES; choice++) {
    copy(taken, fed)
    if (!rescueAll(seat, choice)) continue
    rules.apply(fed, seat, end, table)
    value = Math.max(value, afterFeeding(seat) ?? 0)
  }
  return value
}

function rescueAll(seat: Seat, choice: number): boolean {
  for (let place = 0; place < STRAY_PLACES; place++) {
    if (((choice >> place) & 1) === 0) continue
    if (fed.held(seat, LOST) < LOST_FOR_ONE || fed.strayAt(place) < 0) return false
    rules.apply(fed, seat, rescue(place), table)
  }
  return true
}

/** The seat feeds first, since the others can still answer; undefined if it may no longer have the best laid out. */
function afterFeeding(seat: Seat): number | undefined {
  if (includes(fed.deciders(), seat)) {
    if (!ifLegal(fed, seat, best)) return undefined
    rules.apply(fed, seat, done, table)
  }
  for (let index = 0; index < fed.seats(); index++) {
    const other = asSeat(index)
    if (!includes(fed.deciders(), other)) continue
    ifLegal(fed, other, best)
    rules.apply(fed, other, done, table)
  }
  return standing(fed, seat)
}

function ifLegal(s: State, seat: Seat, move: Move): boolean {
  if (rules.why(s, seat, move) !== undefined) return false
  rules.apply(s, seat, move, table)
  return true
}

function standing(s: State, seat: Seat): number {
  judge(s, values)
  return values[seat]!
}
