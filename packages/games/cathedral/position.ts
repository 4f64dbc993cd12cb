import {
  badField,
  type Field,
  listOf,
  type Position,
  type PositionNotation,
  readFields,
  readJson,
  readWhole,
} from '@sennik/engine'
import type { Book } from './cards/book.ts'
import { ACTIONS } from './cards/vocabulary.ts'
import { AGREED, COUNT, DEED } from './cells.ts'
import {
  AREAS,
  FOLLOWERS,
  HIGHEST_LEVEL,
  LAP,
  LAST_STEP,
  LAST_TURN,
  LEVELS,
  MARKERS,
  MAX_SEATS,
  MIN_SEATS,
  NIGHTMARES,
  NIGHTMARES_IN_PLAY,
  SHADOW_FIGURES,
  SHADOWS,
  SIDES,
  UNIT_LIMIT,
} from './components.ts'
import { options, PAIRS } from './options.ts'
import { readCards, writeCards } from './position-cards.ts'
import { readStack, writeStack } from './position-stack.ts'
import {
  areaName,
  cardName,
  dreamerName,
  FIELDS,
  type FieldName,
  type Fields,
  missing,
  NONE,
  numbersOf,
  placeName,
  readArea,
  readCardName,
  readDreamer,
  readPlace,
  rowsOf,
  wordsOf,
} from './position-words.ts'
import { State } from './state.ts'
import { PIECES as PIECE_FACES } from './tracks.ts'

const TOKENS = 13
/** KK-3.8: the highest limit on a Fortify card. */
const HIGHEST_LIMIT = 5

// --- Writing ---

function writeOptions(s: State): string {
  const pair = PAIRS[s.agreed[AGREED.pair]! - 1]
  return JSON.stringify({
    mode: s.isVariable() ? 'variable' : 'standard',
    forkedPaths: s.isForked(),
    advanced: s.agreed[AGREED.advanced] === 1,
    nightmares: pair === undefined ? 'random' : pair.join('+'),
    buildFromFirstTurn: s.agreed[AGREED.buildFromFirstTurn] === 1,
    ownConflictsOnly: s.agreed[AGREED.ownConflictsOnly] === 1,
  })
}

const sideName = (side: number): string => (side === SHADOWS ? 's' : String(side + 1))

function writeAreas(s: State): string {
  return listOf(AREAS, area => {
    const parts = listOf(SIDES, side => ({ side, units: s.units[area * SIDES + side]! }))
      .filter(({ units }) => units > 0)
      .map(({ side, units }) => `${sideName(side)}:${units}`)
    if (s.forts[area]! > 0) parts.push(`f${s.fortOwners[area]}:${s.forts[area]}`)
    return parts.length === 0 ? '' : `${areaName(s, area)}=${parts.join(',')}`
  })
    .filter(word => word !== '')
    .join(' ')
}

function write(s: State): Position {
  const seats = s.seats()
  const { counts } = s
  const own = (cells: Uint8Array): number[] => Array.from(cells.subarray(0, seats))
  const rows = (cells: Uint8Array, width: number): string =>
    listOf(seats, seat => Array.from(cells.subarray(seat * width, (seat + 1) * width)).join(' ')).join(' | ')
  const position: { [F in FieldName]?: string } = {
    options: writeOptions(s),
    seats: String(seats),
    first: String(counts[COUNT.first]! + 1),
    turn: String(counts[COUNT.turn]! + 1),
    start: String(counts[COUNT.start]! + 1),
    day: ACTIONS[s.day()] ?? NONE,
    areas: writeAreas(s),
    strongholds: own(s.strongholds)
      .map(place => placeName(s, place))
      .join(' '),
    wings: own(s.wings)
      .map(place => placeName(s, place))
      .join(' '),
    dreamers: own(s.dreamers).map(dreamerName).join(' '),
    nightmares: Array.from(s.nightmares.subarray(0, NIGHTMARES_IN_PLAY)).join(' '),
    nightmaresAt: Array.from(s.nightmares.subarray(NIGHTMARES_IN_PLAY), place => placeName(s, place)).join(' '),
    limbo: own(s.limbo).join(' '),
    held: own(s.held).join(' '),
    devoured: [...own(s.devoured), s.devoured[SHADOWS]].join(' '),
    ritual: rows(s.ritual, MARKERS),
    deeds: rows(s.deeds, DEED.count),
    cathedral: PIECE_FACES.filter((_, piece) => s.taken[piece] === 1)
      .map(({ id }) => id)
      .join(' '),
    tokens: PIECE_FACES.flatMap(({ id }, piece) =>
      s.tokens[piece] === 0 ? [] : [`${id}=${cardName('T', s.tokens[piece]!)}`],
    ).join(' '),
    colours: String(counts[COUNT.colours]),
    stage2: counts[COUNT.mixed] === 1 ? 'yes' : 'no',
    ending: counts[COUNT.ending] === 1 ? 'yes' : 'no',
    ...writeCards(s),
    stack: writeStack(s),
  }
  return position as Position
}

