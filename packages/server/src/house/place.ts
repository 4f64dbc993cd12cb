import type { Viewer } from '@sennik/engine'
import type { Match } from '@sennik/match'
import { Refused } from '@sennik/protocol'
import type { KnownGuest } from './visitor.ts'

/** Where a visitor looks from: the seat they ask for if it is theirs, else the one of theirs that is asked, else from beside the table. */
export function placeFor(
  match: Match,
  guest: KnownGuest | undefined,
  wanted: number | 'spectator' | undefined,
): Viewer {
  const seats = match.seatsOf(guest?.id)
  if (wanted === 'spectator') return wanted
  if (wanted === undefined) return seats.find(seat => match.isAsked(seat)) ?? seats[0] ?? 'spectator'
  const seat = seats.find(own => own === wanted)
  if (seat === undefined) throw new Refused({ kind: 'notYourSeat' })
  return seat
}
