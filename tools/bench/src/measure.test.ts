import { describe, expect, it } from 'vitest'
import { measure, ratio, type Speed } from './measure.ts'

const speedOf = (...slices: readonly number[]): Speed => ({
  moves: 0,
  seconds: 0,
  movesPerSecond: 0,
  best: 0,
  slices,
})

/** Keeps the processor busy for half a millisecond a move. */
const slow = (movesPerGame: number) => ({
  warmUpSeconds: 0,
  play() {
    const end = performance.now() + movesPerGame / 2
    while (performance.now() < end);
    return movesPerGame
  },
})

describe('measuring', () => {
  it('gives every contender its slices in turn', () => {
    const order: string[] = []
    const speeds = measure({ one: slow(2), other: slow(4) }, 0.016, (name, slice) => order.push(`${slice} ${name}`))
    expect(order).toEqual(Array.from({ length: 9 }, (_, slice) => [`${slice} one`, `${slice} other`]).flat())
    expect(speeds.one.slices).toHaveLength(8)
    expect(speeds.one.moves).toBeGreaterThanOrEqual(16)
    expect(speeds.one.best).toBeGreaterThanOrEqual(speeds.one.movesPerSecond)
  })

  it('compares slices that were measured next to each other', () => {
    expect(ratio(speedOf(10, 20, 60), speedOf(5, 10, 20))).toBe(2)
    expect(ratio(speedOf(10, 30), speedOf(10, 10))).toBe(2)
  })
})
