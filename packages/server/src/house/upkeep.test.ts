import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Match, newTableId, type Opened, openedBy, writeEntry } from '@sennik/match'
import { type NewTable, Refused } from '@sennik/protocol'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import type { TableCache } from './table-cache.ts'
import { indexOf } from './table-index.ts'
import { houseAt } from './testing/house-at.ts'
import { guestNamed, newCommandId, Player } from './testing/player.ts'

let folder: string
let store: Store

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sennik-upkeep-'))
  store = await openSqliteStore(join(folder, 'sennik.sqlite'))
})

afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const [ALA, OLA, EWA] = ['Ala', 'Ola', 'Ewa'].map(guestNamed) as [
  ReturnType<typeof guestNamed>,
  ReturnType<typeof guestNamed>,
  ReturnType<typeof guestNamed>,
]

const wanted = (): NewTable => ({
  id: newCommandId(),
  game: 'sen',
  options: {},
  access: 'open',
  seats: [{ who: 'me' }, { who: 'anyone' }],
})

test('quick play that is asked for again leads to the same table, not to a second seat', async () => {
  const house = houseAt(store)
  const [first, second] = [await house.open(ALA, wanted()), await house.open(EWA, wanted())]
  const asked = { id: newCommandId(), game: 'sen' }
  const led = await house.quickPlay(OLA, asked)
  expect([first, second]).toContain(led)
  expect(await house.quickPlay(OLA, asked)).toBe(led)
  expect(await house.tablesOf(OLA)).toHaveLength(1)
  const another = await house.quickPlay(OLA, { id: newCommandId(), game: 'sen' })
  expect(another).not.toBe(led)
})

test('tables of rules that are no longer known keep nobody from the others', async () => {
  const house = houseAt(store)
  const fresh = await house.open(ALA, wanted())
  const opened: Opened = openedBy(ALA, wanted(), Date.now())
  const id = newTableId()
  const index = indexOf(Match.from(id, [opened]), Date.now() + 1000)
  await store.append(id, 1, writeEntry({ ...opened, rulesVersion: 999 }), index)
  expect((await house.tablesOf(ALA)).map(line => line.id)).toEqual([fresh])
  expect(await house.quickPlay(OLA, { id: newCommandId(), game: 'sen' })).toBe(fresh)
  await expect(house.table(id)).rejects.toThrow('recordRules')
})

test('whoever has fifty tables that are not finished opens no other; finished ones do not count', async () => {
  const house = houseAt(store)
  const ids: string[] = []
  for (let opened = 0; opened < 50; opened++) ids.push(await house.open(ALA, wanted()))
  await expect(house.open(ALA, wanted())).rejects.toThrow(new Refused({ kind: 'tooManyTables' }))
  await house.open(OLA, wanted())
  const opened: Opened = openedBy(ALA, wanted(), Date.now())
  await store.saveIndex(ids[0]!, { ...indexOf(Match.from(ids[0]!, [opened]), Date.now()), phase: 'over' })
  expect(ids).not.toContain(await house.open(ALA, wanted()))
})

test('a guest is shown what is not finished, and nothing else is computed for that', async () => {
  const first = houseAt(store)
  const [finished, kept] = [await first.open(ALA, wanted()), await first.open(ALA, wanted())]
  const opened: Opened = openedBy(ALA, wanted(), Date.now())
  await store.saveIndex(finished, { ...indexOf(Match.from(finished, [opened]), Date.now()), phase: 'over' })
  const house = houseAt(store)
  expect((await house.tablesOf(ALA)).map(({ id }) => id)).toEqual([kept])
  expect(house.size.tables).toBe(1)
})

test('of tables that everybody has left nothing stays in memory beyond the limit', async () => {
  const house = houseAt(store, { liveTables: 1 })
  const { cache } = house as unknown as { readonly cache: TableCache }
  const players: Player[] = []
  for (let opened = 0; opened < 5; opened++) {
    const player = new Player(ALA)
    await player.enter(house, await house.open(ALA, wanted()))
    players.push(player)
  }
  expect([...cache]).toHaveLength(5)
  for (const player of players) player.leave()
  expect([...cache]).toHaveLength(1)
})
