import { describe, expect, it } from 'vitest'
import { arrange, arrangeSupper, fits } from './layout.ts'

/** What the table leaves of these screens: a prompt below, a log beside wide boards. */
const BOARDS = [
  [360, 370],
  [360, 420],
  [360, 540],
  [360, 600],
  [390, 640],
  [480, 270],
  [740, 250],
  [768, 860],
  [1024, 620],
  [1120, 740],
  [1600, 920],
] as const

describe('where everything lies', () => {
  for (const [width, height] of BOARDS)
    for (const rivals of [1, 2, 3])
      it(`${rivals + 1} households on ${width} × ${height}: nothing leaves the table, nothing lies on anything else`, () => {
        const { rivals: boxes, grid, strays, near } = arrange({ width, height, rivals })
        expect(boxes).toHaveLength(rivals)
        expect(fits([...boxes, grid, strays, near], width, height)).toBe(true)
        for (const cats of [0, 1, 4, 7, 12, 24]) {
          const supper = arrangeSupper({ width, height, rivals, cats })
          expect(fits([...supper.rivals, supper.cats, supper.side], width, height)).toBe(true)
          const rows = Math.ceil(cats / supper.columns)
          expect(supper.columns * supper.card + (supper.columns - 1) * 8).toBeLessThanOrEqual(supper.cats.width + 0.01)
          expect(rows * supper.card * 1.4 + (rows - 1) * 8).toBeLessThanOrEqual(supper.cats.height + 0.01)
        }
      })

  it('on a phone cards can be read, and handles be hit', () => {
    for (const rivals of [1, 2, 3]) {
      const { card, handle } = arrange({ width: 360, height: 600, rivals })
      expect(card).toBeGreaterThanOrEqual(64)
      expect(handle).toBeGreaterThanOrEqual(24)
      expect(card * 1.4).toBeGreaterThanOrEqual(44)
    }
  })

  it('seven cats at supper on a phone have cards of 70 px', () => {
    expect(arrangeSupper({ width: 360, height: 540, rivals: 3, cats: 7 }).card).toBeGreaterThanOrEqual(70)
  })

  it('of two ways with equally large cards the one with fewer rows is taken', () => {
    expect(arrangeSupper({ width: 1120, height: 740, rivals: 1, cats: 4 }).columns).toBe(4)
  })
})
