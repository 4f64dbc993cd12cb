import { type AnyGame, SeededRng } from '@sennik/engine'
import { tableInPlay, viewersOf } from './table-plan.ts'
import { type Difference, type Twins, twins } from './twin-worlds.ts'

/** Twin tables by their seeds: any number of seats, any options, some bots, any moment, seen from any place. */
export function twinTables(game: AnyGame, difference: Difference, name: string, count: number): Twins[] {
  const found: Twins[] = []
  for (let index = 0; found.length < count; index++) {
    const seed = `${name} ${difference} ${index}`
    const table = tableInPlay(game, seed)
    if (table === undefined) continue
    // One viewer after another, so that few tables already cover everybody. Who stands beside the table has nothing to forget.
    const viewers = difference === 'secret' ? viewersOf(table) : table.people
    const viewer = viewers[index % viewers.length]!
    const made = twins(table, viewer, difference, SeededRng.of(`twins ${seed}`))
    if (made !== undefined) found.push(made)
  }
  return found
}
