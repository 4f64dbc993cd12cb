import type { ClauseId } from './clauses.ts'
import { asSeat, type Move, type Seat } from './ints.ts'
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

/**
 * The only gate to a game: checks a move, plays it, keeps the moves, and says what may be taken back.
 * A move may be taken back exactly when it drew no chance and no seat learned anything by it.
 */
export class Referee<State extends GameState, Event extends GameEvent, View, Options> {
  readonly state: State
  readonly opening: readonly Event[]
  private readonly rules: Rules<State, Event, View, Options>
  private readonly seats: number
  private readonly rng: MeteredRng
  private readonly legal = new MoveList()
  private readonly played: PlayedMove[] = []
  /** The positions before the last moves, as long as those may be taken back. */
  private readonly past: State[] = []

  constructor(rules: Rules<State, Event, View, Options>, seats: number, options: Options, rng: Rng) {
    this.rules = rules
    this.seats = seats
    this.rng = new MeteredRng(rng)
    this.state = rules.newState()
    const story: Event[] = []
    rules.setup(seats, options, { rng: this.rng, story }, this.state)
    this.opening = story
  }

  get moves(): readonly PlayedMove[] {
    return this.played
  }

  get over(): boolean {
    return this.rules.deciders(this.state) === 0
  }

  /** The seat whose last move may be taken back now. */
  get undoableBy(): Seat | undefined {
    return this.past.length > 0 ? this.played.at(-1)?.seat : undefined
  }

  legalMoves(seat: Seat): readonly Move[] {
    this.legal.clear()
    this.rules.legalMoves(this.state, seat, this.legal)
    return this.legal.toArray()
  }

  play(seat: Seat, move: Move): Verdict<Event> {
    const clause = this.rules.why(this.state, seat, move)
    if (clause !== undefined) return { ok: false, clause }

    const before = this.rules.newState()
    this.rules.copy(this.state, before)
    const drawsBefore = this.rng.draws
    const story: Event[] = []
    this.rules.apply(this.state, seat, move, { rng: this.rng, story })
    this.played.push({ seat, move })

    const undoable = this.rng.draws === drawsBefore && !this.someoneLearned(before)
    if (undoable) this.past.push(before)
    else this.past.length = 0
    return { ok: true, story, undoable }
  }

  /** Takes back the last move, if that is allowed. */
  undo(): boolean {
    const before = this.past.pop()
    if (before === undefined) return false
    this.rules.copy(before, this.state)
    this.played.pop()
    return true
  }

  private someoneLearned(before: State): boolean {
    for (let index = 0; index < this.seats; index++) {
      const seat = asSeat(index)
      if (this.unknownTo(seat, this.state) < this.unknownTo(seat, before)) return true
    }
    return false
  }

  private unknownTo(seat: Seat, state: State): number {
    return this.rules.secrets(state, seat).reduce((sum, group) => sum + group.length, 0)
  }
}
