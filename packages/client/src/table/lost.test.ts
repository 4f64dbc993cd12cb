import { explainRefusal } from '@sennik/protocol/words'
import { expect, it } from 'vitest'
import { isLost } from './lost.ts'

const otherRules = (given: number, known: number) =>
  ({ kind: 'input', problem: { kind: 'recordRules', game: 'koty', given, known } }) as const

it('a table of earlier rules does not come back by loading the page again; one of later rules may', () => {
  expect(isLost(otherRules(1, 2))).toBe(true)
  expect(isLost(otherRules(3, 2))).toBe(false)
  expect(isLost({ kind: 'noSuchTable' })).toBe(true)
  expect(isLost({ kind: 'wrongVersion' })).toBe(false)
  expect(isLost(undefined)).toBe(false)
})

it('it says which version of the rules it needs, whether it is a table or a record', () => {
  expect(explainRefusal(otherRules(1, 2), 'pl')).toBe(
    'Ta rozgrywka toczy się według wersji 1 zasad, a tutaj działa tylko wersja 2.',
  )
  expect(explainRefusal(otherRules(1, 2), 'en')).toBe(
    'This game follows version 1 of its rules, but only version 2 can be played here.',
  )
})
