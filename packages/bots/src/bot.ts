import type { Move, Rng } from '@sennik/engine'
import type { Question } from './search/search.ts'
import type { Outcome } from './search/tree.ts'

/** A bot at work on one decision. Whoever runs it may do something else between two steps, or stop. */
export interface Thinking {
  /** Thinks on for about a millisecond; false once it is done. */
  goOn(): boolean
  /** The best move so far: there is always one. */
  readonly move: Move
  /** What came of each move so far, the best first; empty for bots that do not weigh moves. */
  outcomes(): readonly Outcome[]
}

/** Somebody who plays without a person. Gets what its seat may know, never the state: it cannot peek. */
export interface Bot {
  readonly name: string
  /** Begins to think about one of the seat's decisions. */
  begin(question: Question, rng: Rng): Thinking
}

/** Thinks to the end, at once. */
export function choose(bot: Bot, question: Question, rng: Rng): Move {
  const thinking = bot.begin(question, rng)
  while (thinking.goOn());
  return thinking.move
}
