import { type AnyGame, gameWithCards } from '@sennik/engine'
import { gameNamed } from '@sennik/games'
import type { Context } from './context.ts'
import { readText } from './files.ts'

/** The game somebody asked for, with the cards of the box or with those of a file. */
export async function readGame(context: Context, id: string, cards: string | undefined): Promise<AnyGame> {
  const game = gameNamed(id)
  return cards === undefined ? game : gameWithCards(game, await readText(context, cards))
}
