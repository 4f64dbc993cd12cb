import type { NewTable, SeatPlan } from '@sennik/protocol'
import { house } from '../../api/house.ts'
import { go, pathOf } from '../../router.ts'
import { askForName, knock } from '../../settings/guest.ts'
import { recall, remember } from '../../settings/memory.ts'

/** The same command never opens two tables. */
const newCommandId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

export interface TablePlan {
  readonly game: string
  readonly options: NewTable['options']
  /** Other cards than those of the box. */
  readonly cards?: string
  /** Without hints, if people are to play without them. */
  readonly hints?: boolean
  readonly seats: readonly SeatPlan[]
}

/** Opens a table on this device and goes there. Throws `Refused`. */
export async function openHere(plan: TablePlan): Promise<void> {
  const { openLocalTable } = await import('../../offline/local-tables.ts')
  const id = await openLocalTable({ ...plan, seats: [...plan.seats] })
  remember('tables-here', 'yes')
  go(pathOf({ page: 'local', id }))
}

/** Whether a table was ever opened on this device: if not, its house need not be woken to ask. */
export const hasTablesHere = (): boolean => recall('tables-here') === 'yes'

/**
 * Opens a table in the house and goes there, unless the person would rather not say who they are. The plan is asked for when that is
 * known: their name is in it. Throws `Refused` or `HouseAway`.
 */
export async function openAtHouse(plan: () => TablePlan, access: NewTable['access']): Promise<void> {
  if (!(await askForName())) return
  await knock()
  const { seats, ...planned } = plan()
  const wanted = { ...planned, seats: [...seats], access, id: newCommandId(), shuffles: true as const }
  const { table } = await house.openTable(wanted)
  go(pathOf({ page: 'table', id: table }))
}

/** A seat beside somebody from the net. Throws like `openAtHouse`. */
export async function playQuickly(game: string): Promise<void> {
  if (!(await askForName())) return
  await knock()
  const { table } = await house.quickPlay({ id: newCommandId(), game, shuffles: true })
  go(pathOf({ page: 'table', id: table }))
}
