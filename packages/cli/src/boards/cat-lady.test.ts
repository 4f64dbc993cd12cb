import { asSeat, gameWithCards, LANGS } from '@sennik/engine'
import { catLady } from '@sennik/games/cat-lady'
import { expect, test } from 'vitest'
import { catLadyBoard } from './cat-lady.ts'

const LONG = ['bronte', 'pumpkin', 'lost', 'milk'].map(id => {
  const name = `${id} `.padEnd(40, id)
  return { id, pl: name, en: name }
})

test.each(LANGS)('in %s the columns of the grid stay columns, however long the names of a card set are', lang => {
  const cards = JSON.stringify({ game: 'cat-lady', name: 'long', cards: LONG })
  const game = gameWithCards(catLady, cards) as typeof catLady
  const grid = 'grid: tuna2 wild milk / bronte zeus pumpkin / lost spray chicken'
  const view = game.rules.view(game.position.read(`cats: | \n${grid}\nmarker: 1\nasked: 1 turn`), asSeat(0))
  const lines = catLadyBoard.draw(view, {
    game,
    lang,
    width: 80,
    memory: 'own',
    audience: { you: asSeat(0), name: () => 'Ala' },
    paint: (_style, text) => text,
  })
  const rows = lines.filter(line => /^ {2}[123][ ■] /.test(line))
  expect(rows).toHaveLength(3)
  for (const row of rows) expect(row.length).toBeLessThanOrEqual(80)
  const second = { pl: ['rarytas', 'Zeus', 'spryskiwacz'], en: ['wild treat', 'Zeus', 'spray bottle'] }[lang]
  expect(new Set(rows.map((row, index) => row.indexOf(second[index]!))).size).toBe(1)
  // What a cat eats is never cut off.
  expect(rows[1]).toMatch({ pl: /… TT 3 .*… KKM 6$/, en: /… TT 3 .*… CCM 6$/ }[lang])
})
