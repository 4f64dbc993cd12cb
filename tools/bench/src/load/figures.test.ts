import { describe, expect, test } from 'vitest'
import { median, percentile } from './figures.ts'

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
