import type { TableInfo } from '@sennik/protocol'
import { afterEach, expect, test } from 'vitest'
import { setDeclining } from '../settings/declining.ts'
import { maySpeakForYou } from './declining.ts'

const table = (...who: readonly ('person' | 'bot')[]): TableInfo =>
  ({ seats: who.map(each => ({ who: each })) }) as unknown as TableInfo

afterEach(() => setDeclining('bots'))

test('among bots the page passes for a player who can do nothing else; among people their own word is waited for', () => {
  expect(maySpeakForYou(table('person', 'bot', 'bot'))).toBe(true)
  expect(maySpeakForYou(table('bot', 'person', 'person'))).toBe(false)
})

test('whoever wants it otherwise has it so', () => {
  setDeclining('always')
  expect(maySpeakForYou(table('person', 'person'))).toBe(true)
  setDeclining('never')
  expect(maySpeakForYou(table('person', 'bot'))).toBe(false)
})
