import { games } from '@sennik/games'
import { expect, test } from 'vitest'
import { boardOf } from './index.ts'

test.each(games.map(game => [game.rules.id, game] as const))('%s has a board for the terminal', (_id, game) => {
  expect(boardOf(game)).toBeDefined()
})
