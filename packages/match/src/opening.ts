import { botNamed } from '@sennik/bots'
import { type AnyGame, readSeatCount } from '@sennik/engine'
import { freshChance } from '@sennik/fair'
import type { Guest, NewTable } from '@sennik/protocol'
import type { Chair, Opened } from './entries.ts'
import { gamePlayed } from './game.ts'

/** A person the house knows. */
export interface Person extends Guest {
  readonly id: string
}

/** Checks what is wanted and fixes the house's part of the shuffle. Throws `BadInput`. */
export function openedBy(person: Person, wanted: Omit<NewTable, 'id'>, at: number): Opened {
  const game = gamePlayed(wanted)
  game.options.read(wanted.options, readSeatCount(game.rules.seats, wanted.seats.length))
  const { commitment, house } = freshChance()
  return {
    kind: 'opened',
    at,
    game: wanted.game,
    rulesVersion: game.rules.version,
    options: wanted.options,
    ...otherCards(game),
    access: wanted.access,
    ...(wanted.hints === false ? { hints: false } : {}),
    host: person.id,
    chairs: wanted.seats.map((plan, seat) => chairFor(plan, person, isFirstOwn(wanted.seats, seat) && wanted.entropy)),
    commitment,
    house,
  }
}

/** Only what differs from the box is written down. */
function otherCards({ cards }: AnyGame): { readonly cards?: string } {
  return cards === undefined || cards.set.hash === cards.builtIn.hash ? {} : { cards: cards.set.text }
}

/** One device adds its entropy once, whichever number of seats it has. */
const isFirstOwn = (plans: NewTable['seats'], seat: number): boolean =>
  plans.findIndex(({ who }) => who === 'me') === seat

function chairFor(plan: NewTable['seats'][number], person: Person, entropy: string | false | undefined): Chair {
  switch (plan.who) {
    case 'anyone':
      return { who: 'free' }
    case 'bot':
      return { who: 'bot', bot: botNamed(plan.bot).name }
    case 'me':
      return {
        who: 'person',
        standIn: false,
        guest: person.id,
        name: plan.name ?? person.name,
        avatar: plan.avatar ?? person.avatar,
        ...(entropy ? { entropy } : {}),
      }
  }
}

/** 128 random bits in 22 characters. */
export function newTableId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
