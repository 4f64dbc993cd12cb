import { describe, expect, test } from 'vitest'
import { median, percentile } from './figures.ts'
import { type Speed, timesAsFast } from './speed.ts'

describe('percentiles', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)

  test('of a hundred numbers are the numbers themselves', () => {
    expect(percentile(hundred, 0.5)).toBe(50)
    expect(percentile(hundred, 0.99)).toBe(99)
    expect(percentile(hundred, 1)).toBe(100)
    expect(percentile(hundred, 0)).toBe(1)
  })

  test('of few numbers are among them', () => {
    expect(percentile([7], 0.99)).toBe(7)
    expect(percentile([10, 2], 0.5)).toBe(2)
    expect(percentile([10, 2], 0.51)).toBe(10)
    expect(percentile([], 0.5)).toBeNaN()
  })

  test('sort as numbers and leave the list alone', () => {
    const list = [10, 9, 100]
    expect(percentile(list, 1)).toBe(100)
    expect(list).toEqual([10, 9, 100])
  })

  test('the median lies between the two in the middle', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
  })
})

describe('a ratio of two servers', () => {
  const speed = (...movesPerSecond: readonly number[]): Speed => ({
    ...{ movesPerSecond: 0, cpuPerMove: 0, p50: 0, p99: 0, bytes: 0, bytes95: 0 },
    slices: movesPerSecond.map(moves => ({ moves: 2 * moves, seconds: 2, cpu: 0 })),
  })

  test('compares slices that are neighbours in time', () => {
    expect(timesAsFast(speed(50, 500, 5), speed(100, 1000, 10))).toBe(0.5)
  })

  test('is the median: one slice that was disturbed does not matter', () => {
    expect(timesAsFast(speed(50, 50, 1), speed(100, 100, 100))).toBe(0.5)
  })
})
