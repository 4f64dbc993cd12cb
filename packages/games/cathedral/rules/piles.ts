import { type Seat, shuffle, type Table } from '@sennik/engine'
import { COUNT } from '../cells.ts'
import { type Card, MARKET, NO_CARD } from '../components.ts'
import type { Event } from '../events.ts'
import { DRAWN, EVERYBODY } from '../hands.ts'
import type { State } from '../state.ts'

/*
 * Decks, their tops last. Every hidden card has an origin that everybody knows: the deck of Stage 1, that of Stage 2, the two shuffled together, or a later
 * shuffling of the discard pile. Every card has a pool: the shuffling it is known to have gone into last. A card of an origin is one of the pools that went into it;
 * so everybody can remember exactly, and nobody can know more.
 */
export const ORIGIN = { stage1: 0, stage2: 1, mixed: 2, reshuffled: 3 } as const

/** The order in which cards came tells no more than the hand does, where they lie in the order of their numbers. */
const inOrder = (cards: readonly Card[]): Card[] => cards.toSorted((one, other) => one - other)

/** Dreams and cards of which others know some: as they lie in the hand. */
export function tellInOrder(cards: readonly Card[], notes: readonly number[]): { cards: Card[]; notes: number[] } {
  const order = cards.map((card, index) => ({ card, note: notes[index]! }))
  order.sort((one, other) => one.note - other.note || one.card - other.card)
  return { cards: order.map(({ card }) => card), notes: order.map(({ note }) => note) }
}

/** KK-D7: an empty deck is made of the discard pile. */
function reshuffle(s: State, table: Table<Event>): void {
  const size = s.counts[COUNT.discard]!
  const origin = ORIGIN.reshuffled + s.counts[COUNT.reshuffles]!++
  for (let index = 0; index < size; index++) {
    const card = s.discard[index]!
    s.deck[index] = card
    s.discard[index] = NO_CARD
    s.pools[card] = origin
  }
  s.counts[COUNT.deck] = size
  s.counts[COUNT.discard] = 0
  s.counts[COUNT.shuffling] = origin
  shuffle(s.deck, size, table.rng)
  table.story?.push({ type: 'reshuffled', cards: size })
}

function takeTop(s: State): Card {
  const top = --s.counts[COUNT.deck]!
  const card = s.deck[top]! as Card
  s.deck[top] = NO_CARD
  return card
}

/** Draws Development cards; those to choose from are marked. Returns how many there were. */
export function drawCards(s: State, seat: Seat, count: number, mark: 0 | typeof DRAWN, table: Table<Event>): number {
  const told: Card[] | undefined = table.story === undefined ? undefined : []
  let drawn = 0
  while (drawn < count) {
    if (s.counts[COUNT.deck] === 0) {
      if (s.counts[COUNT.discard] === 0) break
      reshuffle(s, table)
    }
    const card = takeTop(s)
    s.hands.put(seat, card, mark, s.counts[COUNT.shuffling]!)
    told?.push(card)
    drawn++
  }
  if (drawn > 0 && told !== undefined) table.story?.push({ type: 'drew', seat, cards: inOrder(told) })
  return drawn
}

/** KK-12.6: the cards of Stage 2 while they lie apart. */
export function drawAside(s: State, seat: Seat, count: number, table: Table<Event>): number {
  const told: Card[] | undefined = table.story === undefined ? undefined : []
  let drawn = 0
  for (; drawn < count && s.counts[COUNT.aside]! > 0; drawn++) {
    const top = --s.counts[COUNT.aside]!
    const card = s.aside[top]! as Card
    s.aside[top] = NO_CARD
    s.hands.put(seat, card, DRAWN, ORIGIN.stage2)
    told?.push(card)
  }
  if (drawn > 0 && told !== undefined) table.story?.push({ type: 'drew', seat, cards: inOrder(told) })
  return drawn
}

export function discardCard(s: State, card: Card): void {
  s.discard[s.counts[COUNT.discard]!++] = card
}

export function discardFromHand(s: State, seat: Seat, slot: number, table: Table<Event>): void {
  const card = s.hands.take(seat, slot)
  discardCard(s, card)
  table.story?.push({ type: 'discarded', seat, cards: [card] })
}

/** What was drawn and not kept is shuffled back: among the cards of Stage 2, or into the deck once they are there (KK-D21). */
export function shuffleBack(s: State, seat: Seat, table: Table<Event>): void {
  const isMixed = s.counts[COUNT.mixed] === 1
  const pile = isMixed ? s.deck : s.aside
  const counter = isMixed ? COUNT.deck : COUNT.aside
  let count = 0
  for (let slot = s.hands.size(seat) - 1; slot >= 0 && s.hands.note(seat, slot) >= DRAWN; slot--) {
    // KK-D7: where the deck ran out on the way, cards of several shufflings come together.
    if (isMixed && s.hands.origin(seat, slot) !== s.counts[COUNT.shuffling]) s.counts[COUNT.shuffling] = ORIGIN.mixed
    pile[s.counts[counter]!++] = s.hands.take(seat, slot)
    count++
  }
  shuffle(pile, s.counts[counter]!, table.rng)
  table.story?.push({ type: 'shuffledBack', seat, what: 'development', count })
}

