import { problemFrom } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { ALL_CATS, type Cat } from './components.ts'
import { type RealTable, scoreTable } from './index.ts'

const cats = (...ids: readonly string[]): Cat[] => ids.map(id => ALL_CATS.findIndex(card => card.id === id) as Cat)

describe('What lies on a real table', () => {
  const TABLE: RealTable = {
    seats: [
      {
        cats: cats('bronte', 'zeus', 'florence', 'macak'),
        food: { tuna: 2, chicken: 2, milk: 2, wild: 1 },
        toys: { wand: 1, tower: 2, mouse: 2 },
        costumes: 2,
        catnip: 1,
        lost: 2,
      },
      { cats: cats('hemingway'), food: { milk: 1, tuna: 2 }, costumes: 2, catnip: 1, tokens: 1 },
      { cats: cats('shadow'), food: { tuna: 1 }, costumes: 1 },
    ],
  }

  test('CAT-11, CAT-12, CAT-14, CAT-15, CAT-16, CAT-17, CAT-19: becomes a full score sheet, every line with its clause, cats fed in the best way', () => {
    const { seats, winners } = scoreTable(TABLE)
    expect(seats[0]!.lines.map(({ clause, item, points, cards }) => [clause, item, points, cards])).toEqual([
      ['CAT-11', 'fed:bronte', 3, 'TT'],
      ['CAT-11', 'fed:zeus', 3, 'CC'],
      ['CAT-21', 'fed:florence', 8, 'MW 2×4'],
      ['CAT-11', 'fed:macak', 2, 'M'],
      ['CAT-15', 'catnip', 4, '2'],
      ['CAT-14', 'costumes', 3, '2'],
      ['CAT-16', 'toys', 8, 'mouse:2 tower:2 wand'],
      ['CAT-19', 'lostPairs', 2, '2'],
    ])
    expect(seats[1]!.lines.map(({ clause, item, points, cards }) => [clause, item, points, cards])).toEqual([
      ['CAT-22', 'fed:hemingway', 3, 'M'],
      ['CAT-12', 'leftovers', -2, '2'],
      ['CAT-15', 'loneCatnip', -2, '1'],
      ['CAT-14', 'costumes', 3, '2'],
      ['CAT-17', 'tokens', 2, '1'],
    ])
    expect(seats.map(({ total, fed, left }) => [total, fed, left])).toEqual([
      [33, 4, 0],
      [4, 1, 2],
      [1, 1, 0],
    ])
    expect(seats[0]!.feeding.bowls).toEqual([
      [0, 2, 0, 0],
      [2, 0, 0, 0],
      [0, 0, 1, 1],
      [0, 0, 1, 0],
    ])
    expect(winners).toEqual([0])
  })

  test('CAT-22: what truffle is named as is said with its points', () => {
    const { seats } = scoreTable({
      seats: [{ cats: cats('shadow', 'jazz', 'truffle'), food: { tuna: 2, wild: 1 } }, {}],
    })
    expect(seats[0]!.lines[2]).toEqual({ clause: 'CAT-22', item: 'fed:truffle', points: 4, cards: 'W → T 2×2' })
  })

  test('CAT-14, CAT-15, CAT-16: of what is not named there is none', () => {
    const { seats } = scoreTable({
      seats: [{ cats: cats('zoroaster', 'penny'), food: { chicken: 2, milk: 1 } }, { costumes: 1 }],
    })
    expect(seats[0]!.lines).toEqual([
      { clause: 'CAT-22', item: 'fed:zoroaster', points: 0, cards: 'CC 2×0' },
      { clause: 'CAT-11', item: 'fed:penny', points: 0, cards: 'M 1×0' },
      { clause: 'CAT-14', item: 'noCostume', points: -2, cards: '0' },
    ])
  })

  test.each<readonly [string, RealTable, object]>([
    ['one player', { seats: [{}] }, { kind: 'seatCount', given: '1' }],
    [
      'the same cat twice',
      { seats: [{ cats: cats('bell') }, { cats: cats('bell') }] },
      { card: 'bell', given: 2, box: 1 },
    ],
    [
      'four strays',
      { seats: [{ cats: cats('cow', 'macak') }, { cats: cats('eliot', 'penny') }] },
      { card: 'stray', box: 3 },
    ],
    [
      'the same stray twice',
      { seats: [{ cats: cats('cow') }, { cats: cats('cow') }] },
      { card: 'cow', given: 2, box: 1 },
    ],
    [
      'a cat that three play with',
      { seats: [{ cats: cats('lily') }, {}] },
      { kind: 'tooManyCards', card: 'lily', given: 1, box: 0, seats: 2 },
    ],
    [
      'a cat that four play with',
      { seats: [{}, {}, { cats: cats('henriette') }] },
      { kind: 'tooManyCards', card: 'henriette', given: 1, box: 0, seats: 3 },
    ],
    [
      'too many mice',
      { seats: [{ toys: { mouse: 2 } }, { toys: { mouse: 2 } }] },
      { card: 'mouse', given: 4, box: 2, seats: 2 },
    ],
    ['too many costumes', { seats: [{ costumes: 9 }, { costumes: 1 }] }, { card: 'costume', given: 10, box: 7 }],
    ['too much catnip', { seats: [{ catnip: 7 }, { catnip: 1 }] }, { card: 'catnip', given: 8, box: 5 }],
    ['too many spray bottles', { seats: [{ sprays: 5 }, { sprays: 1 }] }, { card: 'spray', given: 6, box: 3 }],
    ['too much milk', { seats: [{ food: { milk: 6 } }, { food: { milk: 5 } }] }, { card: 'milk', given: 11, box: 7 }],
    ['too many lost cats', { seats: [{ tokens: 5, lost: 1 }, {}] }, { card: 'lost', given: 11, box: 8 }],
  ])('CAT-2, CAT-18: %s: refused, and the problem named', (_what, table, problem) => {
    expect(problemFrom(() => scoreTable(table))).toMatchObject(problem)
  })
})
