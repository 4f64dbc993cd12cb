import { describe, expect, test } from 'vitest'
import { lineUpsOf, type Pairing, Schedule } from './schedule.ts'

const NAMES = ['master', 'strong', 'casual', 'novice', 'greedy', 'random']

const planOf = (count: number, seats: number, games = 20) => {
  const bots = NAMES.slice(0, count)
  return { bots, companies: [[...bots.keys()]], seats, games, seed: 's' }
}

const gamesOf = (schedule: Schedule): Pairing[] => Array.from({ length: schedule.size }, (_, game) => schedule.at(game))

describe.each([2, 3, 4, 5, 6].flatMap(bots => [2, 3, 4, 5, 6].map(seats => [bots, seats] as const)))(
  '%i bots in %i seats',
  (bots, seats) => {
    const schedule = new Schedule(planOf(bots, seats))
    const games = gamesOf(schedule)

    test('everybody sits equally often in every seat', () => {
      const counts = new Map<string, number>()
      for (const { seated } of games)
        for (const [seat, bot] of seated.entries())
          counts.set(`${bot} ${seat}`, (counts.get(`${bot} ${seat}`) ?? 0) + 1)
      expect(counts.size).toBe(bots * seats)
      expect(new Set(counts.values()).size).toBe(1)
    })

    test('everybody meets everybody equally often', () => {
      const met = new Map<string, number>()
      for (const { seated } of games)
        for (const one of seated)
          for (const other of seated) if (one < other) met.set(`${one} ${other}`, (met.get(`${one} ${other}`) ?? 0) + 1)
      expect(met.size).toBe((bots * (bots - 1)) / 2)
      expect(new Set(met.values()).size).toBe(1)
    })

    test('a deal is played by one company, each time from other seats and with other thoughts', () => {
      for (let first = 0; first < games.length; first += seats) {
        const deal = games.slice(first, first + seats)
        expect(new Set(deal.map(game => game.deal)).size).toBe(1)
        expect(new Set(deal.map(game => game.thoughts)).size).toBe(seats)
        for (let seat = 0; seat < seats; seat++)
          expect(deal.map(({ seated }) => seated[seat]).toSorted()).toEqual(deal[0]!.seated.toSorted())
      }
      expect(new Set(games.map(game => game.deal)).size).toBe(games.length / seats)
    })
  },
)

test('as many games as asked for, up to a whole number of deals', () => {
  expect(new Schedule(planOf(3, 2, 20)).size).toBe(3 * 20)
  expect(new Schedule(planOf(3, 3, 20)).size).toBe(21)
  expect(new Schedule(planOf(6, 4, 1)).size).toBe(15 * 4)
})

test('two bots at a table of five take turns at being three', () => {
  expect(lineUpsOf({ companies: [[0, 1]], seats: 5 })).toEqual([
    [0, 1, 0, 1, 0],
    [0, 1, 0, 1, 1],
  ])
})

test('several companies play apart, those who sit down twice in them once', () => {
  const companies = [
    [0, 1],
    [0, 2, 1],
  ]
  expect(lineUpsOf({ companies, seats: 2 })).toEqual([
    [0, 1],
    [0, 2],
    [2, 1],
  ])
})

test('a company plays the same games whoever else is in the plan, and in whatever order', () => {
  const named = (names: readonly string[]): string[] =>
    gamesOf(new Schedule({ bots: names, companies: [[...names.keys()]], seats: 2, games: 10, seed: 's' })).map(
      ({ seated, deal, thoughts }) => `${seated.map(bot => names[bot]).join()} ${deal} ${thoughts}`,
    )
  expect(named(NAMES)).toEqual(expect.arrayContaining(named(['random', 'master'])))
})
