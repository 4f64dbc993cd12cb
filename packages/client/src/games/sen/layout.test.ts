import { describe, expect, it } from 'vitest'
import { arrange, fits, spread } from './layout.ts'

/** What the table leaves of these screens: a prompt below, a log beside wide boards. */
const BOARDS = [
  [360, 420],
  [360, 480],
  [390, 640],
  [480, 270],
  [740, 250],
  [768, 860],
  [1024, 620],
  [1120, 740],
  [1600, 920],
] as const

const dreams = (seats: number, lands: number): readonly number[] => Array.from({ length: seats }, () => lands)

describe('where everything lies', () => {
  for (const [width, height] of BOARDS)
    for (let seats = 2; seats <= 5; seats++)
      it(`${seats} dreams on ${width} × ${height}: nothing leaves the table, nothing lies on anything else`, () => {
        for (const lands of [1, 3, 4, 5, 6, 9])
          for (let near = 0; near < seats; near++)
            expect(fits(arrange({ width, height, lands: dreams(seats, lands), near })!, width, height)).toBe(true)
      })

  it('a phone shows lands that can be hit: 44 px for yours, 24 px for the others', () => {
    for (let seats = 2; seats <= 5; seats++) {
      const { seats: spots } = arrange({ width: 360, height: 420, lands: dreams(seats, 4), near: 0 })!
      expect(spots[0]!.lands.stepX).toBeGreaterThanOrEqual(44)
      for (const { lands } of spots) expect(lands.stepX).toBeGreaterThanOrEqual(24)
    }
  })

  it('on a phone the glow of the piles stays on the screen', () => {
    for (let seats = 2; seats <= 5; seats++)
      for (const width of [360, 390]) {
        const { box } = arrange({ width, height: 640, lands: dreams(seats, 4), near: 0 })!.middle
        expect(box.x).toBeGreaterThanOrEqual(16)
        expect(box.x + box.width).toBeLessThanOrEqual(width - 16)
      }
  })

  it('whoever looks sits at the lower edge, the others follow to the left', () => {
    const { seats } = arrange({ width: 1400, height: 800, lands: dreams(4, 4), near: 2 })!
    const lowest = seats.indexOf(seats.toSorted((one, other) => other.box.y - one.box.y)[0]!)
    expect(lowest).toBe(2)
    expect(seats[3]!.box.x).toBeLessThan(seats[0]!.box.x)
    expect(seats[0]!.box.x).toBeLessThan(seats[1]!.box.x)
  })
})

describe('a row of lands', () => {
  it('keeps the largest size while there is room', () => {
    expect(spread(4, 400, 200, 80).cardWidth).toBe(80)
  })

  it('stays in its box however many lands there are', () => {
    for (let count = 1; count <= 49; count++) {
      const { cardWidth, stepX, stepY, perRow } = spread(count, 344, 120, 80)
      const rows = Math.ceil(count / perRow)
      expect((perRow - 1) * stepX + cardWidth).toBeLessThanOrEqual(344.01)
      expect((rows - 1) * stepY + cardWidth * 1.4).toBeLessThanOrEqual(120.01)
    }
  })
})
