import { type Move, MoveList, type Rng, type Seat, seatsOf } from '@sennik/engine'
import { rules } from './rules.ts'
import type { State } from './state.ts'

/* What several tests of this game need. */

/** Plays at random until cats are fed. */
export function playToFeeding(state: State, rng: Rng, heed: (seat: Seat, move: Move) => void = () => {}): void {
  const list = new MoveList()
  while (rules.view(state, 'spectator').stack?.step !== 'feeding') {
    const [seat] = seatsOf(rules.deciders(state)) as [Seat]
    list.clear()
    rules.legalMoves(state, seat, list)
    const move = list.at(rng.below(list.size))
    heed(seat, move)
    rules.apply(state, seat, move, { rng })
  }
}
