import { includes, NO_SEATS, type Rules } from '@sennik/engine'
import { MAX_SEATS, MIN_SEATS } from './components.ts'
import type { Event } from './events.ts'
import { feedCats } from './feeding.ts'
import { imagine } from './imagine.ts'
import type { Options } from './options.ts'
import { sheet, totals, winners } from './scoring.ts'
import { setUp } from './setup.ts'
import { copy, State } from './state.ts'
import { STEP_NAMES, type Step, type StepName, stepNumber } from './steps.ts'
import { afterTaking, placeMarker, yourTurn } from './turn.ts'
import { secrets, tell, type View, view } from './view.ts'

/** Every decision the table can wait for, in the order of play. */
const DECISIONS: { readonly [S in StepName]: Step } = {
  marker: placeMarker,
  turn: yourTurn,
  after: afterTaking,
  feeding: feedCats,
}
const STEPS: readonly Step[] = STEP_NAMES.map(name => DECISIONS[name])
const FEEDING = stepNumber('feeding')

export const rules: Rules<State, Event, View, Options> = {
  id: 'cat-lady',
  version: 1,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  longestGame: 2000,

  newState: () => new State(),
  copy,
  setup: setUp,

  seatCount: s => s.seats(),
  deciders: s => s.deciders(),
  legalMoves(s, seat, out) {
    STEPS[s.stack.step]!.legal(s, seat, out)
  },
  why(s, seat, move) {
    const asked = s.deciders()
    if (asked === NO_SEATS) return 'CAT-10'
    if (!includes(asked, seat)) return s.stack.step === FEEDING ? 'CAT-13' : 'CAT-4'
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
