import { closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup, type DatabaseSync } from 'node:sqlite'
import { sqliteCodeOf } from '../store/sqlite/refusal.ts'

/** So many pages are copied at a time; between two of these the house writes what has come. */
const PAGES_AT_ONCE = 256

const CANCELLED = 'ECANCELED'

/**
 * Copies the whole database as it stands into a new file, while whoever has it open goes on writing. Throws what `codeOfTrouble` can name, and
 * leaves nothing behind then. `isWanted` is asked now and then.
 */
export async function copyInto(db: DatabaseSync, to: string, isWanted: () => boolean = () => true): Promise<void> {
  const folder = dirname(to)
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 })
  // The secrets of running games are in it: like the file itself it is for its owner alone. What is there already is not written over.
  closeSync(openSync(to, 'wx', 0o600))
  const progress = (): void => {
    if (!isWanted()) throw Object.assign(new Error('the copy is not wanted any more'), { code: CANCELLED })
  }
  try {
    await betweenWrites(() => {
      progress()
      return backup(db, to, { rate: PAGES_AT_ONCE, progress })
    })
  } catch (error) {
    removeCopy(to)
    throw error
  }
}

/** Later steps of a copy wait for a write to be over. The first one is refused, by Node with the code of no error at all; so it is tried again. */
async function betweenWrites(copy: () => Promise<unknown>): Promise<void> {
  for (;;)
    try {
      await copy()
      return
    } catch (error) {
      if (!(error instanceof Error && 'errcode' in error && error.errcode === 0)) throw error
    }
}

/** What there is of a copy, and what SQLite may have put beside it. */
export function removeCopy(to: string): void {
  for (const file of [to, `${to}-journal`]) if (existsSync(file)) rmSync(file)
}

/** As the system names such troubles. */
const CODES: Readonly<Record<number, string>> = { 8: 'EROFS', 10: 'EIO', 13: 'ENOSPC', 14: 'EACCES' }

/** What kept a copy from being made: a code of the system where there is one, else what was said. */
export function codeOfTrouble(error: unknown): string {
  const known = CODES[sqliteCodeOf(error)]
  if (known !== undefined) return known
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code) ? error.code : error.message
}
