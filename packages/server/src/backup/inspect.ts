import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { CannotStart } from '../start/problem.ts'
import { refuseStrange } from '../store/sqlite/schema.ts'
import type { Backup } from './problem.ts'

/** Looks through a copy that was just made, and makes it one file that needs nothing beside it. Undefined: it is not whole. */
export function inspect(file: string): Pick<Backup, 'bytes' | 'tables'> | undefined {
  const db = new DatabaseSync(file)
  try {
    db.exec('PRAGMA journal_mode = DELETE')
    refuseStrange(db, file)
    if (db.prepare('PRAGMA integrity_check').get()?.integrity_check !== 'ok') return undefined
    const tables = Number(db.prepare('SELECT count(*) AS tables FROM tables').get()?.tables)
    return { bytes: statSync(file).size, tables }
  } catch (error) {
    if (error instanceof CannotStart) return undefined
    throw error
  } finally {
    db.close()
  }
}
