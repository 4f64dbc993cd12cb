import type { AnyGame, Audience, Lang } from '@sennik/engine'
import type { LogEntry } from '../link/session-state.ts'
import type { LogLine } from './log-panel.tsx'
import { tableWords } from './words.ts'

/**
 * The log up to an entry, in sentences. In a game of memory only the newest moment keeps what its player alone saw; of everything
 * older the log says no more than anybody could see.
 */
export function logLines(
  game: AnyGame,
  log: readonly LogEntry[],
  upTo: number,
  isMemoryAsked: boolean,
  audience: Audience,
  lang: Lang,
): readonly LogLine[] {
  const told = log.filter(({ n }) => n <= upTo)
  const newest = told.at(-1)?.n
  return told.flatMap(({ n, events, undone }) => {
    if (undone) return [{ n, text: tableWords().log.undone }]
    return events.map(event => {
      const heard = isMemoryAsked && n !== newest ? game.rules.tell(event, 'spectator') : event
      return { n, text: game.words[lang].event(heard, audience) }
    })
  })
}

/** Whether this game leaves something to the memory of its players. */
export const isMemoryAsked = (game: AnyGame, view: Parameters<NonNullable<AnyGame['forget']>>[0]): boolean =>
  game.forget !== undefined && game.forget(view) !== view
