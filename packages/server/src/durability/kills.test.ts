import { expect, test } from 'vitest'
import { killAgainAndAgain } from './kills.ts'

test('killed at random moments under load, the house loses nothing it has acknowledged', async () => {
  const result = await killAgainAndAgain({ kills: 5, tables: 12, store: 'durable', onKill() {} })
  expect(result.faults).toEqual([])
  expect(result.kills).toEqual({ play: 3, return: 1, start: 1 })
  expect(result.acknowledged).toBeGreaterThan(100)
})

test('a store that says "done" before it is would be found out', async () => {
  const result = await killAgainAndAgain({ kills: 5, tables: 12, store: 'eager', onKill() {} })
  expect(result.faults.some(fault => fault.includes('was told and is not there'))).toBe(true)
})
