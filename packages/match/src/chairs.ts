import type { Chair, Entry } from './entries.ts'

type Person = Extract<Chair, { readonly who: 'person' }>

const ofPerson =
  (change: (person: Person) => Chair) =>
  (chair: Chair): Chair =>
    chair.who === 'person' ? change(chair) : chair

const withPart = ({ shuffles, ...chair }: Person, entropy: string): Chair => ({ ...chair, entropy })

export const isKeptFor = (chair: Chair | undefined, guest: string | undefined): boolean =>
  chair?.who === 'free' && chair.kept !== undefined && chair.kept.guest === guest

/** Whoever sits down elsewhere needs no seat that is kept for them. */
const released = (chairs: readonly Chair[], guest: string): readonly Chair[] =>
  chairs.map(chair => (isKeptFor(chair, guest) ? { who: 'free' } : chair))

/** Who sits where after an entry of the log. Whoever leaves a game that is played keeps the seat: a bot plays on for them. */
export function chairsAfter(chairs: readonly Chair[], entry: Entry, isPlayed: boolean): readonly Chair[] {
  const change = (seats: readonly number[], to: (chair: Chair) => Chair): readonly Chair[] =>
    chairs.map((chair, seat) => (seats.includes(seat) ? to(chair) : chair))
  switch (entry.kind) {
    case 'sat': {
      const { seat, sitter } = entry
      const taken = isKeptFor(chairs[seat], sitter.guest) ? chairs : released(chairs, sitter.guest)
      return taken.with(seat, { who: 'person', standIn: false, ...sitter })
    }
    case 'shuffled':
      return change(
        [entry.seat],
        ofPerson(person => withPart(person, entry.entropy)),
      )
    case 'left':
      return change(entry.seats, chair =>
        chair.who === 'person' && isPlayed ? { ...chair, standIn: true } : { who: 'free' },
      )
    case 'stoodIn':
      return change(
        [entry.seat],
        ofPerson(person => ({ ...person, standIn: true })),
      )
    case 'returned':
      return change(
        entry.seats,
        ofPerson(person => ({ ...person, standIn: false })),
      )
    case 'began':
      return chairs.map(chair => (chair.who === 'free' ? { who: 'bot', bot: entry.bot } : chair))
    default:
      return chairs
  }
}
