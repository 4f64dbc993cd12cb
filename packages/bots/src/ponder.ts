import type { Move } from '@sennik/engine'
import type { Thinking } from './bot.ts'

/** How long a thread thinks before it looks whether something else is to be done. */
const SLICE_MS = 8

interface Manner {
  /** After so many milliseconds the best move so far is taken. */
  readonly atMost: number
  readonly signal?: AbortSignal
  /** Lets the thread do what else is waiting. */
  pause(): Promise<void>
}

/** Thinks to the end, or as long as it may, without keeping its thread from hearing that it should stop. Rejects when stopped. */
export async function ponder(thinking: Thinking, { atMost, signal, pause }: Manner): Promise<Move> {
  const end = performance.now() + atMost
  for (let slice = performance.now() + SLICE_MS; thinking.goOn() && performance.now() < end; ) {
    if (performance.now() < slice) continue
    await pause()
    signal?.throwIfAborted()
    slice = performance.now() + SLICE_MS
  }
  return thinking.move
}
