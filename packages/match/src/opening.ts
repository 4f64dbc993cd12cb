import { botNamed } from '@sennik/bots'
import { type AnyGame, readSeatCount } from '@sennik/engine'
import { freshChance } from '@sennik/fair'
import { type Guest, type NewTable, Refused, readName } from '@sennik/protocol'
import type { Chair, Kept, Opened } from './entries.ts'
import { gamePlayed } from './game.ts'

/** A person the house knows. */
export interface Person extends Guest {
  readonly id: string
}

/** `kept`: for whom free seats wait. Checks what is wanted and fixes the house's part of the shuffle. Throws `BadInput` or `Refused`. */
export function openedBy(
  person: Person,
  wanted: Omit<NewTable, 'id'>,
  at: number,
  kept: readonly (Kept | undefined)[] = [],
): Opened {
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
    chairs: wanted.seats.map((plan, seat) =>
      plan.who === 'anyone'
        ? freeFor(kept[seat])
        : chairFor(plan, person, wanted.shuffles === true && isFirstOwn(wanted.seats, seat)),
    ),
    commitment,
    house,
  }
}

/** Only what differs from the box is written down. */
function otherCards({ cards }: AnyGame): { readonly cards?: string } {
  return cards === undefined || cards.set.hash === cards.builtIn.hash ? {} : { cards: cards.set.text }
}

/** One device adds to the shuffle once, whichever number of seats it has. */
const isFirstOwn = (plans: NewTable['seats'], seat: number): boolean =>
  plans.findIndex(({ who }) => who === 'me') === seat

const freeFor = (kept: Kept | undefined): Chair => ({ who: 'free', ...(kept === undefined ? {} : { kept }) })

type OwnPlan = Exclude<NewTable['seats'][number], { readonly who: 'anyone' }>

function chairFor(plan: OwnPlan, person: Person, shuffles: boolean): Chair {
  switch (plan.who) {
    case 'bot':
      return { who: 'bot', bot: botNamed(plan.bot).name }
    case 'me':
      return {
        who: 'person',
        standIn: false,
        guest: person.id,
        name: nameAllowed(plan.name ?? person.name),
        avatar: plan.avatar ?? person.avatar,
        ...(shuffles ? { shuffles } : {}),
      }
  }
}

/** A house that gets its messages from its own page has no other edge. Throws `Refused`. */
export function nameAllowed(written: string): string {
  const read = readName(written)
  if ('flaw' in read) throw new Refused({ kind: 'badName', flaw: read.flaw })
  return read.name
}

/** 128 random bits in 22 characters. */
export function newTableId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
