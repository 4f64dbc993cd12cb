import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashBytes, hashText, murmur3 } from './hash.ts'
import { asSeat, everySeat, firstOf, includes, leftOf, NO_SEATS, only, type SeatSet, seatsOf, without } from './ints.ts'
import { englishPlural, polishPlural } from './lang.ts'
import { allowedFor, defineOptions, readSeatCount } from './options.ts'
import { Stack } from './stack.ts'
import { problemFrom } from './testing/problem-from.ts'

describe('seats', () => {
  test('a set is a bit per seat', () => {
    expect(seatsOf(everySeat(3))).toEqual([0, 1, 2])
    expect(seatsOf(without(everySeat(5), asSeat(2)))).toEqual([0, 1, 3, 4])
    expect(firstOf(0b10100 as SeatSet)).toBe(2)
    expect(includes(only(asSeat(4)), asSeat(4))).toBe(true)
    expect(includes(only(asSeat(4)), asSeat(3))).toBe(false)
    expect(seatsOf(NO_SEATS)).toEqual([])
  })

  test('left goes round the table', () => {
    expect([0, 1, 2].map(seat => leftOf(asSeat(seat), 3))).toEqual([1, 2, 0])
  })
})

describe('the stack of decisions', () => {
  test('call opens, goto replaces, end resumes; the bytes of a closed frame are clean', () => {
    const bytes = new Uint8Array(Stack.bytesFor(3))
    const stack = new Stack(bytes)
    expect(stack.depth).toBe(0)
    expect(stack.deciders).toBe(NO_SEATS)
    stack.call(7, only(asSeat(1)), 5, 6)
    stack.call(9, everySeat(2))
    expect([stack.step, stack.deciders, stack.register(0)]).toEqual([9, 0b11, 0])
    stack.setDeciders(only(asSeat(0)))
    expect(stack.deciders).toBe(1)
    stack.goto(3, only(asSeat(2)), 1)
    expect([stack.step, stack.register(0), stack.register(1)]).toEqual([3, 1, 0])
    stack.end()
    expect([stack.depth, stack.step, stack.register(0), stack.register(1)]).toEqual([1, 7, 5, 6])
    stack.end()
    expect(bytes.every(byte => byte === 0)).toBe(true)
  })
})

describe('Polish and English counts', () => {
  test('1 karta, 2 karty, 5 kart, 12 kart, 22 karty', () => {
    const cards = (count: number): string => polishPlural(count, 'karta', 'karty', 'kart')
    expect([0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 24, 25, 102, 112, 122].map(cards)).toEqual([
      'kart',
      'karta',
      'karty',
      'karty',
      'kart',
      'kart',
      'kart',
      'kart',
      'kart',
      'karty',
      'karty',
      'kart',
      'karty',
      'kart',
      'karty',
    ])
  })

  test('agree with the platform’s own plural rules', () => {
    const polish = new Intl.PluralRules('pl')
    const english = new Intl.PluralRules('en')
    fc.assert(
      fc.property(fc.nat(100_000), count => {
        expect(polishPlural(count, 'one', 'few', 'many')).toBe(polish.select(count))
        expect(englishPlural(count, 'one', 'other')).toBe(english.select(count))
      }),
    )
  })
})

describe('hashes', () => {
  test.each([
    ['', 0, 0],
    ['', 1, 0x514e28b7],
    ['hello', 0, 0x248bfa47],
    ['hello, world', 0, 0x149bbb7f],
    ['The quick brown fox jumps over the lazy dog', 0, 0x2e4ff723],
  ])('MurmurHash3 of %j with seed %i', (text, seed, expected) => {
    expect(murmur3(new TextEncoder().encode(text), seed)).toBe(expected)
  })

  test('a hash is 16 hex digits and differs where a byte does', () => {
    expect(hashBytes(new Uint8Array(700))).toMatch(/^[0-9a-f]{16}$/)
    const hashes = new Set(Array.from({ length: 700 }, (_, at) => hashBytes(new Uint8Array(700).fill(1, at, at + 1))))
    expect(hashes.size).toBe(700)
    expect(hashText('Sen')).not.toBe(hashText('sen'))
    expect(hashText('ż')).not.toBe(hashText('z'))
  })
})

