import type { Hint } from '@sennik/bots'
import type { HintQuestion } from './think.ts'

export type ToThinker = { readonly id: number; readonly question: HintQuestion } | { readonly stop: number }
export type FromThinker =
  | { readonly id: number; readonly hints: readonly Hint[] }
  | { readonly id: number; readonly problem: string }

interface Waiting {
  resolve(hints: readonly Hint[]): void
  reject(reason: unknown): void
}

let thinker: Worker | undefined
let asked = 0
const waiting = new Map<number, Waiting>()

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'hint' })
  started.onmessage = ({ data }: MessageEvent<FromThinker>) => {
    const waits = waiting.get(data.id)
    waiting.delete(data.id)
    if ('hints' in data) waits?.resolve(data.hints)
    else waits?.reject(new Error(data.problem))
  }
  // One that could not even be loaded answers nobody; the next question tries again.
  started.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('the thinker is gone'))
    waiting.clear()
    thinker = undefined
  }
  return started
}

/** The best moves by what a seat sees, thought of beside the page. Rejects when the signal says that nobody waits any more. */
export function askForHints(question: HintQuestion, signal: AbortSignal): Promise<readonly Hint[]> {
  const id = ++asked
  return new Promise((resolve, reject) => {
    thinker ??= start()
    const worker = thinker
    waiting.set(id, { resolve, reject })
    signal.addEventListener('abort', () => {
      if (!waiting.delete(id)) return
      worker.postMessage({ stop: id } satisfies ToThinker)
      reject(signal.reason)
    })
    worker.postMessage({ id, question } satisfies ToThinker)
  })
}
