import { type Event, koty } from '@sennik/games/koty'
import { type Moment, playSamples } from '../sample-games.ts'

/** Whole games in teams with all night cards; for tests. */
export const playSampleGames = (
  games: number,
  visit?: (moment: Moment<ReturnType<typeof koty.rules.newState>>) => void,
  seats = 4,
): readonly Event[] =>
  playSamples(
    koty,
    {
      games,
      seats,
      options: koty.options.read({ teams: seats % 2 === 0 && seats > 2, moths: 4, bats: 4, owls: 4, dragons: 1 }),
    },
    visit,
  )
