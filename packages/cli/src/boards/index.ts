import type { AnyGame } from '@sennik/engine'
import type { AnyBoard } from './board.ts'
import { senBoard } from './sen.ts'

const BOARDS: { readonly [game: string]: AnyBoard } = { sen: senBoard }

/** A game that has no board yet is told in words only. */
const WORDS_ONLY: AnyBoard = {
  draw: () => [],
  keepsMemory: () => true,
  glimpse: () => undefined,
  picture: () => undefined,
}

export const boardOf = (game: AnyGame): AnyBoard => BOARDS[game.rules.id] ?? WORDS_ONLY
