import { type AnyGame, type GameState, seatsOf } from '@sennik/engine'
import type { Result } from '@sennik/protocol'

/** How a finished game ended, and how every point was made. */
export function resultOf({ rules }: AnyGame, state: GameState): Result {
  return {
    scores: [...rules.scores(state)],
    winners: seatsOf(rules.winners(state)),
    sheet: { seats: rules.sheet(state).seats.map(({ lines, total }) => ({ lines: [...lines], total })) },
  }
}
