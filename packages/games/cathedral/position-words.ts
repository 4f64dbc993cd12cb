import { BadInput, badField, type Field, listOf, polishPlural, readWhole, seatParts, type Text } from '@sennik/engine'
import { ACTIONS } from './cards/vocabulary.ts'
import { CATHEDRAL, DAY_SPACES, type State } from './state.ts'
import { NIGHTS } from './tracks.ts'

/*
 * How a position of the Cathedral is written. Seats count from 1; areas, pieces, Nights and actions have their names. Cards: `R01` Development, `S01` Dreams, `K01`
 * Conflict cards, `T01` tokens; in a hand or deck `R01/3/2` is a card that others have seen (a bit for each seat, 16 for those beside the table) and that came from the deck
 * 2 (0 Stage 1, 1 Stage 2, 2 both, 3 … a reshuffled pile). Decks are written from the top down; `rest` stands for all cards named nowhere.
 */
export const FIELDS = [
  'options',
  'seats',
  'first',
  'turn',
  'start',
  'day',
  'areas',
  'strongholds',
  'wings',
  'dreamers',
  'nightmares',
  'nightmaresAt',
  'limbo',
  'held',
  'devoured',
  'ritual',
  'deeds',
  'upgrades',
  'cathedral',
  'tokens',
  'colours',
  'stage2',
  'ending',
  'hands',
  'basics',
  'laid',
  'deck',
  'aside',
  'discard',
  'shuffling',
  'pools',
  'dreams',
  'dreamDeck',
  'dreamAside',
  'dreamPools',
  'market',
  'fulfilled',
  'conflicts',
  'conflictSeen',
  'conflictsAside',
  'clash',
  'revealed',
  'playing',
  'stack',
] as const
export type FieldName = (typeof FIELDS)[number]
export type Fields = ReadonlyMap<string, Field>

export const NONE = '-'
export const REST = 'rest'

const splitAt = (text: string): string[] => text.split(/\s+/).filter(word => word !== '')

/** The words of a list; a lone `-` is an empty one. */
export function wordsOf(text: string): string[] {
  const words = splitAt(text)
  return words.length === 1 && words[0] === NONE ? [] : words
}

/** As many words as there are places, `-` among them. */
export const placesOf = splitAt

/** What stands on both sides of a sign, which a word has once: `NW=1:2`. */
export function sidesOf(field: Field, word: string, sign: string, allowed: Text): readonly [string, string] {
  const [before = '', behind = '', ...more] = word.split(sign)
  if (behind === '' || more.length > 0) throw badField(field, allowed, word)
  return [before, behind]
}

/** The parts between `|`, one for each seat. */
export function rowsOf(field: Field | undefined, seats: number): string[][] | undefined {
  if (field === undefined) return undefined
  return seatParts(field, seats, seats).map(part => splitAt(part).filter(word => word !== NONE))
}

/** As many whole numbers as there should be; all are 0 where nothing is written. */
export function numbersOf(field: Field | undefined, count: number, most: number): number[] {
  if (field === undefined) return Array<number>(count).fill(0)
  const words = splitAt(field.value)
  if (words.length !== count) throw badField(field, severalNumbers(count, most))
  return words.map(word => readWhole(field, word, 0, most))
}

export const severalNumbers = (count: number, most: number): Text => ({
  pl: `${count} ${polishPlural(count, 'liczba', 'liczby', 'liczb')}, każda od 0 do ${most}`,
  en: `${count} numbers, each from 0 to ${most}`,
})

// --- Names of places ---

export const areaName = (s: State, area: number): string => s.board().areas[area]?.id ?? NONE

/** Other words than areas may stand there, too. */
export function readArea(s: State, field: Field, word: string, others: readonly string[] = []): number {
  const { areas } = s.board()
  const area = areas.findIndex(known => known?.id === word)
  const names = areas.flatMap(known => (known === undefined ? [] : [known.id]))
  if (area < 0) throw badField(field, [...names, ...others].join(' '), word)
  return area
}

/** An area + 1; 0 is none. */
export const placeName = (s: State, place: number): string =>
  place === CATHEDRAL + 1 ? 'cathedral' : place === 0 ? NONE : areaName(s, place - 1)

export function readPlace(s: State, field: Field, word: string): number {
  if (word === NONE) return 0
  if (word === 'cathedral') return CATHEDRAL + 1
  return readArea(s, field, word, field.name === 'nightmaresAt' ? ['cathedral', NONE] : [NONE]) + 1
}

const DREAMER_NAMES: readonly string[] = [
  NONE,
  ...NIGHTS,
  ...listOf(DAY_SPACES - 1 - NIGHTS.length, () => ''),
  ...ACTIONS,
]

export const dreamerName = (place: number): string => DREAMER_NAMES[place]!

export function readDreamer(field: Field, word: string): number {
  const place = DREAMER_NAMES.indexOf(word)
  if (place < 0 || word === '') throw badField(field, DREAMER_NAMES.filter(name => name !== '').join(' '), word)
  return place
}

// --- Cards ---

export type Letter = 'R' | 'S' | 'K' | 'T'

export const cardName = (letter: Letter, card: number): string => `${letter}${String(card).padStart(2, '0')}`

export function readCardName(field: Field, letter: Letter, word: string, most: number): number {
  const card = new RegExp(`^${letter}(\\d\\d)$`).exec(word)?.[1]
  const number = card === undefined ? 0 : Number(card)
  if (number < 1 || number > most) throw badField(field, `${cardName(letter, 1)}–${cardName(letter, most)}`, word)
  return number
}

export const missing = (field: FieldName): BadInput => new BadInput({ kind: 'missingField', field })
