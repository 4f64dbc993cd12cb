import { checkWrittenPositions } from '@sennik/engine/testing'
import { expect, test } from 'vitest'
import { gameNamed } from './index.ts'

/** So many texts for each game, of which at least so many are read, and so many refused: otherwise the law would have looked at little. */
const TEXTS: readonly (readonly [id: string, texts: number, accepted: number, refused: number])[] = [
  ['sen', 4000, 400, 400],
  ['koty', 3000, 400, 400],
  ['cat-lady', 1500, 100, 700],
  ['three-chapters', 1500, 100, 700],
  ['cathedral', 2000, 200, 1000],
]

test.each(TEXTS)(
  '%s: of %i misspelled positions, what is read is a position, and what is not is refused in a sentence',
  (id, texts, leastAccepted, leastRefused) => {
    const { accepted, refused } = checkWrittenPositions(gameNamed(id), id, texts)
    expect(accepted).toBeGreaterThan(leastAccepted)
    expect(refused).toBeGreaterThan(leastRefused)
  },
)
