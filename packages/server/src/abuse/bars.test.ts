import { describe, expect, test } from 'vitest'
import { withOthers } from './honest-pair.ts'
import { percentile } from './percentile.ts'
import { type Flooded, tooMuchOf } from './under-flood.ts'

const BORNE: Flooded = {
  name: 'requests by invented addresses',
  tally: { 'request answered 200': 300, 'request answered 429': 20_000, 'sockets held at once': 100 },
  moves: 300,
  p99: 250,
  worst: 900,
  grown: 200,
  held: 50,
  faults: [],
}

describe('a flood is borne', () => {
  test('within all bars, to the last of each', () => {
    expect(tooMuchOf(BORNE)).toEqual([])
  })

  test.each<[string, Partial<Flooded>]>([
    ['memory grew', { grown: 200.1 }],
    ['memory grew by frames alone', { name: 'empty pings', grown: 50.1 }],
    ['the house holds on to what it was sent', { held: 50.1 }],
    ['the pair waited', { p99: 251 }],
    ['nobody heard anything', { p99: percentile([], 0.99) }],
    ['invented addresses passed a limit', { tally: { 'request answered 200': 301 } }],
    ['more sockets are held than one address may have', { tally: { 'sockets held at once': 101 } }],
    ['the pair was disturbed', { faults: ['entry 9 after 7'] }],
  ])('but not where %s', (_, change) => {
    expect(tooMuchOf({ ...BORNE, ...change })).toHaveLength(1)
  })
})

test('a house that stands still for three seconds is slow, however many answers it gave before and after', () => {
  const waits = [...Array.from({ length: 400 }, () => 5), 3000]
  expect(percentile(waits, 0.99)).toBe(5)
  expect(percentile(waits.flatMap(withOthers), 0.99)).toBeGreaterThan(2500)
})
