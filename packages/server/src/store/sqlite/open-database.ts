import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CannotStart } from '../../start/problem.ts'
import { refusalOf } from './refusal.ts'
import { refuseStrange, updateSchema } from './schema.ts'

/**
 * The lock is SQLite's own and is held as long as the file is open: a second house is refused, and a killed one leaves no lock behind.
 * An exclusive lock also spares SQLite the shared memory beside its log. That log may grow to 32 MB before it is worked into the file:
 * tables write to the same pages again and again, and the fewer times each is copied, the better.
 */
const LOCK = `
  PRAGMA locking_mode = EXCLUSIVE;
  BEGIN EXCLUSIVE;
  COMMIT;
`
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA fullfsync = ON;
  PRAGMA wal_autocheckpoint = 8000;
  PRAGMA journal_size_limit = 67108864;
`

/** Opens or creates the file of a house and brings it up to date. Throws `CannotStart`. */
export function openDatabase(file: string): DatabaseSync {
  refuseUnwritable(file)
  return opened(file, db => {
    updateSchema(db)
    workIn(db)
  })
}

/** Opens the file of a house that is closed as it is, of whatever version. Throws `CannotStart`. */
export const openAsItIs = (file: string): DatabaseSync => opened(file, () => {})

/** Works what was written into the file itself: until then it lies beside it. */
export function workIn(db: DatabaseSync): void {
  db.exec('PRAGMA wal_checkpoint(PASSIVE)')
}

function opened(file: string, prepare: (db: DatabaseSync) => void): DatabaseSync {
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(file, { timeout: 0 })
    db.exec(LOCK)
    // Before anything is set: to choose a journal writes to the file.
    refuseStrange(db, file)
    db.exec(SETTINGS)
    prepare(db)
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
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
    throw new CannotStart({ kind: isFull ? 'storeFull' : 'storeNotWritable', file })
  }
}
