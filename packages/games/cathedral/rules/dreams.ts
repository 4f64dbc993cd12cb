import { firstArgument, kindOf, leftOf, NO_SEATS, only, type Seat, type Table } from '@sennik/engine'
import { ALL } from '../cards/program.ts'
import { DREAM_TIMES } from '../cards/vocabulary.ts'
import { DREAM_CARDS } from '../components.ts'
import type { Event } from '../events.ts'
import { ACTOR, actorOf, EXTRA, LEFT, left, open } from '../frames.ts'
import { moves } from '../moves.ts'
import type { State } from '../state.ts'
import { type Decision, stepNumber } from '../steps.ts'
import { buildPieces } from './cathedral.ts'
import { areMet } from './conditions.ts'
import { canPay } from './effects.ts'
import { runEffect } from './run-effect.ts'

/* KK-6, KK-D25, KK-D26: Dreams are played before and after actions and reactions, never within. */

const WINDOW = stepNumber('window')
const RELEASE = stepNumber('release')
const { dream: choose, pass } = moves.make
const { code } = moves
const AT_ANY_TIME = DREAM_TIMES.indexOf('any')
const AT_MY_END = DREAM_TIMES.indexOf('myEnd')

/** The moments of a turn at which Dreams may be played. */
export const WINDOWS = { start: 0, afterAction: 1, beforeReactions: 2, afterReaction: 3, afterBuilding: 4 } as const
const FIRST_AT_END = WINDOWS.beforeReactions

export function openWindow(s: State, window: number): void {
  open(s, WINDOW, s.active(), 0, 0)
  s.stack.setRegister(EXTRA, window)
}

/** KK-D25: whether this is the time for a Dream. */
function isTimeFor(s: State, seat: Seat, dream: number, window: number): boolean {
  const time = s.book.dreamTime[dream]!
  if (time === AT_ANY_TIME) return true
  return window >= FIRST_AT_END && (time !== AT_MY_END || seat === s.active())
}

const canPlay = (s: State, seat: Seat, dream: number): boolean =>
  areMet(s, seat, dream) && canPay(s, seat, s.book.dreamCost[dream]!, ALL, -1)

/** From the Active player clockwise, until all pass in a row. Whoever holds a Dream is asked, playable or not. */
export const dreamWindow: Decision = {
  resume(s) {
    const seats = s.seats()
    let seat = actorOf(s)
    let passed = left(s)
    while (passed < seats && s.dreams.size(seat) === 0) {
      seat = leftOf(seat, seats)
      passed++
    }
    if (passed >= seats) return s.stack.end()
    s.stack.setRegister(ACTOR, seat)
    s.stack.setRegister(LEFT, passed)
    s.stack.setDeciders(only(seat))
  },

  legal(s, seat, out) {
    const window = s.stack.register(EXTRA)
    for (let slot = 0; slot < s.dreams.size(seat); slot++) {
      const dream = s.dreams.card(seat, slot)
      if (isTimeFor(s, seat, dream, window) && canPlay(s, seat, dream)) out.add(choose(slot))
    }
    out.add(pass)
  },

  why(s, seat, move) {
    if (kindOf(move) !== code.dream) return undefined
    const slot = firstArgument(move)
    if (slot >= s.dreams.size(seat)) return 'KK-6.1'
    return isTimeFor(s, seat, s.dreams.card(seat, slot), s.stack.register(EXTRA)) ? 'KK-D26' : 'KK-D25'
  },

  play(s, seat, move, table) {
    s.stack.setRegister(ACTOR, leftOf(seat, s.seats()))
    if (kindOf(move) === code.pass) return s.stack.setRegister(LEFT, left(s) + 1)
    s.stack.setRegister(LEFT, 0)
    playDream(s, seat, firstArgument(move), table)
  },
}

/** Cost, reward, then the pieces it adds in the Variable game: what comes first is opened last. */
function playDream(s: State, seat: Seat, slot: number, table: Table<Event>): void {
  const dream = s.dreams.take(seat, slot)
  const start = seat * DREAM_CARDS
  let size = 0
  while (s.fulfilled[start + size] !== 0) size++
  s.fulfilled[start + size] = dream
  table.story?.push({ type: 'dreamed', seat, dream })
  s.stack.call(RELEASE, NO_SEATS)
  if (s.isVariable()) buildPieces(s, seat, s.book.dreamPieces[dream]!)
  runEffect(s, seat, s.book.dreamReward[dream]!)
  runEffect(s, seat, s.book.dreamCost[dream]!)
}
