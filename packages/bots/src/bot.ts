import type { AnyGame, Move, Redacted, Rng, Seat } from '@sennik/engine'

/** Somebody who plays without a person. Gets what its seat may know, never the state: it cannot peek. */
export interface Bot {
  readonly name: string
  /** Picks one of the seat's legal moves. */
  choose(game: AnyGame, seen: Redacted<unknown>, seat: Seat, legal: readonly Move[], rng: Rng): Move
}
