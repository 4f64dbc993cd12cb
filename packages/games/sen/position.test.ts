import { positionText } from '@sennik/engine'
import { problemFrom } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { sen } from './index.ts'

const { position } = sen

const problemIn = (text: string): unknown => problemFrom(() => position.read(text))

describe('a position written by hand', () => {
  test('needs only the dreams and who is asked: everything else has its usual place', () => {
    const written = position.write(position.read('dreams: 9 7:12 | T 6:*\nasked: 2 turn'))
    expect(written).toMatchObject({ dreams: '9 7:12 | T 6:*', asked: '2 turn', round: '1', discard: '0', held: '' })
    expect(written.pile?.split(' ')).toHaveLength(54 - 4 - 1)
  })

  test('`rest` is all cards that are named nowhere', () => {
    const written = position.write(position.read('dreams: 9 7 | T 6\ndiscard: 3 rest 4\npile: 8\nasked: 2 turn'))
    expect(written.pile).toBe('8')
    expect(written.discard).toMatch(/^3 0 0 0 0 1 .* S 4$/)
    expect(written.discard?.split(' ')).toHaveLength(54 - 4 - 1)
  })

  test('may hold remarks and empty lines', () => {
    expect(problemIn('# from the kitchen table\n\ndreams: 9 7 | T 6\n\nend: called 1\n')).toBe('accepted')
  })

  test('with the dreams and who ended the round, is a counted last round', () => {
    const state = position.read('dreams: 9 7 3 0 | T 6 5 0\nearlier: 50 60\nend: called 2')
    expect(sen.rules.scores(state)).toEqual([69, 76])
    expect(position.read(positionText(position.write(state))).memory).toEqual(state.memory)
  })
})

describe('a position that cannot be', () => {
  test.each([
    ['', { kind: 'missingField', field: 'dreams' }],
    ['dreams: 1 2 | 3', { kind: 'missingOneOf', fields: ['asked', 'end'] }],
    ['dreams: 1 2 | 3 4\nasked: 1 turn\nlast: 1 | 2', { kind: 'missingField', field: 'end' }],
    ['dreams: 1 2', { kind: 'seatCount', given: '1', min: 2, max: 5 }],
    ['dreams: 1|1|1|1|2|2', { kind: 'seatCount', given: '6', min: 2, max: 5 }],
    ['dreams: 1 | \nasked: 1 turn', { kind: 'fieldValue', line: 1, field: 'dreams', given: '', allowed: '1–49' }],
    [
      'dreams: 1 X | 2\nasked: 1 turn',
      { kind: 'fieldValue', line: 1, field: 'dreams', given: 'X', allowed: '0 1 2 3 4 5 6 7 8 9 T P S' },
    ],
    ['dreams: 1:3 | 2\nasked: 1 turn', { kind: 'fieldValue', line: 1, field: 'dreams', given: '3', allowed: '1–2' }],
    ['dreams: 1 1 1 | 1 1\nasked: 1 turn', { kind: 'tooManyCards', card: '1', given: 5, box: 4 }],
    ['dreams: T | T\npile: T T\nasked: 1 turn', { kind: 'tooManyCards', card: 'T', given: 4, box: 3 }],
    ['dreams: 1 | 2\nasked: 3 turn', { kind: 'fieldValue', line: 2, field: 'asked', given: '3', allowed: '1–2' }],
    ['dreams: 1 | 2\nasked: 1 2 turn', { kind: 'contradiction', first: 'asked', second: 'dreams' }],
    ['dreams: 1 | 2\nasked: 1 drawn', { kind: 'contradiction', first: 'asked', second: 'held' }],
    ['dreams: 1 | 2\nheld: 4\nasked: 1 turn', { kind: 'contradiction', first: 'asked', second: 'held' }],
    ['dreams: 1 2:1 3:1 | 2 2 2\nasked: 1 2 opening 1', { kind: 'contradiction', first: 'asked', second: 'dreams' }],
    [
      'dreams: 1 | 2\nround: many\nasked: 1 turn',
      { kind: 'fieldValue', line: 2, field: 'round', given: 'many', allowed: '1–9999' },
    ],
    [
      'dreams: 1 | 2\nearlier: 5\nasked: 1 turn',
      { kind: 'fieldValue', line: 2, field: 'earlier', given: '5', allowed: 'n n' },
    ],
    ['dreams: 1 | 2\ndreams: 1 | 2', { kind: 'repeatedField', line: 2, field: 'dreams' }],
    ['dreams: 1 | 2\nthe cat', { kind: 'noField', line: 2, given: 'the cat' }],
    [
      'dreams: 1 | 2\nend: fell 1',
      { kind: 'fieldValue', line: 2, field: 'end', given: 'fell 1', allowed: 'called <seat> | ran-out <seat>' },
    ],
    ['dreams: 1 | 2\nend: called 7', { kind: 'fieldValue', line: 2, field: 'end', given: '7', allowed: '1–2' }],
    [
      'options: {"limit":5}\ndreams: 1 | 2\nend: called 1',
      { kind: 'optionValue', option: 'limit', given: '5', allowed: '10–500' },
    ],
    ['options: {limit\ndreams: 1 | 2\nend: called 1', { kind: 'notJson', what: 'options', given: '{limit' }],
    [
      'dreams: 1 | 2\npile: rest\ndiscard: rest\nasked: 1 turn',
      { kind: 'fieldValue', line: 2, field: 'pile', given: 'rest', allowed: '0 1 2 3 4 5 6 7 8 9 T P S' },
    ],
    [
      'dreams: 1 | 2\nheld: 1 2 3\nasked: 1 keep',
      { kind: 'fieldValue', line: 2, field: 'held', given: '1 2 3', allowed: '0–2' },
    ],
    [
      'dreams: 1 | 2\nasked: 1 swap-with 1 9',
      { kind: 'fieldValue', line: 2, field: 'asked', given: '9', allowed: '1–1' },
    ],
    [
      'dreams: 1 | 2\nasked: 1 claim-with',
      { kind: 'fieldValue', line: 2, field: 'asked', given: '1 claim-with', allowed: '<seat> claim-with <number>' },
    ],
  ])('%j is refused, and the problem named', (text, problem) => {
    expect(problemIn(text)).toEqual(problem)
  })

  test('an unknown field names the known ones', () => {
    expect(problemIn('dream: 1 | 2')).toMatchObject({ kind: 'unknownField', line: 1, given: 'dream' })
  })

  test('a step that is none names the steps', () => {
    expect(problemIn('dreams: 1 | 2\nasked: 1 sleep')).toMatchObject({
      kind: 'fieldValue',
      field: 'asked',
      given: '1 sleep',
    })
  })
})
