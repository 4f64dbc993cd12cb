import { LANGS } from '@sennik/engine'
import { gameNamed } from '@sennik/games'
import { GAME_IDS } from '@sennik/games/shelf'
import { describe, expect, test } from 'vitest'
import type { GameFacts } from './facts.ts'

describe.each(GAME_IDS)('the cover of %s', async id => {
  const game = gameNamed(id)
  const { facts }: { facts: GameFacts } = await import(`./${id}/facts.ts`)

  test('says what the game says of itself', () => {
    const { title, about, minutes, age } = facts
    const { min, max } = facts.seats
    expect(facts.id).toBe(id)
    expect({ min, max }).toEqual(game.rules.seats)
    expect(game.facts).toEqual({ minutes, age })
    for (const lang of LANGS) {
      if (id === 'cat-lady') expect(game.words[lang].title).toBe(title[lang])
      else expect(game.words[lang].title).toContain(title[lang])
      expect(about[lang]).toBe(game.words[lang].about)
    }
  })

  test('offers a usual table that may be opened', () => {
    expect(facts.seats.usual).toBeGreaterThanOrEqual(facts.seats.min)
    expect(facts.seats.usual).toBeLessThanOrEqual(facts.seats.max)
  })
})
