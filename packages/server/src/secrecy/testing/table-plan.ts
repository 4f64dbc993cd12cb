import { createHash } from 'node:crypto'
import { type AnyGame, asSeat, listOf, type Seat, SeededRng, type Viewer } from '@sennik/engine'
import { randomPlan } from '@sennik/engine/testing'
import { type Chair, type Entry, Match, type MatchSnapshot, type Opened } from '@sennik/match'
import type { Avatar } from '@sennik/protocol'

/** A person who is known to every house of a test by the same key. */
export interface Somebody {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly avatar: Avatar
}

/** The same people sit at all tables of a test: the one at seat 0 is always the same one. */
export const PEOPLE: readonly Somebody[] = listOf(8, index => ({
  id: `guest-of-seat-${index}`,
  key: createHash('sha256').update(`key ${index}`).digest('base64url'),
  name: `Gość ${index}`,
  avatar: 'cat',
}))

/** A game in which some moves were made, as its log and as a snapshot. */
export interface TableInPlay {
  readonly seed: string
  readonly id: string
  readonly game: AnyGame
  readonly entries: readonly Entry[]
  readonly snapshot: MatchSnapshot
  readonly people: readonly Seat[]
}

const MOST_MOVES_BEFORE = 40

const hex = (text: string): string => createHash('sha256').update(text).digest('hex')

function openedFor(game: AnyGame, seed: string, rng: SeededRng): Opened {
  const { seats, options } = randomPlan(game, seed)
  const house = hex(`house ${seed}`)
  const withBots = rng.below(3) === 0
  const shareDevices = rng.below(4) === 0
  const chairs = listOf(seats, (seat): Chair => {
    if (withBots && seat > 0 && rng.below(2) === 0) return { who: 'bot', bot: 'greedy' }
    const { id, name, avatar } = PEOPLE[shareDevices ? seat - (seat % 2) : seat]!
    return { who: 'person', standIn: false, guest: id, name, avatar }
  })
  return {
    kind: 'opened',
    at: Date.UTC(2026, 0, 1),
    game: game.rules.id,
    rulesVersion: game.rules.version,
    options: options as Opened['options'],
    access: 'private',
    host: PEOPLE[0]!.id,
    chairs,
    commitment: createHash('sha256').update(Buffer.from(house, 'hex')).digest('hex'),
    house,
  }
}

/** A table in the middle of a random game, at a moment when people are asked: bots would go on by themselves. */
export function tableInPlay(game: AnyGame, seed: string): TableInPlay | undefined {
  const rng = SeededRng.of(`table ${seed}`)
  const opened = openedFor(game, seed, rng)
  const id = createHash('sha256').update(seed).digest('base64url').slice(0, 22)
  const entries: Entry[] = [opened, { kind: 'began', at: opened.at, bot: 'greedy' }]
  const match = Match.from(id, entries)
  const write = (entry: Entry): void => {
    entries.push(entry)
    match.apply(entry, [])
  }
  let moves = rng.below(MOST_MOVES_BEFORE)
  while (match.phase === 'playing') {
    const snapshot = match.snapshot()
    const isBotAsked = match.botTurns('greedy').length > 0
    if (moves-- <= 0 && snapshot !== undefined && !isBotAsked)
      return {
        seed,
        id,
        game,
        entries,
        snapshot,
        people: opened.chairs.flatMap((chair, seat) => personAt(chair, seat)),
      }
    const seats = listOf(match.chairs.length, asSeat).filter(seat => match.isAsked(seat))
    const seat = seats[rng.below(seats.length)]!
    const legal = match.referee!.legalMoves(seat)
    const by = match.isPlayedByBot(seat) ? 'bot' : 'person'
    write({ kind: 'moved', seat, move: game.moves.write(legal[rng.below(legal.length)]!), by })
  }
  return undefined
}

const personAt = (chair: Chair, seat: number): Seat[] => (chair.who === 'person' ? [asSeat(seat)] : [])

/** Who plays a seat. */
export function personOf({ snapshot }: TableInPlay, viewer: Viewer): Somebody | undefined {
  const chair = viewer === 'spectator' ? undefined : snapshot.chairs[viewer]
  return PEOPLE.find(({ id }) => chair?.who === 'person' && chair.guest === id)
}

/** Everybody who can look at this table through a house: bots look at nothing that is sent. */
export const viewersOf = ({ people }: TableInPlay): readonly Viewer[] => [...people, 'spectator']
