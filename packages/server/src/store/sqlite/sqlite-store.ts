import { Worker } from 'node:worker_threads'
import { CannotStart } from '../../start/problem.ts'
import type { Store } from '../store.ts'
import type { Ledger } from './ledger.ts'
import type { Call, FromThread, Keeping, StoreObserver, ThreadSettings, ToThread } from './messages.ts'

/** Answered questions are thrown away in lots of this size, or when none is open. */
const ANSWERED_KEPT = 4096

interface Asked {
  resolve(value: unknown): void
  reject(error: Error): void
}

/** What the thread makes is forgotten at once; without a limit a busy moment would leave it with 50 MB of room for that. */
const YOUNG_MB = 2

/** A store in a file, of which a copy can be made while it is in use. */
export interface FileStore extends Store {
  /** Copies everything that is durable into a new file. Resolves to the code of the trouble there was, if any; then there is no such file. `gone`: nobody wants it any more. */
  copyInto(file: string, gone?: AbortSignal): Promise<string | undefined>
}

/** A page that just fits in what is left would say that all is well: `leastRoom` is what a busy moment may need at once. */
const USUAL: Keeping = { workedInAfterMs: 60_000, leastRoom: 1024 * 1024 }

/** Opens or creates the file. Throws `CannotStart` when it cannot be used; the file is then as it was. */
export function openSqliteStore(
  file: string,
  observer?: StoreObserver,
  keeping: Partial<Keeping> = {},
): Promise<FileStore> {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: { file, ...USUAL, ...keeping } satisfies ThreadSettings,
    name: 'store',
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  })
  return new Promise((resolve, reject) => {
    thread.once('error', reject)
    thread.once('message', (message: FromThread) => {
      if (message.t === 'open') resolve(storeOn(thread, observer))
      else if (message.t === 'cannotOpen') reject(new CannotStart(message.problem))
    })
  })
}

function storeOn(thread: Worker, observer: StoreObserver | undefined): FileStore {
  /** What the thread has not been asked yet. */
  let calls: Call[] = []
  const asked: Asked[] = []
  const copying = new Map<string, (trouble: string | undefined) => void>()
  let asking = 0
  let gone: Error | undefined

  const post = (message: ToThread): void => thread.postMessage(message)

  /** What is asked in one turn of the event loop is sent together; the thread brings together what has come while it was busy. */
  const send = (): void => {
    if (calls.length === 0 || gone) return
    post(calls)
    calls = []
  }

  const ask = <K extends keyof Ledger>(
    name: K,
    ...args: Parameters<Ledger[K]>
  ): Promise<Awaited<ReturnType<Ledger[K]>>> =>
    new Promise((resolve, reject) => {
      if (gone) return reject(gone)
      if (calls.length === 0) setImmediate(send)
      calls.push([name, ...args] as unknown as Call)
      asked.push({ resolve: resolve as Asked['resolve'], reject })
    })

  thread.on('message', (message: FromThread) => {
    if (message.t === 'notTidied')
      observer?.failed(new Error(`The store could not ${message.doing}: ${message.message}`))
    if (message.t === 'copied') copying.get(message.to)?.(message.trouble)
    if (message.t !== 'answers') return
    for (const [ok, value] of message.outcomes) {
      const next = asked[asking++]!
      if (ok) next.resolve(value)
      else next.reject(new Error(`The store could not do this: ${value}`))
    }
    if (asking === asked.length || asking > ANSWERED_KEPT) {
      asked.splice(0, asking)
      asking = 0
    }
    if (message.commit) observer?.stored(message.commit)
  })

  const ended = new Promise<void>(resolve => {
    const end = (error: Error): void => {
      gone ??= error
      for (const { reject } of asked.splice(asking)) reject(gone)
      for (const settle of copying.values()) settle(gone.message)
      resolve()
    }
    thread.on('error', end)
    thread.on('exit', () => end(new Error('The thread of the store ended.')))
  })

  return {
    append: (match, n, entry, index, openedBy) => ask('append', match, n, entry, index, openedBy),
    saveIndex: (match, index) => ask('saveIndex', match, index),
    read: (match, from) => ask('read', match, from),
    openedBy: command => ask('openedBy', command),
    saveSnapshot: (match, snapshot) => ask('saveSnapshot', match, snapshot),
    lastSnapshot: match => ask('lastSnapshot', match),
    dropSnapshot: match => ask('dropSnapshot', match),
    waiting: (game, since, limit, perGuest) => ask('waiting', game, since, limit, perGuest),
    tablesOf: (guest, since, limit) => ask('tablesOf', guest, since, limit),
    unfinishedOf: (guest, since, limit) => ask('unfinishedOf', guest, since, limit),
    addGuest: guest => ask('addGuest', guest),
    guestByKey: keyHash => ask('guestByKey', keyHash),
    changeGuest: (id, name, avatar) => ask('changeGuest', id, name, avatar),
    ping: () => ask('ping'),
    copyInto: (to, signal) =>
      new Promise<string | undefined>(resolve => {
        if (gone) return resolve(gone.message)
        if (copying.has(to)) return resolve('EEXIST')
        copying.set(to, trouble => {
          copying.delete(to)
          resolve(trouble)
        })
        post({ copyInto: to })
        signal?.addEventListener('abort', () => copying.has(to) && post({ dropCopy: to }))
      }),
    async close() {
      if (!gone) {
        send()
        gone = new Error('The store is closed.')
        post('close')
      }
      await ended
    },
  }
}
