import type { AnyGame } from '@sennik/engine'
import type { AnyBoard } from './board.ts'
import { catLadyBoard } from './cat-lady.ts'
import { cathedralBoard } from './cathedral.ts'
import { kotyBoard } from './koty.ts'
import { senBoard } from './sen.ts'
import { threeChaptersBoard } from './three-chapters.ts'

const BOARDS: { readonly [game: string]: AnyBoard } = {
  'cat-lady': catLadyBoard,
  cathedral: cathedralBoard,
  koty: kotyBoard,
  sen: senBoard,
  'three-chapters': threeChaptersBoard,
}

/** Every game has one; a test looks after that. */
export const boardOf = (game: AnyGame): AnyBoard => BOARDS[game.rules.id]!
