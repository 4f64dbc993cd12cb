import { setImmediate as nextTurn } from 'node:timers/promises'
import { Match, readEntry, readSnapshot, UnusableSnapshot, writeSnapshot } from '@sennik/match'
import { Refused } from '@sennik/protocol'
import type { Snapshot, Store } from '../store/store.ts'
import { LiveBytes } from './live-bytes.ts'
import { LiveTable } from './live-table.ts'
import type { Observer } from './observer.ts'
import { indexOf } from './table-index.ts'
import { fromKeptLog } from './table-log.ts'

const SNAPSHOT_EVERY = 64

/** As many tables as a house plays at the same moment: the others need not hold what they showed last. */
const MOST_PLAYED = 512

export interface CacheLimits {
  readonly tables: number
  readonly bytes: number
}

/** Tables in memory. Matches beyond the limits are dropped, those first that were not used for long: the log has them. */
export class TableCache {
  private readonly store: Store
  private readonly limits: CacheLimits
  private readonly bytes = new LiveBytes()
  private readonly observer: Observer
  private readonly tables = new Map<string, LiveTable>()
  /** Tables whose match is in memory: those used lately, and the others in the order in which they came to rest. */
  private readonly played = new Set<LiveTable>()
  private readonly resting = new Set<LiveTable>()
  /** When the next table may be computed. */
  private turn: Promise<unknown> = Promise.resolve()

  constructor(store: Store, limits: CacheLimits, observer: Observer) {
    this.store = store
    this.limits = limits
    this.observer = observer
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

  /** The table, if somebody has been there lately. */
  known(id: string): LiveTable | undefined {
    return this.tables.get(id)
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
    const saved = await this.snapshotOf(table)
    if (saved === undefined) return this.replay(table)
    const later = await this.store.read(table.id, saved.n)
    await this.takeTurn()
    try {
      const match = goneOnFrom(table.id, saved, later)
      table.savedAt = saved.n
      return this.keep(table, match)
    } catch (error) {
      // The log is the truth. A table of rules that are no longer known has nothing wrong with its snapshot: then the log says so as well.
      const match = await this.replay(table)
      this.observer.failed(error, 'going on from a snapshot')
      await this.tidily('dropping a snapshot', this.store.dropSnapshot(table.id))
      return match
    }
  }

  private async snapshotOf({ id }: LiveTable): Promise<Snapshot | undefined> {
    try {
      return await this.store.lastSnapshot(id)
    } catch (error) {
      this.observer.failed(error, 'reading a snapshot')
      return undefined
    }
  }

  /** To compute a table takes long, with cards of its own above all: one in each turn of the event loop, so that everybody else is heard in between. */
  takeTurn(): Promise<unknown> {
    this.turn = this.turn.then(() => nextTurn())
    return this.turn
  }

  private async replay(table: LiveTable): Promise<Match> {
    const entries = await this.store.read(table.id, 1)
    if (entries.length === 0) {
      this.tables.delete(table.id)
      throw new Refused({ kind: 'noSuchTable' })
    }
    await this.takeTurn()
    table.savedAt = 0
    return this.keep(
      table,
      fromKeptLog(this.observer, () => Match.from(table.id, entries.map(readEntry))),
    )
  }

  /** Puts a match in memory, or marks that it was used. */
  keep(table: LiveTable, match: Match): Match {
    table.match = match
    table.index = undefined
    table.wasUsed = true
    if (!this.played.has(table)) {
      this.resting.delete(table)
      this.played.add(table)
      if (this.played.size > MOST_PLAYED) this.letOneRest()
    }
    this.bytes.hold(table.id, match)
    if (this.isTooMuch) this.dropUnused()
    return match
  }

  private get isTooMuch(): boolean {
    return this.size > this.limits.tables || this.bytes.total > this.limits.bytes
  }

  drop(table: LiveTable): void {
    if (table.present.size > 0 && table.match) table.index = indexOf(table.match, Date.now())
    table.match = undefined
    this.bytes.letGo(table.id)
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
    const kept = { n: snapshot.n, data: writeSnapshot(table.id, snapshot) }
    await this.tidily('saving a snapshot', this.store.saveSnapshot(table.id, kept))
  }

  /** What is kept besides the log can be made again from it: nobody is refused anything because it could not be written. */
  tidily(doing: string, writing: Promise<void>): Promise<void> {
    return writing.catch(error => this.observer.failed(error, doing))
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
        if (!this.isTooMuch) return
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

/** The match as of a snapshot and what was written from its last entry on. Throws if one cannot be gone on from. */
function goneOnFrom(id: string, { n, data }: Snapshot, later: readonly string[]): Match {
  const snapshot = readSnapshot(id, data)
  if (snapshot.n !== n)
    throw new UnusableSnapshot(`it is kept as made after entry ${n}, and was made after ${snapshot.n}`)
  if (later.length === 0) throw new UnusableSnapshot(`the log does not reach entry ${n}`)
  return Match.from(id, later.slice(1).map(readEntry), snapshot)
}
