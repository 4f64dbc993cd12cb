import { createHash } from 'node:crypto'
import { asSeat, BadInput, listOf, type Rng, type Seat, SeededRng, type Viewer } from '@sennik/engine'
import { type NewTable, Refused } from '@sennik/protocol'
import { type Caller, decide, type MatchCommand } from '../decide.ts'
import type { Entry, Kept } from '../entries.ts'
import { Match } from '../match.ts'
import { openedBy, type Person } from '../opening.ts'

export const NOW = Date.UTC(2026, 0, 1)
export const ID = 'a'.repeat(22)

const person = (name: string): Person => ({ id: `guest-${name}`, name, avatar: 'cat' })

export const [ALA, OLA, EWA, JAN] = [person('Ala'), person('Ola'), person('Ewa'), person('Jan')] as const

const ME = { who: 'me' } as const
export const ANYONE = { who: 'anyone' } as const
const BOT = { who: 'bot', bot: 'greedy' } as const

/** The kind of refusal, or what was done. */
export function refusalOf(action: () => unknown): string {
  try {
    action()
    return 'done'
  } catch (error) {
    if (error instanceof Refused) return error.refusal.kind
    if (error instanceof BadInput) return `input ${error.problem.kind}`
    throw error
  }
}

/** A table and its log, written as a house would: decided first. */
export class SomeTable {
  readonly entries: Entry[]
  readonly match: Match
  private commands = 0

  constructor(
    seats: NewTable['seats'] = [ME, ANYONE],
    changed: Partial<NewTable> = {},
    kept: readonly (Kept | undefined)[] = [],
    house = '00'.repeat(32),
  ) {
    const wanted = { game: 'sen', options: { rounds: 1 }, access: 'open' as const, seats, ...changed }
    // The cards are the same in every run.
    const commitment = createHash('sha256').update(Buffer.from(house, 'hex')).digest('hex')
    this.entries = [{ ...openedBy(ALA, wanted, NOW, kept), commitment, house }]
    this.match = Match.from(ID, this.entries)
  }

  /** Two people with their cards dealt. */
  static dealt(changed: Partial<NewTable> = {}): SomeTable {
    const table = new SomeTable([ME, ANYONE], changed)
    table.says(OLA, { t: 'sit' })
    table.write({ kind: 'began', at: NOW, bot: 'greedy' })
    return table
  }

  write(entry: Entry, viewers: readonly Viewer[] = []) {
    this.entries.push(entry)
    return this.match.apply(entry, viewers)
  }

  /** Carries out a command. Throws `Refused` or `BadInput`. */
  says(who: Person | undefined, wish: MatchCommand | Omit<MatchCommand, 'id'>, as: Viewer = 'spectator', at = NOW) {
    const command = { id: `command-${++this.commands}`, ...wish } as MatchCommand
    const decision = decide(this.match, command, { person: who, as } satisfies Caller, at)
    return 'entry' in decision ? this.write(decision.entry) : decision.clause
  }

  get viewers(): readonly Viewer[] {
    return [...listOf(this.match.chairs.length, asSeat), 'spectator']
  }

  get asked(): readonly Seat[] {
    return listOf(this.match.chairs.length, asSeat).filter(seat => this.match.isAsked(seat))
  }
}

const STRANGE = 6

/** A table with a random life: moves of people and bots, things taken back, people who go and come. */
export function randomTable(seed: string, mostMoves = 200): SomeTable {
  const rng = SeededRng.of(seed)
  const seats = [ME, rng.below(2) === 0 ? ANYONE : BOT, ...(rng.below(2) === 0 ? [BOT] : [])]
  const options = { rounds: 1 + rng.below(2), memoryAid: rng.below(2) === 0, iKnow: rng.below(2) === 0 }
  const house = listOf(32, () => rng.below(256).toString(16).padStart(2, '0')).join('')
  const table = new SomeTable(seats, { options, ...(rng.below(2) === 0 ? { shuffles: true } : {}) }, [], house)
  if (table.match.chairs[1]?.who === 'free') table.says(OLA, { t: 'sit', entropy: 'ab'.repeat(32) })
  if (table.match.isShuffling(asSeat(0))) table.says(ALA, { t: 'shuffle', entropy: 'cd'.repeat(32) })
  table.write({ kind: 'began', at: NOW, bot: 'greedy' })
  for (let moves = 0; moves < mostMoves && table.match.phase === 'playing'; moves++)
    if (rng.below(STRANGE) > 0) playOn(table, rng)
    else liveOn(table, rng)
  return table
}

function playOn(table: SomeTable, rng: Rng): void {
  const { match, asked } = table
  const seat = asked[rng.below(asked.length)]!
  const legal = match.referee!.legalMoves(seat).map(match.game.moves.write)
  // Whoever calls at random ends a round before anything has happened in it.
  const quiet = legal.filter(each => each !== 'call')
  const moves = rng.below(12) === 0 ? legal : quiet
  const move = moves[rng.below(moves.length)]!
  const by = match.isPlayedByBot(seat) ? 'bot' : 'person'
  table.write({ kind: 'moved', id: `random-${match.n}`, seat, move, by })
}

/** Something else than a move. */
function liveOn(table: SomeTable, rng: Rng): void {
  const { match } = table
  const undoable = match.referee?.undoableBy
  const people = match.chairs.flatMap((chair, seat) => (chair.who === 'person' ? [{ ...chair, seat }] : []))
  const { seat, standIn } = people[rng.below(people.length)]!
  if (undoable !== undefined && rng.below(2) === 0)
    table.write({ kind: 'undone', seat: undoable, id: `undo-${match.n}` })
  else if (standIn) table.write({ kind: 'returned', seats: [seat] })
  else if (rng.below(2) === 0) table.write({ kind: 'stoodIn', seat })
  else table.write({ kind: 'left', seats: [seat], id: `leave-${match.n}` })
}
