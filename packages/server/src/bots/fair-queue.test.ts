import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

function queueOf(...waiting: readonly string[]): FairQueue<string> {
  const queue = new FairQueue<string>()
  for (const each of waiting) queue.add({ guest: each[0]!, table: each }, each)
  return queue
}

function taken(queue: FairQueue<string>): string {
  const order: string[] = []
  while (queue.size > 0) order.push(queue.take()!)
  return order.join(' ')
}

test('guests come in turn, and then the tables of each', () => {
  expect(taken(queueOf('a1', 'a1', 'a2', 'a3', 'b1', 'c1', 'c2'))).toBe('a1 b1 c1 a2 c2 a3 a1')
})

test('guests have the same share, and their tables share what is theirs', () => {
  const queue = queueOf('a1', 'a2', 'a3', 'b1')
  // Whoever was just taken counts too.
  expect(queue.shareOf('a')).toBeCloseTo(1 / 8)
  expect(queue.shareOf('b')).toBeCloseTo(1 / 4)
  expect(queue.shareOf('c')).toBeCloseTo(1 / 3)
  expect(queueOf().shareOf('a')).toBe(1)
})

test('what nobody waits for any more is taken out, and leaves no place behind', () => {
  const queue = queueOf('a1', 'a2', 'b1')
  expect(queue.remove({ guest: 'a', table: 'a1' }, () => true)).toBe('a1')
  expect(queue.remove({ guest: 'a', table: 'a1' }, () => true)).toBeUndefined()
  expect(queue.remove({ guest: 'b', table: 'b1' }, () => false)).toBeUndefined()
  expect([queue.size, taken(queue)]).toEqual([2, 'a2 b1'])
})
