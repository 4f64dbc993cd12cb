import { asSeat, includes, NO_SEATS, type Rules, type SeatSet } from '@sennik/engine'
import { MAX_SEATS, MIN_SEATS } from './components.ts'
import { partnerReplies, repeatAttack, reply } from './duel.ts'
import type { Event } from './events.ts'
import { imagine } from './imagine.ts'
import { carryTo } from './night.ts'
import { chooseForFight, chooseForNine } from './nines.ts'
import type { Options } from './options.ts'
import { sheet, totals, winners } from './scoring.ts'
import { deal } from './setup.ts'
import { copy, State } from './state.ts'
import { STEP_NAMES, type Step, type StepName, stepNumber } from './steps.ts'
import { declareJoker, yourTurn } from './turn.ts'
import { secrets, tell, type View, view } from './view.ts'

/** Every decision the table can wait for, in the order of play. */
const DECISIONS: { readonly [S in StepName]: Step } = {
  turn: yourTurn,
  declare: declareJoker,
  nine: chooseForNine,
  settle: chooseForFight,
  carry: carryTo,
  reply,
  partner: partnerReplies,
  repeat: repeatAttack,
}
const STEPS: readonly Step[] = STEP_NAMES.map(name => DECISIONS[name])
const REPLY = stepNumber('reply')
const PARTNER = stepNumber('partner')

export const rules: Rules<State, Event, View, Options> = {
  id: 'koty',
  version: 2,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  longestGame: 100_000,

  newState: () => new State(),
  copy,
  setup(seats, options, table, into) {
    into.memory.fill(0)
    into.agree(seats, options)
    // KOT-6: chance says who starts.
    deal(into, asSeat(table.rng.below(seats)), table)
  },

  seatCount: s => s.seats(),
  deciders: s => s.deciders(),
  legalMoves(s, seat, out) {
    STEPS[s.stack.step]!.legal(s, seat, out)
  },
  why(s, seat, move) {
    const asked: SeatSet = s.deciders()
    if (asked === NO_SEATS) return 'KOT-21'
    if (includes(asked, seat)) return STEPS[s.stack.step]!.why(s, seat, move)
    if (s.stack.step === REPLY) return 'KOT-16'
    return s.stack.step === PARTNER ? 'KOT-T2' : 'KOT-6'
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
