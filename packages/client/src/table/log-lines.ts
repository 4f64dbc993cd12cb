import type { AnyGame, Audience, Lang } from '@sennik/engine'
import { type Accessor, createMemo, createSelector } from 'solid-js'
import type { LogEntry } from '../link/session-state.ts'
import { tableWords } from './words.ts'

/** What happened as far as it has been told. */
export interface ToldLog {
  readonly entries: Accessor<readonly LogEntry[]>
  /** An entry in words: only what is new needs to be said anew. */
  sentences(entry: LogEntry): readonly string[]
}

interface Telling {
  readonly game: AnyGame
  readonly log: readonly LogEntry[]
  readonly upTo: number
  readonly isMemoryAsked: boolean
  readonly audience: Audience
  readonly lang: Lang
}

/**
 * The log up to an entry, in sentences. In a game of memory only the newest moment keeps what its player alone saw; of everything
 * older the log says no more than anybody could see.
 */
export function toldLog(telling: Telling): ToldLog {
  const entries = createMemo(() => telling.log.filter(({ n }) => n <= telling.upTo))
  const isNewest = createSelector(() => entries().at(-1))
  const isMemoryAsked = createMemo(() => telling.isMemoryAsked)
  return {
    entries,
    sentences(entry) {
      if (entry.undone) return [tableWords().log.undone]
      const isVeiled = isMemoryAsked() && !isNewest(entry)
      const { game, lang, audience } = telling
      return entry.events.map(event =>
        game.words[lang].event(isVeiled ? game.rules.tell(event, 'spectator') : event, audience),
      )
    },
  }
}

/** Whether this game leaves something to the memory of its players. */
export const isMemoryAsked = (game: AnyGame, view: Parameters<NonNullable<AnyGame['forget']>>[0]): boolean =>
  game.forget !== undefined && game.forget(view) !== view
