import type { SeatInfo, TableInfo, TableLine } from '@sennik/protocol'
import type { Chair } from './entries.ts'
import type { Match } from './match.ts'

/** Whether a guest is connected now. */
export type Presence = (guest: string) => boolean

const everybody: Presence = () => true

function seatInfo(chair: Chair, presence: Presence): SeatInfo {
  if (chair.who === 'free') return { who: 'free', ...(chair.kept === undefined ? {} : { keptFor: chair.kept.name }) }
  if (chair.who === 'bot') return chair
  const { name, avatar, standIn } = chair
  return { who: 'person', name, avatar, present: presence(chair.guest), standIn }
}

const seatsOf = (match: Match, presence: Presence): SeatInfo[] => match.chairs.map(chair => seatInfo(chair, presence))

export function tableInfo(match: Match, presence = everybody): TableInfo {
  const { game, rulesVersion, options, cards, access, hints, commitment, at } = match.opened
  return {
    id: match.id,
    game,
    rulesVersion,
    options: { ...options },
    ...(cards === undefined ? {} : { cards: match.game.cards!.set.hash }),
    access,
    ...(hints === false ? { hints } : {}),
    phase: match.phase,
    seats: seatsOf(match, presence),
    commitment,
    next: match.next,
    openedAt: at,
  }
}

export function lineOf(match: Match, presence = everybody): TableLine {
  const { game, options, at } = match.opened
  return {
    id: match.id,
    game,
    options: { ...options },
    phase: match.phase,
    seats: seatsOf(match, presence),
    openedAt: at,
  }
}
