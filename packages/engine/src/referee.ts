import type { ClauseId } from './clauses.ts'
import { asSeat, type Move, type Seat } from './ints.ts'
import { listOf } from './list.ts'
import { MoveList } from './moves.ts'
import { MeteredRng, type Rng } from './rng.ts'
import type { GameState, Rules } from './rules.ts'
import type { GameEvent } from './visibility.ts'

export interface PlayedMove {
  readonly seat: Seat
  readonly move: Move
}

export type Verdict<Event> =
  | { readonly ok: true; readonly story: readonly Event[]; readonly undoable: boolean }
  | { readonly ok: false; readonly clause: ClauseId }

/** Nothing waits while moves are listed, so all referees of a thread share one list. */
const legal = new MoveList()

/** By rules: a position in which the one before a move is kept while the move is made. A new one would cost more than the move itself. */
const drafts = new WeakMap<object, GameState>()

/** No table has more seats. */
const MOST_SEATS = 8
const packed = (seat: Seat, move: Move): number => move * MOST_SEATS + seat
const unpacked = (number: number): PlayedMove => ({
  seat: asSeat(number % MOST_SEATS),
  move: Math.floor(number / MOST_SEATS) as Move,
})

/**
 * The only gate to a game: checks a move, plays it, keeps the moves, and says what may be taken back.
 * A move may be taken back exactly when it drew no chance, no seat learned anything by it, and the rules do not say that it stands.
 */
export class Referee<State extends GameState, Event extends GameEvent, View, Options> {
  readonly state: State
  /** What happened before the first decision. */
  readonly opening: readonly Event[]
  private readonly rules: Rules<State, Event, View, Options>
  private readonly rng: MeteredRng
  /** Move and seat in one number: a table that is played for an hour stays small. */
  private readonly played: number[] = []
  /** The positions before the last moves, as long as those may be taken back: their memory alone. */
  private readonly past: Uint8Array[] = []
  private readonly before: State
  /** How much each seat does not know in this position, if that was counted. */
  private unknown: readonly number[] | undefined

  private constructor(
    rules: Rules<State, Event, View, Options>,
    rng: MeteredRng,
    state: State,
    opening: readonly Event[],
  ) {
    this.rules = rules
    this.rng = rng
    this.state = state
    this.opening = opening
    this.before = (drafts.get(rules) as State | undefined) ?? rules.newState()
    drafts.set(rules, this.before)
  }

  /** Lays out a new game. */
  static begin<State extends GameState, Event extends GameEvent, View, Options>(
    rules: Rules<State, Event, View, Options>,
    seats: number,
    options: Options,
    rng: Rng,
  ): Referee<State, Event, View, Options> {
    const metered = new MeteredRng(rng)
    const state = rules.newState()
    const story: Event[] = []
    rules.setup(seats, options, { rng: metered, story }, state)
    return new Referee(rules, metered, state, story)
  }

  /** Goes on from a position that somebody kept or wrote. */
  static resume<State extends GameState, Event extends GameEvent, View, Options>(
    rules: Rules<State, Event, View, Options>,
    state: State,
    rng: Rng,
  ): Referee<State, Event, View, Options> {
    return new Referee(rules, new MeteredRng(rng), state, [])
  }

  get moves(): readonly PlayedMove[] {
    return this.played.map(unpacked)
  }

  /** How many moves have been made: `moves` makes a list of them each time. */
  get moveCount(): number {
    return this.played.length
  }

  get over(): boolean {
    return this.rules.deciders(this.state) === 0
  }

  /** The seat whose last move may be taken back now. */
  get undoableBy(): Seat | undefined {
    return this.past.length > 0 ? unpacked(this.played.at(-1)!).seat : undefined
  }

  legalMoves(seat: Seat): readonly Move[] {
    legal.clear()
    this.rules.legalMoves(this.state, seat, legal)
    return legal.toArray()
  }

  /** What a seat that has decided may still change. */
  secondThoughts(seat: Seat): readonly Move[] {
    legal.clear()
    this.rules.secondThoughts?.(this.state, seat, legal)
    return legal.toArray()
  }

  play(seat: Seat, move: Move): Verdict<Event> {
    const clause = this.rules.why(this.state, seat, move)
    if (clause !== undefined) return { ok: false, clause }

    const { before } = this
    this.rules.copy(this.state, before)
    const drawsBefore = this.rng.draws
    const unknownBefore = this.unknown
    this.unknown = undefined
    const stands = this.rules.stands?.(this.state, seat, move) === true
    const story: Event[] = []
    this.rules.apply(this.state, seat, move, { rng: this.rng, story })
    this.played.push(packed(seat, move))

    const undoable = !stands && this.rng.draws === drawsBefore && !this.someoneLearned(before, unknownBefore)
    if (undoable) this.past.push(before.memory.slice())
    else this.past.length = 0
    return { ok: true, story, undoable }
  }

  /** Takes back the last move, if that is allowed. */
  undo(): boolean {
    const before = this.past.pop()
    if (before === undefined) return false
    this.state.memory.set(before)
    this.played.pop()
    this.unknown = undefined
    return true
  }

  /** Whether some seat knows something now that it did not know before. What is counted serves the next move too. */
  private someoneLearned(before: State, unknownBefore = unknownIn(this.rules, before)): boolean {
    this.unknown = unknownIn(this.rules, this.state)
    return isLessSomewhere(this.unknown, unknownBefore)
  }
}

/** Whether some seat knows something after a move that it did not know before: fewer cells are secret to it. */
export function someoneLearned<State extends GameState, Event extends GameEvent, View, Options>(
  rules: Rules<State, Event, View, Options>,
  before: State,
  after: State,
): boolean {
  return isLessSomewhere(unknownIn(rules, after), unknownIn(rules, before))
}

/** For each seat, how many cells are secret to it. */
function unknownIn<State extends GameState, Event extends GameEvent, View, Options>(
  rules: Rules<State, Event, View, Options>,
  state: State,
): readonly number[] {
  return listOf(rules.seatCount(state), seat => {
    let cells = 0
    for (const group of rules.secrets(state, asSeat(seat))) cells += group.length
    return cells
  })
}

const isLessSomewhere = (counts: readonly number[], than: readonly number[]): boolean =>
  counts.some((count, index) => count < than[index]!)
