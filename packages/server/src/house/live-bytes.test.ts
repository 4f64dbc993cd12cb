import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameNamed } from '@sennik/games'
import type { NewTable } from '@sennik/protocol'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { houseAt } from './testing/house-at.ts'
import { guestNamed, newCommandId } from './testing/player.ts'

let folder: string
let store: Store

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sennik-bytes-'))
  store = await openSqliteStore(join(folder, 'sennik.sqlite'))
})

afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const MB = 1024 * 1024
const box = gameNamed('cathedral').cards!.builtIn.text

/** A set in which one card has another name. */
const cardsNamed = (name: string): string => box.replace(/"pl":"[^"]+"/u, `"pl":"${name}"`)

const wanted = (cards: string | undefined): NewTable => ({
  id: newCommandId(),
  game: 'cathedral',
  options: {},
  access: 'private',
  seats: [{ who: 'me' }, { who: 'anyone' }],
  ...(cards === undefined ? {} : { cards }),
})

async function openTables(cards: (table: number) => string | undefined): Promise<number> {
  const house = houseAt(store, { liveBytes: 2 * MB })
  const ola = guestNamed('Ola')
  for (let table = 0; table < 12; table++) await house.open(ola, wanted(cards(table)))
  return house.size.tables
}

test('tables with cards of their own are dropped from memory when they take more than they may', async () => {
  const kept = await openTables(table => cardsNamed(`Karta ${table}`))
  expect(kept).toBeGreaterThanOrEqual(1)
  expect(kept).toBeLessThanOrEqual(5)
})

test('tables with the same cards take them once; so do those of the box', async () => {
  expect(await openTables(() => cardsNamed('Karta'))).toBe(12)
  expect(await openTables(() => undefined)).toBe(12)
})
