import {
  firstArgument,
  kindOf,
  type Mind,
  type Move,
  type Redacted,
  type Seat,
  secondArgument,
  thirdArgument,
} from '@sennik/engine'
import { moves } from '../moves.ts'
import { LONGEST_SERIES, type State } from '../state.ts'
import type { View } from '../view.ts'

/* Values lie between 0 and 1; a nine more or less is about a tenth. */

/** How much a casual player likes to hit somebody. */
const LUST_FOR_ATTACK = 0.1
/** How much a novice likes to lay a cat on room of their own, and how little to give a hand away. */
const LOVE_OF_LAYING = 0.08
const FEAR_OF_EXCHANGE = 0.12

/** At large tables there are more moves than time to try each often: then what comes to mind first is better than a guess. */
const SURE = 1

const { code } = moves

/** KOT-13, KOT-17, KOT-18: a card on a rival's dream. */
function isAttack(seat: Seat, move: Move): boolean {
  switch (kindOf(move)) {
    case code.cat:
      return secondArgument(move) !== seat
    case code.raven:
    case code.joker:
      return firstArgument(move) !== seat
    case code.repeat:
    case code.repeatJoker:
      return true
    default:
      return false
  }
}

/** KOT-8, KOT-9 */
const isLaying = (seen: Redacted<View>, seat: Seat, move: Move): boolean =>
  kindOf(move) === code.cat &&
  secondArgument(move) === seat &&
  seen.dreams[seat]!.lands[thirdArgument(move)]!.top === null

/** A novice fills their own dream and hates to part with cards; a casual player strikes wherever they can, worth it or not. */
export const tempers: Mind<State, View>['tempers'] = {
  novice: {
    iterations: 40,
    wobble: 0.06,
    fancies(seen, seat, move) {
      if (kindOf(move) === code.exchange) return -FEAR_OF_EXCHANGE
      return isLaying(seen, seat, move) ? LOVE_OF_LAYING : 0
    },
  },
  casual: {
    iterations: 60,
    wobble: 0.04,
    fancies: (seen, seat, move) =>
      isAttack(seat, move) && seen.duel?.series.length !== LONGEST_SERIES ? LUST_FOR_ATTACK : 0,
  },
  strong: { iterations: 150, wobble: 0.02, trust: SURE },
  master: { iterations: 1200, wobble: 0, trust: SURE },
}
