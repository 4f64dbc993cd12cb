import { describe, expect, it } from 'vitest'
import { type Arrangement, arrange, fits, rivalsOf } from './layout.ts'

/** What the table leaves of these screens: a prompt below, a log beside wide boards. */
const BOARDS = [
  [360, 520],
  [360, 600],
  [390, 680],
  [488, 300],
  [560, 270],
  [768, 860],
  [1024, 620],
  [1120, 745],
  [1600, 920],
] as const

const SEATS = [2, 3, 4, 5, 6] as const

describe('where everything lies', () => {
  for (const [width, height] of BOARDS)
    for (const seats of SEATS)
      it(`${seats} dreams on ${width} × ${height}: nothing leaves the table, nothing lies on anything else`, () => {
        for (const teams of seats % 2 === 0 && seats > 2 ? [false, true] : [false])
          for (const near of [0, seats - 1])
            expect(fits(arrange({ width, height, seats, near, teams })!, width, height)).toBe(true)
      })

  it('a phone shows lands that can be hit and read: 44 px for yours and the hand, 34 px for the others', () => {
    for (const seats of SEATS) {
      const { seats: spots, hand, mat } = arrange({ width: 360, height: 600, seats, near: 0, teams: false })!
      expect(spots[0]!.cardWidth).toBeGreaterThanOrEqual(44)
      expect(hand.cardWidth).toBeGreaterThanOrEqual(44)
      expect(mat.cardWidth).toBeGreaterThanOrEqual(38)
      for (const { cardWidth } of spots) expect(cardWidth).toBeGreaterThanOrEqual(34)
    }
  })

  it('a phone on its side still has lands that can be hit', () => {
    for (const seats of SEATS) {
      const { seats: spots } = arrange({ width: 488, height: 300, seats, near: 0, teams: false })!
      for (const { cardWidth } of spots) expect(cardWidth).toBeGreaterThanOrEqual(22)
    }
  })

  it('whoever looks sits at the lower edge, the others follow to the left', () => {
    const { seats } = arrange({ width: 1120, height: 745, seats: 4, near: 2, teams: false })!
    const lowest = seats.indexOf(seats.toSorted((one, other) => other.box.y - one.box.y)[0]!)
    expect(lowest).toBe(2)
    expect(seats[3]!.box.x).toBeLessThan(seats[0]!.box.x)
    expect(seats[0]!.box.x).toBeLessThan(seats[1]!.box.x)
  })
})

describe('teams', () => {
  it('those who sit opposite are named side by side, one’s own partner last', () => {
    const of = (seats: number, near: number) => rivalsOf({ width: 0, height: 0, seats, near, teams: true })
    expect(of(4, 0)).toEqual([1, 3, 2])
    expect(of(6, 1)).toEqual([2, 5, 3, 0, 4])
  })

  const isNextTo = ({ seats }: Arrangement, one: number, other: number): boolean => {
    const [a, b] = [seats[one]!.box, seats[other]!.box]
    const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)]
    return (dy < 1 && dx < 2.2 * a.width) || (dx < 1 && dy < 2.2 * a.height)
  }

  for (const [width, height] of [
    [360, 600],
    [1120, 745],
  ] as const)
    it(`lie on one blanket, ${width} × ${height}`, () => {
      for (const seats of [4, 6]) {
        const found = arrange({ width, height, seats, near: 0, teams: true })!
        expect(found.teams).toHaveLength(seats / 2 - 1)
        for (let seat = 1; seat < seats / 2; seat++) expect(isNextTo(found, seat, seat + seats / 2)).toBe(true)
      }
    })
})
