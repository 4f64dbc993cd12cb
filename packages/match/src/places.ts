import type { Viewer } from '@sennik/engine'
import { Refused } from '@sennik/protocol'
import type { Match } from './match.ts'

/**
 * Where somebody looks from: the seat they ask for if it is theirs, else the one of theirs that is asked, else from beside the
 * table. Throws `Refused`.
 */
export function placeFor(match: Match, guest: string | undefined, wanted: number | 'spectator' | undefined): Viewer {
  if (wanted === 'spectator') return wanted
  const own = match.seatsOf(guest)
  if (wanted === undefined) return own.find(seat => match.isAsked(seat)) ?? own[0] ?? 'spectator'
  const seat = own.find(each => each === wanted)
  if (seat === undefined) throw new Refused({ kind: 'notYourSeat' })
  return seat
}
