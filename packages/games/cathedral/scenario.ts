import { gameWithCards } from '@sennik/engine'
import { scenario } from '@sennik/engine/testing'
import { BOARDS } from './board.ts'
import { BUILT_IN } from './cards/built-in.ts'
import { ACTIONS } from './cards/vocabulary.ts'
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

/** Reactions and the windows behind them, as a turn counts them: none yet, those of everybody, or so many. */
const ALL = 'all'
type Reactions = number | typeof ALL
const turnFrame = (active: number, phase: number, reactions: Reactions = 0): string =>
  `turn - ${active - 1} 0 0 ${phase}${reactions === 0 ? '' : ` 0 0 0 0 0 0 0 ${reactions}`}`

/** The stack when a seat is asked in its own turn. */
export const asked = (step: Extract<StepName, keyof typeof PHASES>, seat: number, active = seat): string =>
  `stack: ${turnFrame(active, PHASES[step], step === 'react' ? 1 : step === 'wake' ? ALL : 0)} | ${step} ${seat}`

/** The stack when a seat may play a Dream. */
export const inWindow = (window: keyof typeof WINDOW_PHASES, seat: number, active = seat): string =>
  `stack: ${turnFrame(active, WINDOW_PHASES[window], { afterReaction: 2, afterBuilding: ALL }[window as string] as Reactions)} | window ${seat} ${seat - 1} 0 0 0 0 0 0 0 0 0 0 ${WINDOW_NUMBERS[window]}`

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

/** Whose turn it is, the Day that was chosen and who has reacted, where a test says no more than what is asked. */
function fitTurn(seats: number, fields: { [field: string]: string }): void {
  const found = /^turn - (\d) 0 0 (\d+)/.exec(fields.stack ?? '')
  if (found === null) return
  const [active, phase] = [Number(found[1]), Number(found[2])]
  fields.stack = fields.stack!.replace(ALL, String(2 * (seats - 1)))
  fields.first ??= String(((((active - Number(fields.turn) + 1) % seats) + seats) % seats) + 1)
  const places = fields.dreamers!.split(' ')
  if (phase <= 2) {
    if (ACTIONS.some(action => action === fields.day)) delete fields.day
    if (places[active]!.length > 1) places[active] = 'A'
    fields.dreamers = places.join(' ')
    return
  }
  fields.day ??= 'develop'
  const isAsleep = fields.stack.includes('| wake') && !fields.stack.includes(`| wake ${active + 1}`)
  if (!isAsleep && places[active]!.length === 1) places[active] = fields.day
  fields.dreamers = places.join(' ')
}

const IN_ORDER = '1A 1B 2A 2B 1C 1D 3A 3B 4A 4B 5A 6A 6B'

/** The Cathedral as far as what a test says of Stage 2 needs it. */
function fitCathedral(fields: { [field: string]: string }): void {
  const eaten = (fields.devoured ?? '0').split(' ').reduce((sum, units) => sum + Number(units), 0)
  // Enough for any pair of Nightmares in these tests.
  if (eaten >= 5) fields.ending ??= 'yes'
  const isAtTheEnd = eaten > 0 || fields.ending === 'yes' || /[^ -]/.test(fields.nightmaresAt ?? '')
  if (fields.cathedral === '1A' && isAtTheEnd) fields.cathedral = IN_ORDER
  else if (fields.cathedral === '1A' && fields.stage2 === 'yes')
    fields.cathedral = IN_ORDER.slice(0, IN_ORDER.indexOf('5A') - 1)
  if (fields.cathedral!.split(' ').length === 13) fields.nightmaresAt ??= 'cathedral cathedral'
  if (fields.options?.includes('"forkedPaths": true') === true) fitTokens(fields)
  else if (fields.cathedral!.includes('4B')) fields.stage2 = 'yes'
}

