import { Worker } from 'node:worker_threads'
import type { Move } from '@sennik/engine'
import type { AskBot, BotRequest } from '../house/bot-request.ts'
import { FairQueue } from './fair-queue.ts'
import type { Order, Thought } from './thread.ts'

/** A thread that has not answered for so long will not answer at all. */
const LOST_AFTER_MS = 10_000
/** However many wait, each bot gets at least so long to think. */
const LEAST_THOUGHT_MS = 5

export interface BotPool {
  readonly ask: AskBot
  /** Requests that wait for a thread. */
  readonly waiting: number
  close(): Promise<void>
}

interface BotPoolSettings {
  readonly threads: number
  /** How long a bot may think if no other waits; then its best move so far is taken. */
  readonly thinkMs: number
  readonly lostAfterMs?: number
  readonly thinker?: URL
}

interface Job {
  readonly request: BotRequest
  readonly signal: AbortSignal
  /** A thread that crashes may have done so for another reason than this request: it is tried again once. */
  readonly isSecondTry: boolean
  resolve(move: Move): void
  reject(error: unknown): void
}

/**
 * Threads in which bots think, one thought at a time: so memory is that of one search for each. Guests come in turn, and the tables of each,
 * and the more wait the shorter each thought is: nobody can keep others waiting, with however many tables. A thought that nobody needs any more is stopped at once.
 */
export function createBotPool(settings: BotPoolSettings): BotPool {
  const { threads, thinkMs, lostAfterMs = LOST_AFTER_MS } = settings
  const thinker = settings.thinker ?? new URL('./think.ts', import.meta.url)
  const queue = new FairQueue<Job>()
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
    else if (job && !job.signal.aborted) queue.add(job.request, { ...job, isSecondTry: true })
    startNext()
  }

  function giveUp(worker: Worker): void {
    takeFrom(worker)?.reject(new Error('The bot thought for too long.'))
    void worker.terminate()
  }

  /** When whoever asked last should have an answer. All who wait share what is left until then: so nobody waits much longer than that. */
  let due = 0

  const share = ({ guest, pause }: BotRequest): number => {
    const left = (due - performance.now()) * threads * queue.shareOf(guest)
    return Math.min(thinkMs * pause, Math.max(LEAST_THOUGHT_MS, left))
  }

  function startNext(): void {
    while (queue.size > 0 && working.size < threads) {
      const worker = idle.shift() ?? newThread()
      const job = queue.take()!
      working.set(worker, { job, limit: setTimeout(giveUp, lostAfterMs, worker) })
      worker.postMessage({ request: job.request, atMost: share(job.request) } satisfies Order)
    }
  }

  function cancel(signal: AbortSignal, request: BotRequest): void {
    const waiting = queue.remove(request, job => job.signal === signal)
    waiting?.reject(signal.reason)
    for (const [worker, { job }] of working) {
      if (job.signal !== signal) continue
      worker.postMessage('stop' satisfies Order)
      job.reject(signal.reason)
    }
  }

  for (let thread = 0; thread < threads; thread++) idle.push(newThread())

  return {
    ask: (request, signal) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('The bots are gone.'))
        if (signal.aborted) return reject(signal.reason)
        due = performance.now() + thinkMs
        queue.add(request, { request, signal, isSecondTry: false, resolve, reject })
        signal.addEventListener('abort', () => cancel(signal, request), { once: true })
        startNext()
      }),
    get waiting() {
      return queue.size
    },
    async close() {
      isClosed = true
      for (const { reject } of queue.clear()) reject(new Error('The bots are gone.'))
      await Promise.all([...idle, ...working.keys()].map(worker => worker.terminate()))
    },
  }
}
