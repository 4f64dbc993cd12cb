import type { NewTable } from '@sennik/protocol'
import type { Match } from './match.ts'

/** The same game once more: whoever asks sits where they sat, bots too; the seats of others wait for them. */
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
