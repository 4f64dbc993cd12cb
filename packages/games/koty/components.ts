import type { Int } from '@sennik/engine'

/** A card by kind: 1–8 are the cats by their value; then the raven, the joker and the four night cards. 0 is no card. */
export type Card = Int<'Card'>

export const NO_CARD = 0 as Card
export const RAVEN = 9 as Card
export const JOKER = 10 as Card
export const MOTH = 11 as Card
export const BAT = 12 as Card
export const OWL = 13 as Card
export const DRAGON = 14 as Card

/** Kinds, counting the one that is none. */
export const KINDS = 15

/** KOT-1: the values of one colour sum to this; it is also what a card is worth that lies face down (KOT-2). */
export const NINE = 9

export const COLOURS = ['blue', 'yellow', 'green', 'pink'] as const
export type Colour = (typeof COLOURS)[number]

/** KOT-1: how many of each kind are in the box; of the night cards the table decides how many are in the deck. */
export const IN_THE_BOX: readonly number[] = [0, 10, 10, 10, 10, 10, 10, 10, 10, 10, 5, 4, 4, 4, 1]

/** The cards of the base game in the order of their kinds: what is shuffled. */
export const BASE_DECK = Uint8Array.from(
  IN_THE_BOX.flatMap((count, kind) => Array<number>(kind < MOTH ? count : 0).fill(kind)),
)

/** Cards of the base game, and with all night cards. */
export const BASE_CARDS = 95
export const MAX_CARDS = 108

export const MIN_SEATS = 2
export const MAX_SEATS = 6
/** KOT-3 */
export const LANDS = 4
export const MAX_NINES = 3
/** KOT-5 */
export const HAND = 4
/** KOT-21: so many lands with three nines end the game. */
export const FULL_LANDS = 3

/** KOT-21: after so many rounds in which nobody added a nine the game ends, by a rule of ours. */
export const IDLE_ROUNDS = 40

/** How a card is written: a cat by its value, the others by their first letter. */
export const SYMBOLS: readonly string[] = ['-', '1', '2', '3', '4', '5', '6', '7', '8', 'R', 'J', 'M', 'B', 'O', 'D']

export const symbolOf = (card: Card): string => SYMBOLS[card]!
export const isCat = (card: Card): boolean => card >= 1 && card <= 8
export const isNight = (card: Card): boolean => card >= MOTH

/** The other cat of the same colour. */
export const friendOf = (cat: Card): Card => (NINE - cat) as Card

/** What a card on top of a land is worth before doubling; only cats and ravens lie there. */
export const catsOn = (card: Card): number => (isCat(card) ? card : 0)

/** The colour of a cat. */
export const colourOf = (cat: Card): Colour => COLOURS[Math.min(cat, NINE - cat) - 1]!
