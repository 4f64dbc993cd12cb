import type { Seat } from '@sennik/engine'
import type { Reward } from './cards/vocabulary.ts'
import type { ChaptersClause } from './clauses.ts'
import type { Card } from './components.ts'

/** Who plays cards in a round: a player, or the ghost whose pile a player laid (CH-22). */
export type Actor = { readonly seat: Seat } | { readonly ghostOf: Seat }

export interface PlayedCard {
  readonly by: Actor
  readonly card: Card
}

/** Tokens taken from the supply, with everything that explains them. */
export interface Payment {
  readonly by: Actor
  readonly card: Card
  /** Which of the card's abilities, from 0; left out for the star of a won round and for the most gems. */
  readonly ability?: number
  readonly clause: ChaptersClause
  /** How often the ability pays: 1, or what its counter says. */
  readonly times: number
  readonly tokens: Reward
  /** The cards that meet the condition or are counted. */
  readonly because: readonly Card[]
}

/** One round of chapter II, whole. */
export interface RoundTold {
  /** From 1. */
  readonly round: number
  /** In the order in which they were played. */
  readonly cards: readonly PlayedCard[]
  readonly winner: Actor
  /** CH-13: the card that keeps hearts and gems from everyone. */
  readonly blockedBy: Card | null
  /** What players took. */
  readonly payments: readonly Payment[]
  /** CH-14, CH-23: what ghosts would have taken: it only counts. */
  readonly unpaid: readonly Payment[]
}

export interface Purse {
  readonly hearts: number
  readonly gems: number
  readonly stars: number
}

/** What a hearer may not know is `null`. */
export type HandTold = readonly Card[] | null

/** What someone changed while others were choosing: a card, or which of the two is whose. */
export type Changed = 'pick' | 'gift' | 'both'

/** Everything that can happen. */
export type Event =
  /** CH-2, CH-4, CH-21: hands as they lie, one for each seat; `deal` from 1. */
  | { readonly type: 'dealt'; readonly deal: number; readonly hands: readonly HandTold[] }
  | { readonly type: 'picked'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'gave'; readonly seat: Seat; readonly card: Card | null }
  /** CH-5: someone thought again; `card` is the new choice, after `both` the new one for oneself. */
  | { readonly type: 'changed'; readonly seat: Seat; readonly what: Changed; readonly card: Card | null }
  /** CH-3: hands went to the left. */
  | { readonly type: 'passed'; readonly hands: readonly HandTold[] }
  /** CH-3, CH-4: what was left of the hands was put away. */
  | { readonly type: 'putAway'; readonly hands: readonly HandTold[] }
  /** CH-3, CH-6, CH-21: chapter I is over; everyone has their picked cards in hand, ghosts' piles are shuffled. */
  | { readonly type: 'tookUp'; readonly leader: Actor }
  /** `cell`: from where in the hand, or in what was laid for the ghost. */
  | ({ readonly type: 'played'; readonly round: number; readonly cell: number } & PlayedCard)
  | ({ readonly type: 'roundEnded'; readonly purses: readonly Purse[] } & RoundTold)
  /** CH-16: one card of chapter III after another, with or without a reward. */
  | {
      readonly type: 'resolved'
      readonly seat: Seat
      readonly card: Card
      readonly payments: readonly Payment[]
    }
  /** CH-18 */
  | {
      readonly type: 'mostGems'
      readonly gems: number
      readonly seats: readonly Seat[]
      readonly payments: readonly Payment[]
    }
  | {
      readonly type: 'gameEnded'
      readonly purses: readonly Purse[]
      readonly totals: readonly number[]
      readonly winners: readonly Seat[]
      /** CH-20: whether the highest card decided. */
      readonly byHighestCard: boolean
    }
