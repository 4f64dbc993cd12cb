import { recordOf, writeRecord } from '@sennik/engine'
import type { Entry } from './entries.ts'
import { Match } from './match.ts'

/** The record of a game from its whole log; shows the house's part of the seed, so only once the game is over. */
export function recordFrom(id: string, entries: readonly Entry[]): string | undefined {
  const match = Match.from(id, entries)
  if (match.phase !== 'over' || match.referee === undefined) return undefined
  const options = match.game.options.read(match.opened.options)
  return writeRecord(recordOf(match.game, match.referee, options, match.chance))
}
