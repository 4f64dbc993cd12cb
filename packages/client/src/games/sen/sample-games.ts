import { type Event, sen } from '@sennik/games/sen'
import { type Moment, playSamples } from '../sample-games.ts'

/** Whole games with every variant, at random but in no hurry to call; for tests. */
export const playSampleGames = (
  games: number,
  visit?: (moment: Moment<ReturnType<typeof sen.rules.newState>>) => void,
): readonly Event[] =>
  playSamples(
    sen,
    {
      games,
      seats: 3,
      options: sen.options.read({ iKnow: true, rounds: 2 }),
      isKept: (move, rng) => sen.moves.decode(move).kind !== 'call' || rng.below(20) === 0,
    },
    visit,
  )
