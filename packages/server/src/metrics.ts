import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Entry } from '@sennik/match'
import type { Command } from '@sennik/protocol'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { HouseContract } from './house/contract.ts'
import type { Observer, Outcome } from './house/observer.ts'
import type { Commit } from './store/sqlite/messages.ts'

const LAG_RESOLUTION_MS = 20
const NANOSECONDS = 1e9

/** What is counted while the house is open. */
export interface Watched {
  readonly house: Pick<HouseContract, 'size'>
  readonly sockets: () => number
  readonly botsWaiting: () => number
}

function countOne<Kind>(counts: Map<Kind, number>, kind: Kind): void {
  counts.set(kind, (counts.get(kind) ?? 0) + 1)
}

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const registers = [new Registry()]
  const [registry] = registers as [Registry]
  const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS })
  lag.enable()

  // With every move something is counted: in a plain table, which the registry reads when somebody asks for it.
  const entries = new Map<Entry['kind'], number>()
  new Counter({
    name: 'sennik_entries_total',
    help: 'Entries written to logs of tables, by kind; moves are those of kind "moved"',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset()
      for (const [kind, count] of entries) this.inc({ kind }, count)
    },
  })
  const entrySeconds = new Histogram({
    name: 'sennik_entry_seconds',
    help: 'From the decision to write an entry until it is durable',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers,
  })
  const refusals = new Counter({
    name: 'sennik_refusals_total',
    help: 'Commands and messages that were refused, by reason',
    labelNames: ['reason'],
    registers,
  })
  const failures = new Counter({ name: 'sennik_failures_total', help: 'Things that should not happen', registers })
  const commands = { carriedOut: new Map<Command['t'], number>(), refused: new Map<Command['t'], number>() }
  new Counter({
    name: 'sennik_commands_total',
    help: 'Commands on sockets, by kind and outcome',
    labelNames: ['command', 'outcome'],
    registers,
    collect() {
      this.reset()
      for (const [outcome, counts] of Object.entries(commands))
        for (const [command, count] of counts) this.inc({ command, outcome }, count)
    },
  })
  const commitSeconds = new Histogram({
    name: 'sennik_commit_seconds',
    help: 'How long a group of writes took to become durable',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers,
  })
  const commitWrites = new Histogram({
    name: 'sennik_commit_writes',
    help: 'How many writes shared a commit',
    buckets: [1, 2, 5, 10, 25, 50, 100, 250, 1000],
    registers,
  })
  const requests = new Histogram({
    name: 'sennik_http_seconds',
    help: 'HTTP requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1],
    registers,
  })

  function gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  }

  gauge('sennik_event_loop_lag_p99_seconds', 'Lag of the event loop since the last reading, 99th percentile', () => {
    const p99 = lag.percentile(99) / NANOSECONDS
    lag.reset()
    return Number.isFinite(p99) ? p99 : 0
  })
  gauge('sennik_memory_bytes', 'Resident memory of the process', () => process.memoryUsage.rss())

  return {
    registry,
    watch({ house, sockets, botsWaiting }: Watched): void {
      gauge('sennik_live_tables', 'Tables in memory', () => house.size.tables)
      gauge('sennik_visitors', 'Visitors at tables', () => house.size.visitors)
      gauge('sennik_sockets', 'Open sockets', sockets)
      gauge('sennik_bots_waiting', 'Decisions of bots that wait for a thread', botsWaiting)
    },
    committed({ writes, seconds }: Commit): void {
      commitSeconds.observe(seconds)
      commitWrites.observe(writes)
    },
    command(kind: Command['t'], outcome: Outcome): void {
      countOne(commands[outcome], kind)
    },
    entry(kind: Entry['kind'], milliseconds: number): void {
      countOne(entries, kind)
      entrySeconds.observe(milliseconds / 1000)
    },
    refused(reason: Parameters<Observer['refused']>[0]): void {
      refusals.inc({ reason })
    },
    failed(): void {
      failures.inc()
    },
    request(method: string, route: string, status: number, seconds: number): void {
      requests.observe({ method, route, status }, seconds)
    },
    close(): void {
      lag.disable()
    },
  }
}
