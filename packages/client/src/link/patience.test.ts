import { expect, test } from 'vitest'
import { isSilent, waitBefore } from './patience.ts'

test('the first retry comes soon, later ones ever later, but never later than five seconds', () => {
  const longest = Array.from({ length: 30 }, (_, attempt) => waitBefore(attempt, 0.999))
  expect(longest[0]).toBeLessThanOrEqual(400)
  expect(longest).toEqual([...longest].sort((a, b) => a - b))
  expect(longest.at(-1)).toBeLessThanOrEqual(5_000)
})

test('chance spreads retries over half of the wait', () => {
  for (let attempt = 0; attempt < 12; attempt++) {
    const [soonest, latest] = [waitBefore(attempt, 0), waitBefore(attempt, 0.999)]
    expect(soonest).toBeGreaterThan(0)
    expect(latest / soonest).toBeCloseTo(2, 1)
  }
})

test('a line is dead after two and a half beats of ten seconds, not before', () => {
  expect(isSilent(1_000, 26_000)).toBe(false)
  expect(isSilent(1_000, 26_001)).toBe(true)
})

test('a clock that is set back an hour does not keep a dead line for an hour', () => {
  expect(isSilent(3_600_000, 3_597_000)).toBe(false)
  expect(isSilent(3_600_000, 0)).toBe(true)
})
