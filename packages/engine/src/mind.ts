import type { Move, Seat } from './ints.ts'
import type { MoveList } from './moves.ts'
import type { Rng } from './rng.ts'
import type { GameState } from './rules.ts'
import type { Redacted } from './visibility.ts'

/** How well somebody plays who is no machine, from the weakest up. */
export const LEVELS = ['novice', 'casual', 'strong', 'master'] as const

export type Level = (typeof LEVELS)[number]

/** How somebody of a level thinks about one game, and how they err. */
export interface Temper<View> {
  /** Worlds thought through before each decision. */
  readonly iterations: number
  /** How far off their feeling for a move is, as a deviation of its value, which lies between 0 and 1. */
  readonly wobble: number
  /**
   * How sure they must be, in deviations of a move's mean, before they prefer it to what came to mind first. For games whose good moves
   * are worth nearly the same: chance would make some other move look better nearly every time. Absent: they take what they tried most.
   */
  readonly trust?: number
  /** What is left of the view in their head: somebody forgets, or overlooks. Absent where they keep it all in mind. */
  keepsInMind?(seen: Redacted<View>, seat: Seat, rng: Rng): Redacted<View>
  /** What a move is worth to them beyond its value, for they like the kind: added to the value. */
  fancies?(seen: Redacted<View>, seat: Seat, move: Move): number
}

/**
 * How a search thinks about one game. It is shown worlds that were imagined from a view, never the true state: what it reads there is a
 * guess like any other.
 */
export interface Mind<State extends GameState, View> {
  /**
   * A quick and sensible move in a world, by what this seat would know there. Plays where the tree ends, and is what the tree tries
   * first. `legal` is never empty.
   */
  rollout(world: State, seat: Seat, legal: MoveList, rng: Rng): Move
  /** Whether enough was played to judge: the round is over, say. `root` is the world as it was when the thinking began. */
  isSettled(world: State, root: State): boolean
  /** How well each seat stands, from 0 (lost) to 1 (won), also when the game is over. */
  judge(world: State, root: State, into: Float64Array): void
  /** Decisions after which a playout is judged even if nothing is settled. */
  readonly horizon: number
  /** Decisions the tree looks ahead; what comes after is played out. */
  readonly depth: number
  /** How long the search keeps trying what has looked worse so far. */
  readonly curiosity: number
  /**
   * Makes a world that is merely possible into a likely one, by how people play: what they have seen and kept is good. Only contents
   * that are secret to this seat may change places. Absent where every possible world is as likely as any other.
   */
  believe?(world: State, seat: Seat, rng: Rng): void
  /**
   * What a seat that has to decide knows besides the moves that led here: a card just drawn. Decisions that differ in it are thought
   * about apart. Absent where moves tell everything.
   */
  knowledge?(world: State, seat: Seat): number
  /**
   * Whether the others play as `rollout` does instead of as the tree finds best for them. For games in which a good move hangs on cards
   * that only its seat knows: the tree, which thinks for the seat that asked, could not tell them apart.
   */
  readonly othersByRollout?: boolean
  /** Whether the others do not see the move this seat makes now: then nobody's next decision may hang on it. */
  isSecret?(world: State, seat: Seat): boolean
  readonly tempers: { readonly [L in Level]: Temper<View> }
  /** What a move is worth when every card lies open, where that can be counted out to the end: 0 (lost) to 1 (won). */
  solve?(world: State, seat: Seat, move: Move): number | undefined
  /** The exact chance that a move succeeds, by what the seat knows alone, where it can be counted out. */
  odds?(seen: Redacted<View>, seat: Seat, move: Move): number | undefined
}
