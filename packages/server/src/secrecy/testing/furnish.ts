import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Match, type MatchSnapshot, writeEntry, writeSnapshot } from '@sennik/match'
import { indexOf } from '../../house/table-index.ts'
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts'
import { PEOPLE, type TableInPlay } from './table-plan.ts'

/** A table that is put into a house before it opens: the log as it was, the present position as the snapshot has it. */
export interface Furniture {
  readonly table: TableInPlay
  readonly snapshot: MatchSnapshot
}

/** Puts people and tables into the folder of a house that is still closed. */
export async function furnish(folder: string, furniture: readonly Furniture[]): Promise<void> {
  const store = await openSqliteStore(join(folder, 'sennik.sqlite'))
  for (const { id, key, name, avatar } of PEOPLE)
    await store.addGuest({ id, keyHash: createHash('sha256').update(key).digest('hex'), name, avatar })
  const now = Date.now()
  await Promise.all(
    furniture.flatMap(({ table: { id, entries }, snapshot }) => {
      const index = indexOf(Match.from(id, entries), now)
      const appends = entries.map((entry, before) =>
        store.append(id, before + 1, writeEntry(entry), before === 0 ? index : undefined),
      )
      return [...appends, store.saveSnapshot(id, { n: snapshot.n, data: writeSnapshot(id, snapshot) })]
    }),
  )
  await store.close()
}
