import type { Int } from '@sennik/engine'

/** A land by kind: 0–9 are the plain lands with that many ravens; then the three special ones. */
export type Card = Int<'Card'>

export const TAKE_2 = 10 as Card
export const PEEK_1 = 11 as Card
export const SWAP_2 = 12 as Card
export const NINE = 9 as Card

export const KINDS = 13

/** SEN-1, SEN-2: the ravens shown on each kind. */
const RAVENS = Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 5, 6, 7)

/** SEN-2: how many of each kind are in the box. */
export const IN_THE_BOX: readonly number[] = [4, 4, 4, 4, 4, 4, 4, 4, 4, 9, 3, 3, 3]

export const CARDS = 54

/** All cards in the order of their kinds: what is shuffled. */
export const DECK = Uint8Array.from(IN_THE_BOX.flatMap((count, kind) => Array<number>(count).fill(kind)))

/** How a card is written: its ravens, or the first letter of its action (Take 2, Peek 1, Swap 2). */
export const SYMBOLS: readonly string[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'P', 'S']

export const MIN_SEATS = 2
export const MAX_SEATS = 5
export const DREAM_LANDS = 4
export const OPENING_PEEKS = 2

/** The most lands one dream can come to: every card but the other dream and the first face-up one (SEN-V3, always wrong). */
export const MAX_DREAM = CARDS - DREAM_LANDS - 1

/** SEN-V2: what everyone else scores. */
export const FLAT_SCORE = 50

export const ravensOn = (card: Card): number => RAVENS[card]!
/** Cards as they are written, in the ravens on them: special ones count like any other. */
export const ravensIn = (written: string): string =>
  written
    .split(' ')
    .map(symbol => ravensOn(SYMBOLS.indexOf(symbol) as Card))
    .join(' ')

export const isSpecial = (card: Card): boolean => card >= TAKE_2
export const symbolOf = (card: Card): string => SYMBOLS[card]!