describe('options', () => {
  const label = { pl: '', en: '' }
  const options = defineOptions({
    penalty: { type: 'choice', values: [5, 15], default: 5, label },
    limit: { type: 'whole', min: 10, max: 500, default: 100, unless: 'rounds', label },
    rounds: { type: 'whole', min: 1, max: 50, label },
    bold: { type: 'flag', variant: true, label },
  })

  test('are filled in', () => {
    expect(options.read({})).toEqual({ penalty: 5, limit: 100, rounds: undefined, bold: false })
    expect(options.read({ rounds: 3, bold: true })).toEqual({ penalty: 5, limit: undefined, rounds: 3, bold: true })
    expect(options.read(JSON.parse(JSON.stringify(options.read({ rounds: 3 }))))).toEqual(options.read({ rounds: 3 }))
  })

  test.each([
    [null, { kind: 'optionsNotObject' }],
    [[], { kind: 'optionsNotObject' }],
    [{ penaltee: 5 }, { kind: 'unknownOption', given: 'penaltee', allowed: ['penalty', 'limit', 'rounds', 'bold'] }],
    [{ toString: 5 }, { kind: 'unknownOption', given: 'toString', allowed: ['penalty', 'limit', 'rounds', 'bold'] }],
    [{ penalty: 6 }, { kind: 'optionValue', option: 'penalty', given: '6', allowed: '5 | 15' }],
    [{ penalty: '5' }, { kind: 'optionValue', option: 'penalty', given: '"5"', allowed: '5 | 15' }],
    [{ limit: 9 }, { kind: 'optionValue', option: 'limit', given: '9', allowed: '10–500' }],
    [{ limit: 10.5 }, { kind: 'optionValue', option: 'limit', given: '10.5', allowed: '10–500' }],
    [{ rounds: 51 }, { kind: 'optionValue', option: 'rounds', given: '51', allowed: '1–50' }],
    [{ rounds: null }, { kind: 'optionValue', option: 'rounds', given: 'null', allowed: '1–50' }],
    [{ bold: 1 }, { kind: 'optionValue', option: 'bold', given: '1', allowed: 'true | false' }],
    [
      { limit: 100, rounds: 3 },
      { kind: 'optionsExclude', first: 'limit', second: 'rounds' },
    ],
  ])('%j are refused', (given, expected) => {
    expect(problemFrom(() => options.read(given))).toEqual(expected)
  })

  test('some need a certain number of seats', () => {
    const paired = defineOptions({ teams: { type: 'flag', variant: true, seats: [4, 6], label } })
    expect(paired.read({ teams: true }, 6)).toEqual({ teams: true })
    expect(paired.read({ teams: false }, 5)).toEqual({ teams: false })
    expect(problemFrom(() => paired.read({ teams: true }, 5))).toEqual({
      kind: 'optionSeats',
      option: 'teams',
      given: 5,
      allowed: [4, 6],
    })
  })

  test('say what is allowed', () => {
    expect(Object.values(options.specs).map(allowedFor)).toEqual(['5 | 15', '10–500', '1–50', 'true | false'])
  })
})

test.each([1, 6, 2.5, 'two', '', undefined, '1e1'])('%j seats are refused', given => {
  expect(problemFrom(() => readSeatCount({ min: 2, max: 5 }, given))).toEqual({
    kind: 'seatCount',
    given: String(given),
    min: 2,
    max: 5,
  })
})

test('a seat count may be a number or its text', () => {
  expect(readSeatCount({ min: 2, max: 5 }, 3)).toBe(3)
  expect(readSeatCount({ min: 2, max: 5 }, '5')).toBe(5)
})
