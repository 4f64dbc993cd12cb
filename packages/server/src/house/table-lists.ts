import { BadInput } from '@sennik/engine'
import { isExpired, type Match, WAITING_LIMIT } from '@sennik/match'
import { Refused, type TableLine } from '@sennik/protocol'
import type { Store } from '../store/store.ts'
import type { LiveTable } from './live-table.ts'
import type { TableCache } from './table-cache.ts'
import type { KnownGuest } from './visitor.ts'

const TABLES_LISTED = 50
const LISTED_FOR = 30 * 24 * 60 * 60 * 1000
/** A command is said again soon after, so its table is among the last ones. */
const TABLES_ASKED = 5

/** Finds tables: those that wait, those of a guest. */
export class TableLists {
  private readonly store: Store
  private readonly cache: TableCache

  constructor(store: Store, cache: TableCache) {
    this.store = store
    this.cache = cache
  }

  async waiting(game: string | undefined): Promise<readonly TableLine[]> {
    const lines = await this.store.waiting(game, Date.now() - WAITING_LIMIT, TABLES_LISTED)
    return lines.map(line => JSON.parse(line) as TableLine)
  }

  /** What a guest has not finished. Each is computed to say whether they are asked, so the many that are over are not even looked at. */
  async of(guest: KnownGuest): Promise<readonly TableLine[]> {
    const ids = await this.store.unfinishedOf(guest.id, Date.now() - LISTED_FOR, TABLES_LISTED)
    const lines = await Promise.all(ids.map(id => this.lineFor(guest, id)))
    return lines.filter(line => line !== undefined)
  }

  /** The table that a guest opened, or where they sat down, by this command when it arrived before. */
  async ledBefore(guest: KnownGuest, command: string): Promise<string | undefined> {
    const opened = await this.store.openedBy(`${guest.id}:${command}`)
    if (opened !== undefined) return opened
    for (const id of await this.store.tablesOf(guest.id, Date.now() - WAITING_LIMIT, TABLES_ASKED)) {
      const table = this.cache.get(id)
      const match = await table.run(() => this.matchOf(table))
      if (match?.doneBefore(command) !== undefined) return id
    }
    return undefined
  }

  /** Undefined: its rules are no longer known, which is no reason to show none of the others. */
  async matchOf(table: LiveTable): Promise<Match | undefined> {
    try {
      return await this.cache.load(table)
    } catch (error) {
      if (error instanceof BadInput || error instanceof Refused) return undefined
      throw error
    }
  }

  private lineFor(guest: KnownGuest, id: string): Promise<TableLine | undefined> {
    const table = this.cache.get(id)
    return table.run(async () => {
      const match = await this.matchOf(table)
      if (match === undefined || match.phase === 'over' || isExpired(match, Date.now())) return undefined
      const seats = match.seatsOf(guest.id)
      return { ...match.line(table.isPresent), yours: { seats, asked: seats.some(seat => match.isAsked(seat)) } }
    })
  }
}
