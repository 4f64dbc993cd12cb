import type { CardBook } from './card-set.ts'
import type { Clauses } from './clauses.ts'
import type { Move, Seat } from './ints.ts'
import type { Lang } from './lang.ts'
import type { Mind } from './mind.ts'
import type { MoveBook } from './moves.ts'
import type { OptionSet } from './options.ts'
import type { PositionNotation } from './position.ts'
import type { GameState, Rules } from './rules.ts'
import type { GameEvent, Redacted } from './visibility.ts'
import type { GameWords } from './words.ts'

/** A whole game: its rules and everything needed to list, read, write, explain and play it without knowing it. */
export interface Game<State extends GameState, Event extends GameEvent, View, Options> {
  readonly rules: Rules<State, Event, View, Options>
  readonly moves: MoveBook
  readonly options: OptionSet<Options>
  readonly clauses: Clauses
  readonly position: PositionNotation<State>
  readonly words: { readonly [L in Lang]: GameWords<Event, View> }
  readonly facts: { readonly minutes: number; readonly age: number }
  /** The first bot: picks one of the deciding seat's legal moves from what that seat may know. */
  greedy(seen: Redacted<View>, seat: Seat, legal: readonly Move[]): Move
  /** The heading under which a hint adds up a line of the score sheet; the game's words have a name for each. */
  topicOf(item: string): string
  /** How a search thinks about this game. */
  readonly mind: Mind<State, View>
  /**
   * In a game of memory: what is left in a person's sight once the moment has passed. The very same view where nothing is to be
   * remembered. Bots get the view itself: they never know more than their seat may.
   */
  forget?(seen: Redacted<View>): Redacted<View>
  /** In a game that may be played in teams: who plays together at this table. Without it, or with an empty list, everybody plays alone. */
  teams?(seen: Redacted<View>): readonly (readonly Seat[])[]
  /** In a game whose cards may be others: the set it is played with, and how to play with another. */
  readonly cards?: CardBook
  /** How many of each component are in the state, for the law that nothing is lost: always the same list. */
  census(state: State): readonly number[]
}

/** Some game, when it does not matter which. Methods of a contract accept this, since they are only ever fed their own states. */
export type AnyGame = Game<GameState, GameEvent, unknown, unknown>
