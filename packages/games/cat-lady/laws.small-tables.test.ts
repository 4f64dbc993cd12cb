import { checkManyGames } from '@sennik/engine/testing'
import { expect, test } from 'vitest'
import { catLady } from './index.ts'

test.each([2, 3])('%i seats: every law holds in 700 random games over all options, and everything happens', seats => {
  const report = checkManyGames(catLady, 700, seats)
  expect([...report.kinds].sort()).toEqual(Object.keys(catLady.moves.kinds).sort())
  expect(report.events.size).toBe(15)
  expect(report.undoable).toBeGreaterThan(0)
})
