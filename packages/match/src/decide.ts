import { asSeat, type Viewer } from '@sennik/engine'
import { type Command, type Refusal, Refused } from '@sennik/protocol'
import type { Entry } from './entries.ts'
import type { Match } from './match.ts'
import { nameAllowed, type Person } from './opening.ts'

/** Who gives a command, and from which place they look. */
export interface Caller {
  readonly person: Person | undefined
  readonly as: Viewer
}

/** A table that nobody began is closed after a day. */
export const WAITING_LIMIT = 24 * 60 * 60 * 1000

/**
 * Entries after which a table that is not over is closed. The longest game that can be arranged, fifty rounds of Sen among five, takes bots some 1,500; so this is
 * for those who never end: who take back and move, sit down and stand up, come and go, or only ever take from the
 * discard pile. 3 MB of log, read again in less than a second.
 */
export const LONGEST_LOG = 20_000

/** The entry that a command asks for, or the answer to a question. `again` is the house's, who opens the table. */
export type Decision = { readonly entry: Entry } | { readonly clause: string | null }

export type MatchCommand = Exclude<Command, { readonly t: 'again' }>

const refuse = (kind: Extract<Refusal, { readonly kind: string }>['kind'] & PlainKind): never => {
  throw new Refused({ kind })
}

type PlainKind = {
  [K in Refusal['kind']]: keyof Extract<Refusal, { readonly kind: K }> extends 'kind' ? K : never
}[Refusal['kind']]

/** Whether a command may be carried out now, and what it comes to. Changes nothing. Throws `Refused` or `BadInput`. */
export function decide(match: Match, command: MatchCommand, caller: Caller, now: number): Decision {
  const closed = closedBecause(match, now)
  if (closed !== undefined) throw new Refused(closed)
  switch (command.t) {
    case 'sit':
      return { entry: sit(match, command, caller, now) }
    case 'shuffle':
      return { entry: shuffle(match, command, caller) }
    case 'leave':
      return { entry: leave(match, command, caller) }
    case 'begin':
      return { entry: begin(match, command, caller, now) }
    case 'move':
      return { entry: move(match, command, caller) }
    case 'undo':
      return { entry: undo(match, command, caller) }
    case 'why':
      return { clause: why(match, command, caller) }
  }
}

/** Why nothing happens at this table any more, although its game is not over. */
export function closedBecause(match: Match, now: number): Refusal | undefined {
  if (match.n >= LONGEST_LOG && match.phase !== 'over') return { kind: 'endless', most: LONGEST_LOG }
  return match.phase === 'waiting' && now - match.opened.at > WAITING_LIMIT ? { kind: 'expired' } : undefined
}

type Of<T extends MatchCommand['t']> = Extract<MatchCommand, { readonly t: T }>

/** How long the seats of a rematch are kept for who sat there. Then they are for anyone: nobody waits for ever. */
export const KEPT_FOR = 5 * 60 * 1000

function sit(match: Match, command: Of<'sit'>, { person }: Caller, now: number): Entry {
  if (person === undefined) return refuse('needGuest')
  if (match.phase !== 'waiting') return refuse('alreadyBegan')
  return {
    kind: 'sat',
    id: command.id,
    seat: seatFor(match, command.seat, person.id, now),
    sitter: {
      guest: person.id,
      name: nameAllowed(command.name ?? person.name),
      avatar: command.avatar ?? person.avatar,
      ...partOf(command),
    },
  }
}

/** The seat that is wanted, or any: one that is kept for them first, then one that is for anyone. */
function seatFor(match: Match, wanted: number | undefined, guest: string, now: number): number {
  const { chairs } = match
  const areKept = now - match.opened.at < KEPT_FOR
  const isOpen = (seat: number): boolean => {
    const chair = chairs[seat]
    return chair?.who === 'free' && (chair.kept === undefined || chair.kept.guest === guest || !areKept)
  }
  const free = chairs.flatMap(({ who }, seat) => (who === 'free' ? [seat] : []))
  if (free.length === 0) return refuse('tableFull')
  if (wanted !== undefined && !free.includes(wanted)) return refuse('seatTaken')
  const seat = wanted ?? match.keptFor(guest)[0] ?? free.find(isOpen)
  return seat !== undefined && isOpen(seat) ? seat : refuse('seatKept')
}

