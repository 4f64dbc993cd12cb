import { BadInput } from '@sennik/engine'
import { closedBecause, type Match, WAITING_LIMIT } from '@sennik/match'
import { Refused, type TableLine } from '@sennik/protocol'
import type { Store, TableIndex } from '../store/store.ts'
import type { LiveTable } from './live-table.ts'
import type { TableCache } from './table-cache.ts'
import { indexOf } from './table-index.ts'
import type { KnownGuest } from './visitor.ts'

const TABLES_LISTED = 50
/** Where somebody is, more: from one address as many as it may have sockets, and those shall hide nobody. */
const ATTENDED_LISTED = 200
/** Of those that wait: somebody who opens many of them does not hide those of others. */
const LISTED_PER_GUEST = 3
const LISTED_FOR = 30 * 24 * 60 * 60 * 1000
/** Somebody who has been gone no longer than this may be on their way back. */
const EXPECTED_BACK_MS = 60_000
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

  /** Those where somebody waits who is there, and of the others the newest. */
  async waiting(game: string | undefined): Promise<readonly TableLine[]> {
    const attended = this.attended(game).slice(0, ATTENDED_LISTED)
    const lines = await this.store.waiting(game, Date.now() - WAITING_LIMIT, TABLES_LISTED, LISTED_PER_GUEST)
    const listed = new Map(attended.map(line => [line.id, line]))
    for (const text of lines) {
      if (listed.size >= Math.max(TABLES_LISTED, attended.length)) break
      const line = JSON.parse(text) as TableLine
      listed.set(line.id, listed.get(line.id) ?? line)
    }
    return [...listed.values()]
  }

  /** Tables that wait and where somebody is who sits there, however many others were opened since. The newest first. */
  private attended(game: string | undefined): readonly TableLine[] {
    const since = Date.now() - WAITING_LIMIT
    const counts = new Map<string, number>()
    const isListed = (guest: string): boolean => {
      const count = (counts.get(guest) ?? 0) + 1
      counts.set(guest, count)
      return count <= LISTED_PER_GUEST
    }
    return [...this.cache]
      .flatMap(table => attendedIndex(table) ?? [])
      .filter(index => index.openedAt >= since && (game === undefined || index.game === game))
      .sort((a, b) => b.openedAt - a.openedAt)
      .filter(({ guests }) => guests.filter(isListed).length > 0)
      .map(({ line }) => JSON.parse(line) as TableLine)
  }

  /**
   * Where somebody is really there first, and whoever has waited longest: opening another table brings nobody to the front. Not where everybody has gone: whoever
   * is led there sits alone, and whoever comes next is led to the next such table.
   */
  async forQuickPlay(guest: KnownGuest, game: string): Promise<readonly string[]> {
    const own = await this.store.unfinishedOf(guest.id, Date.now() - WAITING_LIMIT, TABLES_LISTED)
    const lines = await this.waiting(game)
    const found = await Promise.all(
      lines.map(async line => ({ ...line, goneFor: own.includes(line.id) ? 0 : await this.goneFor(line) })),
    )
    return found
      .filter(({ goneFor }) => goneFor < EXPECTED_BACK_MS)
      .sort((a, b) => Number(a.goneFor > 0) - Number(b.goneFor > 0) || a.openedAt - b.openedAt)
      .map(({ id }) => id)
  }

  /** For how many milliseconds nobody who sits there has been there. */
  private async goneFor({ id, openedAt }: TableLine): Promise<number> {
    const table = this.cache.known(id)
    // By a clock that was set back since, it was opened later than now.
    const sinceOpened = Math.abs(Date.now() - openedAt)
    if (table === undefined) return sinceOpened
    const match = table.present.size > 0 ? await table.run(() => this.matchOf(table)) : table.match
    const guests = match?.chairs.flatMap(chair => (chair.who === 'person' ? [chair.guest] : [])) ?? []
    if (guests.some(table.isPresent)) return 0
    // Whoever opened it by a request is about to come.
    const since = guests.flatMap(each => table.awaySince.get(each) ?? [])
    return since.length === 0 ? sinceOpened : performance.now() - Math.max(...since)
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
      if (match === undefined || match.phase === 'over' || closedBecause(match, Date.now())) return undefined
      const seats = match.seatsOf(guest.id)
      return { ...match.line(table.isPresent), yours: { seats, asked: seats.some(seat => match.isAsked(seat)) } }
    })
  }
}

/** Undefined: nobody sits there and is there, or nobody else may sit down. */
function attendedIndex({ match, index, present, isPresent }: LiveTable): TableIndex | undefined {
  if (present.size === 0 || (match && match.phase !== 'waiting')) return undefined
  const now = match ? indexOf(match, Date.now()) : index
  const isOpen = now?.phase === 'waiting' && now.access === 'open' && now.free > 0
  return isOpen && now.guests.some(isPresent) ? now : undefined
}
