import type { Mind } from '@sennik/engine'
import { believeInKept } from './mind/belief.ts'
import { quickMove } from './mind/policy.ts'
import { standing } from './mind/standing.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

export const mind: Mind<State, View> = {
  rollout: quickMove,
  believe: believeInKept,
  judge: standing,
  /** A round is counted: the next one begins from nothing. */
  isSettled: (s, root) => s.round() !== root.round(),
  /** More than a round ever takes. */
  horizon: 400,
  depth: 1,
  curiosity: 0.2,
  othersByRollout: true,
  /** What was drawn, and what lies open. */
  knowledge: (s, _seat) => s.heldSize() * 1024 + (s.heldSize() > 0 ? s.heldCard() * 16 : 0) + s.topDiscard(),
  tempers: {
    novice: { iterations: 20, wobble: 0.1 },
    casual: { iterations: 100, wobble: 0.05 },
    strong: { iterations: 500, wobble: 0.02 },
    master: { iterations: 4000, wobble: 0 },
  },
}
