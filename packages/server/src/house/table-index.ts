import type { Match } from '@sennik/match'
import type { TableIndex } from '../store/store.ts'

/** A table as the lists of the store need it. */
export function indexOf(match: Match, changedAt: number): TableIndex {
  const { game, access, at } = match.opened
  return {
    game,
    access,
    phase: match.phase,
    free: match.chairs.filter(({ who }) => who === 'free').length,
    guests: [...new Set(match.chairs.flatMap(chair => (chair.who === 'person' ? [chair.guest] : [])))],
    openedAt: at,
    changedAt,
    line: JSON.stringify(match.line()),
  }
}
