import { describe, expect, it } from 'vitest'
import { CARD_CANVAS, hillPath, starField } from './landscape.ts'
import { seeded } from './seeded.ts'

describe('pictures from a seed', () => {
  it('the same name paints the same picture, another name another one', () => {
    expect(hillPath('meadow', 200, 40, CARD_CANVAS)).toBe(hillPath('meadow', 200, 40, CARD_CANVAS))
    expect(hillPath('meadow', 200, 40, CARD_CANVAS)).not.toBe(hillPath('lake', 200, 40, CARD_CANVAS))
  })

  it('chance stays between 0 and 1 and is spread out', () => {
    const chance = seeded('sky')
    const drawn = Array.from({ length: 1000 }, chance)
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...drawn)).toBeLessThan(1)
    expect(drawn.reduce((sum, value) => sum + value) / 1000).toBeCloseTo(0.5, 1)
  })

  it('stars stay in the sky', () => {
    for (const { x, y } of starField('night', 200, CARD_CANVAS)) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(CARD_CANVAS.width)
      expect(y).toBeLessThanOrEqual(CARD_CANVAS.height)
    }
  })
})
