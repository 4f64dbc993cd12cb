import {
  asSeat,
  BadInput,
  badField,
  cannotBe,
  type Field,
  listOf,
  only,
  type Position,
  type PositionNotation,
  readFields,
  readJson,
  readSeat,
  readWhole,
  type Seat,
  seatParts,
  seatsOf,
  type Text,
} from '@sennik/engine'
import {
  type Card,
  HAND,
  IDLE_ROUNDS,
  isCat,
  JOKER,
  LANDS,
  MAX_SEATS,
  MIN_SEATS,
  NO_CARD,
  SYMBOLS,
  symbolOf,
} from './components.ts'
import type { Cause } from './events.ts'
import { readCard, writeLand } from './land-notation.ts'
import { options } from './options.ts'
import { checkPosition } from './position-checks.ts'
import { handSizes } from './position-hands.ts'
import { ABOUT_A_LAND, END_WORDS, type Fields, isOver, OF_A_DUEL, stepOf } from './position-words.ts'
import { causeOf } from './scoring.ts'
import { COUNT, ENDINGS, GOES_ON, LONGEST_SERIES, State } from './state.ts'
import { STEP_NAMES, type StepName, stepNumber } from './steps.ts'
import { deckOf, readCards, tooMany, words } from './written-cards.ts'

/*
 * How a position of Koty is written. Cards: 1–8 cats by their value, R raven, J joker, M moth, B bat, O owl, D dragon. Seats and lands count from 1.
 * Lands: `land-notation.ts`. In a hand `8!` is a card that everyone has seen. Piles are written from the top down; `rest` stands for all
 * cards named nowhere. docs/notation.md has examples.
 */
const FIELDS = [
  'options',
  'asked',
  'turn',
  'idle',
  'table',
  'as',
  'series',
  'hands',
  'dreams',
  'discard',
  'pile',
  'shuffled',
  'end',
] as const
type FieldName = (typeof FIELDS)[number]

const LAND_NUMBER: Text = { pl: `numer krainy, od 1 do ${LANDS}`, en: `the number of a land, 1–${LANDS}` }

const row = (cards: readonly Card[]): string => cards.map(symbolOf).join(' ')

// --- Writing ---

function write(s: State): Position {
  const seats = listOf(s.seats(), asSeat)
  const position: { [F in FieldName]?: string } = {
    options: JSON.stringify(s.options()),
    ...(isOver(s) ? {} : { asked: asked(s) }),
    turn: String(s.turn() + 1),
    idle: String(s.idleTurns()),
    table: row([s.played(), s.beside()].filter(card => card !== NO_CARD)),
    ...(s.attackingCat() === NO_CARD
      ? {}
      : { as: symbolOf(s.attackingCat()), series: row(listOf(s.seriesSize(), index => s.seriesCard(index))) }),
    hands: seats.map(seat => hand(s, seat)).join(' | '),
    dreams: seats.map(seat => listOf(LANDS, land => writeLand(s, seat, land)).join(' ')).join(' | '),
    discard: row(fromTop(s.discards, s.discardSize())),
    pile: row(fromTop(s.pile, s.pileSize())),
    shuffled: row(Array.from(s.shuffled).flatMap((count, kind) => Array<Card>(count).fill(kind as Card))),
  }
  if (s.ending() !== GOES_ON) position.end = `${END_WORDS[causeOf(s)]} ${s.ender() + 1}`
  return position as Position
}

const hand = (s: State, seat: Seat): string =>
  listOf(s.handSize(seat), index => symbolOf(s.cardInHand(seat, index)) + (index < s.shownIn(seat) ? '!' : '')).join(
    ' ',
  )

const fromTop = (cells: Uint8Array, size: number): Card[] => Array.from(cells.subarray(0, size)).reverse() as Card[]

function asked(s: State): string {
  const step = stepOf(s)
  const who = seatsOf(s.deciders()).map(seat => seat + 1)
  return [
    ...who,
    step,
    ...(ABOUT_A_LAND.includes(step) ? [s.stack.register(0) + 1, s.stack.register(1) + 1] : []),
  ].join(' ')
}

// --- Reading ---

interface Ending {
  readonly ending: number
  readonly ender: Seat
}

function read(text: string): State {
  const fields = readFields(text, FIELDS)
  const dreams = fields.get('dreams')
  if (dreams === undefined) throw new BadInput({ kind: 'missingField', field: 'dreams' })
  const seats = seatParts(dreams, MIN_SEATS, MAX_SEATS).length
  const s = new State()
  s.agree(seats, options.read(readJson('options', fields.get('options')?.value ?? '{}'), seats))
  readAsked(fields, s)
  const { ending, ender } = readEnd(fields, s)
  readCards(fields, dreams, s, seat => (isOver(s) ? HAND : handSizes(s, seat, ending)[0]!))
  // Laying nines counted as adding them.
  s.setEnding(ending, ender)
  readIdle(fields.get('idle'), s)
  readShuffled(fields, s)
  readDuel(fields, s)
  checkPosition(s, fields)
  return s
}

