import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SeededRng } from '@sennik/engine'
import { Match, newTableId, openedBy, writeEntry } from '@sennik/match'
import type { NewTable } from '@sennik/protocol'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import type { House, HouseSettings } from './house.ts'
import { indexOf } from './table-index.ts'
import { houseAt } from './testing/house-at.ts'
import { guestNamed, newCommandId, Player, playOut } from './testing/player.ts'

const folder = mkdtempSync(join(tmpdir(), 'sennik-lists-'))
const stores: Store[] = []
const houses: House[] = []

/** An empty house. */
async function newHouse(changed: Partial<HouseSettings> = {}): Promise<House> {
  const store = await openSqliteStore(join(folder, `${stores.length}.sqlite`))
  stores.push(store)
  const house = houseAt(store, changed)
  houses.push(house)
  return house
}

afterEach(async () => {
  for (const house of houses.splice(0)) await house.drain()
})

afterAll(async () => {
  for (const store of stores) await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const rng = SeededRng.of('lists')

const openTable = (): NewTable => ({
  id: newCommandId(),
  game: 'koty',
  options: {},
  access: 'open',
  seats: [{ who: 'me' }, { who: 'anyone' }],
})

/** Somebody who has opened fifty tables, after somebody else has opened one. */
async function crowdedHouse() {
  const house = await newHouse()
  const [honest, crowd, stranger] = ['Honest', 'Crowd', 'Stranger'].map(name => new Player(guestNamed(name)))
  const table = await house.open(honest!.guest!, openTable())
  const many: string[] = []
  for (let count = 0; count < 50; count++) many.push(await house.open(crowd!.guest!, openTable()))
  return { house, table, many, honest: honest!, crowd: crowd!, stranger: stranger! }
}

test('fifty tables of one guest do not hide the one of another', async () => {
  const { house, table, many } = await crowdedHouse()
  const listed = (await house.waiting('koty')).map(({ id }) => id)
  expect(listed).toContain(table)
  expect(listed.filter(id => many.includes(id))).toHaveLength(3)
  expect(await house.waiting(undefined)).toHaveLength(4)
})

test('quick play leads to somebody who is there, not to the newest of many tables', async () => {
  const { house, table, honest, stranger } = await crowdedHouse()
  await honest.enter(house, table)
  expect(await house.quickPlay(stranger.guest!, { id: newCommandId(), game: 'koty' })).toBe(table)
})

test('quick play leads to whoever has waited longest, also where the other one is there at all tables', async () => {
  const { house, table, many, honest, crowd, stranger } = await crowdedHouse()
  await honest.enter(house, table)
  for (const each of many.slice(-3)) await new Player(crowd.guest).enter(house, each)
  expect(await house.quickPlay(stranger.guest!, { id: newCommandId(), game: 'koty' })).toBe(table)
})

/** A hundred guests, as many as one address may have sockets, who open a table each. */
async function hordeAt(house: House, doWhat: 'go' | 'stay'): Promise<void> {
  for (let count = 0; count < 100; count++) {
    const one = new Player(guestNamed(`One of many ${count}`))
    const table = await house.open(one.guest!, openTable())
    if (doWhat === 'stay') await one.enter(house, table)
  }
}

test.each(['go', 'stay'] as const)(
  'a hundred guests of one table each, who %s, hide nobody who is there',
  async does => {
    const house = await newHouse()
    const [before, after, stranger] = ['Before', 'After', 'Stranger'].map(name => new Player(guestNamed(name)))
    const table = await house.open(before!.guest!, openTable())
    await before!.enter(house, table)
    await hordeAt(house, does)
    const last = await house.open(after!.guest!, openTable())
    await after!.enter(house, last)
    const listed = (await house.waiting('koty')).map(({ id }) => id)
    expect(listed).toContain(table)
    expect(listed).toContain(last)
    expect(new Set(listed).size).toBe(listed.length)
    expect(await house.quickPlay(stranger!.guest!, { id: newCommandId(), game: 'koty' })).toBe(table)
  },
)

test('nor is anybody’s fourth table listed because they are at it, or a table of another game, or one for friends', async () => {
  const house = await newHouse()
  const crowd = guestNamed('Crowd')
  for (let count = 0; count < 4; count++) await new Player(crowd).enter(house, await house.open(crowd, openTable()))
  const other = new Player(guestNamed('Other'))
  await other.enter(house, await house.open(other.guest!, { ...openTable(), game: 'sen' }))
  const friend = new Player(guestNamed('Friend'))
  await friend.enter(house, await house.open(friend.guest!, { ...openTable(), access: 'private' }))
  expect(await house.waiting('koty')).toHaveLength(3)
  expect(await house.waiting(undefined)).toHaveLength(4)
})

const HOUR = 60 * 60 * 1000

/** A table that somebody opened an hour ago, by the clock, and has not been at since the house began. */
async function oldTable(host: Player, ago = HOUR): Promise<string> {
  const { id, ...wanted } = openTable()
  const match = Match.from(newTableId(), [openedBy(host.guest!, wanted, Date.now() - ago)])
  await stores.at(-1)!.append(match.id, 1, writeEntry(match.opened), indexOf(match, Date.now()), id)
  return match.id
}

test.each([
  ['tables that their owner has gone from', HOUR],
  ['such tables when the clock was set back since', -HOUR],
])('quick play leads nobody to %s: who looks for company meets there', async (_, ago) => {
  const house = await newHouse()
  const [crowd, one, other] = ['Gone', 'One', 'Other'].map(name => new Player(guestNamed(name)))
  for (let count = 0; count < 5; count++) await oldTable(crowd!, ago)
  expect(await house.waiting('koty')).toHaveLength(3)
  const table = await house.quickPlay(one!.guest!, { id: newCommandId(), game: 'koty' })
  await one!.enter(house, table)
  expect(one!.table.seats.map(({ who }) => who)).toEqual(['person', 'free'])
  expect(await house.quickPlay(other!.guest!, { id: newCommandId(), game: 'koty' })).toBe(table)
})

test('quick play finds who waits for long at a table that is no longer in memory', async () => {
  const house = await newHouse({ liveTables: 1 })
  const [one, stranger] = ['One', 'Stranger'].map(name => new Player(guestNamed(name)))
  const table = await oldTable(one!)
  await one!.enter(house, table)
  for (let count = 0; count < 5; count++) await house.open(guestNamed(`Other ${count}`), openTable())
  expect(await house.quickPlay(stranger!.guest!, { id: newCommandId(), game: 'koty' })).toBe(table)
})

test('quick play leads back to one’s own table, and to that of somebody whose line has just broken', async () => {
  const house = await newHouse()
  const [one, other] = ['One', 'Other'].map(name => new Player(guestNamed(name)))
  const table = await house.quickPlay(one!.guest!, { id: newCommandId(), game: 'koty' })
  await one!.enter(house, table)
  one!.leave()
  expect(await house.quickPlay(one!.guest!, { id: newCommandId(), game: 'koty' })).toBe(table)
  expect(await house.quickPlay(other!.guest!, { id: newCommandId(), game: 'koty' })).toBe(table)
})

test('a table that everybody has left is not listed', async () => {
  const house = await newHouse()
  const player = new Player(guestNamed('Gone'))
  await player.enter(house, await house.open(player.guest!, openTable()))
  expect(await house.waiting('koty')).toHaveLength(1)
  await player.says({ t: 'leave' })
  expect(await house.waiting('koty')).toEqual([])
})

test('an open rematch is not offered to strangers while its seats are kept', async () => {
  const house = await newHouse()
  const [one, other] = [new Player(guestNamed('One')), new Player(guestNamed('Other'))]
  const id = await house.open(one.guest!, { ...openTable(), game: 'sen', options: { rounds: 1 } })
  await one.enter(house, id)
  await other.enter(house, id)
  await other.says({ t: 'sit' })
  await playOut([one, other], () => rng.below(1000))
  await one.says({ t: 'again' })
  expect(await house.waiting('sen')).toEqual([])
  await other.enter(house, one.table.next!)
  await other.says({ t: 'leave' })
  expect((await house.waiting('sen')).map(line => line.id)).toEqual([one.table.next])
})
