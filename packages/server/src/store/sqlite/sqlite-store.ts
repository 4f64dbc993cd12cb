import { Worker } from 'node:worker_threads'
import { CannotStart } from '../../start/problem.ts'
import type { Store } from '../store.ts'
import type { Ledger } from './ledger.ts'
import type { Call, FromThread, StoreObserver, ToThread } from './messages.ts'

/** Answered questions are thrown away in lots of this size, or when none is open. */
const ANSWERED_KEPT = 4096

interface Asked {
  resolve(value: unknown): void
  reject(error: Error): void
}

/** What the thread makes is forgotten at once; without a limit a busy moment would leave it with 50 MB of room for that. */
const YOUNG_MB = 2

/** Opens or creates the file. Throws `CannotStart` when it cannot be used; the file is then as it was. */
export function openSqliteStore(file: string, observer?: StoreObserver): Promise<Store> {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: file,
    name: 'store',
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  })
  return new Promise((resolve, reject) => {
    thread.once('error', reject)
    thread.once('message', (message: FromThread) => {
      if (message.t === 'open') resolve(storeOn(thread, observer))
      else if (message.t === 'cannotOpen') {
        reject(message.problem ? new CannotStart(message.problem) : new Error(message.message))
      }
    })
  })
}

function storeOn(thread: Worker, observer: StoreObserver | undefined): Store {
  /** What the thread has not been asked yet. */
  let calls: Call[] = []
  const asked: Asked[] = []
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
    if (message.t === 'notFiled') observer?.failed(new Error(`The store could not file entries: ${message.message}`))
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
    waiting: (game, since, limit) => ask('waiting', game, since, limit),
    tablesOf: (guest, since, limit) => ask('tablesOf', guest, since, limit),
    unfinishedOf: (guest, since, limit) => ask('unfinishedOf', guest, since, limit),
    addGuest: guest => ask('addGuest', guest),
    guestByKey: keyHash => ask('guestByKey', keyHash),
    changeGuest: (id, name, avatar) => ask('changeGuest', id, name, avatar),
    ping: () => ask('ping'),
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
