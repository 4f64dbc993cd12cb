import { describe, expect, test } from 'vitest'
import { words } from './words.ts'

describe('Polish plurals', () => {
  test.each([
    [1, '1 gra, 1 ruch.'],
    [2, '2 gry, 2 ruchy.'],
    [5, '5 gier, 5 ruchów.'],
    [12, '12 gier, 12 ruchów.'],
    [22, '22 gry, 22 ruchy.'],
    [112, '112 gier, 112 ruchów.'],
  ])('%i', (count, sentence) => {
    expect(words.pl.simulate.played(count, String(count), count, String(count))).toBe(sentence)
  })
})
