import { expect, test } from 'vitest'
import { cover } from './coverage.ts'

test('KK-10.5 KK-1.4 KK-7.0: every card in every use, nightmare side, token, ritual step, piece, decision, move and event comes up in play', () => {
  const { missing, events } = cover(3000)
  expect(missing).toEqual([])
  expect(events.size).toBe(61)
}, 240_000)
