import { checkManyGames } from '@sennik/engine/testing'
import { expect, test } from 'vitest'
import { sen } from './index.ts'

test.each([4, 5])(
  '%i seats: every law holds in 550 random games over all options and variants, and everything happens',
  seats => {
    const report = checkManyGames(sen, 550, seats)
    expect([...report.kinds].sort()).toEqual(Object.keys(sen.moves.kinds).sort())
    expect(report.events.size).toBe(18)
    expect(report.undoable).toBeGreaterThan(0)
  },
)
