import type { Viewer } from '@sennik/engine'
import {
  type Caller,
  commandOf,
  decide,
  type Entry,
  type Match,
  type MatchCommand,
  readEntry,
  writeEntry,
} from '@sennik/match'
import type { Bus, TableNews } from '../bus/bus.ts'
import type { Store } from '../store/store.ts'
import type { LiveTable, Presence } from './live-table.ts'
import type { Observer } from './observer.ts'
import type { TableCache } from './table-cache.ts'
import { indexOf } from './table-index.ts'
import { encode, type WireText } from './wire.ts'

/** How often a command is tried again when another node wrote first. */
const TRIES = 5

/**
 * Writes entries: durable first, then applied, then told. Everything here runs inside `table.run`, so a table has one writer on this
 * node; the primary key of the log sees to it that there is one among all nodes.
 */
export class Writer {
  private readonly store: Store
  private readonly bus: Bus
  private readonly cache: TableCache
  private readonly observer: Observer

  constructor(store: Store, bus: Bus, cache: TableCache, observer: Observer) {
    this.store = store
    this.bus = bus
    this.cache = cache
    this.observer = observer
  }

  /** Decides and writes; when another node was faster, decides again on what it wrote. Throws `Refused` or `BadInput`. */
  async carryOut(table: LiveTable, command: MatchCommand, caller: Caller, origin?: Presence): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const match = this.cache.loadedAt(table) ?? (await this.cache.load(table))
      const decision = decide(match, command, caller, Date.now())
      if ('clause' in decision) {
        origin?.visitor.hear(encode({ t: 'because', id: command.id, clause: decision.clause }))
        return
      }
      if (await this.commit(table, match, decision.entry, origin)) return
    }
    throw new Error('other nodes keep writing first')
  }

  /** Makes an entry durable, then tells everybody. False: another node wrote first, and what it wrote has been told. */
  async commit(table: LiveTable, match: Match, entry: Entry, origin?: Presence): Promise<boolean> {
    const begun = performance.now()
    const text = writeEntry(entry)
    const n = match.n + 1
    if ((await this.store.append(table.id, n, text)) === 'taken') {
      await this.catchUp(table, match)
      return false
    }
    this.bus.publish({ match: table.id, n, entry: text })
    this.tell(table, match, entry, origin)
    this.observer.committed(entry.kind, performance.now() - begun)
    if (entry.kind !== 'moved' || match.phase === 'over')
      await this.cache.tidily(
        'saving what lists show of a table',
        this.store.saveIndex(table.id, indexOf(match, Date.now())),
      )
    if (this.cache.isSaveDue(table)) await this.cache.save(table)
    return true
  }

  /** Somebody else wrote: takes it over from the news, or from the log if some was missed. */
  async take(table: LiveTable, news: TableNews): Promise<void> {
    const match = await this.cache.load(table)
    if (news.n === match.n + 1) this.tell(table, match, readEntry(news.entry))
    else if (news.n > match.n) await this.catchUp(table, match)
  }

  private async catchUp(table: LiveTable, match: Match): Promise<void> {
    for (const entry of await this.store.read(table.id, match.n + 1)) this.tell(table, match, readEntry(entry))
  }

  private tell(table: LiveTable, match: Match, entry: Entry, origin?: Presence): void {
    const updates = match.apply(entry, table.viewers, table.isPresent)
    // Where many look from the same place, what they hear is written once.
    const texts = table.present.size > updates.size ? new Map<Viewer, WireText>() : undefined
    for (const presence of table.present) {
      const { as, visitor } = presence
      const update = updates.get(as)!
      if (presence === origin) {
        visitor.hear(encode({ ...update, id: commandOf(entry) }))
        continue
      }
      const text = texts?.get(as) ?? encode(update)
      texts?.set(as, text)
      visitor.hear(text)
    }
  }
}
