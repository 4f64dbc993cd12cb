import type { AnyGame, Lang, Seat } from '@sennik/engine'
import type { TableInfo } from '@sennik/protocol'
import type { Standing } from '../link/session-state.ts'
import { audienceOf, listed, nameOf } from './audience.ts'
import { tableWords } from './words.ts'

/** The one sentence: what you are asked, or whom the table waits for. */
export function promptOf(
  game: AnyGame,
  table: TableInfo,
  standing: Standing,
  you: Seat | undefined,
  lang: Lang,
): string {
  const { prompt } = tableWords()
  if (standing.view === null) return ''
  if (standing.ask !== null) return game.words[lang].prompt(standing.view, audienceOf(table, you))
  const names = standing.deciders.map(seat => nameOf(table, seat))
  if (names.length === 0) return prompt.over
  const waiting = names.length === 1 ? prompt.waitFor(names[0]!) : prompt.waitForSeveral(listed(names, lang))
  return standing.second.length === 0 ? waiting : `${waiting} ${prompt.mayChange}`
}
