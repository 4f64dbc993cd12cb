import { describe, expect, test } from 'vitest'
import { LANGS } from './lang.ts'
import { badField, type Field, readFields, readSeat, readSeats, readWhole, seatParts } from './position.ts'
import { explainProblem } from './problems/words.ts'
import { problemFrom } from './testing/index.ts'

const fieldOf = (value: string): Field => readFields(`asked: ${value}`, ['asked']).get('asked')!

const refusal = (value: string, read: (field: Field) => unknown): readonly string[] => {
  const problem = problemFrom(() => read(fieldOf(value)))
  return problem === 'accepted' ? [problem] : LANGS.map(lang => explainProblem(problem, lang))
}

describe('a refused field', () => {
  test('is called empty only if it is', () => {
    const words = { pl: 'numer', en: 'a number' }
    const bad = (field: Field): never => {
      throw badField(field, words, '')
    }
    expect(refusal('', bad)[1]).toBe('Line 1: the field “asked” is empty; allowed: a number.')
    expect(refusal('no-cards', bad)).toEqual([
      'Wiersz 1: „no-cards” nie może stać w polu „asked”; dozwolone: numer.',
      'Line 1: “no-cards” cannot stand in the field “asked”; allowed: a number.',
    ])
  })

  test('of one possible value names that one', () => {
    expect(refusal('9', field => readWhole(field, field.value, 1, 1))[1]).toMatch(/allowed: 1\.$/)
    expect(refusal('9', field => readWhole(field, field.value, 1, 2))[1]).toMatch(/allowed: 1–2\.$/)
  })
})

describe('a field without a name', () => {
  test.each([': 1', ' : 1', ':'])('%j is no field', row => {
    expect(problemFrom(() => readFields(`asked: 1\n${row}`, ['asked']))).toEqual({
      kind: 'noField',
      line: 2,
      given: row.trim(),
    })
  })
})

describe('seats in a field', () => {
  test('count from 1', () => {
    expect(readSeat(fieldOf(''), '2', 2)).toBe(1)
    expect(readSeats(fieldOf('1 3'), ['1', '3'], 3)).toBe(0b101)
  })

  test.each(['0', '3', '', '1.5', 'one'])('%j is none of two', word => {
    expect(refusal(`${word} turn`, field => readSeat(field, word, 2))).toEqual([
      expect.stringContaining('dozwolone: numer miejsca, od 1 do 2.'),
      expect.stringContaining('allowed: the number of a seat, 1–2.'),
    ])
  })

  test('are named once each', () => {
    expect(refusal('1 1 2 feeding', field => readSeats(field, ['1', '1', '2'], 3))).toEqual([
      'Wiersz 1: „1 1 2 feeding” nie może stać w polu „asked”; dozwolone: każde miejsce tylko raz.',
      'Line 1: “1 1 2 feeding” cannot stand in the field “asked”; allowed: every seat only once.',
    ])
  })
})

describe('a field with a part for each seat', () => {
  test('says how many play', () => {
    expect(seatParts(fieldOf('a | b c |'), 2, 4)).toEqual(['a', 'b c', ''])
  })

  test.each(['', 'a', 'a | b | c'])('%j has not two', value => {
    expect(refusal(value, field => seatParts(field, 2, 2))[1]).toMatch(
      /allowed: 2 parts, one for each seat, with “\|” between them\.$/,
    )
  })

  test('with too few or too many says so in both languages', () => {
    expect(refusal('a', field => seatParts(field, 2, 4))).toEqual([
      'Wiersz 1: „a” nie może stać w polu „asked”; dozwolone: od 2 do 4 części, dla każdego miejsca jedna, ze znakiem „|” pomiędzy.',
      'Line 1: “a” cannot stand in the field “asked”; allowed: 2 to 4 parts, one for each seat, with “|” between them.',
    ])
  })
})
