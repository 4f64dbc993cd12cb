import { LEVELS } from '@sennik/engine'
import { expect, test } from 'vitest'
import { againFor } from './again.ts'
import { tableInfo } from './info.ts'
import { ALA, ANYONE, NOW, OLA, SomeTable } from './testing/some-table.ts'

test('once more against the same bots: each of its level', () => {
  const bots = LEVELS.map(bot => ({ who: 'bot', bot }) as const)
  const { match } = new SomeTable([{ who: 'me' }, ...bots])
  expect(againFor(match, ALA.id).seats).toEqual([{ who: 'me', name: ALA.name, avatar: ALA.avatar }, ...bots])
})

test('a seat that stayed free is taken by a casual player, and so the next time', () => {
  const table = new SomeTable([{ who: 'me' }, ANYONE, ANYONE])
  table.says(OLA, { t: 'sit', seat: 1 })
  table.says(ALA, { t: 'begin' })
  expect(tableInfo(table.match).seats[2]).toEqual({ who: 'bot', bot: 'casual' })
  expect(againFor(table.match, ALA.id).seats.slice(1)).toEqual([ANYONE, { who: 'bot', bot: 'casual' }])
})

test('whether hints are allowed is said to everybody, and holds the next time', () => {
  expect(tableInfo(SomeTable.dealt().match).hints).toBeUndefined()
  const { match, entries } = SomeTable.dealt({ hints: false })
  expect(entries[0]).toMatchObject({ kind: 'opened', at: NOW, hints: false })
  expect(tableInfo(match).hints).toBe(false)
  expect(againFor(match, ALA.id).hints).toBe(false)
})
