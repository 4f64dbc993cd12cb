import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readControl } from '../control/control-file.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { Device, newFolder, openServer } from '../testing/test-server.ts'
import { copyInto } from './copy.ts'
import { backUp } from './index.ts'
import { CannotBackUp } from './problem.ts'

const NOW = new Date('2026-11-18T20:15:30.500Z')
const NAMED = 'sennik-2026-11-18T20-15-30.sqlite'

/** A house at which something has happened. */
async function openHouse(data = newFolder()) {
  const server = await openServer({ SENNIK_DATA: data })
  const ola = await new Device(server).introduce('Ola')
  return { server, ola, data, table: await ola.openTable() }
}

/** What a house knows that begins with this copy. */
async function houseFrom(file: string) {
  const data = newFolder()
  cpSync(file, join(data, 'sennik.sqlite'))
  return openServer({ SENNIK_DATA: data })
}

describe('a backup of a house that runs', () => {
  test('is made by the house itself, which goes on; another house begins with it', async () => {
    const { server, ola, data, table } = await openHouse()
    const made = await backUp({ data, now: NOW })
    expect(made).toEqual({
      file: join(data, 'backups', NAMED),
      bytes: statSync(made.file).size,
      tables: 1,
      by: 'running',
    })
    expect(readdirSync(join(data, 'backups'))).toEqual([NAMED])
    const later = await ola.openTable()
    const other = new Device(await houseFrom(made.file))
    other.cookie = ola.cookie
    expect((await other.ask('GET', '/api/v1/me')).json.name).toBe('Ola')
    expect((await other.ask('GET', `/api/v1/tables/${table}`)).json.table.id).toBe(table)
    expect((await other.ask('GET', `/api/v1/tables/${later}`)).status).toBe(404)
    expect((await new Device(server).ask('GET', `/api/v1/tables/${later}`)).status).toBe(200)
  })

  test('has everything that was acknowledged before, whatever is written meanwhile', async () => {
    const data = newFolder()
    const store = await openSqliteStore(join(data, 'sennik.sqlite'))
    const entry = 'x'.repeat(2000)
    await Promise.all(Array.from({ length: 5000 }, (_, at) => store.append('m', at + 1, entry)))
    let n = 5000
    let isCopied = false
    const copying = store.copyInto(join(data, 'copy.sqlite')).then(trouble => {
      isCopied = true
      return trouble
    })
    while (!isCopied) expect(await store.append('m', ++n, entry)).toBe('done')
    expect(await copying).toBeUndefined()
    await store.close()
    const copy = await openSqliteStore(join(data, 'copy.sqlite'))
    const { length } = await copy.read('m', 1)
    expect(length).toBeGreaterThanOrEqual(5000)
    expect(length).toBeLessThanOrEqual(n)
    await copy.close()
  })

  test('begins as soon as nothing is just being written', async () => {
    const data = newFolder()
    const db = new DatabaseSync(join(data, 'written.sqlite'))
    db.exec('CREATE TABLE written (n); BEGIN IMMEDIATE; INSERT INTO written VALUES (1)')
    let asked = 0
    await copyInto(db, join(data, 'copy.sqlite'), () => {
      if (++asked === 3) db.exec('COMMIT')
      return true
    })
    db.close()
    const copy = new DatabaseSync(join(data, 'copy.sqlite'))
    expect(copy.prepare('SELECT n FROM written').all()).toEqual([{ n: 1 }])
    copy.close()
  })

  test('is one file, for its owner alone, that needs nothing beside it', async () => {
    const { data } = await openHouse()
    const to = join(newFolder(), 'new', 'copy.sqlite')
    await backUp({ data, to, now: NOW })
    expect(readdirSync(join(to, '..'))).toEqual(['copy.sqlite'])
    if (process.platform !== 'win32') expect(statSync(to).mode & 0o777).toBe(0o600)
    const db = new DatabaseSync(to, { readOnly: true })
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'delete' })
    db.close()
  })
})

