import { checkManyGames } from '@sennik/engine/testing'
import { expect, test } from 'vitest'
import { threeChapters } from './game.ts'

test.each([
  [2, 420, ['pick', 'give', 'swap', 'play'], 11],
  [3, 420, ['pick', 'play'], 11],
])('%i seats: every law holds in %i random games, and everything happens', (seats, games, kinds, events) => {
  const report = checkManyGames(threeChapters, games, seats)
  expect([...report.kinds].sort()).toEqual(kinds.toSorted())
  // Only two players give cards to ghosts, and nothing is left of their hands.
  expect(report.events.size).toBe(events)
  expect(report.undoable).toBeGreaterThan(0)
})
