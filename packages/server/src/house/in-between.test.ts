import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NewTable } from '@sennik/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import type { House } from './house.ts'
import { houseAt } from './testing/house-at.ts'
import { guestNamed, newCommandId } from './testing/player.ts'

const TABLES = 30
const OLA = guestNamed('Ola')

const wanted = (): NewTable => ({
  id: newCommandId(),
  game: 'sen',
  options: {},
  access: 'private',
  seats: [{ who: 'me' }, { who: 'anyone' }],
})

/** Counts the turns of the event loop: in each, everybody is listened to. */
function countTurns(): () => number {
  let turns = 0
  let next = setImmediate(function again() {
    turns++
    next = setImmediate(again)
  })
  onTestFinished(() => clearImmediate(next))
  return () => turns
}

/** A store of its own, and somebody's tables in it. */
async function tablesIn(): Promise<{ readonly store: Store; readonly tables: readonly string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'sennik-between-'))
  const store = await openSqliteStore(join(folder, 'sennik.sqlite'))
  onTestFinished(async () => {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const house = houseAt(store)
  const tables: string[] = []
  for (let table = 0; table < TABLES; table++) tables.push(await house.open(OLA, wanted()))
  return { store, tables }
}

test.each([
  ['tables that have to be computed', (house: House, table: string) => house.table(table)],
  ['records that have to be computed', (house: House, table: string) => house.record(table).catch(() => 'not over')],
  ['card sets that have to be read', (house: House) => house.open(OLA, { ...wanted(), cards: '{' }).catch(() => 'bad')],
])('of many %s at once, the house listens to everybody in between', async (_, compute) => {
  const { store, tables } = await tablesIn()
  const house = houseAt(store)
  const turns = countTurns()
  const computedIn = await Promise.all(
    tables.map(async table => {
      await compute(house, table)
      return turns()
    }),
  )
  expect(new Set(computedIn).size).toBe(TABLES)
})
