import { firstOf } from './ints.ts'
import type { MoveList } from './moves.ts'
import type { Rng } from './rng.ts'
import type { GameState, Rules, Table } from './rules.ts'
import type { GameEvent } from './visibility.ts'

/** Plays at random to the end, silently and in place. Returns the number of moves. Allocates nothing per move. */
export function playout<State extends GameState, Event extends GameEvent, View, Options>(
  rules: Rules<State, Event, View, Options>,
  state: State,
  rng: Rng,
  list: MoveList,
): number {
  const table: Table<Event> = { rng }
  let moves = 0
  for (let deciders = rules.deciders(state); deciders !== 0; deciders = rules.deciders(state)) {
    const seat = firstOf(deciders)
    list.clear()
    rules.legalMoves(state, seat, list)
    rules.apply(state, seat, list.at(rng.below(list.size)), table)
    moves++
  }
  return moves
}