const partOf = ({ entropy, shuffles }: Of<'sit'>) =>
  entropy === undefined ? { ...(shuffles ? { shuffles } : {}) } : { entropy }

/** Once, and only from those who said that they would: the log has an end, and nobody tries until the cards please them. */
function shuffle(match: Match, { id, entropy }: Of<'shuffle'>, { person }: Caller): Entry {
  const own = match.seatsOf(person?.id)
  if (own.length === 0) return refuse('notYourSeat')
  if (match.phase !== 'waiting') return refuse('alreadyBegan')
  const seat = own.find(each => match.isShuffling(each))
  if (seat === undefined) return refuse('notYourDecision')
  return { kind: 'shuffled', id, seat, entropy }
}

function leave(match: Match, { id }: Of<'leave'>, { person }: Caller): Entry {
  const own = match.seatsOf(person?.id)
  // Whoever does not sit may give up what is kept for them.
  const seats = own.length === 0 ? match.keptFor(person?.id) : own
  if (seats.length === 0) return refuse('notYourSeat')
  if (match.phase === 'over') return refuse('over')
  return { kind: 'left', id, seats }
}

function begin(match: Match, { id }: Of<'begin'>, { person }: Caller, at: number): Entry {
  if (match.phase !== 'waiting') return refuse('alreadyBegan')
  if (person === undefined || person.id !== match.host) return refuse('notHost')
  return { kind: 'began', id, at, bot: NEWCOMER }
}

/** Who takes the seats that stayed free: somebody to play with, not to be beaten by. */
const NEWCOMER = 'casual'

/**
 * Who stands in for people who are away. Somebody whose line broke should not lose by it, nor should those who wait be given the game; but
 * nobody should win by getting up: so not the best there is.
 */
export const STAND_IN = 'strong'

function move(match: Match, command: Of<'move'>, caller: Caller): Entry {
  const seat = ownSeat(match, caller)
  if (!match.mayMove(seat)) return refuse('notYourDecision')
  if (command.n < match.questionOf(seat)) return refuse('stale')
  const wanted = match.game.moves.encode(command.move)
  const clause = match.why(seat, wanted)
  if (clause !== undefined) throw new Refused({ kind: 'clause', clause })
  return { kind: 'moved', id: command.id, seat, move: match.game.moves.write(wanted), by: 'person' }
}

function undo(match: Match, { id, n }: Of<'undo'>, caller: Caller): Entry {
  const seat = ownSeat(match, caller)
  if (n < match.n) return refuse('stale')
  if (match.referee?.undoableBy !== seat) return refuse('nothingToUndo')
  return { kind: 'undone', id, seat }
}

function why(match: Match, command: Of<'why'>, caller: Caller): string | null {
  const seat = ownSeat(match, caller)
  return match.why(seat, match.game.moves.encode(command.move)) ?? null
}

/** The seat a caller plays: theirs, in a game that is being played. */
function ownSeat(match: Match, { person, as }: Caller) {
  if (match.phase === 'waiting') return refuse('notBegan')
  if (as === 'spectator' || !match.isSeatOf(as, person?.id)) return refuse('notYourSeat')
  if (match.phase === 'over') return refuse('over')
  return as
}

/** Everybody sits, but somebody has yet to add their part of the shuffle. */
export const isShuffleAwaited = (match: Match): boolean =>
  isFull(match) && match.chairs.some((_, seat) => match.isShuffling(asSeat(seat)))

const isFull = (match: Match): boolean => match.phase === 'waiting' && match.chairs.every(({ who }) => who !== 'free')

/** What the house does by itself: it deals once every seat is taken and all have shuffled who said that they would. */
export const choreOf = (match: Match, now: number): Entry | undefined =>
  isFull(match) && !isShuffleAwaited(match) ? dealt(now) : undefined

/** Cards are dealt by the house, to whoever sits there. */
export const dealt = (at: number): Entry => ({ kind: 'began', at, bot: NEWCOMER })
