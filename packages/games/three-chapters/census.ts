import { CARDS } from './components.ts'
import type { State } from './state.ts'

/** How often each card is somewhere: in the box, hands, picks, ghosts' piles, put away, or played. */
export function census({ box, hands, picks, gifts, left, played }: State): readonly number[] {
  const found = Array<number>(CARDS + 1).fill(0)
  for (const cells of [box, hands, picks, gifts, left, played]) for (const card of cells) found[card]!++
  // Cells without a card are no component.
  return found.slice(1)
}