function readAsked(fields: Fields, s: State): void {
  const field = fields.get('asked')
  const turn = fields.get('turn')
  if (turn !== undefined) s.setTurn(readSeat(turn, turn.value, s.seats()))
  if (field === undefined) return
  const [who = '', step = '', ...registers] = words(field.value)
  if (!(STEP_NAMES as readonly string[]).includes(step))
    throw badField(field, {
      pl: `numer miejsca i krok, na przykład „2 turn”; kroki: ${STEP_NAMES.join(', ')}`,
      en: `the number of a seat and a step, such as “2 turn”; steps: ${STEP_NAMES.join(', ')}`,
    })
  const seat = readSeat(field, who, s.seats())
  const aboutLand = ABOUT_A_LAND.includes(step as StepName)
  if (registers.length !== (aboutLand ? 2 : 0))
    throw badField(
      field,
      aboutLand
        ? {
            pl: `po „${step}” numer miejsca i numer jego krainy, na przykład „${seat + 1} ${step} 2 1”`,
            en: `after “${step}” the number of a seat and of its land, such as “${seat + 1} ${step} 2 1”`,
          }
        : { pl: `„${seat + 1} ${step}” i nic więcej`, en: `“${seat + 1} ${step}” and nothing more` },
    )
  const [owner = 0, land = 0] = aboutLand
    ? [readSeat(field, registers[0]!, s.seats()), readWhole(field, registers[1]!, 1, LANDS, LAND_NUMBER) - 1]
    : []
  if (turn === undefined) {
    if (step === 'reply' || step === 'partner') throw new BadInput({ kind: 'missingField', field: 'turn' })
    s.setTurn(seat)
  }
  s.stack.call(stepNumber(step as StepName), only(seat), owner, land)
}

/** How the game ended, or will once the card being played has taken effect. */
function readEnd(fields: Fields, s: State): Ending {
  const field = fields.get('end')
  if (field === undefined) {
    if (isOver(s)) throw new BadInput({ kind: 'missingOneOf', fields: ['asked', 'end'] })
    return { ending: GOES_ON, ender: asSeat(0) }
  }
  const [how = '', who = '', ...more] = words(field.value)
  const cause = (Object.keys(END_WORDS) as Cause[]).find(each => END_WORDS[each] === how)
  if (cause === undefined || more.length > 0) {
    const causes = Object.values(END_WORDS)
    throw badField(field, {
      pl: `jedno ze słów ${causes.join(', ')} i numer miejsca, na przykład „${causes[1]} 2”`,
      en: `one of the words ${causes.join(', ')} and the number of a seat, such as “${causes[1]} 2”`,
    })
  }
  const ender = readSeat(field, who, s.seats())
  if (isOver(s) && !fields.has('turn')) s.setTurn(ender)
  return { ending: ENDINGS[cause], ender }
}

/** Left out it is what it must be at such an end, or nothing. */
function readIdle(field: Field | undefined, s: State): void {
  const most = IDLE_ROUNDS * s.seats()
  if (field !== undefined) s.counts[COUNT.idle] = readWhole(field, field.value, 0, isOver(s) ? most : most - 1)
  else s.counts[COUNT.idle] = s.ending() === ENDINGS.standstill ? most : 0
}

/** What is left out was shuffled whole. */
function readShuffled(fields: Fields, s: State): void {
  const deck = deckOf(s)
  const field = fields.get('shuffled')
  if (field === undefined) s.shuffled.set(deck)
  else for (const word of words(field.value)) s.shuffled[readCard(field, word)]!++
  s.shuffled.forEach((count, kind) => {
    if (count > deck[kind]!) throw tooMany(fields, ['shuffled'], kind as Card, count, deck[kind]!)
  })
}

function readDuel(fields: Fields, s: State): void {
  const as = fields.get('as')
  const series = fields.get('series')
  if (isOver(s) || !OF_A_DUEL.includes(stepOf(s))) {
    if (as === undefined && series === undefined) return
    throw cannotBe(fields, ['asked', 'as', 'series'], {
      pl: `pojedynek trwa tylko wtedy, gdy ktoś jest pytany: ${OF_A_DUEL.join(', ')}`,
      en: `there is a duel only while somebody is asked: ${OF_A_DUEL.join(', ')}`,
    })
  }
  if (as === undefined) throw new BadInput({ kind: 'missingField', field: 'as' })
  const cat = SYMBOLS.indexOf(as.value) as Card
  if (!isCat(cat)) throw badField(as, { pl: 'kot, czyli 1–8', en: 'a cat, that is 1–8' })
  s.beginDuel(cat)
  if (series === undefined) return
  const cards = words(series.value).map(word => readCard(series, word))
  if (cards.length % 2 !== 0 || cards.length > LONGEST_SERIES || cards.some(card => card !== cat && card !== JOKER))
    throw badField(series, {
      pl: `pary ataku i obrony z kart ${symbolOf(cat)} i J, najwyżej ${LONGEST_SERIES} kart`,
      en: `pairs of attack and defence made of cards ${symbolOf(cat)} and J, at most ${LONGEST_SERIES} cards`,
    })
  for (let index = 0; index < cards.length; index += 2) s.addToSeries(cards[index]!, cards[index + 1]!)
}

export const position: PositionNotation<State> = { write, read }