describe('a backup of a house that is closed', () => {
  test('is made by whoever asks', async () => {
    const { server, data, table } = await openHouse()
    await server.close()
    const made = await backUp({ data, now: NOW })
    expect(made).toMatchObject({ tables: 1, by: 'closed' })
    const again = new Device(await houseFrom(made.file))
    expect((await again.ask('GET', `/api/v1/tables/${table}`)).status).toBe(200)
  })

  test('has what a killed house had written beside its file, whatever it has left lying about', async () => {
    const { data } = await openHouse()
    const left = newFolder()
    for (const name of readdirSync(data)) cpSync(join(data, name), join(left, name))
    expect(existsSync(join(left, 'sennik.sqlite-wal'))).toBe(true)
    writeFileSync(join(left, 'house.json'), JSON.stringify({ port: 9, key: 'of a house that is gone' }))
    expect(await backUp({ data: left, now: NOW })).toMatchObject({ tables: 1, by: 'closed' })
  })

  test('is made from what a house has left that was killed while it made one', async () => {
    const { server, data } = await openHouse()
    await server.close()
    const killed = createServer((request, response) => {
      void text(request).then(order => {
        const { backup } = JSON.parse(order) as { readonly backup: string }
        mkdirSync(dirname(backup))
        for (const end of ['', '-journal']) writeFileSync(backup + end, 'half')
        response.destroy()
      })
    })
    await new Promise<void>(open => killed.listen(0, '127.0.0.1', open))
    onTestFinished(() => void killed.close())
    const { port } = killed.address() as AddressInfo
    writeFileSync(join(data, 'house.json'), JSON.stringify({ port, key: 'its key' }))
    expect(await backUp({ data, now: NOW })).toMatchObject({ tables: 1, by: 'closed' })
    expect(readdirSync(join(data, 'backups'))).toEqual([NAMED])
  })

  test('leaves a file of an earlier version as it is', async () => {
    const data = newFolder()
    await (await openSqliteStore(join(data, 'sennik.sqlite'))).close()
    const db = new DatabaseSync(join(data, 'sennik.sqlite'))
    db.exec('PRAGMA user_version = 2')
    db.close()
    const { file } = await backUp({ data, now: NOW })
    for (const kept of [join(data, 'sennik.sqlite'), file]) {
      const read = new DatabaseSync(kept)
      expect(read.prepare('PRAGMA user_version').get()).toEqual({ user_version: 2 })
      read.close()
    }
  })
})

