import { GCProfiler, getHeapStatistics } from 'node:v8'
import { MoveList, playout, SeededRng } from '@sennik/engine'
import { sen } from '@sennik/games/sen'
import { midRounds, type State } from './contenders.ts'

export interface Allocation {
  readonly moves: number
  readonly playouts: number
  /** Everything allocated on the managed heap meanwhile, whether collected or not. */
  readonly bytes: number
  readonly bytesPerMove: number
  readonly bytesPerPlayout: number
  readonly collections: number
}

const { rules } = sen
/** Long games, so that what is allocated once in a playout does not look like something allocated at every move. */
const OPTIONS = sen.options.read({ rounds: 50 })
const SEATS = 2

interface Playouts {
  readonly roots: readonly State[]
  readonly state: State
  readonly list: MoveList
  readonly rng: SeededRng
}

const newPlayouts = (): Playouts => ({
  roots: midRounds(SEATS, OPTIONS),
  state: rules.newState(),
  list: new MoveList(),
  rng: SeededRng.of('allocation'),
})

/** What `copy` and a playout from the copy allocate, over at least so many moves. */
export const allocationOfPlayouts = (moves: number): Allocation => allocationOf(playOn, moves)

/** The control: the same, but with one small object kept for a moment at every move. It must show. */
export const allocationOfControl = (moves: number): Allocation => allocationOf(playOnWastefully, moves)

type Play = (playouts: Playouts, index: number) => number

function allocationOf(play: Play, wanted: number): Allocation {
  const playouts = newPlayouts()
  // The compiler allocates too, until it has seen the rarest moves often enough.
  playMoves(play, playouts, wanted / 2)
  const profiler = new GCProfiler()
  profiler.start()
  const before = getHeapStatistics().total_allocated_bytes
  const played = playMoves(play, playouts, wanted)
  const bytes = getHeapStatistics().total_allocated_bytes - before
  const collections = profiler.stop()?.statistics.length ?? 0
  return {
    ...played,
    bytes,
    bytesPerMove: bytes / played.moves,
    bytesPerPlayout: bytes / played.playouts,
    collections,
  }
}

function playMoves(play: Play, playouts: Playouts, wanted: number): { moves: number; playouts: number } {
  let moves = 0
  let count = 0
  while (moves < wanted) moves += play(playouts, count++)
  return { moves, playouts: count }
}

function playOn({ roots, state, list, rng }: Playouts, index: number): number {
  rules.copy(roots[index % roots.length]!, state)
  return playout(rules, state, rng, list)
}

let kept: object | undefined

function playOnWastefully(playouts: Playouts, index: number): number {
  const moves = playOn(playouts, index)
  for (let move = 0; move < moves; move++) kept = { move }
  return kept === undefined ? 0 : moves
}

/** In a process of its own, where nothing else allocates. */
if (import.meta.main) {
  const moves = Number(process.argv[2])
  console.log(JSON.stringify({ engine: allocationOfPlayouts(moves), control: allocationOfControl(moves) }))
}
