import type { Mind } from '@sennik/engine'
import { judge } from './mind/judge.ts'
import { rollout } from './mind/rollout.ts'
import { tempers } from './mind/tempers.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

/**
 * Each move is followed for a few turns and what then lies there is judged. Playing on to the end is worse: luck with the cards drowns
 * what the move has done.
 */
export const mind: Mind<State, View> = {
  rollout,
  judge,
  tempers,
  isSettled: () => false,
  horizon: 8,
  depth: 1,
  curiosity: 0.2,
  // What a rival does hangs on a hand that differs from world to world.
  othersByRollout: true,
}
