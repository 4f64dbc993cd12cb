import { Worker } from 'node:worker_threads'
import type { Played } from './played.ts'
import type { Task } from './thread.ts'

/** Plays the games with these numbers in so many threads; tells of each as it ends. Whatever is under way when it is stopped is dropped. */
export async function playAll(
  task: Task,
  numbers: readonly number[],
  threads: number,
  onGame: (played: Played) => void,
  signal: AbortSignal,
): Promise<void> {
  const waiting = numbers.values()
  const workers: Worker[] = []
  try {
    await Promise.all(
      Array.from({ length: Math.min(threads, numbers.length) }, () => {
        const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: task })
        workers.push(worker)
        return workThrough(worker, waiting, onGame, signal)
      }),
    )
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()))
  }
}

function workThrough(
  worker: Worker,
  waiting: Iterator<number>,
  onGame: (played: Played) => void,
  signal: AbortSignal,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const goOn = (): void => {
    const { value, done } = waiting.next()
    if (done) resolve()
    else worker.postMessage(value)
  }
  worker.on('error', reject)
  worker.on('message', (played: Played) => {
    if (signal.aborted) return
    try {
      onGame(played)
      goOn()
    } catch (error) {
      reject(error)
    }
  })
  signal.addEventListener('abort', () => resolve())
  goOn()
  return promise
}
