// The thread that owns the file. While it waits for the disk, questions gather before its door; all of them go into the next transaction.
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { CannotStart } from '../../start/problem.ts'
import { EntryLog } from './entry-log.ts'
import { createLedger, READS } from './ledger.ts'
import type { Call, FromThread, Outcome, ToThread } from './messages.ts'
import { openDatabase } from './open-database.ts'

const port = parentPort!
const say = (message: FromThread): void => port.postMessage(message)

function open() {
  try {
    const db = openDatabase(String(workerData))
    const log = new EntryLog(db)
    return { db, log, ledger: createLedger(db, log) }
  } catch (error) {
    const problem = error instanceof CannotStart ? error.problem : undefined
    say({ t: 'cannotOpen', problem, message: String(error) })
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
  }

  /** Nobody waits for it. Should it fail, all is still there, and it is tried again when as many entries more have come. */
  const file = (): void => {
    const outcome = attempt(() => inTransaction(() => log.file()))
    if (outcome[0]) return
    log.putOffFiling()
    say({ t: 'notFiled', message: outcome[1] })
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
      else calls.push(...each)
    if (calls.length > 0) answer(calls)
    if (!isLast) return
    db.close()
    port.close()
  })
  say({ t: 'open' })
}
