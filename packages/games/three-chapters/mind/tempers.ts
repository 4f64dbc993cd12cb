import type { Mind, Move, Redacted, Seat } from '@sennik/engine'
import { CARDS } from '../components.ts'
import { moves } from '../moves.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'

/** How much more than it is worth a high card is worth to somebody who loves to win rounds. */
const LOVE_OF_STARS = 0.12

/** The higher a card, the better it looks: to keep, and to play where it beats all others so far. */
function lovesHighCards(seen: Redacted<View>, seat: Seat, move: Move): number {
  const form = moves.decode(move)
  if (form.kind === 'pick') return (LOVE_OF_STARS * (seen.hands[seat]![form.slot] ?? 0)) / CARDS
  if (form.kind !== 'play') return 0
  const isHighest = seen.played.table.every(({ card }) => card < form.card)
  return isHighest ? (LOVE_OF_STARS * form.card) / CARDS : 0
}

/** Does not remember which cards were in the hands passed on, and takes them to be just any. */
const forgetsHands = (seen: Redacted<View>): Redacted<View> => ({ ...seen, box: { ...seen.box, remembered: [] } })

export const tempers: Mind<State, View>['tempers'] = {
  /** Forgets what it has passed on, and is easily mistaken. */
  novice: { iterations: 15, wobble: 0.12, keepsInMind: forgetsHands },
  /** Would rather win rounds than meet friends. */
  casual: { iterations: 50, wobble: 0.05, fancies: lovesHighCards },
  strong: { iterations: 150, wobble: 0.03 },
  master: { iterations: 500, wobble: 0, trust: 1 },
}
