import { gameNamed } from '@sennik/games'
import { expect, test } from 'vitest'
import { Device, openServer } from '../testing/test-server.ts'

const book = gameNamed('three-chapters').cards!
const mine = book.read(book.builtIn.text.replace('"pl":"', '"pl":"Moja '))

test('the cards of a table are named to whoever comes and sent to whoever asks, once and for ever', async () => {
  const server = await openServer()
  const device = await new Device(server).introduce('Ola')
  const table = await device.openTable({ game: 'three-chapters', cards: mine.text })
  const line = await device.enter(table)
  const welcome = await line.next('welcome')
  expect(welcome.table.cards).toBe(mine.hash)
  expect(JSON.stringify(welcome)).not.toContain('Moja')

  const { status, headers, text } = await new Device(server).ask('GET', `/api/v1/tables/${table}/cards`)
  expect({ status, text }).toEqual({ status: 200, text: mine.text })
  expect(headers.get('cache-control')).toMatch(/max-age=\d+, immutable/u)
  expect(book.read(text).hash).toBe(welcome.table.cards)
})

test('a table with the cards of the box has none to send, nor has one that is not there', async () => {
  const server = await openServer()
  const device = await new Device(server).introduce('Ola')
  const table = await device.openTable()
  for (const id of [table, 'A'.repeat(22)]) {
    const { status, headers } = await device.ask('GET', `/api/v1/tables/${id}/cards`)
    expect(status).toBe(404)
    expect(headers.get('cache-control')).toBe('no-store')
  }
})
