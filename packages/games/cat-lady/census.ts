import { CARD_IN_HAND, CARD_KINDS, FIRST_STRAY, HAND_KINDS } from './components.ts'
import type { State } from './state.ts'
import { THINGS } from './things.ts'

/** How many cards of each kind there are in the deck, the grid, hands, households and discarded; then how many strays. */
export function census(s: State): readonly number[] {
  const found = Array<number>(CARD_KINDS).fill(0)
  for (const card of s.deck.subarray(0, s.unseenSize())) found[card]!++
  for (const cell of s.grid) if (cell > 0) found[cell - 1]!++
  s.hands.forEach((count, cell) => {
    found[CARD_IN_HAND[cell % HAND_KINDS.length]!]! += count
  })
  s.discarded.forEach((count, thing) => {
    found[FIRST_STRAY + thing]! += count
  })
  let strays = s.strays.filter(cell => cell > 0).length
  s.owners.forEach((owner, cat) => {
    if (owner === 0) return
    if (cat < FIRST_STRAY) found[cat]!++
    else strays++
  })
  const tokens = s.stock.reduce((sum, count) => sum + count, 0) + s.bowls.reduce((sum, count) => sum + count, 0)
  return [...found, strays, tokens - changed(s)]
}

/** The tokens that the discarded food cards were changed into. */
const changed = (s: State): number =>
  THINGS.reduce((sum, { is }, thing) => sum + ('token' in is ? is.amount * s.discarded[thing]! : 0), 0)
