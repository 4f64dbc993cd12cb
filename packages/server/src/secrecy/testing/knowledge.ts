import { type AnyGame, everySeat, SeededRng, seatsOf } from '@sennik/engine'
import { tableInPlay } from './table-plan.ts'
import { type Difference, twins } from './twin-worlds.ts'

const TABLES_TRIED = 40

/** Whether in some position a seat knows what somebody beside the table does not: a hand, a card it has looked at. */
export function hasPrivateKnowledge(game: AnyGame): boolean {
  const { rules } = game
  const state = rules.newState()
  for (let index = 0; index < TABLES_TRIED; index++) {
    const table = tableInPlay(game, `knowledge ${index}`)
    if (table === undefined) continue
    state.memory.set(table.snapshot.state!)
    const secretTo = (viewer: Parameters<typeof rules.secrets>[1]): number => rules.secrets(state, viewer).flat().length
    if (seatsOf(everySeat(rules.seatCount(state))).some(seat => secretTo(seat) < secretTo('spectator'))) return true
  }
  return false
}

const STORIES_TRIED = 200

/** Whether in some game a seat is shown for a moment what it is to remember: a land looked at, but no card that it lays down itself. */
function showsOnce(game: AnyGame): boolean {
  for (let index = 0; index < STORIES_TRIED; index++) {
    const table = tableInPlay(game, `shown ${index}`)
    if (table === undefined) continue
    const viewer = table.people[index % table.people.length]!
    if (twins(table, viewer, 'shownOnce', SeededRng.of(`shown ${index}`)) !== undefined) return true
  }
  return false
}

/** How worlds of a game can differ: what was once seen and is to be remembered is only where seats know something of their own. */
export function differencesIn(game: AnyGame): readonly Difference[] {
  if (game.forget === undefined || !hasPrivateKnowledge(game)) return ['secret']
  return showsOnce(game) ? ['secret', 'forgotten', 'shownOnce'] : ['secret', 'forgotten']
}
