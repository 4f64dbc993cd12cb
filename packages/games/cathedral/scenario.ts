import { gameWithCards } from '@sennik/engine'
import { scenario } from '@sennik/engine/testing'
import { BOARDS } from './board.ts'
import { cathedral } from './game.ts'
import type { StepName } from './steps.ts'

/*
 * The vocabulary of this game's tests: a table is a few lines of a position over an ordinary one.
 */

/** How far a turn is when it waits for each of its own decisions: the phase in its frame. */
const PHASES = { day: 2, act: 3, returnDreams: 5, takeDreams: 6, handLimit: 7, react: 8, wake: 11 } as const
/** The same for the windows in which Dreams are played. */
const WINDOW_PHASES = { start: 1, afterAction: 4, beforeReactions: 8, afterReaction: 8, afterBuilding: 11 } as const
const WINDOW_NUMBERS = { start: 0, afterAction: 1, beforeReactions: 2, afterReaction: 3, afterBuilding: 4 } as const

const turnFrame = (active: number, phase: number, reactions = 0): string =>
  `turn - ${active - 1} 0 0 ${phase}${reactions === 0 ? '' : ` 0 0 0 0 0 0 0 ${reactions}`}`

/** The stack when a seat is asked in its own turn. */
export const asked = (step: Extract<StepName, keyof typeof PHASES>, seat: number, active = seat): string =>
  `stack: ${turnFrame(active, PHASES[step], step === 'react' ? 1 : 0)} | ${step} ${seat}`

/** The stack when a seat may play a Dream. */
export const inWindow = (window: keyof typeof WINDOW_PHASES, seat: number, active = seat): string =>
  `stack: ${turnFrame(active, WINDOW_PHASES[window])} | window ${seat} ${seat - 1} 0 0 0 0 0 0 0 0 0 0 ${WINDOW_NUMBERS[window]}`

const TWO = {
  seats: '2',
  turn: '5',
  start: '1',
  areas: 'NW=1:2,f1:1 SE=2:2,f2:1',
  strongholds: 'NW SE',
  wings: 'NW SE',
  dreamers: 'A B',
  nightmares: '4 8',
  cathedral: '1A',
  dreams: 'S10 S11 | S42 S43',
  market: 'S05 S06 S07',
} as const
const THREE = {
  ...TWO,
  seats: '3',
  areas: 'NW=1:2,f1:1 SE=2:2,f2:1 NE=3:2,f3:1',
  strongholds: 'NW SE NE',
  wings: 'NW SE NE',
  dreamers: 'A B C',
  dreams: 'S10 S11 | S22 S23 | S24 S12',
} as const
const FOUR = {
  ...THREE,
  seats: '4',
  areas: 'NW=1:2,f1:1 SE=2:2,f2:1 NE=3:2,f3:1 SW=4:2,f4:1',
  strongholds: 'NW SE NE SW',
  wings: 'NW SE NE SW',
  dreamers: 'A B C C',
  dreams: 'S10 S11 | S22 S23 | S24 S12 | S25 S26',
} as const
const USUAL = { 2: TWO, 3: THREE, 4: FOUR }

/** An ordinary table in the middle of a game with these lines instead of its own. */
function tableText(seats: 2 | 3 | 4, ...lines: readonly string[]): string {
  const fields: { [field: string]: string } = { ...USUAL[seats] }
  for (const line of lines.flatMap(text => text.split('\n'))) {
    const colon = line.indexOf(':')
    if (colon > 0) fields[line.slice(0, colon).trim()] = line.slice(colon + 1).trim()
  }
  return Object.entries(fields)
    .map(([field, value]) => `${field}: ${value}`)
    .join('\n')
}

export const table = (seats: 2 | 3 | 4, lines: readonly string[], rolls: readonly number[] = [], game = cathedral) =>
  scenario(game, tableText(seats, ...lines), rolls)

/** The game with some cards of another set. */
export const withCards = (changes: object): typeof cathedral =>
  gameWithCards(cathedral, JSON.stringify({ game: 'cathedral', name: 'home', ...changes })) as typeof cathedral

/** The state of such a table. */
export const stateOf = (seats: 2 | 3 | 4, ...lines: readonly string[]) =>
  cathedral.position.read(tableText(seats, ...lines))

/** Areas by name, as moves write them: from 1. */
export const areaNumbers = (seats: 2 | 3 | 4): { readonly [id: string]: number } =>
  Object.fromEntries(
    BOARDS[seats]!.areas.flatMap((area, index) => (area === undefined ? [] : [[area.id, index + 1] as const])),
  )

/** Seat 1 of two performs an action. */
export const performs = (action: string, ...lines: readonly string[]) =>
  table(2, [`day: ${action}`, `dreamers: ${action} B`, asked('act', 1), ...lines]).plays(1, 'perform')

/** Seat 1 builds at the end of its turn, on the Forked Paths. */
export const builds = (lines: readonly string[], rolls?: readonly number[]) =>
  table(
    2,
    [
      'options: {"forkedPaths": true}',
      'dreams: - | -',
      'day: develop',
      'dreamers: develop B',
      'hands: - | -',
      asked('react', 2, 1),
      ...lines,
    ],
    rolls,
  ).plays(2, 'pass')
