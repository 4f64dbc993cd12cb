import type { Move, MoveList, Seat, Table } from '@sennik/engine'
import type { KotyClause } from './clauses.ts'
import type { Event } from './events.ts'
import { type KotyMove, moves } from './moves.ts'
import type { State } from './state.ts'

/** One decision: what may be done, why something else may not, and what then happens. */
export interface Step {
  legal(s: State, seat: Seat, out: MoveList): void
  /** The clause that forbids a move of a seat that decides here. */
  why(s: State, seat: Seat, move: Move): KotyClause | undefined
  play(s: State, seat: Seat, move: Move, table: Table<Event>): void
}

/**
 * What the table can wait for. A step's place in this list is its number in a frame and must not change. Those that keep something
 * keep an owner and a land: where the joker lies, where the moth's cat lies, what is attacked.
 */
export const STEP_NAMES = [
  /** Play a card, or exchange. */
  'turn',
  /** Which cat is the joker? */
  'declare',
  /** Where does the nine go? */
  'nine',
  /** Where do the two cats go that fought? */
  'settle',
  /** Where does the moth put the cat? */
  'carry',
  /** Does the attacked seat defend? */
  'reply',
  /** Does its partner? */
  'partner',
  /** Does the attacker repeat the attack? */
  'repeat',
] as const

export type StepName = (typeof STEP_NAMES)[number]

export const stepNumber = (name: StepName): number => STEP_NAMES.indexOf(name)

/** The clause that says when each kind of move may be made. */
const WHEN: { readonly [K in KotyMove['kind']]: KotyClause } = {
  cat: 'KOT-6',
  raven: 'KOT-6',
  joker: 'KOT-6',
  declare: 'KOT-10',
  exchange: 'KOT-20',
  moth: 'KOT-N1',
  carry: 'KOT-N3',
  bat: 'KOT-N1',
  dragon: 'KOT-N1',
  put: 'KOT-4',
  defend: 'KOT-16',
  defendJoker: 'KOT-16',
  owl: 'KOT-N2',
  letGo: 'KOT-16',
  repeat: 'KOT-17',
  repeatJoker: 'KOT-17',
  stop: 'KOT-17',
}

export const outOfPlace = (move: Move): KotyClause => WHEN[moves.decode(move).kind]
