import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Notes, placeFor } from './notes.ts'

/** What one side spent on its decisions in a game. */
export interface Effort {
  readonly decisions: number
  readonly iterations: number
  readonly milliseconds: number
  readonly processorSeconds: number
}

export interface BesideGame {
  readonly game: number
  /** Our share of the win. */
  readonly share: number
  readonly ours: Effort
  readonly theirs: Effort
}

/** How a side came off over all games. */
interface Side {
  readonly iterationsPerSecond: number
  readonly iterationsPerDecision: number
  readonly millisecondsPerDecision: number
}

export interface BesideResult {
  readonly games: number
  readonly milliseconds: number
  readonly winShare: number
  readonly winShareInterval: readonly [number, number]
  readonly ours: Side
  readonly theirs: Side
}

const SOURCES = ['packages/engine/src', 'packages/bots/src', 'packages/games/sen', 'tools/bench/src/boardgameio']
const CERTAINTY = 1.96

/** Sen for two: our bot, which sees what its seat may, against boardgame.io's, which sees every card; equal time for each decision. */
export async function playBeside(
  games: number,
  milliseconds: number,
  threads: number,
  onProgress: (done: number) => void,
): Promise<BesideResult> {
  const notes = new Notes<BesideGame>(placeFor(`beside-${milliseconds}ms`, SOURCES))
  const wanted = Array.from({ length: games }, (_, game) => game)
  const missing = wanted.filter(game => notes.results.every(result => result.game !== game))
  await Promise.all(
    Array.from({ length: threads }, async (_, thread) => {
      const share = missing.filter((_game, index) => index % threads === thread)
      if (share.length === 0) return
      const workerData = { games: share, milliseconds }
      const worker = new Worker(new URL('./beside-thread.ts', import.meta.url), { workerData })
      worker.on('message', (result: BesideGame) => {
        notes.add(result)
        onProgress(notes.results.length)
      })
      await once(worker, 'exit')
    }),
  )
  return summedUp(
    notes.results.filter(({ game }) => game < games),
    milliseconds,
  )
}

function summedUp(played: readonly BesideGame[], milliseconds: number): BesideResult {
  const games = played.length
  const winShare = played.reduce((sum, { share }) => sum + share, 0) / games
  return {
    games,
    milliseconds,
    winShare,
    winShareInterval: wilson(winShare, games),
    ours: sideOf(played.map(({ ours }) => ours)),
    theirs: sideOf(played.map(({ theirs }) => theirs)),
  }
}

function sideOf(efforts: readonly Effort[]): Side {
  const sum = (figure: keyof Effort): number => efforts.reduce((total, effort) => total + effort[figure], 0)
  return {
    iterationsPerSecond: sum('iterations') / sum('processorSeconds'),
    iterationsPerDecision: sum('iterations') / sum('decisions'),
    millisecondsPerDecision: sum('milliseconds') / sum('decisions'),
  }
}

/** Wilson's 95 % interval. */
function wilson(share: number, count: number): readonly [number, number] {
  const square = CERTAINTY ** 2 / count
  const middle = (share + square / 2) / (1 + square)
  const margin = (CERTAINTY / (1 + square)) * Math.sqrt((share * (1 - share)) / count + square / (4 * count))
  return [Math.max(0, middle - margin), Math.min(1, middle + margin)]
}