// --- Reading ---

function read(book: Book, text: string): State {
  const fields = readFields(text, FIELDS)
  const s = new State(book)
  const field = (name: FieldName): Field | undefined => fields.get(name)
  const seats = field('seats')
  if (seats === undefined) throw missing('seats')
  const count = readWhole(seats, seats.value, MIN_SEATS, MAX_SEATS)
  s.agree(count, options.read(readJson('options', field('options')?.value ?? '{}'), count))
  const whole = (name: FieldName, min: number, max: number, otherwise: number): number => {
    const given = field(name)
    return given === undefined ? otherwise : readWhole(given, given.value, min, max)
  }
  s.counts[COUNT.first] = whole('first', 1, count, 1) - 1
  s.counts[COUNT.turn] = whole('turn', 1, LAST_TURN + 1, 1) - 1
  s.counts[COUNT.start] = whole('start', 1, LAP, 1) - 1
  s.counts[COUNT.colours] = whole('colours', 0, 3, 0)
  s.counts[COUNT.mixed] = Number(readYes(field('stage2')))
  s.counts[COUNT.ending] = Number(readYes(field('ending')))
  readDay(field('day'), s)
  readFigures(fields, s)
  readCathedral(fields, s)
  readCards(fields, s)
  readStack(field('stack'), s)
  return s
}

function readYes(field: Field | undefined): boolean {
  if (field === undefined || field.value === 'no') return false
  if (field.value !== 'yes') throw badField(field, 'yes no')
  return true
}

function readDay(field: Field | undefined, s: State): void {
  if (field === undefined || field.value === NONE) return
  const action = (ACTIONS as readonly string[]).indexOf(field.value)
  if (action < 0) throw badField(field, [NONE, ...ACTIONS].join(' '))
  s.counts[COUNT.day] = action + 1
}

