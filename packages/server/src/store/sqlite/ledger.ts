import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { GuestRow, Snapshot, TableIndex } from '../store.ts'
import type { EntryLog } from './entry-log.ts'
import { refuseFullDisk } from './room.ts'
import { TOUCH } from './schema.ts'

/** The statements of the store, each prepared once. Runs in the store's own thread; the caller holds the transaction. */
export type Ledger = ReturnType<typeof createLedger>

/** Operations that change nothing need no transaction. */
export const READS: ReadonlySet<keyof Ledger> = new Set([
  'read',
  'openedBy',
  'lastSnapshot',
  'waiting',
  'tablesOf',
  'unfinishedOf',
  'guestByKey',
])

const IS_WAITING = "access = 'open' AND phase = 'waiting' AND free > 0"

interface WaitingRow {
  readonly match: string
  readonly line: string
  readonly guest: string
}

/** The first lines, of every guest only the first few. */
function sharedOut(rows: Iterable<WaitingRow>, limit: number, perGuest: number): string[] {
  const lines = new Map<string, string>()
  const counts = new Map<string, number>()
  for (const { match, line, guest } of rows) {
    if (lines.size >= limit) break
    const count = (counts.get(guest) ?? 0) + 1
    counts.set(guest, count)
    if (count <= perGuest) lines.set(match, line)
  }
  return [...lines.values()]
}

export function createLedger(db: DatabaseSync, log: EntryLog, leastRoom: number) {
  const addOpened = db.prepare('INSERT INTO opened VALUES (?, ?) ON CONFLICT DO NOTHING')
  const removeOpened = db.prepare('DELETE FROM opened WHERE command = ?')
  const opened = db.prepare('SELECT match FROM opened WHERE command = ?')
  const putTable = db.prepare('INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
  const removeSeated = db.prepare(
    'DELETE FROM seated WHERE match = ?1 AND guest NOT IN (SELECT value FROM json_each(?2))',
  )
  const addSeated = db.prepare(
    'INSERT INTO seated SELECT DISTINCT value, ?1 FROM json_each(?2) WHERE true ON CONFLICT DO NOTHING',
  )
  const putSnapshot = db.prepare(
    'INSERT INTO snapshots VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET n = excluded.n, data = excluded.data WHERE excluded.n > n',
  )
  const removeSnapshot = db.prepare('DELETE FROM snapshots WHERE match = ?')
  const snapshot = db.prepare('SELECT n, data FROM snapshots WHERE match = ?')
  // Newest first by the index, and only as many as are looked at; a join that began with the guests would read every table there ever was.
  const waitingTables = (isOfGame: string) =>
    db.prepare(`
      SELECT tables.match, line, guest FROM tables CROSS JOIN seated ON seated.match = tables.match
      WHERE ${IS_WAITING} AND opened_at >= ?${isOfGame} ORDER BY opened_at DESC
    `)
  const waitingOfAny = waitingTables('')
  const waitingOfOne = waitingTables(' AND game = ?')
  const tablesOfGuest = db.prepare(
    'SELECT match FROM seated JOIN tables USING (match) WHERE guest = ? AND changed_at >= ? ORDER BY changed_at DESC LIMIT ?',
  )
  const unfinishedOfGuest = db.prepare(
    "SELECT match FROM seated JOIN tables USING (match) WHERE guest = ? AND changed_at >= ? AND phase <> 'over' ORDER BY changed_at DESC LIMIT ?",
  )
  const putGuest = db.prepare('INSERT INTO guests VALUES (?, ?, ?, ?)')
  const guest = db.prepare('SELECT id, key_hash AS keyHash, name, avatar FROM guests WHERE key_hash = ?')
  const updateGuest = db.prepare('UPDATE guests SET name = ?, avatar = ? WHERE id = ?')

  const folder = dirname(db.location() ?? '.')

  const strings = (rows: readonly object[]): string[] => rows.map(row => String(Object.values(row)[0]))

  function putIndex(match: string, index: TableIndex): void {
    const { game, access, phase, free, openedAt, changedAt, line } = index
    putTable.run(match, game, access, phase, free, openedAt, changedAt, line)
    const guests = JSON.stringify(index.guests)
    removeSeated.run(match, guests)
    addSeated.run(match, guests)
  }

  return {
    append(match: string, n: number, entry: string, index?: TableIndex, openedBy?: string): 'done' | 'taken' {
      if (openedBy !== undefined && addOpened.run(openedBy, match).changes === 0) return 'taken'
      if (log.append(match, n, entry) === 'taken') {
        if (openedBy !== undefined) removeOpened.run(openedBy)
        return 'taken'
      }
      if (index) putIndex(match, index)
      return 'done'
    },
    saveIndex: putIndex,
    read: (match: string, from: number): string[] => log.read(match, from),
    openedBy: (command: string): string | undefined => strings(opened.all(command))[0],
    saveSnapshot(match: string, { n, data }: Snapshot): void {
      putSnapshot.run(match, n, data)
    },
    dropSnapshot(match: string): void {
      removeSnapshot.run(match)
    },
    lastSnapshot: (match: string) => snapshot.get(match) as Snapshot | undefined,
    waiting(game: string | undefined, since: number, limit: number, perGuest: number): string[] {
      const rows = game === undefined ? waitingOfAny.iterate(since) : waitingOfOne.iterate(since, game)
      return sharedOut(rows as Iterable<WaitingRow>, limit, perGuest)
    },
    tablesOf: (guestId: string, since: number, limit: number): string[] =>
      strings(tablesOfGuest.all(guestId, since, limit)),
    unfinishedOf: (guestId: string, since: number, limit: number): string[] =>
      strings(unfinishedOfGuest.all(guestId, since, limit)),
    addGuest({ id, keyHash, name, avatar }: GuestRow): void {
      putGuest.run(id, keyHash, name, avatar)
    },
    guestByKey: (keyHash: string) => guest.get(keyHash) as GuestRow | undefined,
    changeGuest(id: string, name: string, avatar: string): void {
      updateGuest.run(name, avatar, id)
    },
    ping(): void {
      db.exec(TOUCH)
      refuseFullDisk(folder, leastRoom)
    },
  }
}
