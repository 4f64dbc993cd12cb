import { type AnyReferee, asSeat, firstOf, LANGS, type Lang, Referee, SeededRng } from '@sennik/engine'
import { notForPeople } from '@sennik/engine/testing'
import { games } from '@sennik/games'
import { describe, expect, test } from 'vitest'
import { boardOf } from './index.ts'

describe.each(games.map(game => [game.rules.id, game] as const))('%s', (_id, game) => {
  test('has a board for the terminal', () => {
    expect(boardOf(game)).toBeDefined()
  })

  /** Every word that stands on the board in a whole game; its letters and numbers are its own. */
  function wordsOnBoard(lang: Lang): Set<string> {
    const rng = SeededRng.of('boards')
    const { seats } = game.rules
    const referee: AnyReferee = Referee.begin(game.rules, seats.min, game.options.read({}), rng)
    const drawn = new Set<string>()
    const drawing = {
      game,
      lang,
      width: 100,
      memory: 'kept',
      audience: { you: asSeat(0), name: () => 'Ala' },
      paint: (_style: unknown, text: string) => text,
    } as const
    for (;;) {
      for (const line of boardOf(game).draw(game.rules.view(referee.state, asSeat(0)), drawing))
        for (const word of line.split(/[^\p{L}\p{M}]+/u)) if (word !== '') drawn.add(word)
      if (referee.over) return drawn
      const seat = firstOf(game.rules.deciders(referee.state))
      const legal = referee.legalMoves(seat)
      referee.play(seat, legal[rng.below(legal.length)]!)
    }
  }

  test.each(LANGS)('in %s its board has no gap, no name of the program and no word of another language', lang => {
    const words = wordsOnBoard(lang)
    expect(words.size).toBeGreaterThan(5)
    // Cards are drawn by their symbols, which the key of the game names.
    expect(
      notForPeople(
        [...words].filter(word => !/^[A-Z]+$/.test(word)),
        lang,
      ),
    ).toEqual([])
  })
})
