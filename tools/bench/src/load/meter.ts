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

/** Answers until whoever started this process is gone. */
export function serve(port: number): void {
  process.on('message', (message: ToServer) => {
    // Twice: what the first collection finds finished is let go by the second.
    if (message === 'meterMemory') for (let times = 0; times < 2; times++) globalThis.gc?.()
    say({ t: 'meter', meter: readMeter() })
  })
  process.on('disconnect', () => process.exit())
  say({ t: 'ready', port })
}
