import { LANGS } from '@sennik/engine'
import { sen } from '@sennik/games/sen'
import { expect, test } from 'vitest'
import { senFacts } from './facts.ts'

test('the cover says what the game says of itself', () => {
  const { min, max } = senFacts.seats
  expect(senFacts.id).toBe(sen.rules.id)
  expect({ min, max }).toEqual(sen.rules.seats)
  expect(sen.facts).toEqual({ minutes: senFacts.minutes, age: senFacts.age })
  for (const lang of LANGS) {
    expect(sen.words[lang].title).toContain(senFacts.title[lang])
    expect(senFacts.about[lang]).toBe(sen.words[lang].about)
  }
})

test('the usual table is one that may be opened', () => {
  const { min, max, usual } = senFacts.seats
  expect(usual).toBeGreaterThanOrEqual(min)
  expect(usual).toBeLessThanOrEqual(max)
})