const COLOURS = [
  ['1A 1B 2A 2B 1C 1D', 'T01 T02 T03 T10 T11 T12'],
  ['3A 3B 4A 4B', 'T04 T06 T07 T08'],
  ['5A 6A 6B', 'T05 T09 T13'],
].map(([pieces, tokens]) => ({ pieces: pieces!.split(' '), tokens: tokens!.split(' ') }))

/** Beside spaces of colours that are out lie rewards, those a test does not name too. */
function fitTokens(fields: { [field: string]: string }): void {
  const [taken, named] = [fields.cathedral!.split(' '), (fields.tokens ?? '').split(' ').filter(word => word !== '')]
  const all = COLOURS.slice(0, Number(fields.colours ?? 1)).flatMap(({ pieces, tokens }) => {
    const free = tokens.filter(token => !named.some(word => word.endsWith(token)))
    const waiting = pieces.filter(piece => !taken.includes(piece) && !named.some(word => word.startsWith(piece)))
    return waiting.map((piece, index) => `${piece}=${free[index]}`)
  })
  if (fields.tokens !== undefined) fields.tokens = [...named, ...all].join(' ')
}

/** Everybody has a Fort in the Stronghold. */
function fitStrongholds(seats: number, fields: { [field: string]: string }, isTold: boolean): void {
  if (isTold) return
  fields.strongholds!.split(' ').forEach((corner, seat) => {
    const areas = fields.areas!.split(' ').filter(word => word !== '')
    const at = areas.findIndex(word => word.startsWith(`${corner}=`))
    if (seat >= seats || areas[at]?.includes(`f${seat + 1}:`) === true) return
    if (at < 0) areas.push(`${corner}=f${seat + 1}:1`)
    else areas[at] += `,f${seat + 1}:1`
    fields.areas = areas.join(' ')
  })
}

const CARDS = [
  { cards: BUILT_IN.development, deck: 'deck', aside: 'aside', others: ['discard', 'hands', 'upgrades'], to: 'hands' },
  {
    cards: BUILT_IN.dreams,
    deck: 'dreamDeck',
    aside: 'dreamAside',
    others: ['dreams', 'market', 'fulfilled'],
    to: 'fulfilled',
  },
] as const

/** Where piles are told to the last card, the last seat has the other cards: in hand, or among the Dreams it has played. */
function fitCards(seats: number, fields: { [field: string]: string }): void {
  const takesRest = (zone: string): boolean => fields[zone] === undefined || fields[zone].includes('rest')
  for (const { cards, deck, aside, others, to } of CARDS) {
    const text = [deck, aside, ...others].map(zone => fields[zone] ?? '').join(' ')
    const isFilled = (stage: number): boolean =>
      (deck === 'deck' && fields.discard?.includes('rest') === true) ||
      takesRest(stage === 1 || fields.stage2 === 'yes' ? deck : aside)
    const missing = cards
      .filter(({ id, players, stage }) => players <= seats && !text.includes(id) && !isFilled(stage))
      .map(({ id }) => id)
    if (missing.length === 0) continue
    const rows = (fields[to] ?? Array(seats).fill('-').join(' | ')).split('|').map(row => row.trim())
    rows[seats - 1] = [rows[seats - 1], ...missing].filter(word => word !== '-' && word !== '').join(' ')
    fields[to] = rows.join(' | ')
  }
}

/** An ordinary table in the middle of a game with these lines instead of its own. */
function tableText(seats: 2 | 3 | 4, ...lines: readonly string[]): string {
  const fields: { [field: string]: string } = { ...USUAL[seats] }
  for (const line of lines.flatMap(text => text.split('\n'))) {
    const colon = line.indexOf(':')
    if (colon > 0) fields[line.slice(0, colon).trim()] = line.slice(colon + 1).trim()
  }
  fitTurn(seats, fields)
  fitCathedral(fields)
  fitStrongholds(seats, fields, lines.some(line => line.includes('strongholds:')) || fields.stack === undefined)
  fitCards(seats, fields)
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
