import { afterEach, describe, expect, test } from 'vitest'
import type { Store, TableIndex } from './store.ts'

/** A place where a store keeps its things: opened again, it has them still. */
interface Place {
  open(): Promise<Store>
}

const index = (change: Partial<TableIndex> = {}): TableIndex => ({
  game: 'sen',
  access: 'open',
  phase: 'waiting',
  free: 1,
  guests: ['ola'],
  openedAt: 1000,
  changedAt: 1000,
  line: '{}',
  ...change,
})

/** What every store must do. `newPlace` makes an empty one. */
export function storeContract(name: string, newPlace: () => Promise<Place>): void {
  describe(`a store: ${name}`, () => {
    const openStores: Store[] = []

    async function open(place?: Place): Promise<Store> {
      const store = await (place ?? (await newPlace())).open()
      openStores.push(store)
      return store
    }

    afterEach(async () => {
      await Promise.all(openStores.splice(0).map(store => store.close()))
    })

    test('reads entries in order, from any of them on', async () => {
      const store = await open()
      for (let n = 1; n <= 12; n++) expect(await store.append('m', n, `entry ${n}`)).toBe('done')
      expect(await store.append('other', 1, 'elsewhere')).toBe('done')
      expect(await store.read('m', 1)).toEqual(Array.from({ length: 12 }, (_, at) => `entry ${at + 1}`))
      expect(await store.read('m', 11)).toEqual(['entry 11', 'entry 12'])
      expect(await store.read('m', 13)).toEqual([])
      expect(await store.read('nowhere', 1)).toEqual([])
    })

    test('an entry is written once: of many who try at the same time one succeeds', async () => {
      const store = await open()
      const tries = Array.from({ length: 50 }, (_, who) => store.append('m', 1, `by ${who}`))
      const answers = await Promise.all(tries)
      expect(answers.filter(answer => answer === 'done')).toHaveLength(1)
      expect(await store.read('m', 1)).toEqual([`by ${answers.indexOf('done')}`])
    })

    test('a refused append leaves its neighbours alone and writes nothing of its own', async () => {
      const store = await open()
      await store.append('m', 1, 'first', index())
      const answers = await Promise.all([
        store.append('m', 2, 'second'),
        store.append('m', 1, 'again', index({ phase: 'over', guests: ['ewa'] }), 'command-1'),
        store.append('m', 3, 'third'),
      ])
      expect(answers).toEqual(['done', 'taken', 'done'])
      expect(await store.read('m', 1)).toEqual(['first', 'second', 'third'])
      expect(await store.openedBy('command-1')).toBeUndefined()
      expect(await store.tablesOf('ewa', 0, 9)).toEqual([])
      expect(await store.waiting('sen', 0, 9, 9)).toHaveLength(1)
    })

    test('an append that cannot be written at all fails alone', async () => {
      const store = await open()
      const answers = await Promise.allSettled([
        store.append('m', 1, 'first'),
        store.append('m', Number.NaN, 'nowhere'),
        store.append('m', 2, 'second'),
      ])
      expect(answers.map(answer => answer.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(await store.read('m', 1)).toEqual(['first', 'second'])
    })

    test('an entry that leaves out others fails alone', async () => {
      const store = await open()
      const answers = await Promise.allSettled([store.append('m', 1, 'first'), store.append('m', 3, 'third')])
      expect(answers.map(answer => answer.status)).toEqual(['fulfilled', 'rejected'])
      expect(await store.append('m', 2, 'second')).toBe('done')
      expect(await store.read('m', 1)).toEqual(['first', 'second'])
    })

    test('one command opens one table', async () => {
      const store = await open()
      expect(await store.append('a', 1, 'opened', index(), 'command-1')).toBe('done')
      expect(await store.append('b', 1, 'opened', index(), 'command-1')).toBe('taken')
      expect(await store.openedBy('command-1')).toBe('a')
      expect(await store.openedBy('command-2')).toBeUndefined()
      expect(await store.read('b', 1)).toEqual([])
    })

    test('keeps the latest snapshot, also when an older one arrives late', async () => {
      const store = await open()
      expect(await store.lastSnapshot('m')).toBeUndefined()
      await store.saveSnapshot('m', { n: 10, data: 'ten' })
      await store.saveSnapshot('m', { n: 30, data: 'thirty' })
      await store.saveSnapshot('m', { n: 20, data: 'twenty' })
      expect(await store.lastSnapshot('m')).toEqual({ n: 30, data: 'thirty' })
    })

    test('forgets a snapshot, and keeps the next one whatever its number', async () => {
      const store = await open()
      await store.saveSnapshot('m', { n: 30, data: 'thirty' })
      await store.saveSnapshot('k', { n: 5, data: 'five' })
      await store.dropSnapshot('m')
      await store.dropSnapshot('nowhere')
      expect(await store.lastSnapshot('m')).toBeUndefined()
      expect(await store.lastSnapshot('k')).toEqual({ n: 5, data: 'five' })
      await store.saveSnapshot('m', { n: 10, data: 'ten' })
      expect(await store.lastSnapshot('m')).toEqual({ n: 10, data: 'ten' })
    })

    test('lists open tables that wait, newest first', async () => {
      const store = await open()
      const opened: [string, Partial<TableIndex>][] = [
        ['old', { openedAt: 1 }],
        ['first', { openedAt: 10 }],
        ['second', { openedAt: 20 }],
        ['private', { openedAt: 30, access: 'private' }],
        ['full', { openedAt: 30, free: 0 }],
        ['playing', { openedAt: 30, phase: 'playing' }],
        ['other', { openedAt: 15, game: 'koty' }],
      ]
      for (const [match, change] of opened) await store.append(match, 1, '', index({ ...change, line: match }))
      expect(await store.waiting('sen', 10, 9, 9)).toEqual(['second', 'first'])
      expect(await store.waiting(undefined, 10, 9, 9)).toEqual(['second', 'other', 'first'])
      expect(await store.waiting('sen', 10, 1, 9)).toEqual(['second'])
      await store.append('second', 2, '', index({ openedAt: 20, free: 0, line: 'second' }))
      expect(await store.waiting('sen', 10, 9, 9)).toEqual(['first'])
    })

    test('lists only a few of those where one guest waits, and none where nobody does', async () => {
      const store = await open()
      await store.append('honest', 1, '', index({ guests: ['jan'], openedAt: 1, line: 'honest' }))
      await store.append('left', 1, '', index({ guests: [], openedAt: 100, line: 'left' }))
      for (let table = 0; table < 20; table++)
        await store.append(`many ${table}`, 1, '', index({ openedAt: 10 + table, line: `many ${table}` }))
      const together = { guests: ['ola', 'ewa'], openedAt: 5, line: 'together' }
      await store.append('together', 1, '', index(together))
      expect(await store.waiting('sen', 0, 5, 3)).toEqual(['many 19', 'many 18', 'many 17', 'together', 'honest'])
      expect(await store.waiting(undefined, 0, 2, 3)).toEqual(['many 19', 'many 18'])
    })

    test('lists the tables of a guest, latest change first, and forgets a seat that was left', async () => {
      const store = await open()
      await store.append('a', 1, '', index({ guests: ['ola', 'jan', 'ola'], changedAt: 10 }))
      await store.append('b', 1, '', index({ guests: ['ola'], changedAt: 20 }))
      await store.append('c', 1, '', index({ guests: ['jan'], changedAt: 30 }))
      expect(await store.tablesOf('ola', 0, 9)).toEqual(['b', 'a'])
      expect(await store.tablesOf('ola', 20, 9)).toEqual(['b'])
      expect(await store.tablesOf('jan', 0, 1)).toEqual(['c'])
      await store.append('a', 2, '', index({ guests: ['jan'], changedAt: 40 }))
      expect(await store.tablesOf('ola', 0, 9)).toEqual(['b'])
      expect(await store.tablesOf('jan', 0, 9)).toEqual(['a', 'c'])
    })

    test('lists the tables of a guest that are not finished', async () => {
      const store = await open()
      await store.append('a', 1, '', index({ guests: ['ola'], changedAt: 10 }))
      await store.append('b', 1, '', index({ guests: ['ola', 'jan'], phase: 'playing', changedAt: 20 }))
      await store.append('c', 1, '', index({ guests: ['ola'], phase: 'over', changedAt: 30 }))
      expect(await store.unfinishedOf('ola', 0, 9)).toEqual(['b', 'a'])
      expect(await store.unfinishedOf('ola', 0, 1)).toEqual(['b'])
      expect(await store.unfinishedOf('ola', 20, 9)).toEqual(['b'])
      expect(await store.unfinishedOf('ewa', 0, 9)).toEqual([])
    })

    test('changes what lists show without an entry', async () => {
      const store = await open()
      await store.append('m', 1, 'opened', index())
      await store.saveIndex('m', index({ phase: 'over', guests: ['jan'], changedAt: 2000 }))
      expect(await store.waiting('sen', 0, 9, 9)).toEqual([])
      expect(await store.tablesOf('ola', 0, 9)).toEqual([])
      expect(await store.tablesOf('jan', 2000, 9)).toEqual(['m'])
      expect(await store.read('m', 1)).toEqual(['opened'])
    })

    test('knows a guest by the hash of the device key', async () => {
      const store = await open()
      const ola = { id: 'g1', keyHash: 'hash-1', name: 'Ola', avatar: 'moon' }
      await store.addGuest(ola)
      expect(await store.guestByKey('hash-1')).toEqual(ola)
      expect(await store.guestByKey('hash-2')).toBeUndefined()
      await store.changeGuest('g1', 'Aleksandra Żółć', 'fox')
      expect(await store.guestByKey('hash-1')).toEqual({ ...ola, name: 'Aleksandra Żółć', avatar: 'fox' })
      await expect(store.addGuest({ ...ola, id: 'g2' })).rejects.toThrow()
    })

    test('10,000 appends of many tables at once are all there when it is opened again', async () => {
      const place = await newPlace()
      const first = await open(place)
      const tables = Array.from({ length: 100 }, (_, table) => `match-${table}`)
      const appends = tables.flatMap(match =>
        Array.from({ length: 100 }, (_, at) => first.append(match, at + 1, `${match} ${at + 1}`, index())),
      )
      expect(new Set(await Promise.all(appends))).toEqual(new Set(['done']))
      await first.close()
      const second = await open(place)
      for (const match of tables) {
        const entries = await second.read(match, 1)
        expect(entries).toEqual(Array.from({ length: 100 }, (_, at) => `${match} ${at + 1}`))
      }
      expect(await second.append('match-0', 100, 'again')).toBe('taken')
      expect(await second.append('match-0', 101, 'on')).toBe('done')
    })

    test('close waits for what is being written; later questions are refused', async () => {
      const place = await newPlace()
      const store = await open(place)
      const writing = store.append('m', 1, 'last words')
      await store.close()
      expect(await writing).toBe('done')
      await expect(store.ping()).rejects.toThrow()
      await expect(store.append('m', 2, 'too late')).rejects.toThrow()
      await store.close()
      const again = await open(place)
      await again.ping()
      expect(await again.read('m', 1)).toEqual(['last words'])
    })
  })
}
