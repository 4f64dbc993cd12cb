import type { Viewer } from '@sennik/engine'
import { type Command, type Refusal, Refused } from '@sennik/protocol'
import type { Entry } from './entries.ts'
import type { Match } from './match.ts'
import type { Person } from './opening.ts'

/** Who gives a command, and from which place they look. */
export interface Caller {
  readonly person: Person | undefined
  readonly as: Viewer
}

/** A table that nobody began is closed after a day. */
export const WAITING_LIMIT = 24 * 60 * 60 * 1000

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
  if (isExpired(match, now)) return refuse('expired')
  switch (command.t) {
    case 'sit':
      return { entry: sit(match, command, caller) }
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

export const isExpired = (match: Match, now: number): boolean =>
  match.phase === 'waiting' && now - match.opened.at > WAITING_LIMIT

type Of<T extends MatchCommand['t']> = Extract<MatchCommand, { readonly t: T }>

function sit(match: Match, command: Of<'sit'>, { person }: Caller): Entry {
  if (person === undefined) return refuse('needGuest')
  if (match.phase !== 'waiting') return refuse('alreadyBegan')
  const isFree = (seat: number): boolean => match.chairs[seat]?.who === 'free'
  const free = match.chairs.findIndex(({ who }) => who === 'free')
  if (free < 0) return refuse('tableFull')
  if (command.seat !== undefined && !isFree(command.seat)) return refuse('seatTaken')
  return {
    kind: 'sat',
    id: command.id,
    seat: command.seat ?? free,
    sitter: {
      guest: person.id,
      name: command.name ?? person.name,
      avatar: command.avatar ?? person.avatar,
      ...(command.entropy === undefined ? {} : { entropy: command.entropy }),
    },
  }
}

function leave(match: Match, { id }: Of<'leave'>, { person }: Caller): Entry {
  const seats = match.seatsOf(person?.id)
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

/** What the house does by itself: it deals once every seat is taken. */
export function choreOf(match: Match, now: number): Entry | undefined {
  const isReady = match.phase === 'waiting' && match.chairs.every(({ who }) => who !== 'free')
  return isReady ? { kind: 'began', at: now, bot: NEWCOMER } : undefined
}
