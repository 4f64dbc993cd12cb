import { type AnyGame, asSeat, type GameEvent, type Redacted } from '@sennik/engine'
import { gameNamed } from '@sennik/games'
import { describe, expect, test } from 'vitest'
import type { LogEntry } from '../link/session-state.ts'
import { seatToLook } from './hot-seat.ts'
import { toldLog } from './log-lines.ts'
import { sameMove } from './same-move.ts'
import { polish } from './words.pl.ts'

describe('one device, several players', () => {
  const device = (as: number) => ({ as, seats: [0, 2], host: true })

  test('whoever looks and is asked goes on looking', () => {
    expect(seatToLook(device(0), [0, 1, 2])).toBe(0)
  })

  test('the device goes to the one of its seats that is asked', () => {
    expect(seatToLook(device(0), [2])).toBe(2)
  })

  test('while others decide it stays where it is', () => {
    expect(seatToLook(device(2), [1])).toBe(2)
  })
})

describe('the log', () => {
  const sen: AnyGame = gameNamed('sen')
  const looked = {
    type: 'looked',
    seat: asSeat(0),
    owner: asSeat(0),
    slot: 1,
    card: 7,
  } as unknown as Redacted<GameEvent>
  const log: readonly LogEntry[] = [
    { n: 3, events: [looked], undone: false },
    { n: 4, events: [looked], undone: false },
    { n: 5, events: [looked], undone: false },
  ]
  const audience = { you: asSeat(0), name: () => 'Ola' }
  const texts = (upTo: number, isMemoryAsked: boolean): readonly string[] => {
    const { entries, sentences } = toldLog({ game: sen, log, upTo, isMemoryAsked, audience, lang: 'en' })
    return entries().flatMap(sentences)
  }

  test('SEN-M1: only the newest moment keeps what its player saw', () => {
    expect(texts(4, true)).toEqual(['You look at land 2 in your dream.', 'You look at land 2 in your dream: 7 ravens.'])
  })

  test('with the memory aid everything stays', () => {
    expect(texts(5, false).every(text => text.endsWith(': 7 ravens.'))).toBe(true)
  })
})

test('a move is the same whatever the order of its arguments', () => {
  expect(sameMove({ kind: 'look', owner: 1, slot: 2 }, { slot: 2, kind: 'look', owner: 1 })).toBe(true)
  expect(sameMove({ kind: 'place', slot: 2 }, { kind: 'place', slot: 3 })).toBe(false)
  expect(sameMove({ kind: 'draw' }, { kind: 'draw', slot: 1 })).toBe(false)
})

test('Polish counts at the table', () => {
  const { waiting, seats } = polish
  expect([1, 2, 5].map(free => waiting.sentence(free).split('.')[0])).toEqual([
    'Zostało 1 wolne miejsce',
    'Zostały 2 wolne miejsca',
    'Zostało 5 wolnych miejsc',
  ])
  expect([1, 3, 12, 22].map(seats.score)).toEqual(['1 punkt', '3 punkty', '12 punktów', '22 punkty'])
})
