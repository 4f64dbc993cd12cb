import { checkManyGames } from '@sennik/engine/testing'
import { expect, test } from 'vitest'
import { cathedral } from './game.ts'

/** Games are ten times as long as others: as many positions are put to the costly laws in each as in those. */
const THINNING = 12

test('KK-1.5 KK-1.6 KK-D1 KK-D38: every law holds in 70 games of two, over all options, and components are conserved', () => {
  const report = checkManyGames(cathedral, 70, 2, THINNING)
  expect(report.kinds.size).toBeGreaterThan(27)
  expect(report.undoable).toBeGreaterThan(0)
}, 300_000)
