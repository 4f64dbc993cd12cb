import type { ClauseId } from './clauses.ts'
import type { Move, Seat, SeatSet, Viewer } from './ints.ts'
import type { MoveList } from './moves.ts'
import type { Rng } from './rng.ts'
import type { GameEvent, Redacted } from './visibility.ts'

/** Everything a game remembers lies in one block of bytes: a copy is one `set`, a save is the block itself. */
export interface GameState {
  readonly memory: Uint8Array
}

/** What a move may touch besides the state: chance and, when someone is watching, the story it tells. */
export interface Table<Event> {
  readonly rng: Rng
  /** Absent in playouts, so `table.story?.push({…})` allocates nothing. */
  readonly story?: Event[]
}

/** How one point, or some, was made or lost. */
export interface SheetLine {
  readonly clause: ClauseId
  /** What is counted; a key of the game's words. */
  readonly item: string
  readonly points: number
  /** The cards counted, in the game's notation. */
  readonly cards?: string
}

export interface ScoreSheet {
  readonly seats: readonly { readonly lines: readonly SheetLine[]; readonly total: number }[]
}

/**
 * The contract of a game. Pure: no clock, no chance but `Rng`, nothing remembered outside the state.
 * `legalMoves` and `apply` allocate nothing.
 */
export interface Rules<State extends GameState, Event extends GameEvent, View, Options> {
  readonly id: string
  /** Raised when old records would no longer replay to the same end. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  /** More moves than random play ever needs, whatever the options: beyond it the laws speak of a game without end. */
  readonly longestGame: number

  newState(): State
  copy(from: State, into: State): void
  /** Lays out a new game and runs to its first decision. */
  setup(seats: number, options: Options, table: Table<Event>, into: State): void
  /** How many sit at the table. */
  seatCount(state: State): number

  /** Seats that owe a decision: one, several when all choose at once, none when the game is over. */
  deciders(state: State): SeatSet
  /** Adds every legal move of a deciding seat, in a stable order, each exactly once, never none. */
  legalMoves(state: State, seat: Seat, out: MoveList): void
  /**
   * Adds the moves by which a seat that has decided may still decide otherwise, while others decide. Nobody waits for them and bots
   * need not think of them. Absent where nobody ever may.
   */
  secondThoughts?(state: State, seat: Seat, out: MoveList): void
  /** The first clause that forbids this well-formed move; `undefined` exactly when it is legal or a second thought. */
  why(state: State, seat: Seat, move: Move): ClauseId | undefined
  /**
   * Whether a move stands once it is made, even if nobody learned anything by it. Needed where what others know is itself a secret:
   * there an offer to take it back would tell. Absent where no move does.
   */
  stands?(state: State, seat: Seat, move: Move): boolean
  /** Plays a legal move in place, then runs to the next decision. Does not check again: the referee has. */
  apply(state: State, seat: Seat, move: Move, table: Table<Event>): void

  /** Score of each seat; meaningful once nobody decides. */
  scores(state: State): readonly number[]
  /** Who won, shared or alone; meaningful once nobody decides. */
  winners(state: State): SeatSet
  /** How every point settled so far was made. Holds nothing that any viewer may not know. */
  sheet(state: State): ScoreSheet

  /** `beside`: what another viewer sees at this moment; what everybody sees alike may be taken from there. */
  view(state: State, viewer: Viewer, beside?: Redacted<View>): Redacted<View>
  tell(event: Event, viewer: Viewer): Redacted<Event>
  /** Fills `into` with a world drawn uniformly from those the viewer cannot rule out. Takes a view: a bot cannot peek. */
  imagine(seen: Redacted<View>, rng: Rng, into: State): void
  /**
   * Memory cells whose content the viewer does not know, in groups within which contents may change places.
   * Written apart from `view`, so that the law of non-interference checks one statement against the other; the
   * referee derives undo from it.
   */
  secrets(state: State, viewer: Viewer): readonly (readonly number[])[]
}
