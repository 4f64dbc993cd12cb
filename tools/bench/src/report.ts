import type { Lang } from '@sennik/engine'
import type { Allocation } from './allocation.ts'
import type { ContenderName } from './contenders.ts'
import type { BenchResult, TableResult } from './index.ts'
import { type BenchWords, benchWords } from './words.ts'

/** The results for people: one table for each number of players, then what was allocated. */
export function report(result: BenchResult, lang: Lang): string {
  const words = benchWords[lang]
  return [
    words.about,
    `Node ${result.node}, V8 ${result.v8}, ${result.cpu}`,
    ...result.tables.flatMap(table => ['', ...linesOf(table, words, lang)]),
    '',
    ...gameLines(result, words, lang),
    '',
    words.feeding,
    ...feedingLines(result, words),
    '',
    words.allocated,
    allocationLine(words.engine, result.allocation.engine, words),
    allocationLine(words.control, result.allocation.control, words),
  ].join('\n')
}

function linesOf({ seats, speeds, ratios }: TableResult, words: BenchWords, lang: Lang): string[] {
  const rows = (Object.keys(speeds) as ContenderName[]).map(name => {
    const { movesPerSecond, best, moves, seconds } = speeds[name]
    const against = name === 'setup' || name === 'copy' ? ratios[name] : undefined
    return [
      words.contenders[name],
      perSecond(movesPerSecond),
      perSecond(best),
      words.movesIn(moves.toLocaleString(lang), seconds.toFixed(1)),
      against === undefined ? '' : against.fused.toFixed(2),
      against === undefined ? '' : `${Math.round(against.boardgameio)}×`,
    ]
  })
  return aligned([[words.players(seats), ...words.columns], ...rows])
}

function gameLines({ games }: BenchResult, words: BenchWords, lang: Lang): string[] {
  const [median, best, moves, fused] = words.columns
  const rows = games.map(({ game, seats, how, speed, ratios }) => [
    words.gameAt(game, seats, how),
    perSecond(speed.movesPerSecond),
    perSecond(speed.best),
    words.movesIn(speed.moves.toLocaleString(lang), speed.seconds.toFixed(1)),
    ratios === undefined ? '' : ratios.fused.toFixed(2),
    ratios === undefined ? '' : ratios.sen.toFixed(2),
  ])
  return aligned([[words.allGames, median, best, moves, fused, '/ Sen'], ...rows])
}

function feedingLines({ feeding }: BenchResult, words: BenchWords): string[] {
  const { households, mostCats, median, p99, worst } = feeding
  return [
    `  ${words.times(median.toFixed(1), p99.toFixed(0), worst.toFixed(0))}; ${words.households(households, mostCats)}`,
  ]
}

function perSecond(speed: number): string {
  return speed >= 1e6 ? `${(speed / 1e6).toFixed(2)} M/s` : `${(speed / 1e3).toFixed(1)} k/s`
}

function allocationLine(label: string, allocation: Allocation, words: BenchWords): string {
  const { bytesPerMove, bytesPerPlayout, bytes, moves, collections } = allocation
  const each = words.each(bytesPerMove.toFixed(2), bytesPerPlayout.toFixed(0))
  return `  ${label.padEnd(8)}${each} (${words.over(mega(bytes), mega(moves), collections)})`
}

const mega = (number: number): string => `${(number / 1e6).toFixed(1)} M`

/** Columns of equal width: the first to the left, numbers to the right. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => row[column]!.length)))
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)
  return rows.map(row => row.map(pad).join('  ').trimEnd())
}
