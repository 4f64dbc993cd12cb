import { expect, test } from 'vitest'
import { bringHostileCards } from './hostile-cards.ts'

/** The long form, with the memory they take, is part of `npm run abuse`. */
test('hostile cards: endless ones are refused, and a stranger’s bot answers beside heavy ones as ever', async () => {
  const found = await bringHostileCards({ moves: 7, tables: 12, heapMegabytes: 256 })
  expect(found).toMatchObject({ accepted: 0, isAlive: true, opened: 12, logged: [] })
  expect(found.beside).toBeLessThanOrEqual(2 * found.usual)
}, 60_000)
