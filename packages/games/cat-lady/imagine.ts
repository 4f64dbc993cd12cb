import { type Redacted, type Rng, type SeatSet, shuffle } from '@sennik/engine'
import { TOKENS_PER_BOWL } from './cat-tables.ts'
import { CARD_IN_HAND, copiesFor, FIRST_STRAY, HAND_KINDS } from './components.ts'
import type { State } from './state.ts'
import { stepNumber } from './steps.ts'
import type { View } from './view.ts'

/** The cards nobody has seen are shuffled: every order of the deck, and every choice of what was removed, is equally likely. */
export function imagine(seen: Redacted<View>, rng: Rng, into: State): void {
  restore(seen, into)
  shuffle(into.deck, into.unseenSize(), rng)
}

/** Everything that lies in the open, with the unseen cards in the order of their kinds. Takes a view in which nothing is forgotten. */
export function restore(seen: Redacted<View>, into: State): void {
  into.memory.fill(0)
  const { agreed, counts, stack } = seen
  into.agree(agreed.seats, agreed.options)
  if (counts.marker !== null) into.mark(counts.marker)
  if (stack !== null) {
    const deciders = stack.deciders.reduce((set, seat) => set | (1 << seat), 0) as SeatSet
    into.stack.call(stepNumber(stack.step), deciders)
  }
  seen.grid.forEach((card, place) => {
    into.grid[place] = card === null ? 0 : card + 1
  })
  seen.strays.forEach((cat, place) => {
    into.strays[place] = cat === null ? 0 : cat + 1
  })
  restoreHouseholds(seen, into)
  into.discarded.set(seen.discarded)
  // A finished table may have been written down without its deck.
  into.layDeck(unseen(seen).subarray(0, counts.deck + counts.removed), counts.removed)
}

function restoreHouseholds(seen: Redacted<View>, into: State): void {
  into.tokens.set(seen.tokens)
  into.changes.set(seen.changes)
  seen.hands.forEach(({ cards }, seat) => {
    into.hands.set(cards ?? [], seat * HAND_KINDS.length)
  })
  seen.stock.forEach((food, seat) => {
    into.stock.set(food, seat * TOKENS_PER_BOWL)
  })
  seen.owners.forEach((cats, seat) => {
    cats.forEach((cat, index) => {
      into.owners[cat] = seat + 1
      into.bowls.set(seen.bowls[seat]![index]!, cat * TOKENS_PER_BOWL)
    })
  })
}

/** The cards that are in no open place, in the order of their kinds. */
function unseen({ agreed, grid, owners, hands, discarded }: Redacted<View>): Uint8Array {
  const left = [...copiesFor(agreed.seats)]
  for (const card of grid) if (card !== null) left[card]!--
  for (const cat of owners.flat()) if (cat < FIRST_STRAY) left[cat]!--
  for (const { cards } of hands)
    cards?.forEach((count, kind) => {
      left[CARD_IN_HAND[kind]!]! -= count
    })
  discarded.forEach((count, thing) => {
    left[FIRST_STRAY + thing]! -= count
  })
  return Uint8Array.from(left.flatMap((count, kind) => Array<number>(Math.max(0, count)).fill(kind)))
}
