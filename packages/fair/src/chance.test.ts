import { createCipheriv, createHash } from 'node:crypto'
import { BadInput } from '@sennik/engine'
import { expect, test } from 'vitest'
import { freshChance, keystream, rngFor } from './index.ts'

const take = (count: number, next: () => number): number[] => Array.from({ length: count }, next)

test('the key stream is ChaCha20 with nonce 0, as another implementation computes it', () => {
  const key = Uint8Array.from({ length: 32 }, (_, index) => index * 7)
  // OpenSSL takes the block counter and the nonce together.
  const stream = createCipheriv('chacha20', key, new Uint8Array(16)).update(new Uint8Array(64 * 40))
  expect(take(16 * 40, keystream(key))).toEqual(
    Array.from({ length: 16 * 40 }, (_, word) => stream.readUInt32LE(word * 4)),
  )
})

test('the seed is SHA-256 over the house’s part and what the seats added', () => {
  const entropy = ['11'.repeat(32), 'ab'.repeat(32)]
  const chance = freshChance(entropy)
  if (chance.kind !== 'fair') throw new Error('a fresh chance is fair')
  const seed = createHash('sha256')
    .update(Buffer.from(chance.house + entropy.join(''), 'hex'))
    .digest()
  const expected = keystream(seed)
  const rng = rngFor(chance)
  for (let i = 0; i < 100; i++) expect(rng.below(256)).toBe(expected() >>> 24)
})

test('the same parts give the same numbers for ever: tables and records of long ago are dealt from them', () => {
  const house = '5a'.repeat(32)
  const commitment = createHash('sha256').update(Buffer.from(house, 'hex')).digest('hex')
  const rng = rngFor({ kind: 'fair', commitment, house, entropy: ['11'.repeat(32), 'ab'.repeat(32)] })
  const bounds = [54, 53, 3, 95, 100, 2, 7, 102, 50, 1]
  expect(bounds.map(bound => rng.below(bound))).toEqual([12, 52, 1, 68, 44, 1, 1, 21, 16, 0])
})

test('what one seat adds changes everything', () => {
  const chance = freshChance()
  if (chance.kind !== 'fair') throw new Error('a fresh chance is fair')
  const draws = (entropy: readonly string[]): number[] => {
    const rng = rngFor({ ...chance, entropy })
    return take(20, () => rng.below(54))
  }
  expect(draws([])).toEqual(draws([]))
  expect(draws(['00'.repeat(32)])).not.toEqual(draws([]))
})

test('a house that shows another seed than it committed to is found out', () => {
  const chance = freshChance()
  if (chance.kind !== 'fair') throw new Error('a fresh chance is fair')
  expect(() => rngFor({ ...chance, house: '00'.repeat(32) })).toThrow(BadInput)
})

test('two games never share their chance', () => {
  const seeds = new Set(Array.from({ length: 100 }, () => JSON.stringify(freshChance())))
  expect(seeds.size).toBe(100)
})
