import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listOf } from './list.ts'
import { isUnfair, MeteredRng, type Rng, ScriptedRng, SeededRng, StreamRng, scaled, shuffle } from './rng.ts'

describe('the fast generator', () => {
  test('is xoshiro128** 1.1: the numbers of its authors’ program from the state 1, 2, 3, 4', () => {
    const rng = new SeededRng(1, 2, 3, 4)
    const expected = [
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]
    expect(listOf(10, () => rng.next() >>> 0)).toEqual(expected)
  })

  test('gives the same numbers for the same seed, for ever: records depend on it', () => {
    const rng = SeededRng.of('sennik')
    expect(listOf(6, () => rng.below(54))).toEqual([7, 31, 46, 52, 10, 38])
  })

  test('gives different numbers for different seeds', () => {
    const [one, other] = [SeededRng.of('a'), SeededRng.of('b')]
    expect(listOf(300, () => one.next())).not.toEqual(listOf(300, () => other.next()))
  })
})

describe('a number below n', () => {
  test('is whole and in range, for every n', () => {
    const rng = SeededRng.of('range')
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 15 }), n => {
        const number = rng.below(n)
        return Number.isInteger(number) && number >= 0 && number < n
      }),
    )
  })

  test('has no bias: of all 2³² words every number gets the same share, the uneven rest is drawn again', () => {
    for (const n of [2, 3, 7, 54, 95, 1000])
      for (let number = 0; number < n; number++) {
        const from = Math.ceil((number * 2 ** 32) / n)
        const to = Math.ceil(((number + 1) * 2 ** 32) / n)
        expect([scaled(from + 1, n), scaled(to - 1, n)]).toEqual([number, number])
        const drawnAgain = isUnfair(from, n) ? 1 : 0
        expect([isUnfair(from + 1, n), isUnfair(to - 1, n)]).toEqual([false, false])
        expect(to - from - drawnAgain).toBe(Math.floor(2 ** 32 / n))
      }
  })

  test('is even in the long run', () => {
    const rng = SeededRng.of('even')
    const counts = Array<number>(13).fill(0)
    for (let i = 0; i < 130_000; i++) counts[rng.below(13)]!++
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    expect(chiSquare).toBeLessThan(32.9) // 12 degrees of freedom, p = 0.001
  })

  test('from a stream draws again where a word would be unfair', () => {
    const words = [0, 0, 0x8000_0000]
    const rng = new StreamRng(() => words.shift()!)
    expect(rng.below(3)).toBe(1)
    expect(words).toHaveLength(0)
  })
})

describe('scripted and metered chance', () => {
  test('a script is followed to the last roll, and nothing else is rolled', () => {
    const rng = new ScriptedRng([2, 0])
    expect(rng.below(3)).toBe(2)
    expect(rng.left).toBe(1)
    expect(rng.fork().below(1)).toBe(0)
    expect(() => new ScriptedRng([3]).below(3)).toThrow('does not fit')
    rng.below(1)
    expect(() => rng.below(6)).toThrow('unscripted')
  })

  test('a meter counts what is drawn', () => {
    const rng = new MeteredRng(SeededRng.of('meter'))
    rng.below(2)
    rng.below(2)
    expect(rng.draws).toBe(2)
  })
})

test('the quick shuffle is the shuffle: the same cards in the same order, and the same numbers after it', () => {
  for (let seed = 0; seed < 300; seed++) {
    const quick = SeededRng.of(`shuffle ${seed}`)
    const slow = SeededRng.of(`shuffle ${seed}`)
    const [one, other] = [
      Uint8Array.from({ length: 120 }, (_, card) => card),
      Uint8Array.from({ length: 120 }, (_, card) => card),
    ]
    for (let again = 0; again < 3; again++) {
      shuffle(one, 54 + (seed % 60), quick)
      shuffle(other, 54 + (seed % 60), { below: n => slow.below(n) })
    }
    expect(one).toEqual(other)
    expect(quick.next()).toBe(slow.next())
  }
})

test('a shuffle keeps every card, and every order of three is equally likely', () => {
  const rng: Rng = SeededRng.of('shuffle')
  const orders = new Map<string, number>()
  for (let i = 0; i < 60_000; i++) {
    const cards = Uint8Array.of(1, 2, 3, 99)
    shuffle(cards, 3, rng)
    orders.set(cards.join(), (orders.get(cards.join()) ?? 0) + 1)
  }
  expect(orders.size).toBe(6)
  for (const [order, count] of orders) {
    expect(order).toMatch(/,99$/)
    expect(Math.abs(count - 10_000)).toBeLessThan(400)
  }
})
