import {
  type ErrorAnswer,
  type Guest,
  type NewTable,
  type OpenedTable,
  type QuickPlay,
  Refused,
  type TableLine,
  type TableList,
} from '@sennik/protocol'
import { createSignal } from 'solid-js'
import { inTime } from './in-time.ts'

const BASE = '/api/v1'

/** The house does not answer: no network, or no house. */
export class HouseAway extends Error {
  override readonly name = 'HouseAway'
}

const [isAway, setAway] = createSignal(globalThis.navigator?.onLine === false)

/** Whether the last we know is that the house cannot be reached. What needs it is then shown as unavailable. */
export { isAway }

globalThis.addEventListener?.('offline', () => setAway(true))

/** Throws `Refused` if the house says no, `HouseAway` if it says nothing. */
async function ask<Answer>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown): Promise<Answer> {
  // A browser without a network says so itself; asking anyway would only fill its console.
  if (!navigator.onLine) {
    setAway(true)
    throw new HouseAway(path)
  }
  let response: Response
  let answer: unknown
  try {
    response = await fetch(BASE + path, {
      ...inTime(),
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    answer = await response.json()
  } catch {
    setAway(true)
    throw new HouseAway(path)
  }
  setAway(false)
  if (response.ok) return answer as Answer
  throw new Refused((answer as ErrorAnswer).refusal ?? { kind: 'broken' })
}

/** The HTTP side of the house. */
export const house = {
  isThere: () => ask<TableList>('GET', '/tables?game=none'),
  me: () => ask<Guest>('GET', '/me'),
  introduce: (guest: Guest) => ask<Guest>('POST', '/guests', guest),
  change: (guest: Guest) => ask<Guest>('PATCH', '/me', guest),
  myTables: async (): Promise<readonly TableLine[]> => (await ask<TableList>('GET', '/me/tables')).tables,
  /** Tables that anyone may join. */
  openTables: async (): Promise<readonly TableLine[]> => (await ask<TableList>('GET', '/tables')).tables,
  openTable: (table: NewTable) => ask<OpenedTable>('POST', '/tables', table),
  quickPlay: (wish: QuickPlay) => ask<OpenedTable>('POST', '/quick', wish),
}
