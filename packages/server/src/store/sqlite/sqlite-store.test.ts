import {
  chmodSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { CannotStart } from '../../start/problem.ts'
import { storeContract } from '../contract.ts'
import type { Commit, StoreObserver } from './messages.ts'
import { openSqliteStore } from './sqlite-store.ts'

const folders: string[] = []

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sennik-store-'))
  folders.push(folder)
  return join(folder, 'sennik.sqlite')
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

storeContract('SQLite', async () => {
  const file = newFile()
  return { open: () => openSqliteStore(file) }
})

const noting = (commits: Commit[]): StoreObserver => ({
  stored: commit => void commits.push(commit),
  failed: error => {
    throw error
  },
})

async function fileWithEntries(count: number): Promise<string> {
  const file = newFile()
  const store = await openSqliteStore(file)
  await Promise.all(Array.from({ length: count }, (_, at) => store.append('m', at + 1, 'x'.repeat(200))))
  await store.close()
  return file
}

describe('the SQLite file', () => {
  test('writes that arrive together share one commit', async () => {
    const commits: Commit[] = []
    const store = await openSqliteStore(newFile(), noting(commits))
    await Promise.all(Array.from({ length: 1000 }, (_, at) => store.append('m', at + 1, 'entry')))
    expect(commits.reduce((sum, { writes }) => sum + writes, 0)).toBe(1000)
    expect(commits.length).toBeLessThan(10)
    await store.close()
  })

  test('writes that come one by one while others are being written share the next commit', async () => {
    const commits: Commit[] = []
    const store = await openSqliteStore(newFile(), noting(commits))
    const writes: Promise<unknown>[] = []
    for (let n = 1; n <= 200; n++) {
      writes.push(store.append('m', n, `entry ${n}`))
      await new Promise(resolve => setImmediate(resolve))
    }
    expect(new Set(await Promise.all(writes))).toEqual(new Set(['done']))
    expect(commits.reduce((sum, { writes: shared }) => sum + shared, 0)).toBe(200)
    expect(commits.length).toBeLessThan(100)
    await store.close()
  })

  test('is whole and in WAL mode with nothing left beside it after closing', async () => {
    const file = await fileWithEntries(500)
    expect(readdirSync(dirname(file))).toEqual(['sennik.sqlite'])
    const db = new DatabaseSync(file)
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    db.close()
  })

  test('and what lies beside it can be read by its owner alone', async () => {
    // Windows knows no such rights.
    if (process.platform === 'win32') return
    const file = join(newFile(), '..', 'new', 'sennik.sqlite')
    const store = await openSqliteStore(file)
    await store.append('m', 1, 'entry')
    const modes = [dirname(file), file, `${file}-wal`].map(path => (statSync(path).mode & 0o777).toString(8))
    expect(modes).toEqual(['700', '600', '600'])
    await store.close()
  })

  test('is refused while another house has it open', async () => {
    const file = newFile()
    const store = await openSqliteStore(file)
    await expect(openSqliteStore(file)).rejects.toThrow(new CannotStart({ kind: 'storeInUse', file }))
    await store.ping()
    await store.close()
    await (await openSqliteStore(file)).close()
  })

  test('of a newer Sennik is refused and not changed', async () => {
    const file = await fileWithEntries(1)
    const db = new DatabaseSync(file)
    db.exec('PRAGMA user_version = 99')
    db.close()
    const before = readFileSync(file)
    const known = 3
    await expect(openSqliteStore(file)).rejects.toThrow(
      new CannotStart({ kind: 'storeNewer', file, version: 99, known }),
    )
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  test.each([
    ['first', 1, "INSERT INTO entries VALUES ('m', 1, 'opened'), ('m', 2, '\"sat\"'), ('k', 1, 'opened')"],
    [
      'second',
      2,
      "CREATE TABLE latest (at INTEGER PRIMARY KEY, match TEXT, n INTEGER, entry TEXT); CREATE VIEW log AS SELECT * FROM latest; INSERT INTO entries VALUES ('m', 1, 'opened'); INSERT INTO latest VALUES (1, 'm', 2, '\"sat\"')",
    ],
  ])('of the %s version is brought up to date with all its entries', async (_, version, change) => {
    const file = newFile()
    await (await openSqliteStore(file)).close()
    const db = new DatabaseSync(file)
    db.exec('DROP VIEW log; DROP TABLE chapters; DROP TABLE latest')
    db.exec('CREATE TABLE entries (match TEXT, n INTEGER, entry TEXT, PRIMARY KEY (match, n)) WITHOUT ROWID')
    db.exec(`PRAGMA user_version = ${version}; ${change}`)
    db.close()
    const store = await openSqliteStore(file)
    expect(await store.append('m', 2, 'again')).toBe('taken')
    expect(await store.append('m', 3, 'began')).toBe('done')
    expect(await store.read('m', 1)).toEqual(['opened', '"sat"', 'began'])
    expect(await store.read('m', 2)).toEqual(['"sat"', 'began'])
    await store.close()
  })

  test('has every entry once, filed or not, also when it is opened again', async () => {
    const file = newFile()
    const [tables, rounds] = [7, 1000]
    const entriesOf = (table: number) => Array.from({ length: rounds }, (_, at) => `${table}.${at + 1}`)
    const first = await openSqliteStore(file)
    for (let n = 1; n <= rounds; n++)
      for (let table = 0; table < tables; table++) void first.append(`t${table}`, n, `${table}.${n}`)
    await first.close()
    const second = await openSqliteStore(file)
    for (let table = 0; table < tables; table++) {
      expect(await second.append(`t${table}`, 1, 'filed')).toBe('taken')
      expect(await second.append(`t${table}`, rounds, 'not filed')).toBe('taken')
      expect(await second.append(`t${table}`, rounds + 1, 'new')).toBe('done')
      expect(await second.read(`t${table}`, 1)).toEqual([...entriesOf(table), 'new'])
      expect(await second.read(`t${table}`, 300)).toEqual([...entriesOf(table).slice(299), 'new'])
    }
    await second.close()
    const db = new DatabaseSync(file)
    for (const part of ['chapters', 'latest'])
      expect(db.prepare(`SELECT count(*) AS rows FROM ${part}`).get()?.rows).toBeGreaterThan(0)
    const log = db.prepare('SELECT entry FROM log WHERE match = ? ORDER BY n')
    expect(log.all('t3').map(({ entry }) => entry)).toEqual([...entriesOf(3), 'new'])
    expect(db.prepare('SELECT count(*) AS entries FROM log').get()).toEqual({ entries: tables * (rounds + 1) })
    db.close()
  })

  test('that refuses to file keeps every entry and says so, once for many', async () => {
    const file = newFile()
    await (await openSqliteStore(file)).close()
    const db = new DatabaseSync(file)
    db.exec("CREATE TRIGGER full BEFORE INSERT ON chapters BEGIN SELECT RAISE(ABORT, 'disk full'); END")
    db.close()
    const problems: string[] = []
    const store = await openSqliteStore(file, { stored() {}, failed: ({ message }) => void problems.push(message) })
    const entries = Array.from({ length: 5000 }, (_, at) => `entry ${at + 1}`)
    for (const [at, entry] of entries.entries()) {
      const written = store.append('m', at + 1, entry)
      if (at % 100 === 0) await written
    }
    expect(await store.append('m', 5001, 'the last one')).toBe('done')
    expect(await store.append('m', 3, 'again')).toBe('taken')
    expect(await store.read('m', 1)).toEqual([...entries, 'the last one'])
    expect(problems).toEqual([expect.stringContaining('disk full')])
    await store.close()
    const again = await openSqliteStore(file)
    expect(await again.read('m', 1)).toHaveLength(5001)
    await again.close()
  })

  test('knows which entries are taken after a write of the same group has failed', async () => {
    const store = await openSqliteStore(newFile())
    const ola = { id: 'g', keyHash: 'h', name: 'Ola', avatar: 'moon' }
    await Promise.all([store.addGuest(ola), store.append('m', 1, 'one')])
    const outcomes = await Promise.allSettled([
      store.append('m', 2, 'two'),
      store.append('m', 2, 'two again'),
      store.addGuest(ola),
    ])
    expect(outcomes.map(each => (each.status === 'fulfilled' ? each.value : 'failed'))).toEqual([
      'done',
      'taken',
      'failed',
    ])
    expect(await store.append('m', 1, 'one again')).toBe('taken')
    expect(await store.read('m', 1)).toEqual(['one', 'two'])
    await store.close()
  })

  test('of another program is refused and not changed', async () => {
    const file = newFile()
    const db = new DatabaseSync(file)
    db.exec('CREATE TABLE recipes (name TEXT)')
    db.close()
    const before = readFileSync(file)
    await expect(openSqliteStore(file)).rejects.toThrow(new CannotStart({ kind: 'storeForeign', file }))
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  test('that is no database, or a damaged one, is refused', async () => {
    const garbage = newFile()
    writeFileSync(garbage, 'dear diary, '.repeat(1000))
    await expect(openSqliteStore(garbage)).rejects.toThrow(new CannotStart({ kind: 'storeCorrupt', file: garbage }))

    const damaged = await fileWithEntries(500)
    const bytes = readFileSync(damaged)
    bytes.fill(0xaa, 3 * 4096, 12 * 4096)
    writeFileSync(damaged, bytes)
    await expect(openSqliteStore(damaged)).rejects.toThrow(new CannotStart({ kind: 'storeCorrupt', file: damaged }))
  })

  test('whose newest entries are damaged is refused as well', async () => {
    const file = await fileWithEntries(3)
    const db = new DatabaseSync(file)
    db.exec('UPDATE latest SET entries = substr(entries, 1, 20)')
    db.close()
    await expect(openSqliteStore(file)).rejects.toThrow(new CannotStart({ kind: 'storeCorrupt', file }))
    const other = await fileWithEntries(3)
    const tables = new DatabaseSync(other)
    tables.exec('DROP VIEW log; DROP TABLE latest')
    tables.close()
    await expect(openSqliteStore(other)).rejects.toThrow(new CannotStart({ kind: 'storeCorrupt', file: other }))
  })

  test('has everything in it soon after it was written, so that a copy of it alone is not empty', async () => {
    const file = newFile()
    const observer = noting([])
    const store = await openSqliteStore(file, observer, { workedInAfterMs: 10 })
    await store.append('m', 1, 'opened')
    const inCopy = (): unknown[] => {
      const copy = newFile()
      copyFileSync(file, copy)
      const db = new DatabaseSync(copy)
      try {
        return db
          .prepare('SELECT entry FROM log')
          .all()
          .map(({ entry }) => entry)
      } catch {
        return []
      } finally {
        db.close()
      }
    }
    await expect.poll(inCopy, { timeout: 10_000 }).toEqual(['opened'])
    await store.append('m', 2, 'moved')
    await expect.poll(inCopy, { timeout: 10_000 }).toEqual(['opened', 'moved'])
    await store.close()
  })

  test('answers a ping by writing, together with whatever else is written', async () => {
    const commits: Commit[] = []
    const store = await openSqliteStore(newFile(), noting(commits))
    await Promise.all([store.ping(), store.append('m', 1, 'opened'), store.ping()])
    expect(commits.map(({ writes }) => writes)).toEqual([3])
    await store.close()
  })

  test('answers no ping on a disk that is as good as full, while what still fits is written', async () => {
    const store = await openSqliteStore(newFile(), undefined, { leastRoom: Number.POSITIVE_INFINITY })
    await expect(store.ping()).rejects.toThrow(/the disk has \d+ bytes left/)
    expect(await store.append('m', 1, 'opened')).toBe('done')
    await store.close()
  })

  test('that cannot be written is refused', async () => {
    const file = join(newFile(), 'a file, not a folder', 'sennik.sqlite')
    writeFileSync(join(file, '..', '..'), '')
    await expect(openSqliteStore(file)).rejects.toThrow(new CannotStart({ kind: 'storeNotWritable', file }))
    if (process.getuid?.() === 0) return
    const readOnly = await fileWithEntries(1)
    chmodSync(readOnly, 0o400)
    await expect(openSqliteStore(readOnly)).rejects.toThrow(
      new CannotStart({ kind: 'storeNotWritable', file: readOnly }),
    )
  })
})