/** What is not on the map, in Limbo, held or devoured is in the supply. */
function readFigures(fields: Fields, s: State): void {
  const seats = s.seats()
  const areas = fields.get('areas')
  for (let seat = 0; seat < seats; seat++) {
    s.supply[seat] = FOLLOWERS
    s.levels[seat] = LEVELS
  }
  s.supply[SHADOWS] = SHADOW_FIGURES
  for (const word of wordsOf(areas?.value ?? '')) {
    const [name = '', parts = ''] = word.split('=')
    const area = readArea(s, areas!, name)
    for (const part of parts.split(',')) readPart(s, areas!, area, part)
  }
  const each = (
    name: FieldName,
    count: number,
    into: Uint8Array,
    place: (field: Field, word: string) => number,
  ): void => {
    const given = fields.get(name)
    if (given === undefined) return
    const words = wordsOf(given.value)
    if (words.length !== count) throw badField(given, Array(count).fill('…').join(' '))
    into.set(words.map(word => place(given, word)))
  }
  const placeOf = (field: Field, word: string): number => readPlace(s, field, word)
  each('strongholds', seats, s.strongholds, placeOf)
  each('wings', seats, s.wings, placeOf)
  each('dreamers', seats, s.dreamers, readDreamer)
  s.nightmares.set(numbersOf(fields.get('nightmares'), NIGHTMARES_IN_PLAY, NIGHTMARES))
  each('nightmaresAt', NIGHTMARES_IN_PLAY, s.nightmares.subarray(NIGHTMARES_IN_PLAY), placeOf)
  s.limbo.set(numbersOf(fields.get('limbo'), seats, FOLLOWERS))
  s.held.set(numbersOf(fields.get('held'), seats, FOLLOWERS))
  const devoured = numbersOf(fields.get('devoured'), seats + 1, SHADOW_FIGURES)
  s.devoured.set(devoured.slice(0, seats))
  s.devoured[SHADOWS] = devoured[seats]!
  for (let side = 0; side < SIDES; side++) {
    const off = s.devoured[side]! + (side === SHADOWS ? 0 : s.limbo[side]! + s.held[side]!)
    if (off > s.supply[side]!)
      throw badField(fields.get('areas') ?? fields.get('seats')!, `${sideName(side)}: ≤ ${s.supply[side]}`)
    s.supply[side]! -= off
  }
  const row = (name: FieldName, into: Uint8Array, width: number, most: number): void => {
    const given = fields.get(name)
    rowsOf(given, seats)?.forEach((words, seat) => {
      if (words.length !== width) throw badField(given!, Array(width).fill(`0–${most}`).join(' '), words.join(' '))
      into.set(
        words.map(word => readWhole(given!, word, 0, most)),
        seat * width,
      )
    })
  }
  row('ritual', s.ritual, MARKERS, LAST_STEP)
  row('deeds', s.deeds, DEED.count, 255)
}

/** `1:2` two Followers of seat 1, `s:1` a Shadow, `f1:3` a Fort of seat 1 with three levels. */
function readPart(s: State, field: Field, area: number, part: string): void {
  const found = /^(f?)([1-4s]):(\d+)$/.exec(part)
  const allowed = '1:2 s:1 f1:3'
  if (found === null) throw badField(field, allowed, part)
  const [, fort, name, digits] = found
  const side = name === 's' ? SHADOWS : Number(name) - 1
  const count = Number(digits)
  if (side !== SHADOWS && side >= s.seats()) throw badField(field, `1–${s.seats()}`, part)
  if (fort === 'f') {
    if (side === SHADOWS || count < 1 || count > HIGHEST_LEVEL || count > s.levels[side]! || s.forts[area] !== 0)
      throw badField(field, `f1:1–${HIGHEST_LEVEL}`, part)
    s.forts[area] = count
    s.fortOwners[area] = side + 1
    s.levels[side]! -= count
    return
  }
  // KK-3.8: nobody ever has more in one area.
  const most = Math.min(s.supply[side]!, side === SHADOWS ? UNIT_LIMIT : HIGHEST_LIMIT)
  if (count < 1 || count > most || s.units[area * SIDES + side] !== 0) throw badField(field, `${name}:1–${most}`, part)
  s.units[area * SIDES + side] = count
  s.supply[side]! -= count
}

function readCathedral(fields: Fields, s: State): void {
  const pieceOf = (field: Field, word: string): number => {
    const piece = PIECE_FACES.findIndex(({ id }) => id === word)
    if (piece < 0) throw badField(field, PIECE_FACES.map(({ id }) => id).join(' '), word)
    return piece
  }
  const built = fields.get('cathedral')
  for (const word of wordsOf(built?.value ?? '')) s.taken[pieceOf(built!, word)] = 1
  s.counts[COUNT.pieces] = s.taken.reduce((sum, piece) => sum + piece, 0)
  const tokens = fields.get('tokens')
  for (const word of wordsOf(tokens?.value ?? '')) {
    const [piece = '', token = ''] = word.split('=')
    s.tokens[pieceOf(tokens!, piece)] = readCardName(tokens!, 'T', token, TOKENS)
  }
}

export const positionWith = (book: Book): PositionNotation<State> => ({ write, read: text => read(book, text) })
