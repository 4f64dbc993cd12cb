import { Worker } from 'node:worker_threads'
import type { Move } from '@sennik/engine'
import type { AskBot, BotRequest } from '../house/bot-request.ts'
import type { Thought } from './think.ts'

const LONGEST_THOUGHT_MS = 10_000

export interface BotPool {
  readonly ask: AskBot
  /** Requests that wait for a thread. */
  readonly waiting: number
  close(): Promise<void>
}

interface BotPoolSettings {
  readonly threads: number
  readonly longestThoughtMs?: number
  readonly thinker?: URL
}

interface Job {
  readonly request: BotRequest
  /** A thread that crashes may have done so for another reason than this request: it is tried again once. */
  readonly isSecondTry: boolean
  resolve(move: Move): void
  reject(error: Error): void
}

/**
 * Threads in which bots think. Requests are answered in the order they came, and a table asks once for each seat that has to decide: so
 * no table can keep another one waiting for more than its turn. (Piscina answers requests that can be stopped newest first.)
 */
export function createBotPool(settings: BotPoolSettings): BotPool {
  const { threads, longestThoughtMs = LONGEST_THOUGHT_MS } = settings
  const thinker = settings.thinker ?? new URL('./think.ts', import.meta.url)
  const queue: Job[] = []
  const idle: Worker[] = []
  const working = new Map<Worker, { readonly job: Job; readonly limit: NodeJS.Timeout }>()
  let isClosed = false

  function newThread(): Worker {
    const worker = new Worker(thinker, { name: 'bot' })
    worker.on('message', (thought: Thought) => {
      const job = takeFrom(worker)
      if ('move' in thought) settle(job, thought.move)
      else job?.reject(new Error(thought.error))
      idle.push(worker)
      startNext()
    })
    worker.on('error', () => replace(worker))
    worker.on('exit', () => replace(worker))
    return worker
  }

  function takeFrom(worker: Worker): Job | undefined {
    const work = working.get(worker)
    clearTimeout(work?.limit)
    working.delete(worker)
    return work?.job
  }

  function settle(job: Job | undefined, move: Move): void {
    if (job?.request.legal.includes(move)) job.resolve(move)
    else job?.reject(new Error(`The bot ${job.request.bot} chose what is not allowed.`))
  }

  const lost = new WeakSet<Worker>()

  function replace(worker: Worker): void {
    if (lost.has(worker)) return
    lost.add(worker)
    const job = takeFrom(worker)
    const at = idle.indexOf(worker)
    if (at >= 0) idle.splice(at, 1)
    if (isClosed || job?.isSecondTry) job?.reject(new Error('The thread of the bot ended.'))
    else if (job) queue.unshift({ ...job, isSecondTry: true })
    startNext()
  }

  function stop(worker: Worker): void {
    takeFrom(worker)?.reject(new Error('The bot thought for too long.'))
    void worker.terminate()
  }

  function startNext(): void {
    while (queue.length > 0 && working.size < threads) {
      const worker = idle.shift() ?? newThread()
      const job = queue.shift()!
      working.set(worker, { job, limit: setTimeout(stop, longestThoughtMs, worker) })
      worker.postMessage(job.request)
    }
  }

  for (let thread = 0; thread < threads; thread++) idle.push(newThread())

  return {
    ask: request =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('The bots are gone.'))
        queue.push({ request, isSecondTry: false, resolve, reject })
        startNext()
      }),
    get waiting() {
      return queue.length
    },
    async close() {
      isClosed = true
      for (const { reject } of queue.splice(0)) reject(new Error('The bots are gone.'))
      await Promise.all([...idle, ...working.keys()].map(worker => worker.terminate()))
    },
  }
}
