import type { FastifyRateLimitStore } from '@fastify/rate-limit'

interface Window {
  readonly since: number
  count: number
}

/** So many names are remembered by each limit; whoever was not seen for longest is forgotten first. */
const MOST_NAMES = 5000

/** Counts requests by name within windows of time, on a clock that nobody can set. */
export class Windows implements FastifyRateLimitStore {
  private readonly windows = new Map<string, Window>()

  incr(name: string, answer: Parameters<FastifyRateLimitStore['incr']>[1], length: number): void {
    const now = performance.now()
    const known = this.windows.get(name)
    const window = known && now - known.since < length ? known : { since: now, count: 0 }
    window.count++
    this.windows.delete(name)
    this.windows.set(name, window)
    const oldest = this.windows.size > MOST_NAMES ? this.windows.keys().next().value : undefined
    if (oldest !== undefined) this.windows.delete(oldest)
    answer(null, { current: window.count, ttl: length - (now - window.since) })
  }

  child(): Windows {
    return new Windows()
  }
}
