import { Match, type MatchSnapshot, readEntry } from '@sennik/match'
import { Refused } from '@sennik/protocol'
import type { Store } from '../store/store.ts'
import { LiveTable } from './live-table.ts'

const SNAPSHOT_EVERY = 64

/** As many tables as a house plays at the same moment: the others need not hold what they showed last. */
const MOST_PLAYED = 512

/** Tables in memory. Matches beyond the limit are dropped, those first that were not used for long: the log has them. */
export class TableCache {
  private readonly store: Store
  private readonly limit: number
  private readonly tables = new Map<string, LiveTable>()
  /** Tables whose match is in memory: those used lately, and the others in the order in which they came to rest. */
  private readonly played = new Set<LiveTable>()
  private readonly resting = new Set<LiveTable>()

  constructor(store: Store, limit: number) {
    this.store = store
    this.limit = limit
  }

  get size(): number {
    return this.played.size + this.resting.size
  }

  [Symbol.iterator](): IterableIterator<LiveTable> {
    return this.tables.values()
  }

  /** The table by its id, whether it exists or not: that shows when its match is loaded. */
  get(id: string): LiveTable {
    const table = this.tables.get(id) ?? new LiveTable(id)
    this.tables.set(id, table)
    return table
  }

  /** The match, if it is in memory: then nothing need be waited for. */
  loadedAt(table: LiveTable): Match | undefined {
    return table.match && this.keep(table, table.match)
  }

  /** The match: from memory, else computed from its log. Throws `Refused` if there is no such table. */
  async load(table: LiveTable): Promise<Match> {
    return this.loadedAt(table) ?? this.compute(table)
  }

  private async compute(table: LiveTable): Promise<Match> {
    const saved = await this.store.lastSnapshot(table.id)
    const snapshot = saved && (JSON.parse(saved.data) as MatchSnapshot)
    const entries = await this.store.read(table.id, (snapshot?.n ?? 0) + 1)
    if (snapshot === undefined && entries.length === 0) {
      this.tables.delete(table.id)
      throw new Refused({ kind: 'noSuchTable' })
    }
    table.savedAt = snapshot?.n ?? 0
    return this.keep(table, Match.from(table.id, entries.map(readEntry), snapshot))
  }

  /** Puts a match in memory, or marks that it was used. */
  keep(table: LiveTable, match: Match): Match {
    table.match = match
    table.wasUsed = true
    if (!this.played.has(table)) {
      this.resting.delete(table)
      this.played.add(table)
      if (this.played.size > MOST_PLAYED) this.letOneRest()
    }
    if (this.size > this.limit) this.dropUnused()
    return match
  }

  drop(table: LiveTable): void {
    table.match = undefined
    this.played.delete(table)
    this.resting.delete(table)
    if (table.present.size > 0 || !table.isIdle) return
    clearTimeout(table.awayTimer)
    this.tables.delete(table.id)
  }

  /** Whether a snapshot is due: they keep replays short. */
  isSaveDue({ match, savedAt }: LiveTable, least = SNAPSHOT_EVERY): boolean {
    return match !== undefined && match.n - savedAt >= least
  }

  async save(table: LiveTable): Promise<void> {
    const snapshot = table.match?.snapshot()
    if (snapshot === undefined) return
    table.savedAt = snapshot.n
    await this.store.saveSnapshot(table.id, { n: snapshot.n, data: JSON.stringify(snapshot) })
  }

  private letOneRest(): void {
    for (const table of this.unused()) {
      this.played.delete(table)
      this.resting.add(table)
      table.match?.rest()
      return
    }
  }

  private dropUnused(): void {
    for (const tables of [this.resting, this.unused()])
      for (const table of tables) {
        if (this.size <= this.limit) return
        if (table.isIdle) this.drop(table)
      }
  }

  /** Played ones that were not used since the last time somebody looked. Whoever was used goes to the end of the row, to be looked at once more. */
  private *unused(): Generator<LiveTable> {
    for (const table of this.played)
      if (table.wasUsed) {
        table.wasUsed = false
        this.played.delete(table)
        this.played.add(table)
      } else yield table
  }
}
