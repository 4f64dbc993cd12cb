/** What a server that is measured tells whoever started it. */
export type FromServer = { readonly t: 'ready'; readonly port: number } | { readonly t: 'meter'; readonly meter: Meter }

export type ToServer = 'meter' | 'meterMemory'

export interface Meter {
  /** Processor time of all threads since the start, in seconds. */
  readonly cpu: number
  readonly heap: number
  /** Buffers beside the heap. */
  readonly outside: number
  readonly rss: number
}

function readMeter(): Meter {
  const { user, system } = process.cpuUsage()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { cpu: (user + system) / 1e6, heap: heapUsed, outside: external, rss }
}

const say = (message: FromServer): void => void process.send?.(message)

/**
 * Twice: what the first collection finds finished is let go by the second. As the last resort: an ordinary one leaves V8 with the room of its
 * young generation, with pages that are half empty and with freed ones that are still resident, which after a busy minute are more than
 * all that is in use.
 */
function letGo(): void {
  for (let times = 0; times < 2; times++) globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/** Answers until whoever started this process is gone. */
export function serve(port: number): void {
  process.on('message', (message: ToServer) => {
    if (message === 'meterMemory') letGo()
    say({ t: 'meter', meter: readMeter() })
  })
  process.on('disconnect', () => process.exit())
  say({ t: 'ready', port })
}
