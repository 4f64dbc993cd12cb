import { type AnyGame, gameWithCards } from '@sennik/engine'
import { gameNamed } from '@sennik/games'
import type { Context } from './context.ts'
import { readText } from './files.ts'
import { wrap } from './layout.ts'

/** The game somebody asked for, with the cards of the box or with those of a file. */
export async function readGame(context: Context, id: string, cards: string | undefined): Promise<AnyGame> {
  const game = gameNamed(id)
  if (cards === undefined) return game
  const played = gameWithCards(game, await readText(context, cards))
  const { io, lang, paint, width } = context
  // Beside what is told, which may be meant for a program.
  for (const remark of played.cards?.set.remarks ?? [])
    io.errors.write(`${wrap(remark[lang], width, paint('yellow', '! ')).join('\n')}\n`)
  return played
}
