import { asSeat } from '@sennik/engine'
import { isShuffleAwaited, type Match } from '@sennik/match'
import type { LiveTable } from './live-table.ts'

interface Absentee {
  readonly seat: number
  readonly since: number
}

/** The usual case among people, asked after every move: all play for themselves and are here, so there is nothing to do for anybody. */
export const isInGoodHands = (table: LiveTable, match: Match): boolean =>
  table.thinking.size === 0 &&
  table.awayTimer === undefined &&
  !isShuffleAwaited(match) &&
  match.chairs.every(chair => chair.who === 'person' && !chair.standIn && table.isPresent(chair.guest))

const isComplete = (table: LiveTable, match: Match): boolean =>
  match.chairs.every(chair => chair.who !== 'person' || table.isPresent(chair.guest))

/** People who are asked and away while another person is there to wait for them. `now` is of `performance.now`, which nobody sets. */
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

/** Since when all have sat here while somebody's part of the shuffle is still to come, if so. */
export function shufflingSince(table: LiveTable, match: Match, now: number): number | undefined {
  table.shufflingSince = isShuffleAwaited(match) ? (table.shufflingSince ?? now) : undefined
  return table.shufflingSince
}

/** Calls back once, when the first of them has been away for `limit`. */
export function watchAbsence(table: LiveTable, match: Match, limit: number, due: () => void): void {
  clearTimeout(table.awayTimer)
  table.awayTimer = undefined
  const now = performance.now()
  const shuffling = shufflingSince(table, match, now)
  const since = [
    ...absentees(table, match, now).map(each => each.since),
    ...(shuffling === undefined ? [] : [shuffling]),
  ]
  const times = since.map(each => each + limit - now)
  if (times.length === 0) return
  table.awayTimer = setTimeout(due, Math.max(0, Math.min(...times)))
  table.awayTimer.unref()
}
