import { kindOf, type Mind } from '@sennik/engine'
import { moves } from '../moves.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'

/* Values lie between 0 and 1; in the middle of a game a point more or less is about a thirtieth. */

const { code } = moves

/** How much a novice likes cards in hand better than deeds, and clings to the Dreams they hold. */
const LOVE_OF_CARDS = 0.06
const CLINGING = 0.06
/** How much a casual player likes a fight, or to command a Nightmare. */
const LUST_FOR_BATTLE = 0.05

/** A novice hoards cards and Dreams; a casual player fights and commands wherever they may. */
export const tempers: Mind<State, View>['tempers'] = {
  novice: {
    iterations: 8,
    wobble: 0.07,
    trust: 0.3,
    fancies(_seen, _seat, move) {
      if (kindOf(move) === code.returnDream) return -CLINGING
      return kindOf(move) === code.draw ? LOVE_OF_CARDS : 0
    },
  },
  casual: {
    iterations: 16,
    wobble: 0.035,
    trust: 0.2,
    fancies: (_seen, _seat, move) =>
      kindOf(move) === code.fight || kindOf(move) === code.command ? LUST_FOR_BATTLE : 0,
  },
  strong: { iterations: 24, wobble: 0.015, trust: 0.1 },
  master: { iterations: 64, wobble: 0 },
}
