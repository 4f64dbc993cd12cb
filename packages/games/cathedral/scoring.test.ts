import { asSeat } from '@sennik/engine'
import { describe, expect, test } from 'vitest'
import { cathedral } from './game.ts'
import { devourLimit } from './rules/units.ts'
import { asked, stateOf } from './scenario.ts'
import { devouredPoints, totals, winners } from './scoring.ts'

const act = ['day: develop', asked('act', 1)] as const
const finished = (seats: 2 | 3 | 4, ...lines: readonly string[]) => stateOf(seats, ...lines, ...act)
const points = (seats: 2 | 3 | 4, devoured: string, ...lines: readonly string[]): number[] => {
  const s = finished(seats, `devoured: ${devoured}`, ...lines)
  return Array.from({ length: seats }, (_, seat) => devouredPoints(s, asSeat(seat)))
}

describe('KK-11.2: the five ways to score', () => {
  test('X15 KK-11.3: the example of the rulebook comes to 34', () => {
    const s = finished(
      4,
      'stage2: yes',
      'ritual: 7 3 | 0 0 | 0 0 | 0 0',
      'areas: NW=1:2,f1:1 N1=f1:2 iN=f1:3 SE=2:2,f2:1 NE=3:2,f3:1 SW=4:2,f4:1',
      'devoured: 2 2 4 1 0',
      'upgrades: R53 R54 | - | - | -',
      'dreams: - | - | - | -',
      'market: -',
      'fulfilled: S34 S29 S28 S17 | - | - | -',
    )
    const sheet = cathedral.rules.sheet(s).seats[0]!
    const sum = (item: string): number =>
      sheet.lines.filter(line => line.item === item).reduce((total, line) => total + line.points, 0)
    expect(['ritual', 'fort', 'devoured', 'upgrade', 'dream'].map(sum)).toEqual([10, 3, 4, 2, 15])
    expect(sheet.total).toBe(34)
    expect(totals(s)[0]).toBe(34)
  })

  test('X16 KK-D11: Shadows take a place and score nothing', () => {
    expect(points(2, '3 1 5')).toEqual([5, 3])
    expect(points(2, '3 0 0')).toEqual([8, 0])
    expect(points(3, '1 2 3 4')).toEqual([0, 3, 5])
    expect(points(4, '1 2 3 4 0')).toEqual([2, 3, 5, 8])
    expect(points(4, '2 2 2 2 0')).toEqual([4, 4, 4, 4])
    expect(points(2, '3 3 1')).toEqual([6, 6])
    expect(points(2, '3 1 3')).toEqual([6, 3])
  })

  test('KK-D11: in the literal reading whoever has none takes a place too, Shadows among them', () => {
    const literal = (seats: 2 | 3 | 4, devoured: string): number[] =>
      points(seats, devoured, 'options: {"placesForNone": true}')
    expect(literal(2, '3 0 0')).toEqual([8, 4])
    expect(literal(2, '3 0 5')).toEqual([5, 3])
    expect(literal(3, '1 2 3 0')).toEqual([3, 5, 8])
    expect(literal(3, '1 0 0 0')).toEqual([8, 2, 2])
    expect(literal(4, '1 2 3 0 0')).toEqual([3, 5, 8, 1])
    expect(literal(4, '0 0 0 0 0')).toEqual([3, 3, 3, 3])
    const s = finished(2, 'devoured: 3 0 5', 'options: {"placesForNone": true}')
    expect(cathedral.rules.sheet(s).seats[1]).toEqual({
      lines: [{ clause: 'KK-11.2', item: 'devoured', points: 3, cards: '0' }],
      total: 3,
    })
  })

  test('a marker scores its highest Seal alone, a Fort by its level, an Upgrade even when covered', () => {
    const s = finished(2, 'ritual: 17 6 | 2 13', 'stage2: yes', 'upgrades: R53 R54 R01 | R02')
    expect(totals(s)).toEqual([16 + 3 + 2, 7])
  })
})

test('KK-11.4 KK-D12: a tie goes to more points of Dreams, then of the ritual, then it is shared', () => {
  const lines = ['market: -', 'dreams: - | -', 'stage2: yes'] as const
  expect(winners(finished(2, ...lines, 'ritual: 3 0 | 0 0', 'fulfilled: - | S02'))).toBe(0b10)
  expect(winners(finished(2, ...lines, 'ritual: 3 0 | 0 0', 'fulfilled: - | -', 'devoured: 0 1 0'))).toBe(0b10)
  expect(winners(finished(2, ...lines, 'ritual: 3 0 | 0 0', 'areas: NW=f1:1 SE=f2:3 N=f2:2'))).toBe(0b01)
  expect(winners(finished(2, ...lines))).toBe(0b11)
})

describe('KK-10.4: devoured units that end the game', () => {
  test('X17: a card without a number leaves it to the other', () => {
    expect(devourLimit(finished(3, 'nightmares: 4 8'))).toBe(7)
  })
  test('X18: the higher number counts', () => {
    expect(devourLimit(finished(4, 'nightmares: 1 6'))).toBe(13)
    expect(devourLimit(finished(2, 'nightmares: 1 6', 'options: {"advanced": true}'))).toBe(9)
  })
})
