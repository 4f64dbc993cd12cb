import type { Bus, TableNews } from './bus.ts'

type Hear = (news: TableNews) => void

interface Subscription {
  readonly node: symbol
  readonly hear: Hear
}

/** A bus within one process. Each call of the returned function joins another node to it. */
export function localBus(): () => Bus {
  const tables = new Map<string, Set<Subscription>>()

  return () => {
    const node = Symbol('node')
    const own = new Set<() => void>()

    return {
      publish(news) {
        for (const subscription of tables.get(news.match) ?? []) {
          if (subscription.node !== node) queueMicrotask(() => subscription.hear(news))
        }
      },
      subscribe(match, hear) {
        const subscription = { node, hear }
        const listeners = tables.get(match) ?? new Set()
        tables.set(match, listeners.add(subscription))
        const stop = () => {
          own.delete(stop)
          listeners.delete(subscription)
          if (listeners.size === 0 && tables.get(match) === listeners) tables.delete(match)
        }
        own.add(stop)
        return stop
      },
      async close() {
        for (const stop of own) stop()
      },
    }
  }
}
