import { expect, test } from 'vitest'
import { Health } from './health.ts'

test('however many ask whether the store writes, it writes once', async () => {
  let writes = 0
  const health = new Health(
    async () => void writes++,
    () => {},
  )
  expect(new Set(await Promise.all(Array.from({ length: 100 }, () => health.isWell())))).toEqual(new Set([true]))
  expect(await health.isWell()).toBe(true)
  expect(writes).toBe(1)
})

test('a store that does not write is not well, is noted, and is asked again later', async () => {
  const noted: unknown[] = []
  let isFull = true
  const health = new Health(
    async () => {
      if (isFull) throw new Error('disk full')
    },
    error => void noted.push(error),
  )
  expect(await health.isWell()).toBe(false)
  isFull = false
  await expect.poll(() => health.isWell(), { timeout: 5000 }).toBe(true)
  expect(noted).toEqual([new Error('disk full')])
})