describe('a backup that cannot be made says why and leaves nothing behind', () => {
  const refused = async (wanted: { readonly data: string; readonly to?: string }): Promise<unknown> => {
    const error = await backUp({ ...wanted, now: NOW }).catch((thrown: unknown) => thrown)
    return error instanceof CannotBackUp ? error.problem : error
  }

  test('no house, a name that is taken, a place that cannot be written', async () => {
    const { data } = await openHouse()
    const nowhere = newFolder()
    expect(await refused({ data: nowhere })).toEqual({ kind: 'noHouse', data: nowhere })
    writeFileSync(join(nowhere, 'sennik.sqlite'), '')
    expect(await refused({ data: nowhere })).toEqual({ kind: 'noHouse', data: nowhere })
    expect(readdirSync(nowhere)).toEqual(['sennik.sqlite'])
    const { file } = await backUp({ data, now: NOW })
    expect(await refused({ data })).toEqual({ kind: 'cannotWrite', file, code: 'EEXIST' })
    const to = join(file, 'in a file.sqlite')
    expect(await refused({ data, to })).toEqual({
      kind: 'cannotWrite',
      file: to,
      code: expect.stringMatching(/^E(NOTDIR|NOENT)$/),
    })
    expect(readdirSync(join(data, 'backups'))).toEqual([NAMED])
  })

  test('a house that cannot be asked and holds its file', async () => {
    const data = newFolder()
    const store = await openSqliteStore(join(data, 'sennik.sqlite'))
    expect(await refused({ data })).toEqual({ kind: 'held', file: join(data, 'sennik.sqlite') })
    expect(existsSync(join(data, 'backups'))).toBe(false)
    await store.close()
  })

  test('a running house whose file has been damaged meanwhile', async () => {
    const { data, server } = await openHouse()
    await server.close()
    const filled = await openSqliteStore(join(data, 'sennik.sqlite'))
    await Promise.all(Array.from({ length: 5000 }, (_, at) => filled.append('m', at + 1, 'x'.repeat(2000))))
    await filled.close()
    await openServer({ SENNIK_DATA: data })
    const kept = join(data, 'sennik.sqlite')
    // Where the entries lie; what is before them was let go of when they were filed.
    const damage = Buffer.alloc(100 * 4096, 0xaa)
    const written = openSync(kept, 'r+')
    writeSync(written, damage, 0, damage.length, statSync(kept).size - 2 * damage.length)
    closeSync(written)
    expect(await refused({ data })).toEqual({ kind: 'notWhole', file: join(data, 'backups', NAMED) })
    expect(readdirSync(join(data, 'backups'))).toEqual([])
  })

  test('somebody who breaks it off', async () => {
    const data = newFolder()
    const filled = await openSqliteStore(join(data, 'sennik.sqlite'))
    await Promise.all(Array.from({ length: 8000 }, (_, at) => filled.append('m', at + 1, 'x'.repeat(4000))))
    await filled.close()
    const server = await openServer({ SENNIK_DATA: data })
    const { port, key } = readControl(data)!
    const to = join(newFolder(), 'copy.sqlite')
    const gone = new AbortController()
    const asked = fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify({ backup: to }),
      signal: gone.signal,
    })
    while (!existsSync(to)) await new Promise(resolve => setImmediate(resolve))
    gone.abort()
    await expect(asked).rejects.toThrow('aborted')
    await expect.poll(() => readdirSync(join(to, '..')), { timeout: 10_000 }).toEqual([])
    expect((await new Device(server).ask('GET', '/healthz')).status).toBe(200)
  })

  test('a house that closes meanwhile', async () => {
    const data = newFolder()
    const store = await openSqliteStore(join(data, 'sennik.sqlite'))
    await Promise.all(Array.from({ length: 8000 }, (_, at) => store.append('m', at + 1, 'x'.repeat(4000))))
    const copying = store.copyInto(join(data, 'copy.sqlite'))
    await store.close()
    expect(await copying).toBe('ECANCELED')
    expect(await store.copyInto(join(data, 'later.sqlite'))).toBeDefined()
    expect(readdirSync(data)).toEqual(['sennik.sqlite'])
  })
})

describe('the way for orders', () => {
  test('is known to the owner of the folder alone, and gone when the house closes', async () => {
    const { server, data } = await openHouse()
    if (process.platform !== 'win32') expect(statSync(join(data, 'house.json')).mode & 0o777).toBe(0o600)
    await server.close()
    expect(existsSync(join(data, 'house.json'))).toBe(false)
  })

  test('is closed to everybody without the key, and to orders that are none', async () => {
    const { data } = await openHouse()
    const { port, key } = readControl(data)!
    const folder = newFolder()
    mkdirSync(join(folder, 'sub'))
    const order = JSON.stringify({ backup: join(folder, 'x.sqlite') })
    const right = { authorization: `Bearer ${key}` }
    const tries: readonly RequestInit[] = [
      {},
      { method: 'POST', body: order },
      { method: 'POST', body: order, headers: { authorization: 'Bearer ' } },
      { method: 'POST', body: order, headers: { authorization: `Bearer ${key}x` } },
      { method: 'PUT', body: order, headers: right },
      { method: 'POST', body: '{', headers: right },
      { method: 'POST', body: '{"backup":"x.sqlite"}', headers: right },
      { method: 'POST', body: JSON.stringify({ backup: join(folder, 'x'.repeat(10_000)) }), headers: right },
    ]
    for (const each of tries) {
      const response = await fetch(`http://127.0.0.1:${port}/`, each)
      expect([response.status, await response.text()]).toEqual([404, '{}'])
    }
    expect(readdirSync(folder)).toEqual(['sub'])
    expect(readFileSync(join(data, 'sennik.sqlite')).includes(key)).toBe(false)
  })
})
