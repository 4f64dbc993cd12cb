import {
  asSeat,
  BadInput,
  badField,
  cannotBe,
  type Field,
  listOf,
  type Position,
  type PositionNotation,
  readFields,
  readJson,
  readSeats,
  readWhole,
  type Seat,
  seatParts,
  seatsOf,
} from '@sennik/engine'
import { TOKENS_PER_BOWL } from './cat-tables.ts'
import {
  CARD_IN_HAND,
  type Card,
  type Cat,
  CHANGES_OF_MIND,
  catSymbol,
  copiesFor,
  GRID,
  HAND_KINDS,
  LINES,
  type Line,
  LOST_FOR_ONE,
  MAX_SEATS,
  MIN_SEATS,
  OPEN_STRAYS,
  symbolOf,
} from './components.ts'
import { tokensText } from './counting.ts'
import type { CardNames } from './names.ts'
import { options } from './options.ts'
import { checkBowls, checkLost, dealRest, layStrays } from './position-checks.ts'
import { checkGrid, checkMoment } from './position-moment.ts'
import { checkSums } from './position-sums.ts'
import { laidBefore } from './scoring.ts'
import { bestFeedings } from './settlement.ts'
import { State } from './state.ts'
import { STEP_NAMES, type StepName, stepNumber } from './steps.ts'
import { tooMany } from './table.ts'
import { TOYS } from './vocabulary.ts'
import {
  countsText,
  EMPTY,
  type Lexicon,
  lexiconOf,
  placeText,
  readCat,
  readCount,
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
const LOST = HAND_KINDS.indexOf('lost')

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

function read(lexicon: Lexicon, text: string): State {
  const fields = readFields(text, FIELDS)
  const s = new State()
  const cats = fields.get('cats')
  if (cats === undefined) throw new BadInput({ kind: 'missingField', field: 'cats' })
  const seats = seatParts(cats, MIN_SEATS, MAX_SEATS).length
  s.agree(seats, options.read(readJson('options', fields.get('options')?.value ?? '{}')))
  readTable(lexicon, fields, s)
  readHouseholds(lexicon, fields, cats, s)
  layStrays(fields, s)
  readAsked(fields, s)
  checkLost(fields, s)
  checkSums(lexicon, fields, s)
  checkGrid(fields, s)
  dealRest(lexicon, fields, s)
  checkMoment(fields, s)
  checkBowls(lexicon, fields, s)
  if (isOver(s)) readFeeding(fields, s)
  return s
}

function readTable(lexicon: Lexicon, fields: Fields, s: State): void {
  const marker = fields.get('marker')
  if (marker !== undefined) s.mark((readWhole(marker, marker.value, 1, LINES) - 1) as Line)
  const grid = fields.get('grid')
  if (grid !== undefined) {
    const cards = wordsIn(grid.value.replaceAll('/', ' '))
    if (cards.length !== GRID)
      throw badField(grid, {
        pl: `${GRID} kart albo „${EMPTY}”, po trzy w rzędzie`,
        en: `${GRID} cards or “${EMPTY}”, three in a row`,
      })
    s.grid.set(cards.map(word => readPlace(lexicon, grid, word)))
  }
  const strays = fields.get('strays')
  if (strays === undefined) return
  const open = wordsIn(strays.value)
  const isTwice = open.some((word, place) => word !== EMPTY && open.indexOf(word) < place)
  if (open.length > OPEN_STRAYS || isTwice)
    throw badField(strays, {
      pl: `${OPEN_STRAYS} różne przybłędy albo „${EMPTY}”`,
      en: `${OPEN_STRAYS} different strays or “${EMPTY}”`,
    })
  s.strays.set(open.map(word => readStrayPlace(lexicon, strays, word)))
}

function readHouseholds(lexicon: Lexicon, fields: Fields, cats: Field, s: State): void {
  const seats = s.seats()
  const copies = copiesFor(seats)
  const most = HAND_KINDS.map((_, kind) => copies[CARD_IN_HAND[kind]!]!)
  const each = (name: FieldName, readSeat: (part: string, seat: number, field: Field) => void): void => {
    const field = fields.get(name)
    if (field !== undefined)
      seatParts(field, seats, seats).forEach((part, seat) => {
        readSeat(part, seat, field)
      })
  }
  each('food', (part, seat, field) => s.stock.set(readTokens(field, part), seat * TOKENS_PER_BOWL))
  each('toys', (part, seat, field) => s.hands.set(readCounts(lexicon, field, part, TOYS, most, seats), seat * HAND))
  for (const [name, kind] of HAND_FIELDS)
    each(name, (part, seat, field) => {
      s.hands[seat * HAND + kind] = readCount(field, part, most[kind]!, seats)
    })
  each('tokens', (part, seat, field) => {
    s.tokens[seat] = readCount(field, part, Math.floor(most[LOST]! / LOST_FOR_ONE), seats)
  })
  each('changes', (part, seat, field) => {
    s.changes[seat] = readWhole(field, part, 0, CHANGES_OF_MIND)
  })
  each('cats', (part, seat) => readCats(lexicon, fields, cats, part, asSeat(seat), s))
}

function readCats(lexicon: Lexicon, fields: Fields, field: Field, part: string, seat: Seat, s: State): void {
  for (const word of wordsIn(part)) {
    const [name = '', bowl = '', ...more] = word.split('=')
    if (more.length > 0)
      throw badField(
        field,
        { pl: 'kot i jego miska, na przykład „bronte=TT”', en: 'a cat and its bowl, such as “bronte=TT”' },
        word,
      )
    const cat: Cat = readCat(lexicon, field, name)
    if (s.owners[cat] !== 0) throw tooMany(lexicon.nameOf(catSymbol(cat)), 2, 1)
    if (s.strays.includes(cat + 1))
      throw cannotBe(fields, ['cats', 'strays'], {
        pl: `przybłęda ${lexicon.nameOf(catSymbol(cat)).pl} leży odkryta albo już ma dom, nie jedno i drugie`,
        en: `the stray ${lexicon.nameOf(catSymbol(cat)).en} lies open or has a home, not both`,
      })
    s.adopt(seat, cat)
    s.bowls.set(readTokens(field, bowl), cat * TOKENS_PER_BOWL)
  }
}

function readAsked(fields: Fields, s: State): void {
  const field = fields.get('asked')
  if (field === undefined) return
  const words = wordsIn(field.value)
  const step = words.pop() as StepName
  if (!STEP_NAMES.includes(step) || words.length === 0 || (step !== 'feeding' && words.length > 1))
    throw badField(field, {
      pl: `jedno miejsce, a po nim ${STEP_NAMES.slice(0, -1).join(', ')}, albo miejsca i feeding`,
      en: `one seat, and then ${STEP_NAMES.slice(0, -1).join(', ')}, or seats and feeding`,
    })
  s.stack.call(stepNumber(step), readSeats(field, words, s.seats()))
}

/** Nobody is asked: the bowls stand as they are written, or everybody feeds in the best way. */
function readFeeding(fields: Fields, s: State): void {
  const field = fields.get('feeding')
  if (field !== undefined && field.value !== 'done' && field.value !== 'best')
    throw badField(field, { pl: 'done albo best', en: 'done or best' })
  if (field?.value === 'done') return
  if (s.bowls.some(tokens => tokens > 0)) {
    if (field === undefined) return
    throw cannotBe(fields, ['feeding', 'cats'], {
      pl: 'najlepsze karmienie układa się z pustych misek',
      en: 'the best feeding is laid out from empty bowls',
    })
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

/** Positions in which cards may bear the names of a set. */
export function positionWith(names: CardNames): PositionNotation<State> {
  const lexicon = lexiconOf(names)
  return { write, read: text => read(lexicon, text) }
}
