import {
  asSeat,
  BadInput,
  badField,
  type Field,
  listOf,
  type Position,
  type PositionNotation,
  readFields,
  readJson,
  readWhole,
  type Seat,
  type SeatSet,
  seatsOf,
} from '@sennik/engine'
import { TOKENS_PER_BOWL } from './cat-tables.ts'
import {
  type Card,
  type Cat,
  CHANGES_OF_MIND,
  catSymbol,
  GRID,
  HAND_KINDS,
  LINES,
  type Line,
  MAX_SEATS,
  MIN_SEATS,
  OPEN_STRAYS,
  symbolOf,
} from './components.ts'
import { tokensText } from './counting.ts'
import { options } from './options.ts'
import { checkBowls, dealRest, deriveDiscarded, tableOf } from './position-checks.ts'
import { laidBefore } from './scoring.ts'
import { bestFeedings } from './settlement.ts'
import { State } from './state.ts'
import { STEP_NAMES, type StepName, stepNumber } from './steps.ts'
import { checkTable, tooMany } from './table.ts'
import { TOYS } from './vocabulary.ts'
import {
  countsText,
  EMPTY,
  perSeat,
  placeText,
  readCat,
  readCounts,
  readPlace,
  readStrayPlace,
  readTokens,
  strayPlaceText,
  THING_IDS,
  wordsIn,
} from './written.ts'

/*
 * How a position of Cat Lady is written; docs/notation.md has examples. A row for each seat, `|` between them: `cats` with what is in
 * their bowls (`bronte=TT`), `food` that is in no bowl, `toys`, and so on. Without `asked` the game is over, and `feeding` says whether the
 * bowls stand as they are written (`done`) or everybody feeds in the best way (`best`, also when it is left out): then a few rows are
 * enough to count a real table.
 */
const FIELDS = [
  'options',
  'asked',
  'marker',
  'grid',
  'strays',
  'cats',
  'food',
  'toys',
  'costumes',
  'catnip',
  'lost',
  'sprays',
  'tokens',
  'changes',
  'discarded',
  'deck',
  'removed',
  'feeding',
] as const
type FieldName = (typeof FIELDS)[number]
type Fields = ReadonlyMap<string, Field>

/** Fields with one number for each seat that is a count in the hand. */
const HAND_FIELDS: readonly (readonly [FieldName, number])[] = [
  ['costumes', HAND_KINDS.indexOf('costume')],
  ['catnip', HAND_KINDS.indexOf('catnip')],
  ['lost', HAND_KINDS.indexOf('lost')],
  ['sprays', HAND_KINDS.indexOf('spray')],
]
const HAND = HAND_KINDS.length
const MOST_OF_A_CARD = 20

const isOver = (s: State): boolean => s.stack.depth === 0

// --- Writing ---

function write(s: State): Position {
  const seats = listOf(s.seats(), asSeat)
  const rows = (show: (seat: Seat) => string | number): string => seats.map(show).join(' | ')
  const grid = Array.from(s.grid, placeText)
  const position: { [F in FieldName]?: string } = {
    options: JSON.stringify(s.options()),
    ...(isOver(s) ? {} : { asked: asked(s) }),
    ...(s.marker() < 0 ? {} : { marker: String(s.marker() + 1) }),
    grid: [0, 3, 6].map(row => grid.slice(row, row + 3).join(' ')).join(' / '),
    strays: Array.from(s.strays, strayPlaceText).join(' '),
    cats: rows(seat => catsText(s, seat)),
    food: rows(seat => tokensText(listOf(TOKENS_PER_BOWL, food => s.inStock(seat, food)))),
    toys: rows(seat => countsText(s.hands.subarray(seat * HAND, seat * HAND + TOYS.length), TOYS)),
  }
  for (const [name, kind] of HAND_FIELDS) position[name] = rows(seat => s.held(seat, kind))
  position.tokens = rows(seat => s.tokens[seat]!)
  position.changes = rows(seat => s.changes[seat]!)
  position.discarded = countsText(s.discarded, THING_IDS)
  position.deck = fromTop(s.deck.subarray(s.removedSize(), s.unseenSize()))
  position.removed = fromTop(s.deck.subarray(0, s.removedSize()))
  if (isOver(s)) position.feeding = 'done'
  return position as Position
}

const asked = (s: State): string =>
  [...seatsOf(s.deciders()).map(seat => seat + 1), STEP_NAMES[s.stack.step]!].join(' ')

const catsText = (s: State, seat: Seat): string => {
  const { household, bowls } = laidBefore(s, seat)
  return household.cats
    .map((cat, index) => {
      const bowl = tokensText(bowls[index]!)
      return bowl === '' ? catSymbol(cat) : `${catSymbol(cat)}=${bowl}`
    })
    .join(' ')
}

const fromTop = (cells: Uint8Array): string =>
  Array.from(cells, card => symbolOf(card as Card))
    .reverse()
    .join(' ')

// --- Reading ---

