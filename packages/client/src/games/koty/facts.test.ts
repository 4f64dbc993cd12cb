import { LANGS } from '@sennik/engine'
import { koty } from '@sennik/games/koty'
import { expect, test } from 'vitest'
import { kotyFacts } from './facts.ts'

test('the cover says what the game says of itself', () => {
  const { min, max } = kotyFacts.seats
  expect(kotyFacts.id).toBe(koty.rules.id)
  expect({ min, max }).toEqual(koty.rules.seats)
  expect(koty.facts).toEqual({ minutes: kotyFacts.minutes, age: kotyFacts.age })
  for (const lang of LANGS) {
    expect(koty.words[lang].title).toContain(kotyFacts.title[lang])
    expect(kotyFacts.about[lang]).toBe(koty.words[lang].about)
  }
})

test('the usual table is one that may be opened', () => {
  const { min, max, usual } = kotyFacts.seats
  expect(usual).toBeGreaterThanOrEqual(min)
  expect(usual).toBeLessThanOrEqual(max)
})
