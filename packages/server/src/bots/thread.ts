import { setImmediate as pause } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { ponder, type Thinking } from '@sennik/bots'
import type { Move } from '@sennik/engine'
import type { BotRequest } from '../house/bot-request.ts'

/** To a thread: one thought after another, or that the present one is not needed. */
export type Order = { readonly request: BotRequest; readonly atMost: number } | 'stop'

/** From a thread, once for each request, also for one that was stopped. */
export type Thought = { readonly move: Move } | { readonly error: string }

/** What a thread of the pool does, all its life. */
export function listen(begin: (request: BotRequest) => Thinking): void {
  let present = new AbortController()

  async function think(request: BotRequest, atMost: number): Promise<Thought> {
    present = new AbortController()
    const { signal } = present
    try {
      const thinking = begin(request)
      await ponder(thinking, { atMost, signal, pause: () => pause() })
      return { move: thinking.move }
    } catch (error) {
      return { error: String(error) }
    }
  }

  parentPort?.on('message', (order: Order) => {
    if (order === 'stop') present.abort()
    else void think(order.request, order.atMost).then(thought => parentPort?.postMessage(thought))
  })
}
