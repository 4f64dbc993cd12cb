import { cpus } from 'node:os'
import { type Lang, SeededRng } from '@sennik/engine'
import { type GameSpeed, speedsOfAllGames } from './all-games.ts'
import { type Allocation, allocationOfControl, allocationOfPlayouts } from './allocation.ts'
import { BoardgameioSen, inProduction } from './boardgameio.ts'
import { type ContenderName, contendersAt } from './contenders.ts'
import { type FeedingTimes, feedingTimes } from './feeding.ts'
import { measure, ratio, type Speed, type Speeds } from './measure.ts'
import { type BenchWords, benchWords } from './words.ts'

export { BoardgameioRival } from './boardgameio/rival.ts'
export { inProduction, NotInstalled } from './boardgameio.ts'
export { report } from './report.ts'

interface Ratios {
  readonly fused: number
  readonly boardgameio: number
}

/** The speeds at one table, and how the engine compares. */
export interface TableResult {
  readonly seats: number
  readonly speeds: Speeds<ContenderName>
  readonly ratios: { readonly setup: Ratios; readonly copy: Ratios }
}

export interface BenchResult {
  readonly node: string
  readonly v8: string
  readonly cpu: string
  readonly tables: readonly TableResult[]
  readonly allocation: { readonly engine: Allocation; readonly control: Allocation }
  /** Every game, at its smallest and largest table. */
  readonly games: readonly GameSpeed[]
  readonly feeding: FeedingTimes
}

interface BenchSettings {
  /** For each contender at each table. */
  readonly seconds: number
  readonly lang: Lang
  readonly onProgress: (step: string) => void
}

const TABLES = [2, 4]
const ALLOCATION_MOVES = 20_000_000

/** Measures the engine, the fused loop and boardgame.io in one run, then what the engine allocates. */
export async function runBench({ seconds, lang, onProgress }: BenchSettings): Promise<BenchResult> {
  const words = benchWords[lang]
  const tables = inProduction(() => {
    // One for all tables: a second instance would make the code of the first one slower.
    const boardgameio = new BoardgameioSen(SeededRng.of('bench'))
    return TABLES.map(seats => measureTable(contendersAt(seats, boardgameio), seats, seconds, words, onProgress))
  })
  const games = await speedsOfAllGames(seconds, onProgress)
  onProgress(words.feeding)
  const feeding = feedingTimes()
  onProgress(words.allocated)
  return {
    node: process.versions.node,
    v8: process.versions.v8,
    cpu: cpus()[0]?.model ?? process.arch,
    tables,
    allocation: { engine: allocationOfPlayouts(ALLOCATION_MOVES), control: allocationOfControl(ALLOCATION_MOVES) },
    games,
    feeding,
  }
}

function measureTable(
  contenders: ReturnType<typeof contendersAt>,
  seats: number,
  seconds: number,
  words: BenchWords,
  onProgress: (step: string) => void,
): TableResult {
  const speeds = measure(contenders, seconds, (name, slice, slices) =>
    onProgress(`${words.players(seats)}, ${slice}/${slices}: ${words.contenders[name]}`),
  )
  const against = (speed: Speed): Ratios => ({
    fused: ratio(speed, speeds.fused),
    boardgameio: ratio(speed, speeds.boardgameio),
  })
  return { seats, speeds, ratios: { setup: against(speeds.setup), copy: against(speeds.copy) } }
}
