import { LANGS } from '@sennik/engine'
import { gameNamed, games } from '@sennik/games'
import { describe, expect, test } from 'vitest'
import { catLadyFacts } from './cat-lady/facts.ts'
import { cathedralFacts } from './cathedral/facts.ts'
import { kotyFacts } from './koty/facts.ts'
import { senFacts } from './sen/facts.ts'
import { threeChaptersFacts } from './three-chapters/facts.ts'

const ALL = [senFacts, kotyFacts, catLadyFacts, threeChaptersFacts, cathedralFacts]

test('every game has a cover', () => {
  expect(ALL.map(({ id }) => id).toSorted()).toEqual(games.map(game => game.rules.id).toSorted())
})

describe.each(ALL.map(facts => [facts.id, facts] as const))(
  'the cover of %s',
  (id, { title, about, seats, minutes, age }) => {
    const game = gameNamed(id)

    test('says what the game says of itself', () => {
      const { min, max } = seats
      expect({ min, max }).toEqual(game.rules.seats)
      expect(game.facts).toEqual({ minutes, age })
      for (const lang of LANGS) {
        if (id === 'cat-lady') expect(game.words[lang].title).toBe(title[lang])
        else expect(game.words[lang].title).toContain(title[lang])
        expect(about[lang]).toBe(game.words[lang].about)
      }
    })

    test('offers a usual table that may be opened', () => {
      expect(seats.usual).toBeGreaterThanOrEqual(seats.min)
      expect(seats.usual).toBeLessThanOrEqual(seats.max)
    })
  },
)
