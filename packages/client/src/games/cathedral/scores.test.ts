import { bookOf, cathedral } from '@sennik/games/cathedral'
import { expect, it } from 'vitest'
import { playSamples } from '../sample-games.ts'
import { scoresOf } from './scores.ts'

it('KK-11: the points on the table are those of the rules', () => {
  for (const seats of [2, 3, 4]) {
    let moment = 0
    playSamples(cathedral, { games: 2, seats, options: cathedral.options.read({}) }, ({ state }) => {
      if (moment++ % 9 !== 0) return
      const view = cathedral.rules.view(state, 'spectator')
      expect(scoresOf(view, bookOf(view))).toEqual(cathedral.rules.sheet(state).seats.map(({ total }) => total))
    })
  }
})
