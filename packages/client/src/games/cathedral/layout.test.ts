import { expect, it } from 'vitest'
import { arrange } from './layout.ts'

it('a phone shows the map as wide as it is, and all of it', () => {
  const { mode, map } = arrange(360, 600)
  expect(mode).toBe('tall')
  expect(map).toBe(352)
  expect(arrange(360, 420).map).toBeLessThan(420 - 34 - 52 - 54)
})

it('a phone on its side has the map beside the rest, a wide screen has everything in view', () => {
  expect(arrange(560, 300)).toMatchObject({ mode: 'low', map: 292 })
  const { mode, map } = arrange(1120, 760)
  expect(mode).toBe('wide')
  expect(map).toBeLessThan(760 - 178)
})
