import type { Question } from '@sennik/bots'
import { type AnyGame, firstOf, MoveList, SeededRng } from '@sennik/engine'

const MOST_MOVES = 40

/** A decision somewhere in a game that was played at random so far, at a table of any size, with a choice. */
export function somewhereIn(game: AnyGame, seed: string): Question {
  const { rules } = game
  const rng = SeededRng.of(seed)
  const state = rules.newState()
  const list = new MoveList()
  for (;;) {
    const seats = rules.seats.min + rng.below(rules.seats.max - rules.seats.min + 1)
    rules.setup(seats, game.options.read({}, seats), { rng }, state)
    for (let left = rng.below(MOST_MOVES); rules.deciders(state) !== 0; left--) {
      const seat = firstOf(rules.deciders(state))
      list.clear()
      rules.legalMoves(state, seat, list)
      if (left <= 0 && list.size > 1) return { game, seen: rules.view(state, seat), seat, legal: list.toArray() }
      rules.apply(state, seat, list.at(rng.below(list.size)), { rng })
    }
  }
}
