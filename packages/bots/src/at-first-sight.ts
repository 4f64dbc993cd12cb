import type { Move, Rng } from '@sennik/engine'
import type { Bot, Thinking } from './bot.ts'
import type { Question } from './search/search.ts'

/** A bot that needs no time to think. */
export function atFirstSight(name: string, choose: (question: Question, rng: Rng) => Move): Bot {
  return {
    name,
    begin(question, rng): Thinking {
      const move = choose(question, rng)
      return { goOn: () => false, move, outcomes: () => [] }
    },
  }
}

/** Any legal move, each equally likely. */
export const random = atFirstSight('random', ({ legal }, rng) => legal[rng.below(legal.length)]!)

/** What the game itself calls the best move at first sight. */
export const greedy = atFirstSight('greedy', ({ game, seen, seat, legal }) => game.greedy(seen, seat, legal))
