import { type AnyGame, gameWithCards } from '@sennik/engine'
import { gameNamed } from '@sennik/games'

/** The game of a table, with the cards that were brought to it. Throws `BadInput`. */
export function gamePlayed({ game, cards }: { readonly game: string; readonly cards?: string | undefined }): AnyGame {
  return cards === undefined ? gameNamed(game) : gameWithCards(gameNamed(game), cards)
}
