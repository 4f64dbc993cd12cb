import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { botWithBudget } from '@sennik/bots'
import { SeededRng } from '@sennik/engine'
import { games } from '@sennik/games'
import { describe, expect, test } from 'vitest'
import { barsBeside, barsOfBudget, barsOfLadder } from './bars.ts'
import { memoryOf } from './budgets.ts'
import { type ArenaResult, ladderOf } from './ladder.ts'
import { keepMeasured, lastMeasured } from './measured.ts'
import { ROOT } from './notes.ts'
import { page } from './page.ts'
import { somewhereIn } from './positions.ts'
import { habitsIn } from './tempers.ts'

/** In milliseconds of the processor, so that it does not hang on what else the machine does. */
const LONGEST_STEP = 20
const MEGABYTE = 1 << 20

describe.each(games.map(game => [game.rules.id, game] as const))('bots of %s', (id, game) => {
  test('no step of thinking keeps anybody waiting: that is how far a time can be exceeded, and how late a stop heard', () => {
    const longest: number[] = []
    for (let index = 0; index < 12; index++) {
      const question = somewhereIn(game, `${id} ${index}`)
      const rng = SeededRng.of('steps')
      const steps: number[] = []
      let before = process.threadCpuUsage()
      const tick = (): void => {
        const { user, system } = process.threadCpuUsage(before)
        before = process.threadCpuUsage()
        steps.push((user + system) / 1000)
      }
      const thinking = botWithBudget('master:20ms').begin(question, rng)
      tick()
      while (thinking.goOn()) tick()
      longest.push(Math.max(...steps))
    }
    // The first thought also compiles what it needs.
    expect(Math.max(...longest.slice(2))).toBeLessThan(LONGEST_STEP)
  })

  test('a long search stays small', async () => {
    const { kept, most } = await memoryOf(id, 10_000)
    expect(kept).toBeLessThan(64 * MEGABYTE)
    expect(most).toBeGreaterThan(kept)
  })

  test('every habit is told in words', () => {
    expect(habitsIn(game)).toMatch(/^[A-Z].*\.$/)
  })
})

const share = (bot: string, against: string, winShare: number, margin = 0.04) => ({
  bot,
  against,
  games: 400,
  winShare,
  winShareInterval: [winShare - margin, winShare + margin] as const,
})

const ladder = (...pairs: ArenaResult['pairs']): ArenaResult => ({
  game: 'koty',
  seats: 2,
  games: 2000,
  bots: [],
  pairs,
})

const GOOD = [
  share('master', 'greedy', 0.6),
  share('master', 'random', 0.98),
  share('master', 'strong', 0.55),
  share('strong', 'casual', 0.55),
  // The weaker one may be named first.
  share('novice', 'casual', 0.45),
]

test('a ladder that is good enough keeps every bar', () => {
  expect(barsOfLadder(ladder(...GOOD)).map(({ isKept }) => isKept)).toEqual(Array(5).fill(true))
})

test.each([
  ['too few wins against greedy', share('master', 'greedy', 0.599)],
  ['too few wins against random', share('master', 'random', 0.979)],
  ['a step that is not sure', share('master', 'strong', 0.53)],
  ['a step that goes down', share('strong', 'casual', 0.45)],
  ['a step that goes down, told the other way round', share('novice', 'casual', 0.55)],
])('%s misses one', (_what, worse) => {
  const pairs = GOOD.map(pair => (pair.bot === worse.bot && pair.against === worse.against ? worse : pair))
  expect(barsOfLadder(ladder(...pairs)).filter(({ isKept }) => !isKept)).toHaveLength(1)
})

test('at a larger table the levels have to be in order', () => {
  const bots = (...elos: number[]) =>
    elos.map((elo, index) => ({
      bot: ['novice', 'casual', 'strong', 'master'][index]!,
      elo,
      eloInterval: [elo - 20, elo + 20] as const,
      winShare: 0.25,
      winShareInterval: [0.2, 0.3] as const,
      decisions: 100,
      secondsPerDecision: { mean: 0.01, p99: 0.02 },
    }))
  const at4 = (...elos: number[]): ArenaResult => ({
    game: 'koty',
    seats: 4,
    games: 100,
    bots: bots(...elos),
    pairs: [],
  })
  expect(barsOfLadder(at4(900, 950, 1000, 1150))).toMatchObject([{ isKept: true }])
  expect(barsOfLadder(at4(900, 1001, 1000, 1150))).toMatchObject([{ isKept: false }])
})

