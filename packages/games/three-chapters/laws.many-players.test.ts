import { checkManyGames } from '@sennik/engine/testing'
import { expect, test } from 'vitest'
import { threeChapters } from './game.ts'

test.each([
  [4, 420],
  [5, 400],
  [6, 360],
])('%i seats: every law holds in %i random games, and everything happens', (seats, games) => {
  const report = checkManyGames(threeChapters, games, seats)
  expect([...report.kinds].sort()).toEqual(['pick', 'play'])
  expect(report.events.size).toBe(11)
  expect(report.undoable).toBeGreaterThan(0)
})
