// Threads that think, so that their time and memory can be measured.
import { setImmediate as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import { botWithBudget, choose, ponder } from '@sennik/bots'
import { SeededRng } from '@sennik/engine'
import { gameNamed } from '@sennik/games'
import { somewhereIn } from './positions.ts'

/** What to do in a position of a game: decide within a time, or think until told to stop. */
export type Order = { readonly game: string; readonly seed: string; readonly milliseconds?: number } | 'stop'

/** What a thread is for. `memory`: how much a search of so many iterations takes. */
export type Use =
  | { readonly use: 'think' }
  | { readonly use: 'load'; readonly game: string }
  | { readonly use: 'memory'; readonly game: string; readonly iterations: number }

/** Bytes. */
export interface Memory {
  /** Of a finished search alone. */
  readonly kept: number
  /** The most the thread ever had, with its code and all that was not collected yet. */
  readonly most: number
}

const use = workerData as Use
if (use.use === 'think') think()
else if (use.use === 'load') load(use.game)
else parentPort?.postMessage(memoryOf(use.game, use.iterations))

function think(): void {
  let present = new AbortController()
  parentPort?.on('message', (order: Order) => {
    if (order === 'stop') return present.abort()
    const { game, seed, milliseconds } = order
    const question = somewhereIn(gameNamed(game), seed)
    const rng = SeededRng.of(seed)
    if (milliseconds === undefined) {
      present = new AbortController()
      const thinking = botWithBudget('master:60000ms').begin(question, rng)
      void ponder(thinking, { atMost: 60_000, signal: present.signal, pause: () => pause() }).catch(() =>
        // The clock that all threads share.
        parentPort?.postMessage(process.hrtime.bigint()),
      )
      return parentPort?.postMessage('begun')
    }
    const begun = performance.now()
    choose(botWithBudget(`master:${milliseconds}ms`), question, rng)
    parentPort?.postMessage(performance.now() - begun)
  })
}

/** Keeps a processor busy until it is ended. */
function load(game: string): void {
  for (let decision = 0; ; decision++)
    choose(botWithBudget('master:100ms'), somewhereIn(gameNamed(game), `load ${decision}`), SeededRng.of('load'))
}

function memoryOf(game: string, iterations: number): Memory {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const inUse = (): number => {
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return heapUsed + arrayBuffers
  }
  const bot = botWithBudget(`master:${iterations}`)
  const question = somewhereIn(gameNamed(game), 'memory')
  // What is loaded and compiled with the first search is no part of a search.
  choose(botWithBudget('master:2000'), question, SeededRng.of('memory'))
  collect()
  const before = inUse()
  const thinking = bot.begin(question, SeededRng.of('memory'))
  let most = before
  for (let step = 0; thinking.goOn(); step++) if (step % 16 === 0) most = Math.max(most, inUse())
  collect()
  const kept = inUse() - before
  // Asked for after it was measured, so that it was still there.
  return { kept: thinking.outcomes().length > 0 ? kept : Number.NaN, most }
}
