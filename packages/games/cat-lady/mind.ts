import type { Mind } from '@sennik/engine'
import { firstThought } from './mind/first-thought.ts'
import { judge } from './mind/judgement.ts'
import { solve } from './mind/open-end.ts'
import { tempers } from './mind/tempers.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

/** Everything lies open but the order of the deck: whole games are played out, and counted exactly. */
export const mind: Mind<State, View> = {
  depth: 1,
  curiosity: 0.5,
  horizon: 160,
  rollout: firstThought,
  isSettled: () => false,
  judge: (s, _root, into) => judge(s, into),
  tempers,
  solve,
}
