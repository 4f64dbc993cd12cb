import type { Cat } from './components.ts'
import type { Tokens } from './events.ts'

/** What a feeding depends on: one player's cats, food and the cards that count for cats. */
export interface Household {
  readonly cats: readonly Cat[]
  /** All tokens, in bowls or not. */
  readonly food: Tokens
  readonly costumes: number
  /** All toys, whatever their kinds. */
  readonly toys: number
  readonly catnip: number
}

/** What of the other players counts for one's own feeding, their choices being fixed (CAT-12, CAT-22). */
export interface Rivals {
  /** The most cats that another player fed. */
  readonly mostFed: number
  /** The most tokens that another player has left. */
  readonly mostLeft: number
}

/** Who feeds what: a bowl for every cat of the household, in its order; cats that get nothing have an empty one. */
export interface Feeding {
  readonly bowls: readonly Tokens[]
  /** Points of all that depends on the feeding: cats, strays, leftovers, catnip. */
  readonly points: number
  readonly fed: number
  readonly left: number
}

/** All that lies before one player when points are counted. */
export interface Laid {
  readonly household: Household
  readonly bowls: Feeding['bowls']
  /** Toys by kind. */
  readonly toys: readonly number[]
  /** Lost cats still in hand. */
  readonly lost: number
  /** Tokens worth 2 VP. */
  readonly tokens: number
}
