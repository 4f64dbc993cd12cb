import { spawnSync } from 'node:child_process'
import { median, percentile } from './figures.ts'
import { PlayedTable } from './played-table.ts'
import type { Server } from './servers.ts'
import { Tally } from './tally.ts'

/** A server in a slice of time. */
interface Slice {
  readonly moves: number
  readonly seconds: number
  /** Processor time of the server, all threads. */
  readonly cpu: number
}

export interface Speed {
  /** The median of the slices. */
  readonly movesPerSecond: number
  /** Microseconds of the server's processor time, all threads; the median of the slices. */
  readonly cpuPerMove: number
  /** Milliseconds from click to the other player's update. */
  readonly p50: number
  readonly p99: number
  /** Bytes per move for each seat. */
  readonly bytes: number
  readonly bytes95: number
  readonly slices: readonly Slice[]
}

const SLICES = 5
/** Opened at once: so many that it is quick, so few that no queue overflows. */
const OPENED_AT_ONCE = 25
const SETTLE_MS = 200

const sleep = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

export async function openTables({ newTable }: Server, count: number): Promise<readonly PlayedTable[]> {
  const tables = Array.from({ length: count }, () => new PlayedTable(newTable()))
  for (let at = 0; at < count; at += OPENED_AT_ONCE)
    await Promise.all(tables.slice(at, at + OPENED_AT_ONCE).map(table => table.begin()))
  return tables
}

async function playFor(tables: readonly PlayedTable[], server: Server, seconds: number, tally: Tally): Promise<Slice> {
  for (const table of tables) table.tally = new Tally()
  const played = Promise.all(tables.map(table => table.play()))
  const end = (async () => {
    await sleep(SETTLE_MS)
    for (const table of tables) table.tally = tally
    const { moves } = tally
    const before = await server.served.meter()
    const begun = performance.now()
    await sleep(seconds * 1000)
    const slice = { moves: tally.moves - moves, seconds: (performance.now() - begun) / 1000 }
    const { cpu } = await server.served.meter()
    for (const table of tables) table.rest()
    return { ...slice, cpu: cpu - before.cpu }
  })()
  const [slice] = await Promise.all([end, played])
  return slice
}

/** What one server has left for the disk to do is not paid for by the next. (Where there is no such command, it is.) */
const settleDisk = (): void => void spawnSync('sync')

/**
 * Measures servers against each other: a slice of time for each in turn, again and again, so that a machine that is slower for a while is
 * slower for all of them. Those whose turn it is not have nothing to do.
 */
export async function measureSpeeds<Name extends string>(
  servers: Readonly<Record<Name, Server>>,
  tables: number,
  seconds: number,
  onSlice: (name: Name, slice: number, slices: number) => void,
): Promise<Readonly<Record<Name, Speed>>> {
  const names = Object.keys(servers) as Name[]
  const runs = await Promise.all(
    names.map(async name => {
      const server: Server = servers[name]
      return { name, server, tables: await openTables(server, tables), tally: new Tally(), slices: [] as Slice[] }
    }),
  )
  for (let slice = 1; slice <= SLICES; slice++)
    for (const { name, server, tables: own, tally, slices } of runs) {
      onSlice(name, slice, SLICES)
      settleDisk()
      slices.push(await playFor(own, server, seconds / SLICES, tally))
    }
  for (const { tables: own } of runs) for (const table of own) table.close()
  return Object.fromEntries(runs.map(({ name, tally, slices }) => [name, speedOf(slices, tally)])) as Readonly<
    Record<Name, Speed>
  >
}

/** Until the compiler has seen enough. */
export async function warmUp(server: Server, tables: number, seconds: number): Promise<void> {
  const own = await openTables(server, tables)
  await playFor(own, server, seconds, new Tally())
  for (const table of own) table.close()
}

function speedOf(slices: readonly Slice[], { latencies, bytes }: Tally): Speed {
  return {
    movesPerSecond: median(slices.map(({ moves, seconds }) => moves / seconds)),
    cpuPerMove: median(slices.map(({ cpu, moves }) => (cpu / moves) * 1e6)),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    bytes: percentile(bytes, 0.5),
    bytes95: percentile(bytes, 0.95),
    slices,
  }
}

/** How many times as fast one is as the other: the median over the slices, each compared with its neighbour in time. */
export const timesAsFast = (one: Speed, other: Speed): number =>
  median(
    one.slices.map(({ moves, seconds }, index) => {
      const neighbour = other.slices[index]!
      return moves / seconds / (neighbour.moves / neighbour.seconds)
    }),
  )