function read(text: string): State {
  const fields = readFields(text, FIELDS)
  const s = new State()
  const cats = fields.get('cats')
  if (cats === undefined) throw new BadInput({ kind: 'missingField', field: 'cats' })
  const seats = cats.value.split('|').length
  if (seats < MIN_SEATS || seats > MAX_SEATS)
    throw new BadInput({ kind: 'seatCount', given: String(seats), min: MIN_SEATS, max: MAX_SEATS })
  s.agree(seats, options.read(readJson('options', fields.get('options')?.value ?? '{}')))
  readTable(fields, s)
  readHouseholds(fields, cats, s)
  readAsked(fields, s)
  checkTable(tableOf(s), !isOver(s))
  deriveDiscarded(fields.get('discarded'), s)
  dealRest(fields.get('deck'), fields.get('removed'), s)
  checkBowls(cats, s)
  if (isOver(s)) readFeeding(fields.get('feeding'), s)
  return s
}

function readTable(fields: Fields, s: State): void {
  const marker = fields.get('marker')
  if (marker !== undefined) s.mark((readWhole(marker, marker.value, 1, LINES) - 1) as Line)
  const grid = fields.get('grid')
  if (grid !== undefined) {
    const cards = wordsIn(grid.value.replaceAll('/', ' '))
    if (cards.length !== GRID) throw badField(grid, '… … … / … … … / … … …')
    s.grid.set(cards.map(word => readPlace(grid, word)))
  }
  const strays = fields.get('strays')
  if (strays === undefined) return
  const open = wordsIn(strays.value)
  const isTwice = open.some((word, place) => word !== EMPTY && open.indexOf(word) < place)
  if (open.length > OPEN_STRAYS || isTwice) throw badField(strays, '… … …')
  s.strays.set(open.map(word => readStrayPlace(strays, word)))
}

function readHouseholds(fields: Fields, cats: Field, s: State): void {
  const seats = s.seats()
  const each = (name: FieldName, readSeat: (part: string, seat: number, field: Field) => void): void => {
    const field = fields.get(name)
    if (field !== undefined)
      perSeat(field, seats).forEach((part, seat) => {
        readSeat(part, seat, field)
      })
  }
  each('food', (part, seat, field) => s.stock.set(readTokens(field, part), seat * TOKENS_PER_BOWL))
  each('toys', (part, seat, field) => s.hands.set(readCounts(field, part, TOYS, MOST_OF_A_CARD), seat * HAND))
  for (const [name, kind] of HAND_FIELDS)
    each(name, (part, seat, field) => {
      s.hands[seat * HAND + kind] = readWhole(field, part, 0, MOST_OF_A_CARD)
    })
  each('tokens', (part, seat, field) => {
    s.tokens[seat] = readWhole(field, part, 0, MOST_OF_A_CARD)
  })
  each('changes', (part, seat, field) => {
    s.changes[seat] = readWhole(field, part, 0, CHANGES_OF_MIND)
  })
  each('cats', (part, seat) => readCats(cats, part, asSeat(seat), s))
}

function readCats(field: Field, part: string, seat: Seat, s: State): void {
  for (const word of wordsIn(part)) {
    const [name = '', bowl = ''] = word.split('=')
    const cat: Cat = readCat(field, name)
    if (s.owners[cat] !== 0) throw tooMany(catSymbol(cat), 2, 1)
    if (s.strays.includes(cat + 1)) throw new BadInput({ kind: 'contradiction', first: 'cats', second: 'strays' })
    s.adopt(seat, cat)
    s.bowls.set(readTokens(field, bowl), cat * TOKENS_PER_BOWL)
  }
}

function readAsked(fields: Fields, s: State): void {
  const field = fields.get('asked')
  if (field === undefined) return
  const words = wordsIn(field.value)
  const step = words.pop() as StepName
  if (!STEP_NAMES.includes(step) || words.length === 0) throw badField(field, `<seat> ${STEP_NAMES.join(' | ')}`)
  const waiting = words.reduce((set, word) => set | (1 << (readWhole(field, word, 1, s.seats()) - 1)), 0) as SeatSet
  if (step !== 'feeding' && words.length > 1) throw badField(field, `<seat> ${step}`)
  if (s.marker() < 0 !== (step === 'marker'))
    throw new BadInput({ kind: 'contradiction', first: 'asked', second: 'marker' })
  if (!s.isGridFull() && (step === 'turn' || step === 'marker'))
    throw fields.has('grid')
      ? new BadInput({ kind: 'contradiction', first: 'asked', second: 'grid' })
      : new BadInput({ kind: 'missingField', field: 'grid' })
  if (step !== 'feeding' && s.bowls.some(tokens => tokens > 0))
    throw new BadInput({ kind: 'contradiction', first: 'asked', second: 'cats' })
  s.stack.call(stepNumber(step), waiting)
}

/** Nobody is asked: the bowls stand as they are written, or everybody feeds in the best way. */
function readFeeding(field: Field | undefined, s: State): void {
  if (field !== undefined && field.value !== 'done' && field.value !== 'best') throw badField(field, 'done | best')
  if (field?.value === 'done') return
  if (s.bowls.some(tokens => tokens > 0)) {
    if (field === undefined) return
    throw new BadInput({ kind: 'contradiction', first: 'feeding', second: 'cats' })
  }
  const laid = listOf(s.seats(), seat => laidBefore(s, asSeat(seat)))
  bestFeedings(laid.map(({ household }) => household)).forEach(({ bowls }, seat) => {
    laid[seat]!.household.cats.forEach((cat, index) => {
      bowls[index]!.forEach((count, food) => {
        s.give(asSeat(seat), food, cat, count)
      })
    })
  })
}

export const position: PositionNotation<State> = { write, read }
