import { asSeat, includes, NO_SEATS, type Rules, type SeatSet } from '@sennik/engine'
import { claimFirst, claimNumber, claimSecond } from './claim.ts'
import { MAX_SEATS, MIN_SEATS } from './components.ts'
import type { Event } from './events.ts'
import { imagine } from './imagine.ts'
import { opening } from './opening.ts'
import type { Options } from './options.ts'
import { dealRound } from './round.ts'
import { sheet, totals, winners } from './scoring.ts'
import { keepOne, peekAt, swapFirst, swapSecond } from './special.ts'
import { copy, State } from './state.ts'
import { STEP_NAMES, type Step, type StepName, stepNumber } from './steps.ts'
import { exchange, withDrawn, yourTurn } from './turn.ts'
import { secrets, tell, type View, view } from './view.ts'

/** Every decision the table can wait for, in the order of play. */
const DECISIONS: { readonly [S in StepName]: Step } = {
  opening,
  turn: yourTurn,
  exchange,
  drawn: withDrawn,
  keep: keepOne,
  peek: peekAt,
  swap: swapFirst,
  'swap-with': swapSecond,
  claim: claimFirst,
  'claim-with': claimSecond,
  'claim-number': claimNumber,
}
const STEPS: readonly Step[] = STEP_NAMES.map(name => DECISIONS[name])
const OPENING = stepNumber('opening')

export const rules: Rules<State, Event, View, Options> = {
  id: 'sen',
  version: 1,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  longestGame: 100_000,

  newState: () => new State(),
  copy,
  setup(seats, options, table, into) {
    into.memory.fill(0)
    into.agree(seats, options)
    into.stack.call(OPENING, NO_SEATS)
    // SEN-6: chance says who starts.
    dealRound(into, asSeat(table.rng.below(seats)), table)
  },

  seatCount: s => s.seats(),
  deciders: s => s.deciders(),
  legalMoves(s, seat, out) {
    STEPS[s.stack.step]!.legal(s, seat, out)
  },
  why(s, seat, move) {
    const asked: SeatSet = s.deciders()
    if (asked === NO_SEATS) return 'SEN-19'
    if (!includes(asked, seat)) return s.stack.step === OPENING ? 'SEN-5' : 'SEN-6'
    return STEPS[s.stack.step]!.why(s, seat, move)
  },
  apply(s, seat, move, table) {
    STEPS[s.stack.step]!.play(s, seat, move, table)
  },

  scores: totals,
  winners,
  sheet,

  view,
  tell,
  imagine,
  secrets,
}
