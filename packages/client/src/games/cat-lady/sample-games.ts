import { catLady, type Event } from '@sennik/games/cat-lady'
import { type Moment, playSamples } from '../sample-games.ts'

type State = ReturnType<typeof catLady.rules.newState>

/** Whole games in no hurry to end supper; for tests. */
export const playSampleGames = (
  games: number,
  seats: number,
  visit?: (moment: Moment<State>) => void,
): readonly Event[] =>
  playSamples(
    catLady,
    {
      games,
      seats,
      options: catLady.options.read({}),
      isKept: (move, rng) => catLady.moves.decode(move).kind !== 'done' || rng.below(12) === 0,
    },
    visit,
  )
