import type { Int } from '@sennik/engine'
import { CATS } from './cats.ts'
import { STRAYS } from './strays.ts'
import { THINGS } from './things.ts'
import { type CatCard, type Mark, type Provenance, type ThingCard, TOKENS, TOYS } from './vocabulary.ts'

/** A cat or stray by its place in `ALL_CATS`. Each exists once. */
export type Cat = Int<'Cat'>

/** A card of the main deck by kind: the cats of the deck first, then the other cards in the order of `THINGS`. */
export type Card = Int<'Card'>

/** A row (0–2, from the top) or a column (3–5, from the left) of the grid. */
export type Line = Int<'Line'>

/** What is in a hand, in this order: toys by kind, then the others. */
export const HAND_KINDS = [...TOYS, 'costume', 'catnip', 'lost', 'spray'] as const
export type HandKind = (typeof HAND_KINDS)[number]

export const ALL_CATS: readonly CatCard[] = [...CATS, ...STRAYS]
export const FIRST_STRAY = CATS.length
export const CARD_KINDS = CATS.length + THINGS.length

export const MIN_SEATS = 2
export const MAX_SEATS = 4
export const LINES = 6
export const GRID = 9
export const LINE_CARDS = 3
export const OPEN_STRAYS = 3

/** CAT-2: removed at random, unseen. */
const REMOVED_UNSEEN = 2

/** CAT-18: lost cats for a stray or a token; what a token is worth. */
export const LOST_FOR_ONE = 2
export const TOKEN_POINTS = 2

/** CAT-16: a set of so many different toys. */
export const TOY_SET_POINTS: readonly number[] = [0, 1, 3, 5, 8, 12]

/** CAT-14, CAT-11, CAT-12, CAT-15 */
export const COSTUME_PRIZE = 6
export const NO_COSTUME = -2
export const UNFED = -2
export const MOST_LEFT_OVER = -2
export const LONE_CATNIP = -2

/** CAT-13: how often in one feeding a seat may take food back, or have everything laid out anew. */
export const CHANGES_OF_MIND = 24

export const isCat = (card: Card): boolean => card < FIRST_STRAY
export const isStray = (cat: Cat): boolean => cat >= FIRST_STRAY
export const catCard = (cat: Cat): CatCard => ALL_CATS[cat]!
export const thingCard = (card: Card): ThingCard => THINGS[card - FIRST_STRAY]!

/** Where we know a card from, by its id. */
export const provenanceOf = (id: string): Provenance =>
  [...ALL_CATS, ...THINGS].find(card => card.id === id)!.provenance

/** How a card or a cat is written. */
export const symbolOf = (card: Card): string => (isCat(card) ? CATS[card]!.id : thingCard(card).id)
export const catSymbol = (cat: Cat): string => ALL_CATS[cat]!.id
export const CARD_SYMBOLS: readonly string[] = [...CATS, ...THINGS].map(card => card.id)
export const CAT_SYMBOLS: readonly string[] = ALL_CATS.map(card => card.id)

const MARKS: readonly Mark[] = [2, 3, 4]
const upToMark = (seats: number): number[] => [
  ...CATS.map(cat => (cat.mark <= seats ? 1 : 0)),
  ...THINGS.map(({ copies }) => copies.reduce((sum, count, index) => (MARKS[index]! <= seats ? sum + count : sum), 0)),
]
const COPIES: readonly (readonly number[])[] = [0, 1, 2, 3, 4].map(upToMark)

/** CAT-2: how many of each kind are shuffled for so many players, before two are removed unseen. */
export const copiesFor = (seats: number): readonly number[] => COPIES[seats]!

/** All cards for so many players in the order of their kinds: what is shuffled. */
const DECKS: readonly Uint8Array[] = COPIES.map(copies =>
  Uint8Array.from(copies.flatMap((count, kind) => Array<number>(count).fill(kind))),
)
export const deckFor = (seats: number): Uint8Array => DECKS[seats]!

/** CAT-2: how many cards of the shuffled deck are not played with. */
export const removedFor = (seats: number): number => (seats === MAX_SEATS ? 0 : REMOVED_UNSEEN)

/** Everything in the box: all 102 cards. */
export const CARDS = deckFor(MAX_SEATS).length

/** What a card that is no cat gives when it is taken, ready for the rules: a token and how many, or a place in the hand. */
export const TOKEN_OF = Int8Array.from(THINGS, ({ is }) => ('token' in is ? TOKENS.indexOf(is.token) : -1))
export const AMOUNT_OF = Uint8Array.from(THINGS, ({ is }) => ('token' in is ? is.amount : 0))
export const HAND_OF = Int8Array.from(THINGS, ({ is }) =>
  'token' in is ? -1 : HAND_KINDS.indexOf('toy' in is ? is.toy : is.hand),
)

/** The card that each place in a hand stands for. */
export const CARD_IN_HAND = Uint8Array.from(HAND_KINDS, kind => FIRST_STRAY + THINGS.findIndex(({ id }) => id === kind))

/** Where the n-th card of a line lies: rows from the left, columns from the top, which is also the order of the refill. */
export const LINE_CELLS = Uint8Array.from(
  Array.from({ length: LINES * LINE_CARDS }, (_, index) => {
    const line = Math.floor(index / LINE_CARDS)
    const at = index % LINE_CARDS
    return line < 3 ? line * 3 + at : at * 3 + line - 3
  }),
)
