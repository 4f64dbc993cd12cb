import { asSeat, type Seat } from '@sennik/engine'
import { decide, Match, newTableId, openedBy, type Person } from '@sennik/match'
import type { Update } from '@sennik/protocol'
import { choose } from './choice.ts'
import { newCommandId } from './house-seat.ts'

/** What the house says to each seat, move by move; the first is the deal. */
export type Transcript = readonly (readonly string[])[]

const SEATS = [asSeat(0), asSeat(1)]
const PEOPLE: readonly Person[] = [
  { id: 'guest-0', name: 'Ola', avatar: 'cat' },
  { id: 'guest-1', name: 'Jan', avatar: 'fox' },
]

/** A whole game of Sen as the house would tell it, played as the loader plays. */
export function transcriptOfGame(): Transcript {
  const match = Match.from(newTableId(), [newTable()])
  const { name, avatar } = PEOPLE[1]!
  match.apply({ kind: 'sat', id: newCommandId(), seat: 1, sitter: { guest: PEOPLE[1]!.id, name, avatar } }, [])
  let said = match.apply({ kind: 'began', at: Date.now(), bot: 'greedy' }, SEATS)
  const transcript = [textsOf(said)]
  while (match.phase === 'playing') {
    const mover = SEATS.find(seat => said.get(seat)!.ask !== null)!
    const command = { t: 'move', id: newCommandId(), n: match.n, move: choose(said.get(mover)!.ask!.moves) } as const
    const decision = decide(match, command, { person: PEOPLE[mover], as: mover }, Date.now())
    if (!('entry' in decision)) throw new Error('a move makes an entry')
    said = match.apply(decision.entry, SEATS)
    transcript.push(textsOf(said, mover, command.id))
  }
  return transcript
}

const newTable = () =>
  openedBy(
    PEOPLE[0]!,
    { game: 'sen', options: {}, access: 'private', seats: [{ who: 'me' }, { who: 'anyone' }] },
    Date.now(),
  )

/** As the house writes them: whoever moved is also told which of their commands this was. */
const textsOf = (said: ReadonlyMap<unknown, Update>, mover?: Seat, id?: string): readonly string[] =>
  SEATS.map(seat => JSON.stringify(seat === mover ? { ...said.get(seat), id } : said.get(seat)))
