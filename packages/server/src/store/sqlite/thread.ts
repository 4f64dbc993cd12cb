// The thread that owns the file. While it waits for the disk, questions gather before its door; all of them go into the next transaction.
import type { DatabaseSync } from 'node:sqlite'
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { codeOfTrouble, copyInto } from '../../backup/copy.ts'
import { EntryLog } from './entry-log.ts'
import { createLedger, READS } from './ledger.ts'
import type { Call, FromThread, Outcome, ThreadSettings, ToThread } from './messages.ts'
import { openDatabase, workIn } from './open-database.ts'
import { refusalOf } from './refusal.ts'

const port = parentPort!
const say = (message: FromThread): void => port.postMessage(message)

const { file: kept, workedInAfterMs, leastRoom } = workerData as ThreadSettings

function open() {
  let db: DatabaseSync | undefined
  try {
    db = openDatabase(kept)
    const log = new EntryLog(db)
    return { db, log, ledger: createLedger(db, log, leastRoom) }
  } catch (error) {
    db?.close()
    say({ t: 'cannotOpen', problem: refusalOf(error, kept).problem })
    port.close()
    return undefined
  }
}

const opened = open()
if (opened) {
  const { db, log, ledger } = opened

  const perform = ([name, ...args]: Call): unknown => (ledger[name] as (...args: unknown[]) => unknown)(...args)

  const attempt = (work: () => unknown): Outcome => {
    try {
      return [true, work()]
    } catch (error) {
      return [false, String(error)]
    }
  }

  const inTransaction = <T>(work: () => T): T => {
    db.exec('BEGIN IMMEDIATE')
    try {
      const value = work()
      log.writeGroup()
      db.exec('COMMIT')
      return value
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      log.recall()
      throw error
    }
  }

  /** All together; if that fails, each for itself, so that only the one that cannot be done is refused. */
  const write = (calls: readonly Call[]): Outcome[] => {
    try {
      return inTransaction(() => calls.map(call => [true, perform(call)] as const))
    } catch {
      return calls.map(call => attempt(() => inTransaction(() => perform(call))))
    }
  }

  const answer = (calls: readonly Call[]): void => {
    const writes = calls.reduce((sum, [name]) => (READS.has(name) ? sum : sum + 1), 0)
    if (writes === 0) {
      say({ t: 'answers', outcomes: calls.map(call => attempt(() => perform(call))) })
      return
    }
    const begun = performance.now()
    const outcomes = write(calls)
    say({ t: 'answers', outcomes, commit: { writes, seconds: (performance.now() - begun) / 1000 } })
    if (log.isFilingDue) file()
    workInLater()
  }

  /** Nobody waits for it. Should it fail, all is still there, and it is tried again when as many entries more have come. */
  const file = (): void => {
    const outcome = attempt(() => inTransaction(() => log.file()))
    if (outcome[0]) return
    log.putOffFiling()
    say({ t: 'notTidied', doing: 'file entries', message: outcome[1] })
  }

  let workingIn: NodeJS.Timeout | undefined

  /** So that a house at which little happens is in its file as well, and not for weeks beside it alone. */
  const workInLater = (): void => {
    workingIn ??= setTimeout(() => {
      workingIn = undefined
      const outcome = attempt(() => workIn(db))
      if (!outcome[0]) say({ t: 'notTidied', doing: 'work what was written into its file', message: outcome[1] })
    }, workedInAfterMs)
  }

  let isClosing = false
  const copying = new Map<string, Promise<void>>()
  const dropped = new Set<string>()

  /** In between it goes on answering. */
  const copy = async (to: string): Promise<void> => {
    try {
      await copyInto(db, to, () => !isClosing && !dropped.has(to))
      say({ t: 'copied', to })
    } catch (error) {
      say({ t: 'copied', to, trouble: codeOfTrouble(error) })
    } finally {
      copying.delete(to)
      dropped.delete(to)
    }
  }

  const close = async (): Promise<void> => {
    isClosing = true
    clearTimeout(workingIn)
    await Promise.all(copying.values())
    db.close()
    port.close()
  }

  /** This one and all that have come since. */
  function* waiting(message: ToThread): Generator<ToThread> {
    for (let next: { readonly message: ToThread } | undefined = { message }; next; next = receiveMessageOnPort(port))
      yield next.message
  }

  port.on('message', (message: ToThread) => {
    const calls: Call[] = []
    let isLast = false
    for (const each of waiting(message))
      if (each === 'close') isLast = true
      else if ('copyInto' in each) copying.set(each.copyInto, copy(each.copyInto))
      else if ('dropCopy' in each) {
        if (copying.has(each.dropCopy)) dropped.add(each.dropCopy)
      } else calls.push(...each)
    if (calls.length > 0) answer(calls)
    if (isLast) void close()
  })
  say({ t: 'open' })
}
