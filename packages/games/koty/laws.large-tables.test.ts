import { checkManyGames } from '@sennik/engine/testing'
import { expect, test } from 'vitest'
import { koty } from './index.ts'

test.each([
  [4, 150],
  [5, 100],
  [6, 100],
])(
  '%i seats: every law holds in %i random games over all night cards and teams, and everything happens',
  (seats, games) => {
    const report = checkManyGames(koty, games, seats)
    expect([...report.kinds].sort()).toEqual(Object.keys(koty.moves.kinds).sort())
    // Only six at the table can run out of cards.
    expect(report.events.has('couldNotDraw')).toBe(seats === 6)
    expect(report.events.size).toBe(seats === 6 ? 26 : 25)
    expect(report.undoable).toBeGreaterThan(0)
  },
)
