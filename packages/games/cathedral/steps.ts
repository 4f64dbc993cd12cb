import { type Move, MoveList, only, type Seat, type Table } from '@sennik/engine'
import type { CathedralClause } from './clauses.ts'
import type { Event } from './events.ts'
import { actorOf } from './frames.ts'
import { type CathedralMove, moves } from './moves.ts'
import type { State } from './state.ts'

/** One decision, or what goes on by itself: what may be done, why something else may not, and what then happens. */
export interface Step {
  /** Goes on, or asks. Called whenever the frame is on top and nobody decides. */
  resume(s: State, table: Table<Event>): void
}

export interface Decision extends Step {
  /** Adds what may be done; nothing once the frame has nothing left to do. */
  legal(s: State, seat: Seat, out: MoveList): void
  /** The clause that forbids a move that is not legal here, where it is another than the one that says when such a move is made. */
  why?(s: State, seat: Seat, move: Move): CathedralClause | undefined
  play(s: State, seat: Seat, move: Move, table: Table<Event>): void
  /** What closes the frame once nothing is left to choose; without it the frame just ends. */
  finish?(s: State, table: Table<Event>): void
}

const options = new MoveList()

/**
 * Asks the one who resolves the frame. What leaves no choice is played at once, and a frame without anything to do ends: so a decision may only depend on
 * what everybody knows where it has fewer than two options.
 */
export function ask(s: State, decision: Decision, table: Table<Event>): void {
  const actor = actorOf(s)
  options.clear()
  decision.legal(s, actor, options)
  if (options.size > 1) s.stack.setDeciders(only(actor))
  else if (options.size === 1) decision.play(s, actor, options.at(0), table)
  else finish(s, decision, table)
}

/**
 * KK-D23: somebody whose supply is empty may still call Followers from Limbo. Where one of them would be of use the question is asked, even if nothing but leaving
 * it is possible yet.
 */
export function askWhoMayRecall(
  s: State,
  decision: Decision,
  isOfUse: (s: State) => boolean,
  table: Table<Event>,
): void {
  const actor = actorOf(s)
  if (s.supply[actor] === 0 && s.limbo[actor]! > 0 && isOfUse(s)) s.stack.setDeciders(only(actor))
  else ask(s, decision, table)
}

/** Closes the present frame. */
export function finish(s: State, decision: Decision, table: Table<Event>): void {
  if (decision.finish === undefined) s.stack.end()
  else decision.finish(s, table)
}

/** What the table can wait for or go through. A step's place in this list is its number in a frame and must not change. */
export const STEP_NAMES = [
  'none',
  'draft',
  'dreamers',
  'turn',
  'window',
  'day',
  'act',
  'returnDreams',
  'takeDreams',
  'handLimit',
  'react',
  'wake',
  'effect',
  'may',
  'choose',
  'pay',
  'play',
  'afterEvent',
  'discard',
  'keep',
  'keepDream',
  'steal',
  'settle',
  'areas',
  'move',
  'shift',
  'fly',
  'unit',
  'build',
  'buildPay',
  'raze',
  'climb',
  'payStep',
  'vision',
  'fight',
  'conflict',
  'layFirst',
  'lay',
  'tie',
  'retreat',
  'victory',
  'command',
  'prowl',
  'restore',
  'echo',
  'pieces',
  'icons',
  'release',
  'wing',
] as const

export type StepName = (typeof STEP_NAMES)[number]

export const stepNumber = (name: StepName): number => STEP_NAMES.indexOf(name)

/** The clause that says when each kind of move may be made. */
const WHEN: { readonly [K in CathedralMove['kind']]: CathedralClause } = {
  conquer: 'KK-2.17',
  night: 'KK-4.7',
  day: 'KK-4.1',
  perform: 'KK-4.2',
  draw: 'KK-4.2',
  agree: 'KK-5.1',
  oppose: 'KK-5.1',
  pass: 'KK-5.1',
  done: 'KK-D27',
  accept: 'KK-D27',
  dream: 'KK-6.2',
  returnDream: 'KK-4.3',
  takeDream: 'KK-4.4',
  discard: 'KK-4.5',
  play: 'KK-7.1',
  keep: 'KK-D27',
  branch: 'KK-D27',
  area: 'KK-7.0',
  march: 'KK-7.5',
  wing: 'KK-7.5',
  unit: 'KK-7.0',
  climb: 'KK-7.4',
  limbo: 'KK-7.4a',
  fight: 'KK-8.0',
  lay: 'KK-8.2',
  side: 'KK-8.8',
  retreat: 'KK-8.9',
  command: 'KK-10.1',
  piece: 'KK-12.2',
  echo: 'KK-7.0',
  recall: 'KK-D23',
}

export const outOfPlace = (move: Move): CathedralClause => WHEN[moves.decode(move).kind]
