import { includes, NO_SEATS, type Rules } from '@sennik/engine'
import type { Deck } from './cards/deck.ts'
import { MAX_SEATS, MIN_SEATS } from './components.ts'
import { beginDraft, draft, secondThoughts } from './draft.ts'
import type { Event } from './events.ts'
import { imagine } from './imagine.ts'
import type { Options } from './options.ts'
import { sheet, totals, winners } from './scoring.ts'
import { copy, State } from './state.ts'
import { STEP_NAMES, type Step, type StepName, stepNumber } from './steps.ts'
import { playCard } from './tricks.ts'
import { secrets, tell, type View, view } from './view.ts'

/** Every decision the table can wait for, in the order of play. */
const DECISIONS: { readonly [S in StepName]: Step } = { draft, play: playCard }
const STEPS: readonly Step[] = STEP_NAMES.map(name => DECISIONS[name])
const DRAFT = stepNumber('draft')

/** The rules with these cards. */
export const rulesWith = (deck: Deck): Rules<State, Event, View, Options> => ({
  id: 'three-chapters',
  version: 1,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  longestGame: 1000,

  newState: () => new State(deck),
  copy,
  setup(seats, _options, table, into) {
    into.memory.fill(0)
    into.sitDown(seats)
    beginDraft(into, table)
  },

  seatCount: s => s.seats(),
  deciders: s => s.deciders(),
  legalMoves(s, seat, out) {
    STEPS[s.stack.step]!.legal(s, seat, out)
  },
  secondThoughts(s, seat, out) {
    if (!s.isOver() && s.stack.step === DRAFT) secondThoughts(s, seat, out)
  },
  why(s, seat, move) {
    if (s.deciders() === NO_SEATS) return 'CH-20'
    if (s.stack.step !== DRAFT && !includes(s.deciders(), seat)) return 'CH-6'
    return STEPS[s.stack.step]!.why(s, seat, move)
  },
  /** Who already knew a card that is laid open depends on when it was picked, which not everybody knows. */
  stands: s => s.stack.step !== DRAFT,
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
})
