import {
  badField,
  type Field,
  listOf,
  type Position,
  type PositionNotation,
  type Rules,
  readFields,
  readJson,
  readSeat,
  readWhole,
  type Text,
} from '@sennik/engine'
import type { Book } from './cards/book.ts'
import { ACTIONS } from './cards/vocabulary.ts'
import { AGREED, COUNT, DEED, READING } from './cells.ts'
import {
  AREAS,
  FOLLOWERS,
  HIGHEST_LEVEL,
  LAP,
  LAST_STEP,
  LAST_TURN,
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
import type { Event } from './events.ts'
import { type Options, options, PAIRS } from './options.ts'
import { readCards, writeCards } from './position-cards.ts'
import { readCathedral } from './position-cathedral.ts'
import { checkFigures, fillSupplies } from './position-checks.ts'
import { checkKnown } from './position-known.ts'
import { checkStack, readStack, writeStack } from './position-stack.ts'
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
  placesOf,
  readArea,
  readDreamer,
  readPlace,
  rowsOf,
  severalNumbers,
  sidesOf,
  wordsOf,
} from './position-words.ts'
import { State } from './state.ts'
import { PIECES as PIECE_FACES } from './tracks.ts'
import type { View } from './view.ts'

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
    ownConflictsOnly: s.reads(READING.ownConflictsOnly),
    placesForNone: s.reads(READING.placesForNone),
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

function read(book: Book, rules: Rules<State, Event, View, Options>, text: string): State {
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
  const first = field('first')
  s.counts[COUNT.first] = first === undefined ? 0 : readSeat(first, first.value, count)
  s.counts[COUNT.turn] = whole('turn', 1, LAST_TURN + 1, 1) - 1
  s.counts[COUNT.start] = whole('start', 1, LAP, 1) - 1
  s.counts[COUNT.mixed] = Number(readYes(field('stage2')))
  s.counts[COUNT.ending] = Number(readYes(field('ending')))
  readDay(field('day'), s)
  readFigures(fields, s)
  const frames = readStack(field('stack'), s)
  readCathedral(fields, s)
  readCards(fields, s)
  checkFigures(fields, s)
  const top = frames.at(-1)
  checkKnown(fields, s, top?.step, top?.registers[0] ?? 0)
  checkStack(frames, s, fields, rules)
  return s
}

function readYes(field: Field | undefined): boolean {
  if (field === undefined || field.value === 'no') return false
  if (field.value !== 'yes') throw badField(field, 'yes, no')
  return true
}

function readDay(field: Field | undefined, s: State): void {
  if (field === undefined || field.value === NONE) return
  const action = (ACTIONS as readonly string[]).indexOf(field.value)
  if (action < 0) throw badField(field, [NONE, ...ACTIONS].join(', '))
  s.counts[COUNT.day] = action + 1
}

function readFigures(fields: Fields, s: State): void {
  const seats = s.seats()
  const areas = fields.get('areas')
  const named = new Set<number>()
  for (const word of wordsOf(areas?.value ?? '')) {
    const [name, parts] = sidesOf(areas!, word, '=', PARTS)
    const area = readArea(s, areas!, name)
    if (named.has(area)) throw badField(areas!, { pl: 'każdy obszar najwyżej raz', en: 'each area at most once' }, word)
    named.add(area)
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
    const words = placesOf(given.value)
    if (words.length !== count) throw badField(given, { pl: `${count} miejsca`, en: `${count} places` })
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
  fillSupplies(fields, s)
  const row = (name: FieldName, into: Uint8Array, width: number, most: number): void => {
    const given = fields.get(name)
    rowsOf(given, seats)?.forEach((words, seat) => {
      if (words.length !== width) throw badField(given!, severalNumbers(width, most), words.join(' ') || NONE)
      into.set(
        words.map(word => readWhole(given!, word, 0, most)),
        seat * width,
      )
    })
  }
  row('ritual', s.ritual, MARKERS, LAST_STEP)
  row('deeds', s.deeds, DEED.count, 255)
}

const PARTS: Text = {
  pl: 'po obszarze i „=”: 1:2 (dwaj wyznawcy gracza 1), s:1 albo 5:1 (cień), f1:3 (forteca gracza 1 o trzech poziomach)',
  en: 'after an area and “=”: 1:2 (two followers of player 1), s:1 or 5:1 (a shadow), f1:3 (a fort of player 1 with three levels)',
}

/** `1:2` two Followers of seat 1, `s:1` or `5:1` a Shadow, `f1:3` a Fort of seat 1 with three levels. */
function readPart(s: State, field: Field, area: number, part: string): void {
  const found = /^(f?)([1-5s]):(\d{1,3})$/.exec(part)
  const [, fort, name, digits] = found ?? []
  const side = name === 's' ? SHADOWS : Number(name) - 1
  if (found === null || (fort === 'f' && side === SHADOWS)) throw badField(field, PARTS, part)
  const count = Number(digits)
  if (side !== SHADOWS && side >= s.seats())
    throw badField(field, { pl: `gracz od 1 do ${s.seats()}`, en: `a player, 1–${s.seats()}` }, part)
  if (fort === 'f') {
    if (count < 1 || count > HIGHEST_LEVEL || s.forts[area] !== 0)
      throw badField(
        field,
        {
          pl: `jedna forteca w obszarze, o 1–${HIGHEST_LEVEL} poziomach`,
          en: `one fort in an area, with 1–${HIGHEST_LEVEL} levels`,
        },
        part,
      )
    s.forts[area] = count
    s.fortOwners[area] = side + 1
    return
  }
  // KK-3.8: nobody ever has more in one area.
  const most = side === SHADOWS ? UNIT_LIMIT : HIGHEST_LIMIT
  if (count < 1 || count > most || s.units[area * SIDES + side] !== 0)
    throw badField(
      field,
      side === SHADOWS
        ? { pl: `1–${most} cieni w obszarze, podanych raz`, en: `1–${most} shadows in an area, given once` }
        : {
            pl: `1–${most} wyznawców gracza w obszarze, podanych raz`,
            en: `1–${most} followers of a player in an area, given once`,
          },
      part,
    )
  s.units[area * SIDES + side] = count
}

export const positionWith = (book: Book, rules: Rules<State, Event, View, Options>): PositionNotation<State> => ({
  write,
  read: text => read(book, rules, text),
})
