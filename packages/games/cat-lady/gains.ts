import { listOf } from '@sennik/engine'
import {
  AMOUNT_OF,
  type Card,
  type Cat,
  FIRST_STRAY,
  HAND_KINDS,
  HAND_OF,
  isCat,
  LINE_CARDS,
  LINE_CELLS,
  type Line,
  TOKEN_OF,
} from './components.ts'
import type { Tokens } from './events.ts'
import { TOKENS } from './vocabulary.ts'

/** What some cards bring whoever takes them (CAT-8). */
export interface Gains {
  readonly cats: readonly Cat[]
  readonly food: Tokens
  /** Cards for the hand, in the order of `HAND_KINDS`. */
  readonly hand: readonly number[]
}

/** The cards of a row or column of the grid, from the left or the top; those that are there. */
export const cardsInLine = (grid: readonly (Card | null)[], line: Line): Card[] =>
  listOf(LINE_CARDS, at => grid[LINE_CELLS[line * LINE_CARDS + at]!]!).filter(card => card !== null)

export function gainsOf(cards: readonly Card[]): Gains {
  const food = TOKENS.map(() => 0)
  const hand = HAND_KINDS.map(() => 0)
  const cats: Cat[] = []
  for (const card of cards) {
    const thing = card - FIRST_STRAY
    if (isCat(card)) cats.push(card as number as Cat)
    else if (TOKEN_OF[thing]! >= 0) food[TOKEN_OF[thing]!]! += AMOUNT_OF[thing]!
    else hand[HAND_OF[thing]!]!++
  }
  return { cats, food, hand }
}
