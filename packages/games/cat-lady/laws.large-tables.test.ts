import { checkManyGames } from '@sennik/engine/testing'
import { expect, test } from 'vitest'
import { catLady } from './index.ts'

test('4 seats: every law holds in 700 random games over all options, and everything happens', () => {
  const report = checkManyGames(catLady, 700, 4)
  expect([...report.kinds].sort()).toEqual(Object.keys(catLady.moves.kinds).sort())
  expect(report.events.size).toBe(15)
  expect(report.undoable).toBeGreaterThan(0)
})