// --- Dreams ---

/** Takes the top of the Dream deck to a hand, with what others know of it. */
export function drawDream(s: State, seat: Seat, mark: 0 | typeof DRAWN): Card {
  const top = --s.counts[COUNT.dreamDeck]!
  const card = s.dreamDeck[top]! as Card
  const note = s.dreamNotes[top]! & ~(1 << seat)
  s.dreams.put(seat, card, note | mark, s.dreamOrigins[top]!)
  s.dreamDeck[top] = NO_CARD
  s.dreamNotes[top] = 0
  s.dreamOrigins[top] = 0
  return card
}

export function putUnderDreams(s: State, card: Card, note: number, origin: number): void {
  const size = s.counts[COUNT.dreamDeck]!++
  for (let index = size; index > 0; index--) {
    s.dreamDeck[index] = s.dreamDeck[index - 1]!
    s.dreamNotes[index] = s.dreamNotes[index - 1]!
    s.dreamOrigins[index] = s.dreamOrigins[index - 1]!
  }
  s.dreamDeck[0] = card
  s.dreamNotes[0] = note
  s.dreamOrigins[0] = origin
}

/** KK-4.4: the market is filled at once. */
export function fillMarket(s: State, table: Table<Event>): void {
  for (let place = 0; place < MARKET; place++) {
    if (s.market[place] !== NO_CARD || s.counts[COUNT.dreamDeck] === 0) continue
    const top = --s.counts[COUNT.dreamDeck]!
    const dream = s.dreamDeck[top]! as Card
    s.dreamDeck[top] = NO_CARD
    s.dreamNotes[top] = 0
    s.dreamOrigins[top] = 0
    s.market[place] = dream
    table.story?.push({ type: 'marketFilled', place, dream })
  }
}

/** After this nobody knows where a Dream of the deck lies; those everybody knew are known to be in it. */
export function shuffleDreams(s: State, table: Table<Event>): void {
  const size = s.counts[COUNT.dreamDeck]!
  for (let index = 0; index < size; index++) {
    if (s.dreamNotes[index] === EVERYBODY) s.dreamPools[s.dreamDeck[index]!] = ORIGIN.mixed
    s.dreamNotes[index] = 0
    s.dreamOrigins[index] = ORIGIN.mixed
  }
  shuffle(s.dreamDeck, size, table.rng)
}

/** KK-9.4: the cards of Stage 2 come into play, once. */
export function bringStageTwo(s: State, table: Table<Event>): void {
  if (s.counts[COUNT.mixed] === 1) return
  s.counts[COUNT.mixed] = 1
  table.story?.push({ type: 'stageTwoCards' })
  const { counts } = s
  while (counts[COUNT.aside]! > 0) {
    const top = --counts[COUNT.aside]!
    s.deck[counts[COUNT.deck]!++] = s.aside[top]!
    s.aside[top] = NO_CARD
  }
  shuffle(s.deck, counts[COUNT.deck]!, table.rng)
  counts[COUNT.mixedInto] = counts[COUNT.shuffling]!
  counts[COUNT.shuffling] = ORIGIN.mixed

  while (counts[COUNT.dreamAside]! > 0) {
    const top = --counts[COUNT.dreamAside]!
    s.dreamDeck[counts[COUNT.dreamDeck]!++] = s.dreamAside[top]!
    s.dreamAside[top] = NO_CARD
  }
  for (let place = 0; place < MARKET; place++) {
    const dream = s.market[place]!
    if (dream === NO_CARD) continue
    s.dreamPools[dream] = ORIGIN.mixed
    s.dreamDeck[counts[COUNT.dreamDeck]!++] = dream
    s.market[place] = NO_CARD
  }
  shuffleDreams(s, table)
  fillMarket(s, table)

  // The cards of Stage 1 leave the game: they lie where those of Stage 2 lay, in order, since nobody needs them.
  const used = s.conflicts.length
  for (let index = 0; index < used; index++) {
    const card = s.conflicts[index]!
    s.conflicts[index] = s.conflictsAside[index]!
    s.conflictsAside[index] = card
  }
  s.conflictsAside.sort()
  counts[COUNT.conflictDeck] = used
  counts[COUNT.conflictSeen] = 0
}

/** KK-8.11: the top of the Conflict deck; 0 if all its cards are in use. */
export function drawConflict(s: State): Card {
  const { counts } = s
  if (counts[COUNT.conflictDeck] === 0) return NO_CARD
  const top = --counts[COUNT.conflictDeck]!
  const card = s.conflicts[top]! as Card
  s.conflicts[top] = NO_CARD
  if (counts[COUNT.conflictSeen]! > top) counts[COUNT.conflictSeen] = top
  return card
}

export function putUnderConflicts(s: State, card: Card): void {
  const size = s.counts[COUNT.conflictDeck]!++
  for (let index = size; index > 0; index--) s.conflicts[index] = s.conflicts[index - 1]!
  s.conflicts[0] = card
  s.counts[COUNT.conflictSeen]!++
}
