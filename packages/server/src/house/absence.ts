import { asSeat } from '@sennik/engine'
import type { Match } from '@sennik/match'
import type { LiveTable } from './live-table.ts'

interface Absentee {
  readonly seat: number
  readonly since: number
}

/** The usual case among people, asked after every move: all play for themselves and are here, so there is nothing to do for anybody. */
export const isInGoodHands = (table: LiveTable, match: Match): boolean =>
  table.thinking.size === 0 &&
  table.awayTimer === undefined &&
  match.chairs.every(chair => chair.who === 'person' && !chair.standIn && table.isPresent(chair.guest))

const isComplete = (table: LiveTable, match: Match): boolean =>
  match.chairs.every(chair => chair.who !== 'person' || table.isPresent(chair.guest))

/** People who are asked and away while another person is there to wait for them. */
export function absentees(table: LiveTable, match: Match, now: number): readonly Absentee[] {
  if (match.phase !== 'playing' || isComplete(table, match)) return []
  const people = match.chairs.flatMap((chair, seat) => (chair.who === 'person' ? [{ ...chair, seat }] : []))
  if (!people.some(({ guest }) => table.isPresent(guest))) return []
  return people.flatMap(({ seat, guest, standIn }) => {
    if (standIn || table.isPresent(guest) || !match.isAsked(asSeat(seat))) return []
    const since = table.awaySince.get(guest) ?? now
    table.awaySince.set(guest, since)
    return [{ seat, since }]
  })
}

/** Calls back once, when the first of them has been away for `limit`. */
export function watchAbsence(table: LiveTable, match: Match, limit: number, due: () => void): void {
  clearTimeout(table.awayTimer)
  table.awayTimer = undefined
  const now = Date.now()
  const times = absentees(table, match, now).map(({ since }) => since + limit - now)
  if (times.length === 0) return
  table.awayTimer = setTimeout(due, Math.max(0, Math.min(...times)))
  table.awayTimer.unref()
}
