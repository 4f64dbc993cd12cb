import { LANGS } from '@sennik/engine'
import { catLady } from '@sennik/games/cat-lady'
import { expect, test } from 'vitest'
import { catLadyFacts } from './facts.ts'

test('the cover says what the game says of itself', () => {
  const { min, max, usual } = catLadyFacts.seats
  expect(catLadyFacts.id).toBe(catLady.rules.id)
  expect({ min, max }).toEqual(catLady.rules.seats)
  expect(usual).toBeGreaterThanOrEqual(min)
  expect(usual).toBeLessThanOrEqual(max)
  expect(catLady.facts).toEqual({ minutes: catLadyFacts.minutes, age: catLadyFacts.age })
  for (const lang of LANGS) {
    expect(catLady.words[lang].title).toBe(catLadyFacts.title[lang])
    expect(catLadyFacts.about[lang]).toBe(catLady.words[lang].about)
  }
})
