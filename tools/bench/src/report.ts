import type { Allocation } from './allocation.ts'
import type { ContenderName } from './contenders.ts'
import type { BenchResult, TableResult } from './index.ts'

const LABELS: Readonly<Record<ContenderName, string>> = {
  setup: 'engine, from the deal',
  copy: 'engine, from a copy',
  fused: 'fused loop',
  boardgameio: 'boardgame.io 0.50.2',
}

export const labelOf = (name: ContenderName): string => LABELS[name]

/** The results for people: one table for each number of players, then what was allocated. */
export function report(result: BenchResult): string {
  return [
    'Sen, random play, moves per second of processor time on one thread.',
    `Node ${result.node}, V8 ${result.v8}, ${result.cpu}`,
    ...result.tables.flatMap(table => ['', ...linesOf(table)]),
    '',
    'Allocated by copy + playout:',
    allocationLine('engine', result.allocation.engine),
    allocationLine('control', result.allocation.control),
  ].join('\n')
}

function linesOf({ seats, speeds, ratios }: TableResult): string[] {
  const rows = (Object.keys(speeds) as ContenderName[]).map(name => {
    const { movesPerSecond, best, moves, seconds } = speeds[name]
    const against = name === 'setup' || name === 'copy' ? ratios[name] : undefined
    return [
      labelOf(name),
      perSecond(movesPerSecond),
      perSecond(best),
      `${moves.toLocaleString('en')} in ${seconds.toFixed(1)} s`,
      against === undefined ? '' : against.fused.toFixed(2),
      against === undefined ? '' : `${Math.round(against.boardgameio)}×`,
    ]
  })
  return aligned([[`${seats} players`, 'median', 'best', 'moves', '/ fused', '/ boardgame.io'], ...rows])
}

function perSecond(speed: number): string {
  return speed >= 1e6 ? `${(speed / 1e6).toFixed(2)} M/s` : `${(speed / 1e3).toFixed(1)} k/s`
}

function allocationLine(label: string, allocation: Allocation): string {
  const { bytesPerMove, bytesPerPlayout, bytes, moves, collections } = allocation
  const each = `${bytesPerMove.toFixed(2)} bytes per move, ${bytesPerPlayout.toFixed(0)} per playout`
  return `  ${label.padEnd(8)}${each} (${mega(bytes)}B over ${mega(moves)} moves, ${collections} collections)`
}

const mega = (number: number): string => `${(number / 1e6).toFixed(1)} M`

/** Columns of equal width: the first to the left, numbers to the right. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => row[column]!.length)))
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)
  return rows.map(row => row.map(pad).join('  ').trimEnd())
}
