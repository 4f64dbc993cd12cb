import { type FileStore, openSqliteStore } from '../store/sqlite/sqlite-store.ts'

const LATER_MS = 30

/** A store that says "done" before anything is written. Only to show that the kills find it out. */
export async function openEagerStore(...args: Parameters<typeof openSqliteStore>): Promise<FileStore> {
  const store = await openSqliteStore(...args)
  return {
    ...store,
    async append(match, n, entry, index, openedBy) {
      // Openings are written in time: without them nobody could come back.
      if (n === 1) return store.append(match, n, entry, index, openedBy)
      setTimeout(() => void store.append(match, n, entry, index, openedBy), LATER_MS)
      return 'done'
    },
  }
}
