import { SeededRng } from '@sennik/engine'
import { describe, expect, test } from 'vitest'
import { type Deal, ratingsOf } from './rating.ts'
import { shareAgainst, shareOf } from './shares.ts'
import { Stopwatch } from './times.ts'

const CHANCES = 1 << 15

/** Deals of two games between bots whose strengths are known. */
function dealsBy(strengths: readonly number[], count: number, rng: SeededRng, seatsOf: readonly number[]): Deal[] {
  const weights = strengths.map((strength, bot) => seatsOf[bot]! * 10 ** (strength / 400))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return Array.from({ length: count }, () => {
    const wins = strengths.map(() => 0)
    for (let game = 0; game < 2; game++) {
      let chance = (rng.below(CHANCES) / CHANCES) * sum
      const winner = weights.findIndex(weight => {
        chance -= weight
        return chance < 0
      })
      wins[winner]!++
    }
    return { seats: seatsOf, wins, games: 2 }
  })
}

describe('ratings', () => {
  test('of two bots are what the formula of Elo says', () => {
    // 75 of 100, and the one that is added as if it had been shared.
    const [one, other] = ratingsOf([{ seats: [1, 1], wins: [75, 25], games: 100 }], 2)
    const difference = 400 * Math.log10(75.5 / 25.5)
    expect(one!.elo - other!.elo).toBeCloseTo(difference, 6)
    expect(one!.elo + other!.elo).toBeCloseTo(2000, 6)
  })

  test('a shared win counts for each in part', () => {
    const [one, other] = ratingsOf([{ seats: [1, 1], wins: [0.5, 0.5], games: 1 }], 2)
    expect(one!.elo).toBeCloseTo(other!.elo)
  })

  test('somebody who always wins is not infinitely strong', () => {
    const [one, other] = ratingsOf([{ seats: [1, 1], wins: [400, 0], games: 400 }], 2)
    expect(one!.elo - other!.elo).toBeCloseTo(400 * Math.log10(400.5 / 0.5), 6)
    expect(one!.interval[0]).toBeGreaterThan(other!.interval[1])
    expect(one!.interval[1] - one!.interval[0]).toBeGreaterThan(100)
  })

  // 95 % means 95 %: the truth lies in the interval about so often, at a table of two and at one of four with a bot twice.
  test.each([
    [
      'two by two',
      [
        [1, 1, 0],
        [1, 0, 1],
        [0, 1, 1],
      ],
    ],
    [
      'all at a table',
      [
        [2, 1, 1],
        [1, 2, 1],
        [1, 1, 2],
      ],
    ],
  ])('intervals hold the truth, %s', (_how, lineUps) => {
    const truth = [1120, 1000, 880]
    const rng = SeededRng.of('intervals')
    const rounds = 200
    let held = 0
    for (let round = 0; round < rounds; round++) {
      const deals = lineUps.flatMap(seats => dealsBy(truth, 40, rng, seats))
      ratingsOf(deals, 3).forEach(({ interval: [low, high] }, bot) => {
        if (low <= truth[bot]! && truth[bot]! <= high) held++
      })
    }
    expect(held / (3 * rounds)).toBeGreaterThan(0.93)
    expect(held / (3 * rounds)).toBeLessThan(0.985)
  })

  test('games of a deal that always end alike teach no more than one of them', () => {
    const width = (deal: Deal): number => {
      const [low, high] = ratingsOf(
        Array.from({ length: 200 }, (_, index) => (index % 4 === 0 ? { ...deal, wins: deal.wins.toReversed() } : deal)),
        2,
      )[0]!.interval
      return high - low
    }
    const alike = width({ seats: [1, 1], wins: [2, 0], games: 2 })
    const single = width({ seats: [1, 1], wins: [1, 0], games: 1 })
    expect(alike / single).toBeCloseTo(1, 1)
  })
})

describe('shares', () => {
  const deals: Deal[] = [
    { seats: [1, 1, 0], wins: [2, 0, 0], games: 2 },
    { seats: [1, 0, 1], wins: [1.5, 0, 0.5], games: 2 },
    { seats: [0, 1, 1], wins: [0, 1, 1], games: 2 },
  ]

  test('of all games, and against one another', () => {
    expect(shareOf(deals, 0).share).toBe(3.5 / 4)
    expect(shareOf(deals, 1).share).toBe(1 / 4)
    expect(shareAgainst(deals, 0, 2)).toMatchObject({ share: 0.75, games: 2 })
    expect(shareAgainst(deals, 0, 1)).toMatchObject({ share: 1, games: 2 })
  })

  test('Wilson’s interval, also where everything was won', () => {
    const [low, high] = shareOf([{ seats: [1, 1], wins: [400, 0], games: 400 }], 0).interval
    expect(low).toBeCloseTo(400 / (400 + 1.96 ** 2), 9)
    expect(high).toBe(1)
  })

  test('two who never won a game together may be anything', () => {
    expect(shareAgainst([{ seats: [1, 1, 1], wins: [0, 0, 3], games: 3 }], 0, 1).interval).toEqual([0, 1])
  })
})

test('a stopwatch finds the mean, and the time that 99 in 100 stay below', () => {
  const watch = new Stopwatch()
  for (let index = 1; index <= 1000; index++) watch.add(index)
  const all = new Stopwatch()
  all.addAll(watch.times)
  expect(all.decisions).toBe(1000)
  expect(all.mean).toBeCloseTo(0.5005)
  expect(all.p99 / 0.99).toBeGreaterThan(1)
  expect(all.p99 / 0.99).toBeLessThan(1.1)
})
