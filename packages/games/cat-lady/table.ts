import type { Food, Toy } from './vocabulary.ts'

/** What one player has on a real table at the end of a game, as a companion asks for it. What is left out is none. */
export interface TableSeat {
  /** Ids of cats and strays. */
  readonly cats: readonly string[]
  readonly food: { readonly [F in Food | 'wild']?: number }
  readonly toys: { readonly [T in Toy]?: number }
  readonly costumes: number
  readonly catnip: number
  /** Lost cats still in hand. */
  readonly lost: number
  /** Tokens worth 2 VP. */
  readonly tokens: number
}

export interface RealTable {
  readonly seats: readonly TableSeat[]
}
