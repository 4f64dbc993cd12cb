import type { Mind } from '@sennik/engine'
import { believeInKept } from './mind/belief.ts'
import { forgetful } from './mind/forgetting.ts'
import { oddsOf } from './mind/odds.ts'
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
  odds: oddsOf,
  /*
   * Good moves are worth nearly the same here, and a call ends the round for good: who calls whenever it looks better by chance calls too
   * early. What comes to mind first is the better player, so a master departs from it only where there is hardly a doubt, and the others
   * think for themselves the more the weaker they are.
   */
  tempers: {
    novice: { iterations: 30, wobble: 0.04, keepsInMind: forgetful },
    casual: { iterations: 40, wobble: 0.06, trust: 0.3 },
    strong: { iterations: 80, wobble: 0.03, trust: 0.7 },
    master: { iterations: 200, wobble: 0, trust: 40 },
  },
}
