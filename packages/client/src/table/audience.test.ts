import { asSeat } from '@sennik/engine'
import type { SeatInfo, TableInfo } from '@sennik/protocol'
import { expect, test } from 'vitest'
import { audienceOf, facesOf, nameOf } from './audience.ts'
import { tableWords } from './words.ts'

const person = (name: string): SeatInfo => ({ who: 'person', name, avatar: 'cat', present: true, standIn: false })

test('people who look like each other, like a bot, or like a word of the page say where they sit, wherever they are named', () => {
  const { bots, seats: says } = tableWords()
  const bot = bots[1]!
  const seats: SeatInfo[] = [
    person('Ala'),
    { who: 'bot', bot: 'casual' },
    person('\u0410l\u0430'),
    person(bot),
    { who: 'free' },
    person(says.free),
  ]
  const table = { seats } as unknown as TableInfo
  const names = ['#1 Ala', bot, '#3 \u0410l\u0430', `#4 ${bot}`, says.free, `#6 ${says.free}`]
  expect(seats.map((_, seat) => nameOf(table, seat))).toEqual(names)
  expect(facesOf(table, asSeat(0), []).map(({ name }) => name)).toEqual(names)
  expect(seats.map((_, seat) => audienceOf(table, undefined).name(asSeat(seat)))).toEqual(names)
})

test('a name that is written from right to left keeps its numbers and its neighbours where they are', () => {
  const table = { seats: [person('Ala'), person('مريم'), person('יעל'), person('Żółw')] } as unknown as TableInfo
  expect(table.seats.map((_, seat) => nameOf(table, seat))).toEqual([
    'Ala',
    '\u2066مريم\u2069',
    '\u2066יעל\u2069',
    'Żółw',
  ])
})
