import { aligned } from '../report.ts'
import type { LoadResult, TablesResult } from './load.ts'
import type { MatchMemory } from './memory.ts'
import { CONTENDERS, type ContenderName } from './servers.ts'

const NAMES: Readonly<Record<ContenderName, string>> = {
  relay: 'bare relay',
  house: 'house',
  boardgameio: 'boardgame.io 0.50.2',
  boardgameioOnDisk: 'boardgame.io on files',
}

/** As it stands in docs/bench.md. */
export function reportLoad(result: LoadResult): string {
  const { node, cpu, cores } = result
  return [
    'Sen, tables of two on sockets, each played without a pause: the next move as soon as both have heard of the last.',
    `Node ${node}, ${cpu}, ${cores} cores for the server and the loader together.`,
    ...result.results.flatMap(each => ['', ...speedLines(each)]),
    '',
    ...memoryLines(result),
  ].join('\n')
}

function speedLines({ tables, speeds, ratios }: TablesResult): string[] {
  const rows = CONTENDERS.map(name => {
    const { movesPerSecond, p50, p99, cpuPerMove, bytes, bytes95 } = speeds[name]
    const { relay, boardgameio, boardgameioOnDisk } = ratios
    const against =
      name === 'house'
        ? [relay.toFixed(2), `${boardgameio.toFixed(1)}×`, `${boardgameioOnDisk.toFixed(1)}×`]
        : ['', '', '']
    return [
      NAMES[name],
      Math.round(movesPerSecond).toLocaleString('en'),
      `${p50.toFixed(2)} ms`,
      `${p99.toFixed(1)} ms`,
      `${Math.round(cpuPerMove)} µs`,
      String(bytes),
      String(bytes95),
      ...against,
    ]
  })
  const head = ['moves/s', 'p50', 'p99', 'CPU/move', 'bytes', 'p95', '/ relay', '/ boardgame.io', 'on files']
  return aligned([[tables === 1 ? '1 table' : `${tables} tables`, ...head], ...rows])
}

function memoryLines({ memory, memoryTables }: LoadResult): string[] {
  const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`
  const row = (name: string, { heap, used, rss }: Partial<MatchMemory>): string[] => [
    name,
    ...[heap, used, rss].map(bytes => (bytes === undefined ? '' : kilobytes(bytes))),
  ]
  const rows = CONTENDERS.flatMap(name => {
    const { connected, alone } = memory[name]
    return [row(NAMES[name], connected), ...(alone === undefined ? [] : [row(`  nobody connected`, alone)])]
  })
  return aligned([[`per live match of ${memoryTables}`, 'heap', 'with buffers', 'RSS'], ...rows])
}
