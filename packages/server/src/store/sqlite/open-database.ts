import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CannotStart } from '../../start/problem.ts'
import { prepareSchema } from './schema.ts'

/**
 * The lock is SQLite's own and is held as long as the file is open: a second house is refused, and a killed one leaves no lock behind.
 * An exclusive lock also spares SQLite the shared memory beside its log. That log may grow to 32 MB before it is worked into the file:
 * tables write to the same pages again and again, and the fewer times each is copied, the better.
 */
const SETTINGS = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA fullfsync = ON;
  PRAGMA wal_autocheckpoint = 8000;
  PRAGMA journal_size_limit = 67108864;
`

export function openDatabase(file: string): DatabaseSync {
  refuseUnwritable(file)
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(file, { timeout: 0 })
    db.exec(SETTINGS)
    prepareSchema(db, file)
    return db
  } catch (error) {
    db?.close()
    throw refusalOf(error, file)
  }
}

/**
 * SQLite would open what it cannot write, and fail at the first move. The log of a running game holds its secrets: a new file is for
 * its owner alone, and SQLite gives what it puts beside it the same rights.
 */
function refuseUnwritable(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    closeSync(openSync(file, 'a', 0o600))
  } catch {
    throw new CannotStart({ kind: 'storeNotWritable', file })
  }
}

/** https://www.sqlite.org/rescode.html; the low byte is the kind of error. */
const REFUSALS: Readonly<Record<number, 'storeInUse' | 'storeNotWritable' | 'storeCorrupt'>> = {
  5: 'storeInUse',
  6: 'storeInUse',
  8: 'storeNotWritable',
  11: 'storeCorrupt',
  14: 'storeNotWritable',
  26: 'storeCorrupt',
}

function refusalOf(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
  const kind = REFUSALS[code]
  return kind ? new CannotStart({ kind, file }) : error
}
