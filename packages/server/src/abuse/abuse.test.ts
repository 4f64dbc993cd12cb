import { expect, test } from 'vitest'
import { besiege } from './abuse.ts'

/** The long form is `npm run abuse`. */
const MESSAGES = 5000
const BORNE_MB = 40

test('thousands of wrong messages: clear refusals, nothing told, nothing changed, and two people play on', async () => {
  const { sent, violations, failures, pair, megabytes, counts } = await besiege(MESSAGES, 'in npm test')
  expect(violations).toEqual([])
  expect(failures).toBe(0)
  expect(sent).toBeGreaterThan(MESSAGES)
  expect(counts.get('sent request')).toBeGreaterThan(1000)
  expect(pair.moves).toBeGreaterThan(20)
  expect(pair.compared).toBeGreaterThan(0)
  expect(megabytes.after - megabytes.before).toBeLessThan(BORNE_MB)
})
