import type { Move, MoveList, Seat, Table } from '@sennik/engine'
import type { ChaptersClause } from './clauses.ts'
import type { Event } from './events.ts'
import { type ChaptersMove, moves } from './moves.ts'
import type { State } from './state.ts'

/** One decision: what may be done, why something else may not, and what then happens. */
export interface Step {
  legal(s: State, seat: Seat, out: MoveList): void
  /** The clause that forbids a move of any seat here. */
  why(s: State, seat: Seat, move: Move): ChaptersClause | undefined
  play(s: State, seat: Seat, move: Move, table: Table<Event>): void
}

/** What the table can wait for. A step's place in this list is its number in a frame and must not change. */
export const STEP_NAMES = ['draft', 'play'] as const

export type StepName = (typeof STEP_NAMES)[number]

export const stepNumber = (name: StepName): number => STEP_NAMES.indexOf(name)

/** The clause that says when each kind of move may be made. */
const WHEN: { readonly [K in ChaptersMove['kind']]: ChaptersClause } = {
  pick: 'CH-3',
  give: 'CH-21',
  swap: 'CH-21',
  play: 'CH-6',
}

export const outOfPlace = (move: Move): ChaptersClause => WHEN[moves.decode(move).kind]
