import type { AnyGame } from '@sennik/engine'
import type { AnyBoard } from './board.ts'
import { senBoard } from './sen.ts'

const BOARDS: { readonly [game: string]: AnyBoard } = { sen: senBoard }

/** Every game has one; a test looks after that. */
export const boardOf = (game: AnyGame): AnyBoard => BOARDS[game.rules.id]!
