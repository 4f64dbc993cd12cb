import { describe, expect, test } from 'vitest'
import { keysOf, readKey } from './keys.ts'

describe('what is typed is what one reads on the table', () => {
  test.each([
    ['lands that are left after a peek keep their numbers', ['peek 1', 'peek 3', 'peek 4'], ['1', '3', '4']],
    ['a number of ravens is that number', ['name 0', 'name 1', 'name 7'], ['0', '1', '7']],
    ['a land of another dream is its seat and its number', ['look 1 1', 'look 2 3'], ['1 1', '2 3']],
    ['moves without numbers are counted', ['take', 'draw', 'call'], ['1', '2', '3']],
    ['beside numbers they have letters', ['place 1', 'place 2', 'discard', 'use'], ['1', '2', 'a', 'b']],
    ['so have further kinds with numbers', ['take 1', 'take 2', 'spray 1', 'trade'], ['1', '2', 'a 1', 'b']],
    ['a piece is what is printed on it', ['piece 1B', 'piece 2A'], ['1B', '2A']],
    ['wherever they stand', ['done', 'give 2 1', 'back 2 1'], ['a', '2 1', 'b 2 1']],
  ])('%s', (_name, moves, keys) => {
    expect(keysOf(moves, [])).toEqual(keys)
  })

  test('a kind keeps its key from one question to the next, whichever move comes first', () => {
    const kinds = ['give', 'back', 'best', 'done']
    const first = keysOf(['done', 'best', 'give 1 12', 'back 1 13'], kinds)
    const next = keysOf(['done', 'best', 'back 1 12', 'give 1 14'], kinds)
    expect(first).toEqual(['a', 'b', '1 12', 'c 1 13'])
    expect(next).toEqual(['a', 'b', 'c 1 12', '1 14'])
  })

  test.each([
    ['7', '7'],
    ['2  3', '2 3'],
    ['A1', 'a 1'],
    ['b', 'b'],
    ['1b', '1B'],
    ['c 2a 3', 'c 2A 3'],
    ['take', undefined],
    ['peek 3', undefined],
    ['1xy', undefined],
  ])('%j is read as %j', (line, key) => {
    expect(readKey(line)).toBe(key)
  })
})
