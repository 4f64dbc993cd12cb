import type { Mind } from '@sennik/engine'
import { judge } from './mind/judge.ts'
import { rollout } from './mind/rollout.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

export const mind: Mind<State, View> = {
  depth: 1,
  curiosity: 0.1,
  horizon: 8,
  othersByRollout: true,
  rollout,
  isSettled: () => false,
  judge,
  tempers: {
    novice: { iterations: 20, wobble: 0.1 },
    casual: { iterations: 100, wobble: 0.05 },
    strong: { iterations: 200, wobble: 0.02 },
    master: { iterations: 1000, wobble: 0 },
  },
}
