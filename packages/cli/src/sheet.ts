import { type AnyGame, type ScoreSheet, withMinus } from '@sennik/engine'
import type { Context } from './context.ts'
import { columns } from './layout.ts'

/** A score sheet for people: every line with its points and the clause it comes from. */
export function sheetLines(
  { lang, paint }: Context,
  game: AnyGame,
  sheet: ScoreSheet,
  names: readonly string[],
): string[] {
  const words = game.words[lang]
  const rows = sheet.seats.flatMap(({ lines, total }, seat) => [
    [paint('bold', names[seat]!), '', paint('bold', withMinus(total)), ''],
    ...lines.map(({ clause, item, points, cards }) => [
      `  ${words.sheetItem(item)}`,
      cards === undefined ? '' : words.sheetCards(item, cards),
      withMinus(points),
      paint('dim', clause),
    ]),
  ])
  return columns(rows, ['left', 'left', 'right', 'left'])
}

/** The clauses a sheet cites, in the order of the rules. */
export const citedClauses = (game: AnyGame, sheet: ScoreSheet): string[] => {
  const cited = new Set(sheet.seats.flatMap(({ lines }) => lines.map(line => line.clause)))
  return Object.keys(game.clauses.text).filter(id => cited.has(id))
}
