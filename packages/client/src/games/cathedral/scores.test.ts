import { bookOf, cathedral } from '@sennik/games/cathedral'
import { expect, it } from 'vitest'
import { playSamples } from '../sample-games.ts'
import { CATEGORIES, categoriesOf, scoresOf } from './scores.ts'

it('KK-11: the points on the table are those of the rules, by category and together', () => {
  for (const seats of [2, 3, 4]) {
    let moment = 0
    // KK-D11: at three, also those who have no devoured units take a place.
    const options = cathedral.options.read({ placesForNone: seats === 3 })
    playSamples(cathedral, { games: 2, seats, options }, ({ state }) => {
      if (moment++ % 9 !== 0) return
      const view = cathedral.rules.view(state, 'spectator')
      const book = bookOf(view)
      const sheets = cathedral.rules.sheet(state).seats
      expect(scoresOf(view, book)).toEqual(sheets.map(({ total }) => total))
      for (const category of CATEGORIES)
        expect(categoriesOf(view, book).map(each => each[category])).toEqual(
          sheets.map(({ lines }) => lines.reduce((sum, { item, points }) => sum + (item === category ? points : 0), 0)),
        )
    })
  }
})
