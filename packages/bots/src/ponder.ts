/** How long a thread thinks before it looks whether something else is to be done. */
const SLICE_MS = 8

interface Manner {
  /** After so many milliseconds what was thought so far has to do. */
  readonly atMost: number
  readonly signal?: AbortSignal
  /** Lets the thread do what else is waiting. */
  pause(): Promise<void>
}

/** Thinks to the end, or as long as it may, without keeping its thread from hearing that it should stop. Rejects when stopped. */
export async function ponder(thinking: { goOn(): boolean }, { atMost, signal, pause }: Manner): Promise<void> {
  signal?.throwIfAborted()
  const end = performance.now() + atMost
  for (let slice = performance.now() + SLICE_MS; thinking.goOn() && performance.now() < end; ) {
    if (performance.now() < slice) continue
    await pause()
    signal?.throwIfAborted()
    slice = performance.now() + SLICE_MS
  }
}
