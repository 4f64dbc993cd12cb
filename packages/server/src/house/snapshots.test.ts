import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSnapshot, writeSnapshot } from '@sennik/match'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Snapshot, Store } from '../store/store.ts'
import type { House } from './house.ts'
import type { Observer } from './observer.ts'
import { houseAt } from './testing/house-at.ts'
import { guestNamed, newCommandId, Player } from './testing/player.ts'

let folder: string
let store: Store
const failures: string[] = []

const observer: Observer = {
  answered() {},
  committed() {},
  refused() {},
  failed: (error, doing) => void failures.push(`${doing}: ${error}`),
}

beforeEach(async () => {
  failures.length = 0
  folder = mkdtempSync(join(tmpdir(), 'sennik-snapshots-'))
  store = await openSqliteStore(join(folder, 'sennik.sqlite'))
})

afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const [ALA, OLA] = ['Ala', 'Ola'].map(guestNamed) as [ReturnType<typeof guestNamed>, ReturnType<typeof guestNamed>]

const wanted = () => ({
  id: newCommandId(),
  game: 'sen',
  options: { rounds: 50 },
  access: 'open' as const,
  seats: [{ who: 'me' as const }, { who: 'anyone' as const }],
})

/** What both see, at a house that has computed nothing yet. */
async function seenAt(house: House, id: string): Promise<string> {
  const players = [new Player(ALA), new Player(OLA)]
  for (const player of players) await player.enter(house, id)
  const seen = players.map(({ n, view, last: { ask, deciders } }) => ({ n, view, ask, deciders }))
  for (const player of players) player.leave()
  return JSON.stringify(seen)
}

/** A table of two that was played for long enough to have a snapshot, and some more. */
async function playedTable(): Promise<string> {
  const house = houseAt(store)
  const [ala, ola] = [new Player(ALA), new Player(OLA)]
  const id = await house.open(ALA, wanted())
  await ala.enter(house, id)
  await ola.enter(house, id)
  await ola.says({ t: 'sit' })
  for (let moves = 0; moves < 100; moves++) await [ala, ola].find(({ last }) => last.ask !== null)!.plays(moves)
  return id
}

const changed = (id: string, { n, data }: Snapshot, change: object): Snapshot => {
  const snapshot = { ...readSnapshot(id, data), ...change }
  return { n, data: writeSnapshot(id, snapshot) }
}

describe('a snapshot that cannot be gone on from is dropped, and the table is computed from its log', () => {
  const bad: readonly (readonly [string, (id: string, kept: Snapshot) => Snapshot])[] = [
    ['is no text of ours', (_, { n }) => ({ n, data: 'dear diary' })],
    ['was cut off', (_, { n, data }) => ({ n, data: data.slice(0, -20) })],
    ['an earlier house has written', (id, { n, data }) => ({ n, data: JSON.stringify(readSnapshot(id, data)) })],
    ['has positions of another length', (id, kept) => changed(id, kept, { state: [1, 2, 3] })],
    [
      'is of a game that is not played here',
      (id, kept) => {
        const { opened } = readSnapshot(id, kept.data)
        return changed(id, kept, { opened: { ...opened, game: 'chess' } })
      },
    ],
    [
      'is of other rules than the log',
      (id, kept) => {
        const { opened } = readSnapshot(id, kept.data)
        return changed(id, kept, { opened: { ...opened, rulesVersion: 999 } })
      },
    ],
    ['is of another table', (id, { n, data }) => ({ n, data: writeSnapshot('b'.repeat(22), readSnapshot(id, data)) })],
    ['is ahead of the log', (id, kept) => ({ ...changed(id, kept, { n: 5000 }), n: 5000 })],
  ]

  test.each(bad)('one that %s', async (_, spoil) => {
    const id = await playedTable()
    const kept = (await store.lastSnapshot(id))!
    const seen = await seenAt(houseAt(store), id)
    await store.dropSnapshot(id)
    const spoilt = spoil(id, kept)
    await store.saveSnapshot(id, spoilt)
    const house = houseAt(store, { observer })
    expect(await seenAt(house, id)).toBe(seen)
    expect(failures).toEqual([expect.stringMatching(/^going on from a snapshot: /)])
    expect(await store.lastSnapshot(id)).toBeUndefined()
    await house.drain()
    const again = (await store.lastSnapshot(id)) ?? kept
    expect(again).not.toEqual(spoilt)
    expect(await seenAt(houseAt(store), id)).toBe(seen)
  })

  test('one that the store cannot even read', async () => {
    const id = await playedTable()
    const seen = await seenAt(houseAt(store), id)
    const lastSnapshot = async (): Promise<never> => {
      throw new Error('database disk image is malformed')
    }
    expect(await seenAt(houseAt({ ...store, lastSnapshot }, { observer }), id)).toBe(seen)
    expect(failures).toEqual(['reading a snapshot: Error: database disk image is malformed'])
  })

  test('a good one is gone on from: of what was before it nothing is read', async () => {
    const id = await playedTable()
    const { n } = (await store.lastSnapshot(id))!
    const from: number[] = []
    const watched: Store = {
      ...store,
      read(match, first) {
        from.push(first)
        return store.read(match, first)
      },
    }
    await seenAt(houseAt(watched), id)
    expect(from).toEqual([n])
  })
})

