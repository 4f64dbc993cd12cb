import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { Guests } from './guests.ts'

const folder = mkdtempSync(join(tmpdir(), 'sennik-guests-'))
const store = await openSqliteStore(join(folder, 'sennik.sqlite'))

afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a guest whose name was accepted by an older rule is known, but not by that name', async () => {
  const key = 'k'.repeat(43)
  const keyHash = createHash('sha256').update(key).digest('hex')
  await store.addGuest({ id: 'old', keyHash, name: '\u3164', avatar: 'fox' })
  const guests = new Guests(store)
  const known = await guests.byKey(key)
  expect(known).toEqual({ id: 'old', name: '–', avatar: 'fox' })
  expect(await guests.change(known!, { name: 'Ola' })).toMatchObject({ id: 'old', name: 'Ola' })
  expect(await guests.byKey(key)).toMatchObject({ name: 'Ola' })
})
