import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Memory, Order, Use } from './budget-thread.ts'

/** How many of each. */
export interface Extent {
  readonly games: readonly string[]
  /** Per game and budget. */
  readonly decisions: number
  readonly stops: number
  readonly iterations: number
}

/** Milliseconds of many measurements. */
interface Spread {
  readonly count: number
  readonly p50: number
  readonly p99: number
  readonly worst: number
}

export interface BudgetResult {
  readonly game: string
  /** By how much decisions exceed their time. */
  readonly beyond: Spread
  /** From telling a thread to stop until it has, on a machine with nothing else to do and under load. */
  readonly stop: Spread
  readonly stopUnderLoad: Spread
  readonly memory: Memory
  readonly iterations: number
}

const BUDGETS = [20, 50, 100]
/** How long somebody thinks before being stopped, in milliseconds. */
const BEFORE_STOP = 30

const threadFor = (workerData: Use): Worker =>
  new Worker(new URL('./budget-thread.ts', import.meta.url), { workerData })

/** Time under load: beside the thread that is measured, every processor has another one to keep it busy. Memory: in a thread of its own. */
export async function measureBudgets(
  { games, decisions, stops, iterations }: Extent,
  onProgress: (step: string) => void,
): Promise<BudgetResult[]> {
  const results: BudgetResult[] = []
  for (const game of games) {
    const thinker = threadFor({ use: 'think' })
    const busy: Worker[] = []
    try {
      onProgress(`${game}: time`)
      await warmUp(thinker, game)
      const stop = await stopOften(thinker, game, stops)
      onProgress(`${game}: time under load`)
      for (let core = 0; core < availableParallelism(); core++) busy.push(threadFor({ use: 'load', game }))
      await warmUp(thinker, game)
      const beyond = await decideOften(thinker, game, decisions)
      const stopUnderLoad = await stopOften(thinker, game, stops)
      await Promise.all(busy.map(thread => thread.terminate()))
      onProgress(`${game}: memory`)
      results.push({ game, beyond, stop, stopUnderLoad, memory: await memoryOf(game, iterations), iterations })
    } finally {
      await Promise.all([thinker, ...busy].map(thread => thread.terminate()))
    }
  }
  return results
}

async function ask<Answer>(thread: Worker, order: Order): Promise<Answer> {
  thread.postMessage(order)
  const [answer] = (await once(thread, 'message')) as [Answer]
  return answer
}

/** The first thoughts of a thread also load and compile what they need. */
async function warmUp(thread: Worker, game: string): Promise<void> {
  for (let index = 0; index < 3; index++) await ask(thread, { game, seed: `warm ${index}`, milliseconds: 100 })
}

async function decideOften(thread: Worker, game: string, count: number): Promise<Spread> {
  const beyond: number[] = []
  for (let index = 0; index < count; index++)
    for (const milliseconds of BUDGETS)
      beyond.push((await ask<number>(thread, { game, seed: `${game} ${index}`, milliseconds })) - milliseconds)
  return spreadOf(beyond)
}

async function stopOften(thread: Worker, game: string, count: number): Promise<Spread> {
  const taken: number[] = []
  for (let index = 0; index < count; index++) {
    await ask(thread, { game, seed: `${game} ${index}` })
    await new Promise(resolve => setTimeout(resolve, BEFORE_STOP))
    const told = process.hrtime.bigint()
    const stopped = await ask<bigint>(thread, 'stop')
    taken.push(Number(stopped - told) / 1e6)
  }
  return spreadOf(taken)
}

export async function memoryOf(game: string, iterations: number): Promise<Memory> {
  const [memory] = (await once(threadFor({ use: 'memory', game, iterations }), 'message')) as [Memory]
  return memory
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)]!
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), worst: sorted.at(-1)! }
}