describe('a store that writes entries and nothing else', () => {
  const full = async (): Promise<never> => {
    throw new Error('disk full')
  }

  test('has carried out what it wrote: no move is refused for a snapshot or a line of a list', async () => {
    const house = houseAt({ ...store, saveSnapshot: full, saveIndex: full }, { observer })
    const [ala, ola] = [new Player(ALA), new Player(OLA)]
    const id = await house.open(ALA, wanted())
    await ala.enter(house, id)
    await ola.enter(house, id)
    await ola.says({ t: 'sit' })
    for (let moves = 0; moves < 100; moves++) await [ala, ola].find(({ last }) => last.ask !== null)!.plays(moves)
    await house.drain()
    expect([...ala.said, ...ola.said].filter(({ t }) => t === 'refused')).toEqual([])
    expect((await store.read(id, 1)).length).toBe(ala.n)
    expect(new Set(failures)).toEqual(
      new Set(['saving a snapshot: Error: disk full', 'saving what lists show of a table: Error: disk full']),
    )
  })

  test('still shows a table whose snapshot is bad', async () => {
    const id = await playedTable()
    const seen = await seenAt(houseAt(store), id)
    await store.dropSnapshot(id)
    await store.saveSnapshot(id, { n: 64, data: 'dear diary' })
    expect(await seenAt(houseAt({ ...store, dropSnapshot: full }, { observer }), id)).toBe(seen)
    expect(failures).toHaveLength(2)
  })
})

describe('a log that cannot be read', () => {
  test('is the house’s failure, not the guest’s, and keeps nobody from other tables', async () => {
    const good = await houseAt(store).open(ALA, wanted())
    const entries = [
      '{"kind":"mov',
      '{"kind":"moved","seat":0,"move":"fly 9","by":"person"}',
      '{"kind":"undone","seat":0}',
    ]
    for (const damaged of entries) {
      failures.length = 0
      const id = await houseAt(store).open(ALA, wanted())
      await store.append(id, 2, damaged)
      const house = houseAt(store, { observer })
      await expect(new Player(ALA).enter(house, id)).rejects.toThrow('broken')
      await expect(house.table(id)).rejects.toThrow('broken')
      await expect(house.record(id)).rejects.toThrow('broken')
      expect((await house.tablesOf(ALA)).map(line => line.id)).toEqual([good])
      expect(new Set(failures.map(each => each.split(': ')[0]))).toEqual(new Set(['computing a table from its log']))
      // Whoever has it among their tables is not asked to finish it.
      await store.saveIndex(id, {
        game: 'sen',
        access: 'open',
        phase: 'over',
        free: 0,
        guests: [],
        openedAt: 0,
        changedAt: 0,
        line: '{}',
      })
    }
  })
})
