import { type GameState, type Move, type Rng, type Seat, seatsOf, type Viewer } from '@sennik/engine'
import { scramble } from '@sennik/engine/testing'
import type { MatchSnapshot } from '@sennik/match'
import type { TableInPlay } from './table-plan.ts'
import { type Answer, legalIn, type Rehearsal, UNSURE, World } from './world.ts'

/** What happens at both tables: a person moves or takes back. Bots answer by themselves. */
export interface Step {
  readonly seat: Seat
  readonly move: Move | 'undo'
  /** How many entries the log has when the bots have answered too. */
  readonly n: number
}

/**
 * How two worlds differ. `secret`: in cards that the viewer never saw. `forgotten`: also in cards that they looked at, but long ago in a
 * game of memory. `shownOnce`: the viewer even looks at such a card while the story is played, and then moves again: what they are told
 * from then on is the same.
 */
export type Difference = 'secret' | 'forgotten' | 'shownOnce'

/** Two tables that one viewer cannot tell apart, and a story that does not tell them apart either. */
export interface Twins {
  readonly table: TableInPlay
  readonly viewer: Viewer
  readonly difference: Difference
  readonly snapshots: readonly [MatchSnapshot, MatchSnapshot]
  readonly script: readonly Step[]
}

const LONGEST_SCRIPT = 14
/** Moves tried before a story ends because the next one would tell. */
const TRIES = 8

/** The same table with what is secret to the viewer in other places. */
function otherWorld(table: TableInPlay, secretTo: Viewer, how: 'two' | 'all', rng: Rng): MatchSnapshot {
  const { game, snapshot } = table
  const state = game.rules.newState()
  const world = game.rules.newState()
  state.memory.set(snapshot.state!)
  scramble(game, state, secretTo, how, rng, world)
  return { ...snapshot, state: Array.from(world.memory) }
}

/** Makes a story of moves, legal in both worlds, of which the viewer is told the same in both. Undefined: there is none here. */
export function twins(table: TableInPlay, viewer: Viewer, difference: Difference, rng: Rng): Twins | undefined {
  const other = otherWorld(
    table,
    difference === 'secret' ? viewer : 'spectator',
    rng.below(3) === 0 ? 'all' : 'two',
    rng,
  )
  const snapshots = [table.snapshot, other] as const
  const worlds = snapshots.map(snapshot => new World(table.game, snapshot, viewer)) as [World, World]
  if (worlds[0].seen() !== worlds[1].seen()) return undefined
  const script: Step[] = []
  /** How long the story is up to the viewer's last own move after having been shown a difference. */
  let forgottenAt = 0
  let isShown = false
  let n = table.snapshot.n
  while (script.length < LONGEST_SCRIPT && !worlds[0].referee.over) {
    const { undoableBy } = worlds[0].referee
    if (undoableBy !== undefined && table.people.includes(undoableBy) && rng.below(2) === 0) {
      for (const { referee } of worlds) referee.undo()
      script.push({ seat: undoableBy, move: 'undo', n: ++n })
      continue
    }
    const next = nextMoves(table, worlds, difference, rng)
    if (next === undefined) break
    for (const { referee } of worlds) for (const { seat, move } of next.moves) referee.play(seat, move)
    n += next.moves.length
    script.push({ ...next.moves[0]!, n })
    if (!next.isSame) isShown = true
    else if (isShown && next.moves[0]!.seat === viewer) forgottenAt = script.length
  }
  if (difference !== 'shownOnce') return { table, viewer, difference, snapshots, script }
  return forgottenAt === 0 ? undefined : { table, viewer, difference, snapshots, script: script.slice(0, forgottenAt) }
}

interface NextMoves {
  readonly moves: readonly Answer[]
  /** Whether the viewer hears the same of it in both worlds. */
  readonly isSame: boolean
}

/** A move of a person that does not tell the worlds apart, and the answers of bots to it. */
function nextMoves(
  { game, people }: TableInPlay,
  [here, there]: readonly [World, World],
  difference: Difference,
  rng: Rng,
): NextMoves | undefined {
  const answersOfBots = (state: GameState): readonly Answer[] =>
    seatsOf(game.rules.deciders(state))
      .filter(seat => !people.includes(seat))
      .map(seat => ({ seat, move: game.greedy(game.rules.view(state, seat), seat, legalIn(game, state, seat)) }))
  for (let tried = 0; tried < TRIES; tried++) {
    const asked = seatsOf(game.rules.deciders(here.state)).filter(seat => people.includes(seat))
    const seat = asked[rng.below(asked.length)]!
    const legal = legalIn(game, here.state, seat)
    const move = legal[rng.below(legal.length)]!
    if (!legalIn(game, there.state, seat).includes(move)) continue
    const [ours, theirs] = [here, there].map(world => world.rehearse({ seat, move }, answersOfBots)) as [
      Rehearsal,
      Rehearsal,
    ]
    const isSame = ours.told === theirs.told
    const isAllowed = isSame || (difference === 'shownOnce' && ours.shown === theirs.shown)
    if (isAllowed && ours.told !== UNSURE) return { moves: ours.moves, isSame }
  }
  return undefined
}
