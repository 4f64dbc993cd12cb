import { LEVELS } from '@sennik/engine'
import type { BesideResult } from './beside.ts'
import type { BudgetResult } from './budgets.ts'
import type { ArenaResult, PairResult } from './ladder.ts'

/** Something the bots have to reach, and whether they did. */
export interface Bar {
  readonly claim: string
  readonly found: string
  readonly isKept: boolean
}

const AGAINST_GREEDY = 0.6
/** In Sen a heuristic that knows what it believes is close to the ceiling. */
const AGAINST_GREEDY_IN_SEN = 0.55
const AGAINST_RANDOM = 0.98
const ITERATIONS_PER_SECOND = 100_000
const TIMES_BOARDGAMEIO = 50
const MOST_BEYOND = 50
const MOST_TO_STOP = 20
const MEGABYTE = 1 << 20
const MOST_MEMORY = 64 * MEGABYTE

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

export const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(2)} MB`

const between = ([low, high]: readonly [number, number]): string => `${percent(low)} to ${percent(high)}`

/** What is claimed of a ladder: at two seats by the games of every pair, at a larger table by the order alone. */
export function barsOfLadder(arena: ArenaResult): Bar[] {
  const { game, seats } = arena
  const steps = LEVELS.slice(1).map((level, index) => [level, LEVELS[index]!] as const)
  if (seats > 2) {
    const elo = (level: string): number => arena.bots.find(({ bot }) => bot === level)!.elo
    const found = LEVELS.map(level => `${level} ${Math.round(elo(level))}`).join(', ')
    const isKept = steps.every(([level, below]) => elo(level) > elo(below))
    return [{ claim: `${game}, ${seats} players: the levels are in order`, found, isKept }]
  }
  const claims = (bot: string, against: string, least: number): Bar => {
    const { share, interval } = sharesBetween(arena.pairs, bot, against)
    const found = `${percent(share)} (${between(interval)})`
    return {
      claim: `${game}: ${bot} wins at least ${percent(least)} against ${against}`,
      found,
      isKept: share >= least,
    }
  }
  return [
    claims('master', 'greedy', game === 'sen' ? AGAINST_GREEDY_IN_SEN : AGAINST_GREEDY),
    claims('master', 'random', AGAINST_RANDOM),
    ...steps.toReversed().map(([level, below]) => {
      const { share, interval } = sharesBetween(arena.pairs, level, below)
      const found = `${percent(share)} (${between(interval)})`
      return { claim: `${game}: ${level} beats ${below}, surely by 95 %`, found, isKept: interval[0] > 0.5 }
    }),
  ]
}

/** How two came off, seen from the first. */
function sharesBetween(
  pairs: readonly PairResult[],
  bot: string,
  against: string,
): { readonly share: number; readonly interval: readonly [number, number] } {
  for (const {
    winShare,
    winShareInterval: [low, high],
    ...pair
  } of pairs) {
    if (pair.bot === bot && pair.against === against) return { share: winShare, interval: [low, high] }
    if (pair.bot === against && pair.against === bot) return { share: 1 - winShare, interval: [1 - high, 1 - low] }
  }
  throw new Error(`${bot} and ${against} did not meet`)
}

export function barsBeside({ ours, theirs }: BesideResult): Bar[] {
  const speed = ours.iterationsPerSecond
  const times = speed / theirs.iterationsPerSecond
  const thousands = (perSecond: number): string => `${(perSecond / 1000).toFixed(1)} k/s`
  return [
    {
      claim: `Sen: at least ${ITERATIONS_PER_SECOND / 1000} k iterations a second`,
      found: thousands(speed),
      isKept: speed >= ITERATIONS_PER_SECOND,
    },
    {
      claim: `Sen: at least ${TIMES_BOARDGAMEIO} times as many as boardgame.io's bot`,
      found: `${Math.round(times)} times`,
      isKept: times >= TIMES_BOARDGAMEIO,
    },
  ]
}

export function barsOfBudget({ game, beyond, stop, memory }: BudgetResult): Bar[] {
  return [
    {
      claim: `${game}: 99 of 100 decisions exceed their time by at most ${MOST_BEYOND} ms`,
      found: `${beyond.p99.toFixed(1)} ms`,
      isKept: beyond.p99 <= MOST_BEYOND,
    },
    {
      claim: `${game}: whoever is stopped stops within ${MOST_TO_STOP} ms, 99 times of 100`,
      found: `${stop.p99.toFixed(1)} ms`,
      isKept: stop.p99 <= MOST_TO_STOP,
    },
    {
      claim: `${game}: a search takes at most ${MOST_MEMORY / MEGABYTE} MB`,
      found: megabytes(memory.kept),
      isKept: memory.kept <= MOST_MEMORY,
    },
  ]
}
