import { KINDS, MAX_DREAM } from './components.ts'
import type { State } from './state.ts'

/** How many cards of each kind there are in all piles, hands and dreams. */
export function census(s: State): readonly number[] {
  const found = Array<number>(KINDS).fill(0)
  const count = (cells: Uint8Array, from: number, size: number): void => {
    for (const card of cells.subarray(from, from + size)) found[card]!++
  }
  count(s.pile, 0, s.pileSize())
  count(s.discards, 0, s.discardSize())
  count(s.held, 0, s.heldSize())
  for (let seat = 0; seat < s.seats(); seat++) count(s.dreams, seat * MAX_DREAM, s.sizes[seat]!)
  return found
}
