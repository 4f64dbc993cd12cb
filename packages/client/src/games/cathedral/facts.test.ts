import { LANGS } from '@sennik/engine'
import { cathedral } from '@sennik/games/cathedral'
import { expect, test } from 'vitest'
import { cathedralFacts } from './facts.ts'

test('the cover says what the game says of itself', () => {
  const { min, max } = cathedralFacts.seats
  expect(cathedralFacts.id).toBe(cathedral.rules.id)
  expect({ min, max }).toEqual(cathedral.rules.seats)
  expect(cathedral.facts).toEqual({ minutes: cathedralFacts.minutes, age: cathedralFacts.age })
  for (const lang of LANGS) {
    expect(cathedral.words[lang].title).toContain(cathedralFacts.title[lang])
    expect(cathedralFacts.about[lang]).toBe(cathedral.words[lang].about)
  }
})

test('the usual table is one that may be opened', () => {
  const { min, max, usual } = cathedralFacts.seats
  expect(usual).toBeGreaterThanOrEqual(min)
  expect(usual).toBeLessThanOrEqual(max)
})
