import { expect, it } from 'vitest'
import { arrange } from './layout.ts'

it('a phone shows the map as wide as it is, and all of it', () => {
  const { mode, map } = arrange(360, 620)
  expect(mode).toBe('tall')
  expect(map.width).toBe(352)
  expect(map.height).toBeGreaterThan(map.width)
  expect(arrange(360, 900).map.height).toBeLessThan(352 * 1.31)
  expect(arrange(360, 420).map.height).toBeLessThanOrEqual(420 - 34 - 52 - 54)
})

it('a phone on its side has the map beside the rest, a wide screen has everything in view', () => {
  expect(arrange(560, 300)).toMatchObject({ mode: 'low', map: { width: 292, height: 292 } })
  expect(arrange(1080, 600).mode).toBe('roomy')
  const { mode, map } = arrange(1120, 760)
  expect(mode).toBe('wide')
  expect(map.height).toBeLessThan(760 - 178)
  expect(map.width).toBeLessThanOrEqual(560)
})

it('a long question makes a table lower, but does not lay it out anew', () => {
  expect(arrange(1080, 690, 760).mode).toBe('wide')
  expect(arrange(1080, 520, 610).mode).toBe('roomy')
  expect(arrange(360, 350, 620).mode).toBe('tall')
})

it('a hand has whole cards as long as their names can be read', () => {
  expect(arrange(360, 620).fits).toBe(3)
  expect(arrange(1075, 760).fits).toBe(7)
})