const side = (iterationsPerSecond: number) => ({
  iterationsPerSecond,
  iterationsPerDecision: iterationsPerSecond / 10,
  millisecondsPerDecision: 100.1,
})

const beside = (ours: number, theirs: number) => ({
  games: 100,
  milliseconds: 100,
  winShare: 0.9,
  winShareInterval: [0.8, 0.95] as const,
  ours: side(ours),
  theirs: side(theirs),
})

test('beside boardgame.io', () => {
  expect(barsBeside(beside(120_000, 400)).map(({ isKept }) => isKept)).toEqual([true, true])
  expect(barsBeside(beside(99_000, 400)).map(({ isKept }) => isKept)).toEqual([false, true])
  expect(barsBeside(beside(120_000, 4000)).map(({ isKept }) => isKept)).toEqual([true, false])
})

const spread = (p99: number) => ({ count: 100, p50: 1, p99, worst: p99 + 1 })
const budget = (beyond: number, stop: number, megabytes: number) => ({
  game: 'koty',
  beyond: spread(beyond),
  stop: spread(stop),
  stopUnderLoad: spread(2 * stop),
  memory: { kept: megabytes * MEGABYTE, most: 80 * MEGABYTE },
  iterations: 1000,
})

test('time and memory', () => {
  expect(barsOfBudget(budget(50, 20, 64)).map(({ isKept }) => isKept)).toEqual([true, true, true])
  expect(barsOfBudget(budget(51, 21, 65)).map(({ isKept }) => isKept)).toEqual([false, false, false])
})

test('the page has a table for everything, and says what was not reached', () => {
  const result = ladder(...GOOD)
  const bars = barsOfLadder(ladder(share('master', 'greedy', 0.5), ...GOOD.slice(1)))
  const text = page({
    games,
    ladders: [{ arena: { game: 'sen', seats: 2, command: ['arena', 'sen', '--seed', 'bots'] }, result }],
    beside: beside(120_000, 400),
    budgets: [budget(5, 6, 7)],
    bars,
  })
  expect(text).toContain('npx sennik arena sen --seed bots')
  expect(text).toContain('| master | greedy | 60.0 % (56.0 % – 64.0 %) | 400 |')
  expect(text).toContain('| Sennik, *master* | 90.0 % (80.0 % – 95.0 %) | 120,000 | 12,000 | 100.1 |')
  expect(text).toContain(
    '| koty | 1.0 ms | 5.0 ms | 6.0 ms | 1.0 ms | 6.0 ms | 7.0 ms | 1.0 ms | 12.0 ms | 13.0 ms | 7.00 MB | 80.00 MB |',
  )
  expect(text).toContain('| koty: master wins at least 60.0 % against greedy | 50.0 % (46.0 % to 54.0 %) | **no** |')
  expect(text).not.toMatch(/undefined|NaN|\[object/)
})

test('docs/bots.md is what was measured of every game, and by how the levels think today', () => {
  const measured = lastMeasured()
  expect(measured.map(({ game }) => game)).toEqual(games.map(({ rules }) => rules.id))
  for (const { game, ladders } of measured) expect(ladders.map(({ arena }) => arena)).toEqual(ladderOf(game, 100))
  const ladders = measured.flatMap(game => game.ladders)
  const budgets = measured.map(game => game.budget)
  const besides = measured.flatMap(game => game.beside ?? [])
  expect(besides).toHaveLength(1)
  const bars = [
    ...ladders.flatMap(({ result }) => barsOfLadder(result)),
    ...besides.flatMap(barsBeside),
    ...budgets.flatMap(barsOfBudget),
  ]
  // On what machine it was measured is nothing that another one could say.
  const told = (text: string): string => text.replace(/^Node .*$/m, '')
  expect(told(readFileSync(join(ROOT, 'docs/bots.md'), 'utf8'))).toBe(
    told(page({ games, ladders, beside: besides[0]!, budgets, bars })),
  )
})

test('what was measured is kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sennik-bots-'))
  try {
    const path = join(folder, 'measured.jsonl')
    expect(lastMeasured(path)).toEqual([])
    const arena = { game: 'koty', seats: 2, command: ['arena', 'koty'] }
    const measured = [{ game: 'koty', ladders: [{ arena, result: ladder(...GOOD) }], budget: budget(1, 2, 3) }]
    keepMeasured(measured, path)
    expect(lastMeasured(path)).toEqual(measured)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
