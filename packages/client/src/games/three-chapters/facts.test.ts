import { LANGS } from '@sennik/engine'
import { threeChapters } from '@sennik/games/three-chapters'
import { expect, test } from 'vitest'
import { threeChaptersFacts } from './facts.ts'

test('the cover says what the game says of itself', () => {
  const { min, max } = threeChaptersFacts.seats
  expect(threeChaptersFacts.id).toBe(threeChapters.rules.id)
  expect({ min, max }).toEqual(threeChapters.rules.seats)
  expect(threeChapters.facts).toEqual({ minutes: threeChaptersFacts.minutes, age: threeChaptersFacts.age })
  for (const lang of LANGS) {
    expect(threeChapters.words[lang].title).toContain(threeChaptersFacts.title[lang])
    expect(threeChaptersFacts.about[lang]).toBe(threeChapters.words[lang].about)
  }
})
