import type { Viewer } from '@sennik/engine'
import { type NewTable, Refused } from '@sennik/protocol'
import type { Match } from './match.ts'

/** From where somebody looks: the seat they ask for if it is theirs, else one of theirs that owes a decision. Throws `Refused`. */
export function placeFor(match: Match, guest: string | undefined, wanted: number | 'spectator' | undefined): Viewer {
  if (wanted === 'spectator') return wanted
  const own = match.seatsOf(guest)
  if (wanted === undefined) return own.find(seat => match.isAsked(seat)) ?? own[0] ?? 'spectator'
  const seat = own.find(each => each === wanted)
  if (seat === undefined) throw new Refused({ kind: 'notYourSeat' })
  return seat
}

/** The seats of a rematch: whoever asks for it sits down, bots stay, the others are expected. */
export const seatsAgain = (match: Match, guest: string): NewTable['seats'] =>
  match.chairs.map(chair => {
    if (chair.who === 'bot') return chair
    if (chair.who === 'person' && chair.guest === guest) return { who: 'me', name: chair.name, avatar: chair.avatar }
    return { who: 'anyone' }
  })
