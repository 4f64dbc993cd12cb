import type { Int } from '@sennik/engine'

/** A card by its value, 1–50. In memory 0 is no card. */
export type Card = Int<'Card'>

/** CH-1: one card of each value. */
export const CARDS = 50

/** CH-1: all cards in the order of their values: what is shuffled. */
export const BOX = Uint8Array.from({ length: CARDS }, (_, index) => index + 1)

export const MIN_SEATS = 2
export const MAX_SEATS = 6

/** CH-2: cards in a dealt hand. */
export const HAND = 8
/** The most cards anybody picks: with 2 and with 3 players (CH-4, CH-21). */
export const MOST_PICKS = 8
/** CH-4, CH-21: with 2 and 3 players cards are dealt twice, and four times picked from each deal. */
const DEALS_OF_FEW = 2
const PICKS_PER_DEAL_OF_FEW = 4
/** CH-3: what the others pick from their only deal. */
const PICKS_OF_MANY = 7
/** The most cards that are left of a hand when nobody picks from it any more (CH-4). */
export const MOST_LEFT = 4

/** Who plays in a round: the players, and with two of them two ghosts (CH-22). */
export const MOST_PLACES = 6
/** CH-18 */
export const MOST_GEMS_BONUS = 4
/** CH-19 */
export const STAR_POINTS = 2

/** CH-3, CH-4, CH-21: what the number of players decides. */
export const dealsFor = (seats: number): number => (seats <= 3 ? DEALS_OF_FEW : 1)
export const exchangesFor = (seats: number): number => (seats <= 3 ? PICKS_PER_DEAL_OF_FEW : PICKS_OF_MANY)
export const hasGhosts = (seats: number): boolean => seats === 2
/** CH-8: as many rounds as everybody has cards. */
export const roundsFor = (seats: number): number => dealsFor(seats) * exchangesFor(seats)
/** CH-22: places around the table, clockwise. */
export const placesFor = (seats: number): number => (hasGhosts(seats) ? 4 : seats)
