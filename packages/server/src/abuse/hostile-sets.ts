import { gameNamed } from '@sennik/games'

/* Sets of cards that somebody writes to wear the house out. */

const { text } = gameNamed('cathedral').cards!.builtIn

interface Cards {
  readonly id: string
}
const BOX = JSON.parse(text) as { readonly development: readonly Cards[]; readonly conflicts: readonly Cards[] }

const ACTIONS = ['develop', 'fortify', 'summon', 'ritual', 'maneuver'] as const

const startWith = (main: string): object =>
  Object.fromEntries(
    ACTIONS.map(action => [action, { main, agree: main, oppose: main, ...(action === 'fortify' ? { limit: 3 } : {}) }]),
  )

/** All but the Upgrades that everybody begins with are this Event. */
const events = (effect: string): readonly object[] =>
  BOX.development
    .filter((_card, index) => index !== 0 && (index < 2 || index > 4))
    .map(({ id }) => ({ id, pl: 'Zwada', en: 'Quarrel', fight: '9/9', effect }))

const set = (parts: object): string => JSON.stringify({ game: 'cathedral', name: 'hostile', ...parts })

/** A turn without end: everything draws, and any number may be played. */
export const ENDLESS = set({
  start: startWith('draw 9; play all'),
  development: events('draw 9; draw 9; place 1 @any; move 9; play 1'),
})

/** As much to do in a turn as a set may hold: one card leads to the next, and each asks for many moves. */
export const HEAVY = set({
  start: startWith('draw 9; play 9; place 9 @any; move 9; fight 9 may @any'),
  development: events('shadow 9 @any; place 9 @any; shift 9 @any @any; fight 1 may @any'),
  conflicts: BOX.conflicts.map(card => ({ ...card, victory: 'draw 9; move 9; play 1' })),
})

const AREAS = [
  'any',
  'mine',
  'present',
  'fort',
  'corner',
  'cathedral',
  'marked',
  'eye',
  'hand',
  'flame',
  'root',
] as const

/** As large as a set may be, and no two alike. */
export function largeSet(number: number): string {
  const areaOf = (index: number): string => AREAS[index % AREAS.length]!
  return set({
    development: BOX.development.slice(8).map(({ id }, card) => ({
      id,
      pl: `Zwada ${number}`,
      en: `Quarrel ${number}`,
      fight: '9/9',
      effect: Array.from(
        { length: 6 },
        (_, item) =>
          `may(place ${1 + ((item + number) % 9)} @near(${areaOf(card + item)}) and not ${areaOf(card * item)} or eye)`,
      ).join('; '),
    })),
  })
}
