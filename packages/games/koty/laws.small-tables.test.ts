import { checkManyGames } from '@sennik/engine/testing'
import { expect, test } from 'vitest'
import { koty } from './index.ts'

test.each([
  [2, 1200],
  [3, 450],
])(
  '%i seats: every law holds in %i random games over all night cards, and everything that can happen there does',
  (seats, games) => {
    const report = checkManyGames(koty, games, seats)
    expect([...report.kinds].sort()).toEqual(Object.keys(koty.moves.kinds).sort())
    // Fewer than six dreams are too few to run out of cards.
    expect(report.events.size).toBe(25)
    expect(report.events.has('couldNotDraw')).toBe(false)
    expect(report.undoable).toBeGreaterThan(0)
  },
)
