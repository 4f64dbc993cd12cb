import { type AnyGame, BadInput } from '@sennik/engine'
import { catLady } from './cat-lady/index.ts'
import { cathedral } from './cathedral/index.ts'
import { koty } from './koty/index.ts'
import { sen } from './sen/index.ts'
import { threeChapters } from './three-chapters/index.ts'

/** The only list of games. */
export const games: readonly AnyGame[] = [sen, koty, catLady, threeChapters, cathedral]

/** Finds a game by its id. Throws `BadInput`. */
export function gameNamed(id: string): AnyGame {
  const game = games.find(({ rules }) => rules.id === id)
  if (game === undefined)
    throw new BadInput({ kind: 'unknownGame', given: id, allowed: games.map(({ rules }) => rules.id) })
  return game
}
