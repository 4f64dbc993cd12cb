import type { TableLine } from '@sennik/protocol'
import { house } from '../../api/house.ts'
import { catalogued } from '../../games/catalogue.ts'
import { isAcquainted } from '../../settings/guest.ts'
import { hasTablesHere } from '../new-table/open-table.ts'

export interface FoundTable extends TableLine {
  readonly home: 'house' | 'device'
}

export interface FoundTables {
  /** Games this device plays in. */
  readonly unfinished: readonly FoundTable[]
  /** Tables where anyone may take a seat. */
  readonly open: readonly FoundTable[]
}

async function onDevice(): Promise<readonly TableLine[]> {
  const { listLocalTables } = await import('../../offline/local-tables.ts')
  return listLocalTables()
}

/** A game on this device that nobody will finish. */
export async function forgetTable({ id }: FoundTable): Promise<void> {
  const { removeLocalTable } = await import('../../offline/local-tables.ts')
  await removeLocalTable(id)
}

/** A house that is away has no tables for us now; that it is away is shown elsewhere. */
const orNone = (asked: Promise<readonly TableLine[]>): Promise<readonly TableLine[]> => asked.catch(() => [])

const of = (tables: readonly TableLine[], home: FoundTable['home']): readonly FoundTable[] =>
  tables.map(table => ({ ...table, home }))

export const NO_TABLES: FoundTables = { unfinished: [], open: [] }

/** Whether this device may play somewhere: if not, nothing of its own is to be found. */
export const mayHaveTables = (): boolean => hasTablesHere() || isAcquainted()

export async function findTables({ isAway }: { readonly isAway: boolean }): Promise<FoundTables> {
  const [device, mine, open] = await Promise.all([
    hasTablesHere() ? orNone(onDevice()) : [],
    isAcquainted() && !isAway ? orNone(house.myTables()) : [],
    isAway ? [] : orNone(house.openTables()),
  ])
  const unfinished = [...of(mine, 'house'), ...of(device, 'device')].filter(({ phase }) => phase !== 'over')
  const own = new Set(mine.map(({ id }) => id))
  return {
    unfinished: unfinished.sort(
      (a, b) => Number(b.yours?.asked ?? false) - Number(a.yours?.asked ?? false) || b.openedAt - a.openedAt,
    ),
    open: of(open, 'house').filter(({ id, game }) => !own.has(id) && catalogued(game) !== undefined),
  }
}
