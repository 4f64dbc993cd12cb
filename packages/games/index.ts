import { type AnyGame, BadInput } from '@sennik/engine'
import { catLady } from './cat-lady/index.ts'
import { cathedral } from './cathedral/index.ts'
import { koty } from './koty/index.ts'
import { sen } from './sen/index.ts'
import type { GameId } from './shelf.ts'
import { threeChapters } from './three-chapters/index.ts'

/**
 * Every game on the shelf, loaded. Not awaited from there: Node dies of a thread that is ended while the module it began with waits at its top.
 */
const ALL: { readonly [G in GameId]: AnyGame } = {
  sen,
  koty,
  'cat-lady': catLady,
  'three-chapters': threeChapters,
  cathedral,
}

export const games: readonly AnyGame[] = Object.values(ALL)

/** Finds a game by its id. Throws `BadInput`. */
export function gameNamed(id: string): AnyGame {
  const game = games.find(({ rules }) => rules.id === id)
  if (game === undefined)
    throw new BadInput({ kind: 'unknownGame', given: id, allowed: games.map(({ rules }) => rules.id) })
  return game
}
