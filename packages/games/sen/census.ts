import { KINDS, MAX_DREAM } from './components.ts'
import { DISCARD_SIZE, HELD_SIZE, PILE_SIZE, type State, seatsAt } from './state.ts'

/** How many cards of each kind there are in all piles, hands and dreams. */
export function census(s: State): readonly number[] {
  const found = Array<number>(KINDS).fill(0)
  const count = (cells: Uint8Array, from: number, size: number): void => {
    for (const card of cells.subarray(from, from + size)) found[card]!++
  }
  count(s.pile, 0, s.counts[PILE_SIZE]!)
  count(s.discards, 0, s.counts[DISCARD_SIZE]!)
  count(s.held, 0, s.counts[HELD_SIZE]!)
  for (let seat = 0; seat < seatsAt(s); seat++) count(s.dreams, seat * MAX_DREAM, s.sizes[seat]!)
  return found
}
