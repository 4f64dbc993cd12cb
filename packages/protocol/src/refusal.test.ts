import { LANGS, type Problem } from '@sennik/engine'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { explainRefusal, type Refusal, refusal } from './index.ts'

/** One of each kind: a new kind without an example does not compile. */
const EXAMPLES: { readonly [K in Refusal['kind']]: Extract<Refusal, { readonly kind: K }> } = {
  clause: { kind: 'clause', clause: 'SEN-8' },
  stale: { kind: 'stale' },
  notYourDecision: { kind: 'notYourDecision' },
  notYourSeat: { kind: 'notYourSeat' },
  nothingToUndo: { kind: 'nothingToUndo' },
  noSuchTable: { kind: 'noSuchTable' },
  expired: { kind: 'expired' },
  endless: { kind: 'endless', most: 20_000 },
  tableFull: { kind: 'tableFull' },
  seatTaken: { kind: 'seatTaken' },
  seatKept: { kind: 'seatKept' },
  alreadyBegan: { kind: 'alreadyBegan' },
  notBegan: { kind: 'notBegan' },
  notOver: { kind: 'notOver' },
  notHost: { kind: 'notHost' },
  over: { kind: 'over' },
  needGuest: { kind: 'needGuest' },
  tooManyTables: { kind: 'tooManyTables' },
  tooFast: { kind: 'tooFast', seconds: 3 },
  tooLarge: { kind: 'tooLarge', bytes: 16_384 },
  wrongVersion: { kind: 'wrongVersion', house: 2 },
  badMessage: { kind: 'badMessage', where: 'move.slot', expected: 'number' },
  badName: { kind: 'badName', flaw: 'unseen' },
  input: { kind: 'input', problem: { kind: 'unknownMove', given: 'fly', allowed: ['draw'] } },
  noSuchPage: { kind: 'noSuchPage' },
  wrongOrigin: { kind: 'wrongOrigin' },
  unknownHost: { kind: 'unknownHost' },
  restarting: { kind: 'restarting' },
  broken: { kind: 'broken' },
}

const all: readonly Refusal[] = Object.values(EXAMPLES)

describe('a refusal', () => {
  test.each(all)('$kind is in the schema and keeps its shape', example => {
    expect(v.parse(refusal, JSON.parse(JSON.stringify(example)))).toEqual(example)
    expect(v.is(refusal, { ...example, secret: 1 })).toBe(false)
  })

  test.each(all)('$kind has a sentence in both languages, which are not the same', example => {
    const sentences = LANGS.map(lang => explainRefusal(example, lang))
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[\p{Lu}„“].*[.!?]$/su)
      expect(sentence).not.toMatch(/undefined|NaN|\[object/)
    }
    expect(new Set(sentences).size).toBe(LANGS.length)
  })

  test('of an unknown kind is none', () => {
    expect(v.is(refusal, { kind: 'because' })).toBe(false)
    expect(v.is(refusal, { kind: '__proto__' })).toBe(false)
    expect(v.is(refusal, { kind: 'input', problem: 'nothing' })).toBe(false)
  })

  test('of input says what is allowed, in the words of the engine', () => {
    const problem: Problem = { kind: 'moveArgument', move: 'place', argument: 'slot', nth: 1, of: 1, min: 0, max: 3 }
    for (const lang of LANGS) expect(explainRefusal({ kind: 'input', problem }, lang)).toMatch(/0.*3/s)
  })
})

describe('Polish counts', () => {
  test.each([
    [1, '1 sekundę'],
    [2, '2 sekundy'],
    [4, '4 sekundy'],
    [5, '5 sekund'],
    [12, '12 sekund'],
    [22, '22 sekundy'],
    [25, '25 sekund'],
    [112, '112 sekund'],
  ])('%i: %s', (seconds, words) => {
    expect(explainRefusal({ kind: 'tooFast', seconds }, 'pl')).toContain(`za ${words}.`)
  })

  test.each([
    [1, '1 bajt'],
    [1022, '1022 bajty'],
    [16_384, '16384 bajty'],
    [1000, '1000 bajtów'],
  ])('%i: %s', (bytes, words) => {
    expect(explainRefusal({ kind: 'tooLarge', bytes }, 'pl')).toContain(`${words}.`)
  })

  test('English counts too', () => {
    expect(explainRefusal({ kind: 'tooFast', seconds: 1 }, 'en')).toContain('1 second.')
    expect(explainRefusal({ kind: 'tooFast', seconds: 2 }, 'en')).toContain('2 seconds.')
  })
})
