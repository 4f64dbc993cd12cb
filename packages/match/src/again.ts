import type { Command, NewTable } from '@sennik/protocol'
import type { Kept } from './entries.ts'
import type { Match } from './match.ts'

/** The same game once more: whoever asks sits where they sat, bots too; the seats of others wait for them (`keptSeats`). */
export function againFor(match: Match, guest: string): Omit<NewTable, 'id'> {
  const { game, options, cards, access, hints } = match.opened
  const seats: NewTable['seats'] = match.chairs.map(chair => {
    if (chair.who === 'bot') return { who: 'bot', bot: chair.bot }
    if (chair.who === 'person' && chair.guest === guest) return { who: 'me', name: chair.name, avatar: chair.avatar }
    return { who: 'anyone' }
  })
  return {
    game,
    options: { ...options },
    ...(cards === undefined ? {} : { cards }),
    access,
    ...(hints === undefined ? {} : { hints }),
    seats,
  }
}

/** Seats of the next game that are kept for who sat there in this one: all but those of whoever asks for it. */
export const keptSeats = (match: Match, guest: string): readonly (Kept | undefined)[] =>
  match.chairs.map(chair =>
    chair.who === 'person' && chair.guest !== guest
      ? { guest: chair.guest, name: chair.name, avatar: chair.avatar }
      : undefined,
  )

type Sit = Extract<Command, { readonly t: 'sit' }>

/** How somebody takes all the seats that are kept for them, by the names they had there; else one that is free. */
export function sittings(match: Match, guest: string, sit: Sit): readonly Sit[] {
  const own = match.keptFor(guest).map((seat, nth) => {
    const { name, avatar } = (match.chairs[seat] as { readonly kept: Kept }).kept
    const { shuffles: _, ...more } = sit
    // One device adds to the shuffle once.
    return nth === 0 ? { ...sit, seat, name, avatar } : { ...more, id: `${sit.id}-${seat}`, seat, name, avatar }
  })
  return own.length === 0 ? [sit] : own
}
