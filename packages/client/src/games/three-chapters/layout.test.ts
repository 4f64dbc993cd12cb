import { describe, expect, it } from 'vitest'
import { arrange, type Box, boxesOf, fan, fanned, isTight, RATIO, ring } from './layout.ts'

/** What the table leaves of these screens: a prompt below, a log beside wide boards, a guide above lessons. */
const BOARDS = [
  [360, 420],
  [360, 480],
  [360, 600],
  [390, 640],
  [480, 270],
  [488, 308],
  [740, 320],
  [768, 860],
  [1024, 620],
  [1120, 740],
  [1600, 920],
] as const

const CHAPTERS = [1, 2, 3] as const

const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

describe('where everything lies', () => {
  for (const [width, height] of BOARDS)
    it(`${width} × ${height}: nothing leaves the table, nothing lies on anything else`, () => {
      for (const chapter of CHAPTERS)
        for (let cards = 1; cards <= 8; cards++) {
          const boxes = boxesOf(arrange({ width, height, chapter, cards }))
          for (const [index, box] of boxes.entries()) {
            expect(box.x).toBeGreaterThanOrEqual(0)
            expect(box.y).toBeGreaterThanOrEqual(0)
            expect(box.x + box.width).toBeLessThanOrEqual(width)
            expect(box.y + box.height).toBeLessThanOrEqual(height)
            expect(box.height).toBeGreaterThan(0)
            for (const other of boxes.slice(index + 1)) expect(apart(box, other)).toBe(true)
          }
        }
    })

  it('a phone shows eight cards side by side while one chooses, and seven that can be hit while one plays', () => {
    const draft = arrange({ width: 360, height: 600, chapter: 1, cards: 8 })
    expect(draft.fan.perRow).toBe(4)
    expect(draft.fan.cardWidth).toBeGreaterThan(70)
    const play = arrange({ width: 360, height: 600, chapter: 2, cards: 7 })
    expect(play.fan.step).toBeGreaterThanOrEqual(35)
    expect(play.fan.cardWidth).toBeGreaterThan(80)
  })

  it('the hand stays in its box', () => {
    for (const [width, height] of BOARDS)
      for (const chapter of CHAPTERS)
        for (let cards = 1; cards <= 8; cards++) {
          const { fan: spread, hand } = arrange({ width, height, chapter, cards })
          for (const { x, y } of fanned(spread, cards, hand.width)) {
            expect(x).toBeGreaterThanOrEqual(-0.01)
            expect(x + spread.cardWidth).toBeLessThanOrEqual(hand.width + 0.01)
            expect(y + spread.cardWidth * RATIO).toBeLessThanOrEqual(hand.height + 0.01)
          }
        }
  })
})

describe('a hand', () => {
  it('keeps the largest size while there is room', () => {
    expect(fan(4, 600, 300, 90, 1).cardWidth).toBe(90)
  })

  it('lies over itself when there are many cards', () => {
    const { cardWidth, step } = fan(8, 344, 140, 124, 1)
    expect(step).toBeLessThan(cardWidth)
    expect(7 * step + cardWidth).toBeLessThanOrEqual(344.01)
  })

  it('lets a card come on top only where the next one can still be hit', () => {
    expect(isTight(fan(8, 344, 140, 124, 1))).toBe(true)
    expect(isTight(fan(6, 344, 140, 124, 1))).toBe(true)
    expect(isTight(fan(4, 344, 140, 90, 1))).toBe(false)
    expect(isTight(fan(8, 900, 140, 100, 1))).toBe(false)
  })
})

describe('the cards of a round', () => {
  const PAGES = [
    { width: 344, height: 180 },
    { width: 344, height: 240 },
    { width: 290, height: 110 },
    { width: 860, height: 390 },
  ]
  for (let places = 3; places <= 6; places++)
    it(`${places} of them lie on the page, none on another`, () => {
      for (const page of PAGES) {
        const { cardWidth, centres } = ring(places, page, 156)
        const boxes = centres.map(({ x, y }) => ({
          x: x - cardWidth / 2,
          y: y - (cardWidth * RATIO) / 2,
          width: cardWidth,
          height: cardWidth * RATIO,
        }))
        expect(boxes).toHaveLength(places)
        for (const [index, box] of boxes.entries()) {
          expect(box.x).toBeGreaterThanOrEqual(0)
          expect(box.y).toBeGreaterThanOrEqual(0)
          expect(box.x + box.width).toBeLessThanOrEqual(page.width + 0.01)
          expect(box.y + box.height).toBeLessThanOrEqual(page.height + 0.01)
          for (const other of boxes.slice(index + 1)) expect(apart(box, other)).toBe(true)
        }
      }
    })

  it('whoever looks plays at the lower edge of a wide page; the one to the left plays on the left', () => {
    const { centres } = ring(4, { width: 860, height: 390 }, 156)
    expect(Math.max(...centres.map(({ y }) => y))).toBe(centres[0]!.y)
    expect(Math.min(...centres.map(({ x }) => x))).toBe(centres[1]!.x)
  })
})
