import type { Chair, Match } from '@sennik/match'
import type { TableIndex } from '../store/store.ts'

/** What is kept for somebody is not offered to others. */
const isOffered = (chair: Chair): boolean => chair.who === 'free' && chair.kept === undefined

/** A table as the lists of the store need it. Where nobody sits, nobody waits for anybody. */
export function indexOf(match: Match, changedAt: number): TableIndex {
  const { game, access, at } = match.opened
  const guests = [...new Set(match.chairs.flatMap(chair => (chair.who === 'person' ? [chair.guest] : [])))]
  return {
    game,
    access,
    phase: match.phase,
    free: guests.length === 0 ? 0 : match.chairs.filter(isOffered).length,
    guests,
    openedAt: at,
    changedAt,
    line: JSON.stringify(match.line()),
  }
}
