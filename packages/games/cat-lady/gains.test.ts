import { describe, expect, test } from 'vitest'
import { CARD_SYMBOLS, type Card, HAND_KINDS, type Line } from './components.ts'
import { cardsInLine, gainsOf } from './index.ts'

const cards = (text: string): readonly (Card | null)[] =>
  text.split(' ').map(id => (id === '-' ? null : (CARD_SYMBOLS.indexOf(id) as Card)))
const symbols = (line: readonly Card[]): string => line.map(card => CARD_SYMBOLS[card]).join(' ')

const GRID = cards('chicken tuna2 bell mouse costume lost wild - spray')

describe('What a line brings', () => {
  test('CAT-5: three rows from the top and three columns from the left, and what lies there', () => {
    const lines = [0, 1, 2, 3, 4, 5].map(line => symbols(cardsInLine(GRID, line as Line)))
    expect(lines).toEqual([
      'chicken tuna2 bell',
      'mouse costume lost',
      'wild spray',
      'chicken mouse wild',
      'tuna2 costume',
      'bell lost spray',
    ])
  })

  test('CAT-8: food becomes tokens, two for a 2× card; cats lie open; the rest goes to the hand', () => {
    const held = (...kinds: readonly string[]): readonly number[] =>
      HAND_KINDS.map(kind => kinds.filter(each => each === kind).length)
    const gains = (line: number) => gainsOf(cardsInLine(GRID, line as Line))
    expect(gains(0)).toEqual({ cats: [CARD_SYMBOLS.indexOf('bell')], food: [1, 2, 0, 0], hand: held() })
    expect(gains(1)).toEqual({ cats: [], food: [0, 0, 0, 0], hand: held('mouse', 'costume', 'lost') })
    expect(gains(2)).toEqual({ cats: [], food: [0, 0, 0, 1], hand: held('spray') })
  })
})
