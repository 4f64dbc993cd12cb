import type { Move, MoveList, Seat, Table } from '@sennik/engine'
import type { CatLadyClause } from './clauses.ts'
import type { Event } from './events.ts'
import { type CatLadyMove, moves } from './moves.ts'
import type { State } from './state.ts'

/** One decision: what may be done, why something else may not, and what then happens. */
export interface Step {
  legal(s: State, seat: Seat, out: MoveList): void
  /** The clause that forbids a move of a seat that decides here. */
  why(s: State, seat: Seat, move: Move): CatLadyClause | undefined
  play(s: State, seat: Seat, move: Move, table: Table<Event>): void
}

/**
 * What the table can wait for: the marker's first place; a turn before the cards are taken, and after; the feeding, of all at once.
 * A step's place in this list is its number in a frame and must not change.
 */
export const STEP_NAMES = ['marker', 'turn', 'after', 'feeding'] as const

export type StepName = (typeof STEP_NAMES)[number]

export const stepNumber = (name: StepName): number => STEP_NAMES.indexOf(name)

/** The clause that says when each kind of move may be made. */
const WHEN: { readonly [K in CatLadyMove['kind']]: CatLadyClause } = {
  mark: 'CAT-4',
  take: 'CAT-5',
  spray: 'CAT-9',
  rescue: 'CAT-9',
  trade: 'CAT-9',
  end: 'CAT-5',
  give: 'CAT-11',
  back: 'CAT-11',
  best: 'CAT-13',
  done: 'CAT-13',
}

export const outOfPlace = (move: Move): CatLadyClause => WHEN[moves.decode(move).kind]
