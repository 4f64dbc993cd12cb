import type { Meter } from './meter.ts'
import type { PlayedTable } from './played-table.ts'
import type { Server } from './servers.ts'
import { openTables } from './speed.ts'

/** Bytes per live match. */
export interface MatchMemory {
  readonly heap: number
  /** Heap, and buffers beside it. */
  readonly used: number
  readonly rss: number
}

export interface Memory {
  /** Both seats connected. */
  readonly connected: MatchMemory
  /** After both have gone; undefined where the match is then gone too. */
  readonly alone: Pick<MatchMemory, 'heap' | 'used'> | undefined
}

/** So many tables are live before: then memory that a busy server sets aside once is not counted as theirs. */
const WARM_SHARE = 0.5
/** Enough that everything a table remembers is full. */
const MOVES = 60
/**
 * So many play at the same moment, before and after: what a busy moment takes stays with the process, and is that moment's, not the
 * tables'. Were all to play at once, twice as many would be busy after as before.
 */
const AT_ONCE = 50
const SETTLE_MS = 1500

/** What so many tables take, beside others that are live already. The server must be fresh. */
export async function measureMemory(server: Server, tables: number, keepsMatches: boolean): Promise<Memory> {
  const live = async (count: number): Promise<readonly PlayedTable[]> => {
    const opened: PlayedTable[] = []
    while (opened.length < count) {
      const group = await openTables(server, Math.min(AT_ONCE, count - opened.length))
      await Promise.all(group.map(table => table.play(MOVES)))
      opened.push(...group)
    }
    return opened
  }
  const settled = async (): Promise<Meter> => {
    await new Promise(resolve => setTimeout(resolve, SETTLE_MS))
    return server.served.meterMemory()
  }
  const others = await live(tables * WARM_SHARE)
  const before = await settled()
  const opened = await live(tables)
  const connected = await settled()
  for (const table of opened) table.close()
  const alone = await settled()
  for (const table of others) table.close()
  const { heap, used } = perMatch(before, alone, tables)
  return { connected: perMatch(before, connected, tables), alone: keepsMatches ? { heap, used } : undefined }
}

const perMatch = (before: Meter, after: Meter, tables: number): MatchMemory => ({
  heap: (after.heap - before.heap) / tables,
  used: (after.heap + after.outside - before.heap - before.outside) / tables,
  rss: (after.rss - before.rss) / tables,
})
