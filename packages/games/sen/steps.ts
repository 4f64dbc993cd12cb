import { asSeat, type Move, type MoveList, type Seat, type Table } from '@sennik/engine'
import type { SenClause } from './clauses.ts'
import type { Event } from './events.ts'
import { moves, type SenMove } from './moves.ts'
import type { State } from './state.ts'

/** One decision: what may be done, why something else may not, and what then happens. */
export interface Step {
  legal(s: State, seat: Seat, out: MoveList): void
  /** The clause that forbids a move of a seat that decides here. */
  why(s: State, seat: Seat, move: Move): SenClause | undefined
  play(s: State, seat: Seat, move: Move, table: Table<Event>): void
}

/** What the table can wait for. A step's place in this list is its number in a frame and must not change. */
export const STEP_NAMES = [
  'opening',
  'turn',
  'exchange',
  'drawn',
  'keep',
  'peek',
  'swap',
  'swap-with',
  'claim',
  'claim-with',
  'claim-number',
] as const

export type StepName = (typeof STEP_NAMES)[number]

export const stepNumber = (name: StepName): number => STEP_NAMES.indexOf(name)

/** The clause that says when each kind of move may be made. */
const WHEN: { readonly [K in SenMove['kind']]: SenClause } = {
  peek: 'SEN-5',
  take: 'SEN-7',
  draw: 'SEN-8',
  call: 'SEN-9',
  claim: 'SEN-V3',
  place: 'SEN-8',
  discard: 'SEN-8',
  use: 'SEN-8',
  keep: 'SEN-11',
  look: 'SEN-12',
  pick: 'SEN-13',
  point: 'SEN-V3',
  name: 'SEN-V3',
}

export const outOfPlace = (move: Move): SenClause => WHEN[moves.decode(move).kind]

/** A land of the dream that a move names, if it is there. */
export const isLand = (s: State, owner: number, slot: number): boolean =>
  owner < s.seats() && slot < s.lands(asSeat(owner))
