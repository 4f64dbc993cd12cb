// A house in a process of its own, so that a crash is a crash and memory can be measured.
import { readConfig } from '../config.ts'
import { startServer } from '../server.ts'

export interface Opened {
  readonly url: string
}

export interface Memory {
  readonly heapBytes: number
  readonly residentBytes: number
}

const server = await startServer({ config: readConfig(process.env), pages: process.env.ABUSE_PAGES })
process.send?.({ url: server.url } satisfies Opened)

process.on('message', message => {
  if (message === 'close') void server.close().then(() => process.exit(0))
  if (message !== 'memory') return
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({ heapBytes: heapUsed + external, residentBytes: rss } satisfies Memory)
})
process.on('disconnect', () => process.exit(0))
