import { asSeat } from '@sennik/engine'
import { KINDS, LANDS, NO_CARD } from './components.ts'
import type { State } from './state.ts'

/** How many cards of each kind there are in all piles, hands and dreams, and on the table between them. */
export function census(s: State): readonly number[] {
  const found = Array<number>(KINDS).fill(0)
  const count = (cells: Uint8Array, size: number): void => {
    for (const card of cells.subarray(0, size)) found[card]!++
  }
  count(s.pile, s.pileSize())
  count(s.discards, s.discardSize())
  count(s.onTable, s.onTable.length)
  for (let seat = 0; seat < s.seats(); seat++) {
    for (let index = 0; index < s.handSize(asSeat(seat)); index++) found[s.cardInHand(asSeat(seat), index)]!++
    for (let land = 0; land < LANDS; land++) {
      found[s.topOf(seat, land)]!++
      for (let index = 0; index < s.ninesOn(seat, land); index++) found[s.nineAt(seat, land, index)]!++
    }
  }
  found[NO_CARD] = 0
  return found
}
