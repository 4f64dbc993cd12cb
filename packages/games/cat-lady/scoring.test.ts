import { describe, expect, test } from 'vitest'
import { catLady } from './index.ts'

const { rules, position } = catLady

const scores = (text: string): readonly number[] => rules.scores(position.read(text))

/** The points of one kind of line for each seat. */
const points = (text: string, ...items: readonly string[]): number[] =>
  rules
    .sheet(position.read(text))
    .seats.map(({ lines }) =>
      lines.filter(({ item }) => items.includes(item)).reduce((sum, line) => sum + line.points, 0),
    )

describe('Leftovers', () => {
  test('CAT-12: whoever has the most left loses 2; wild treats count, too', () => {
    expect(points('cats: | | \nfood: CC | T | TMW', 'leftovers')).toEqual([0, 0, -2])
  })

  test('CAT-12: all who are tied lose 2, even if that is everybody', () => {
    expect(points('cats: | | \nfood: CC | T | TM', 'leftovers')).toEqual([-2, 0, -2])
    expect(points('cats: | \nfood: C | W', 'leftovers')).toEqual([-2, -2])
  })

  test('CAT-12: nobody loses anything if nobody has anything left', () => {
    expect(points('cats: bell | \nfood: C | ', 'leftovers')).toEqual([0, 0])
  })
})

describe('Costumes', () => {
  test('CAT-14: the most get 6, those without any −2', () => {
    expect(points('cats: | | \ncostumes: 3 | 1 | 0', 'costumes', 'noCostume')).toEqual([6, 0, -2])
  })

  test('CAT-14: those who are tied share the 6, rounded down', () => {
    expect(points('cats: | | \ncostumes: 2 | 2 | 1', 'costumes', 'noCostume')).toEqual([3, 3, 0])
    expect(points('cats: | | | \ncostumes: 1 | 1 | 1 | 0', 'costumes', 'noCostume')).toEqual([2, 2, 2, -2])
    expect(points('cats: | | | \ncostumes: 2 | 2 | 2 | 2', 'costumes')).toEqual([1, 1, 1, 1])
  })

  test('CAT-14: with no costume at all nobody gets the 6', () => {
    expect(points('cats: | \n', 'costumes', 'noCostume')).toEqual([-2, -2])
  })
})

describe('Catnip', () => {
  test.each([
    [0, 0],
    [1, -2],
    [2, 3],
    [3, 3],
    [4, 6],
    [5, 6],
  ])('CAT-15: %i catnip and three fed cats, a stray among them, come to %i', (catnip, expected) => {
    const text = `cats: bell gershon shadow penny | \nfood: CCM | \ncatnip: ${catnip} | 0`
    expect(points(text, 'catnip', 'loneCatnip')[0]).toBe(expected)
  })
})

describe('Toys', () => {
  test('CAT-16 (golden): 1 wand, 2 towers and 3 mice are sets of 3, 2 and 1: 5 + 3 + 1 = 9', () => {
    expect(points('cats: | | | \ntoys: wand tower:2 mouse:3 | | | ', 'toys')).toEqual([9, 0, 0, 0])
    expect(
      rules.sheet(position.read('cats: | \ntoys: wand tower mouse tower mouse | ')).seats[0]!.lines,
    ).toContainEqual({
      clause: 'CAT-16',
      item: 'toys',
      points: 8,
      cards: 'mouse:2 tower:2 wand',
    })
  })

  test('CAT-16: 1, 2, 3, 4 and 5 different toys give 1, 3, 5, 8 and 12', () => {
    const toys = ['mouse', 'tower', 'wand', 'yarn', 'post']
    expect(toys.map((_, last) => points(`cats: | \ntoys: ${toys.slice(0, last + 1).join(' ')} | `, 'toys')[0])).toEqual(
      [1, 3, 5, 8, 12],
    )
    expect(points('cats: | | | \ntoys: mouse:3 tower:3 wand:3 yarn:3 post:3 | | | ', 'toys')[0]).toBe(36)
  })
})

describe('Tokens, lost cats and who wins', () => {
  test('CAT-17: tokens are worth 2 each', () => {
    expect(points('cats: | \ntokens: 2 | 1', 'tokens')).toEqual([4, 2])
  })

  test('CAT-19: every pair of lost cats left in hand is worth 2; a single one nothing', () => {
    expect(points('cats: | \nlost: 5 | 1', 'lostPairs')).toEqual([4, 0])
  })

  test('CAT-20: spray bottles that were not used are worth nothing', () => {
    expect(scores('cats: | \nsprays: 3 | 0')).toEqual([-2, -2])
  })

  test('CAT-17: the highest total wins', () => {
    const state = position.read('cats: bell | \nfood: C | ')
    expect([rules.scores(state), rules.winners(state)]).toEqual([[-1, -2], 1])
  })

  test('CAT-17: in a tie whoever fed more cats; if that is a tie, too, the win is shared', () => {
    const fed = position.read('cats: shadow | \nfood: T | \ntoys: | mouse')
    expect([rules.scores(fed), rules.winners(fed)]).toEqual([[-1, -1], 1])
    const shared = position.read('cats: shadow | bell\nfood: T | C')
    expect([rules.scores(shared), rules.winners(shared)]).toEqual([[-1, -1], 3])
  })

  test('CAT-21: only fed cats count for a colour, and one of two colours counts for both', () => {
    expect(scores('cats: florence alvin zeus | | \nfood: CMTM | | ')[0]).toBe(4 + 2 - 2 - 2)
  })
})
