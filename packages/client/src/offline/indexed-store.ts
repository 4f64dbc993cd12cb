import type { LogStore } from './log-store.ts'

const NAME = 'sennik'
const ENTRIES = 'entries'

/** Logs in IndexedDB under `[table, n]`. Each call fails by itself where the browser forbids storage. */
export class IndexedStore implements LogStore {
  private opened: Promise<IDBDatabase> | undefined

  async append(table: string, n: number, entry: string): Promise<'written' | 'taken'> {
    const transaction = (await this.database()).transaction(ENTRIES, 'readwrite', { durability: 'strict' })
    const request = transaction.objectStore(ENTRIES).add(entry, [table, n])
    return new Promise((resolve, reject) => {
      request.onerror = event => {
        if (request.error?.name !== 'ConstraintError') return
        event.preventDefault()
        resolve('taken')
      }
      transaction.oncomplete = () => resolve('written')
      transaction.onabort = () => reject(transaction.error ?? new Error('the entry was not written'))
    })
  }

  async read(table: string): Promise<readonly string[]> {
    const store = (await this.database()).transaction(ENTRIES).objectStore(ENTRIES)
    return answerOf(store.getAll(wholeLog(table)) as IDBRequest<string[]>)
  }

  async tables(): Promise<readonly string[]> {
    const store = (await this.database()).transaction(ENTRIES).objectStore(ENTRIES)
    const found: string[] = []
    return new Promise((resolve, reject) => {
      const request = store.openKeyCursor()
      request.onerror = () => reject(request.error)
      request.onsuccess = () => {
        const cursor = request.result
        if (cursor === null) return resolve(found)
        const [table] = cursor.key as [string, number]
        found.push(table)
        // On to the first entry of the next table.
        cursor.continue([table, Number.POSITIVE_INFINITY])
      }
    })
  }

  async remove(table: string): Promise<void> {
    const store = (await this.database()).transaction(ENTRIES, 'readwrite').objectStore(ENTRIES)
    await answerOf(store.delete(wholeLog(table)))
  }

  private database(): Promise<IDBDatabase> {
    this.opened ??= openDatabase()
    return this.opened
  }
}

const wholeLog = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY])

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(ENTRIES)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('another page holds the storage'))
    request.onsuccess = () => {
      const database = request.result
      // A newer page that needs another layout must not wait for this one.
      database.onversionchange = () => database.close()
      resolve(database)
    }
  })
}
