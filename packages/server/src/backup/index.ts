import { randomUUID } from 'node:crypto'
import { existsSync, renameSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { askForCopy } from '../control/ask-house.ts'
import { CannotStart } from '../start/problem.ts'
import { openAsItIs } from '../store/sqlite/open-database.ts'
import { codeOfTrouble, copyInto, removeCopy } from './copy.ts'
import { inspect } from './inspect.ts'
import { type Backup, CannotBackUp } from './problem.ts'

export { dataFolder } from '../config.ts'
export { CannotStart } from '../start/problem.ts'
export { explainStartProblem } from '../start/words.ts'
export { type Backup, type BackupProblem, CannotBackUp } from './problem.ts'

export interface BackupWanted {
  /** The folder of the house. */
  readonly data: string
  /** The file to be made; else one among `backups` in that folder, named after this moment. */
  readonly to?: string | undefined
  readonly now: Date
}

/**
 * Copies all tables and guests of a house into one new file, whether the house runs or not: a house that runs makes the copy itself, since nobody else can open its
 * file. The copy is looked through, and has its name only then. Throws `CannotBackUp`.
 */
export async function backUp({ data: given, to: wanted, now }: BackupWanted): Promise<Backup> {
  const data = resolve(given)
  const kept = join(data, 'sennik.sqlite')
  // An empty one was made by a house that could not begin.
  if (!existsSync(kept) || statSync(kept).size === 0) throw new CannotBackUp({ kind: 'noHouse', data })
  const file = resolve(wanted ?? join(data, 'backups', `sennik-${stampOf(now)}.sqlite`))
  if (existsSync(file)) throw new CannotBackUp({ kind: 'cannotWrite', file, code: 'EEXIST' })
  const unfinished = `${file}.${randomUUID()}.unfinished`
  try {
    const by = await copyBy(data, kept, unfinished)
    const found = inspect(unfinished)
    if (found === undefined) throw new CannotBackUp({ kind: 'notWhole', file })
    renameSync(unfinished, file)
    return { file, by, ...found }
  } catch (error) {
    if (error instanceof CannotBackUp || error instanceof CannotStart) throw error
    throw new CannotBackUp({ kind: 'cannotWrite', file, code: codeOfTrouble(error) })
  } finally {
    removeCopy(unfinished)
  }
}

async function copyBy(data: string, kept: string, to: string): Promise<Backup['by']> {
  const answered = await askForCopy(data, to)
  if (answered !== undefined) {
    if (answered.trouble !== undefined) throw Object.assign(new Error(answered.trouble), { code: answered.trouble })
    return 'running'
  }
  const db = openClosed(kept)
  try {
    // A house that was killed while it copied has left what it had.
    removeCopy(to)
    await copyInto(db, to)
    return 'closed'
  } finally {
    db.close()
  }
}

/** Opens the file of a house that does not run. */
function openClosed(kept: string) {
  try {
    return openAsItIs(kept)
  } catch (error) {
    const isHeld = error instanceof CannotStart && error.problem.kind === 'storeInUse'
    throw isHeld ? new CannotBackUp({ kind: 'held', file: kept }) : error
  }
}

/** In the order of time when sorted by name, and allowed in names of files everywhere. */
const stampOf = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(':', '-')
