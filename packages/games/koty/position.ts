import {
  asSeat,
  BadInput,
  badField,
  type Field,
  listOf,
  only,
  type Position,
  type PositionNotation,
  readFields,
  readJson,
  readWhole,
  type Seat,
  seatsOf,
} from '@sennik/engine'
import {
  BAT,
  type Card,
  DRAGON,
  FULL_LANDS,
  friendOf,
  HAND,
  IDLE_ROUNDS,
  isCat,
  JOKER,
  LANDS,
  MAX_SEATS,
  MIN_SEATS,
  MOTH,
  NO_CARD,
  RAVEN,
  symbolOf,
} from './components.ts'
import type { Cause } from './events.ts'
import { readCard, writeLand } from './land-notation.ts'
import { options } from './options.ts'
import { causeOf } from './scoring.ts'
import { COUNT, ENDINGS, GOES_ON, LONGEST_SERIES, State } from './state.ts'
import { STEP_NAMES, type StepName, stepNumber } from './steps.ts'
import { deckOf, readCards, words } from './written-cards.ts'

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

/** Steps that are about one land: its owner and its number follow the step's name. */
const ABOUT_A_LAND: readonly StepName[] = ['declare', 'carry', 'reply', 'partner', 'repeat']
const OF_A_DUEL: readonly StepName[] = ['reply', 'partner', 'repeat']
/** Steps in which a game may be about to end for want of cards. */
const BEFORE_THE_END: readonly StepName[] = ['reply', 'partner', 'nine', 'settle']

const END_WORDS: { readonly [C in Cause]: string } = {
  threeLands: 'three-lands',
  noCards: 'no-cards',
  standstill: 'standstill',
}

const isOver = (s: State): boolean => s.stack.depth === 0
const stepOf = (s: State): StepName => STEP_NAMES[s.stack.step]!
const row = (cards: readonly Card[]): string => cards.map(symbolOf).join(' ')

const contradiction = (first: FieldName, second: FieldName): BadInput =>
  new BadInput({ kind: 'contradiction', first, second })

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

function read(text: string): State {
  const fields = readFields(text, FIELDS)
  const s = new State()
  const dreams = fields.get('dreams')
  if (dreams === undefined) throw new BadInput({ kind: 'missingField', field: 'dreams' })
  const seats = dreams.value.split('|').length
  if (seats < MIN_SEATS || seats > MAX_SEATS)
    throw new BadInput({ kind: 'seatCount', given: String(seats), min: MIN_SEATS, max: MAX_SEATS })
  s.agree(seats, options.read(readJson('options', fields.get('options')?.value ?? '{}'), seats))
  readAsked(fields, s)
  readCards(fields, dreams, s, seat => handSizeOf(s, seat, words(fields.get('table')?.value ?? '').length > 0))
  // Laying nines may look like the end of a game that is not over.
  s.setEnding(GOES_ON, asSeat(0))
  readIdle(fields.get('idle'), s)
  readShuffled(fields.get('shuffled'), s)
  readDuel(fields, s)
  readEnd(fields, s)
  if (!isOver(s)) checkAsked(s)
  return s
}

function readAsked(fields: ReadonlyMap<string, Field>, s: State): void {
  const field = fields.get('asked')
  const turn = fields.get('turn')
  if (turn !== undefined) s.setTurn(asSeat(readWhole(turn, turn.value, 1, s.seats()) - 1))
  if (field === undefined) return
  const [who = '', step = '', ...registers] = words(field.value)
  if (!(STEP_NAMES as readonly string[]).includes(step)) throw badField(field, `<seat> ${STEP_NAMES.join(' | ')}`)
  const seat = asSeat(readWhole(field, who, 1, s.seats()) - 1)
  const aboutLand = ABOUT_A_LAND.includes(step as StepName)
  if (registers.length !== (aboutLand ? 2 : 0))
    throw badField(field, `<seat> ${step}${aboutLand ? ' <seat> <land>' : ''}`)
  const [owner = 0, land = 0] = aboutLand
    ? [readWhole(field, registers[0]!, 1, s.seats()) - 1, readWhole(field, registers[1]!, 1, LANDS) - 1]
    : []
  if (turn === undefined) {
    if (step === 'reply' || step === 'partner') throw new BadInput({ kind: 'missingField', field: 'turn' })
    s.setTurn(seat)
  }
  s.stack.call(stepNumber(step as StepName), only(seat), owner, land)
}

/** Who has just played a card that is drawn for only later holds one less. */
function handSizeOf(s: State, seat: number, hasTable: boolean): number {
  if (isOver(s) || seat !== s.turn()) return HAND
  const step = stepOf(s)
  return step === 'declare' || step === 'carry' || (step === 'nine' && hasTable) ? HAND - 1 : HAND
}

function readIdle(field: Field | undefined, s: State): void {
  const most = IDLE_ROUNDS * s.seats() - (isOver(s) ? 0 : 1)
  s.counts[COUNT.idle] = field === undefined ? 0 : readWhole(field, field.value, 0, most)
}

/** What is left out was shuffled whole. */
function readShuffled(field: Field | undefined, s: State): void {
  const deck = deckOf(s)
  if (field === undefined) s.shuffled.set(deck)
  else for (const word of words(field.value)) s.shuffled[readCard(field, word)]!++
  s.shuffled.forEach((count, kind) => {
    if (count > deck[kind]!)
      throw new BadInput({ kind: 'tooManyCards', card: symbolOf(kind as Card), given: count, box: deck[kind]! })
  })
}

function readDuel(fields: ReadonlyMap<string, Field>, s: State): void {
  const as = fields.get('as')
  const series = fields.get('series')
  const isDuel = !isOver(s) && OF_A_DUEL.includes(stepOf(s))
  if (isDuel !== (as !== undefined)) throw contradiction('asked', 'as')
  if (as === undefined) {
    if (series !== undefined) throw contradiction('asked', 'series')
    return
  }
  const cat = readCard(as, as.value)
  if (!isCat(cat)) throw badField(as, '1–8')
  s.beginDuel(cat)
  const cards = words(series?.value ?? '').map(word => readCard(series!, word))
  if (cards.length % 2 !== 0 || cards.length > LONGEST_SERIES || cards.some(card => card !== cat && card !== JOKER))
    throw badField(series!, `${symbolOf(cat)} | J (0, 2, … ${LONGEST_SERIES})`)
  for (let index = 0; index < cards.length; index += 2) s.addToSeries(cards[index]!, cards[index + 1]!)
}

function readEnd(fields: ReadonlyMap<string, Field>, s: State): void {
  const field = fields.get('end')
  if (field === undefined) {
    if (isOver(s)) throw new BadInput({ kind: 'missingOneOf', fields: ['asked', 'end'] })
    return
  }
  const [how = '', who = '', ...more] = words(field.value)
  const cause = (Object.keys(END_WORDS) as Cause[]).find(each => END_WORDS[each] === how)
  if (cause === undefined || more.length > 0)
    throw badField(
      field,
      Object.values(END_WORDS)
        .map(word => `${word} <seat>`)
        .join(' | '),
    )
  const seat = asSeat(readWhole(field, who, 1, s.seats()) - 1)
  if (cause === 'threeLands' && s.fullLands(seat) < FULL_LANDS) throw contradiction('dreams', 'end')
  if (!isOver(s) && (cause !== 'noCards' || !BEFORE_THE_END.includes(stepOf(s)))) throw contradiction('asked', 'end')
  s.setEnding(ENDINGS[cause], seat)
}

/** What a decision needs in order to be one that can come up. */
function checkAsked(s: State): void {
  const seat = seatsOf(s.deciders())[0]!
  const step = stepOf(s)
  const owner = asSeat(s.stack.register(0))
  const top = s.topOf(owner, s.stack.register(1))
  if (listOf(s.seats(), asSeat).some(each => s.fullLands(each) >= FULL_LANDS)) throw contradiction('asked', 'dreams')
  if (!fitsTurn(s, step, seat, owner)) throw contradiction('asked', 'turn')
  if (ABOUT_A_LAND.includes(step) && !isCat(top)) throw contradiction('asked', 'dreams')
  if (OF_A_DUEL.includes(step) && s.attackingCat() !== top && s.attackingCat() !== friendOf(top))
    throw contradiction('as', 'dreams')
  if (!fitsTable(s, step)) throw contradiction('asked', 'table')
  const room = listOf(LANDS, land => land)
  if ((step === 'nine' || step === 'settle') && !room.some(land => s.takesNine(seat, land)))
    throw contradiction('asked', 'dreams')
  if (step === 'carry' && !listOf(s.seats(), asSeat).some(each => room.some(land => s.topOf(each, land) === NO_CARD)))
    throw contradiction('asked', 'dreams')
  if (step === 'nine' && s.played() === NO_CARD && s.pileSize() + s.discardSize() === 0)
    throw contradiction('asked', 'pile')
}

/** Who may be asked, given whose turn it is. */
function fitsTurn(s: State, step: StepName, seat: Seat, owner: Seat): boolean {
  if (OF_A_DUEL.includes(step) && !s.isRival(s.turn(), owner)) return false
  if (step === 'declare' && owner !== seat && !s.isRival(seat, owner)) return false
  if (step === 'reply') return seat === owner
  if (step === 'partner') return s.playsInTeams() && seat === s.partnerOf(owner)
  return seat === s.turn()
}

/** What lies on the table while somebody decides. */
function fitsTable(s: State, step: StepName): boolean {
  const card = s.played()
  const beside = s.beside()
  switch (step) {
    case 'turn':
    case 'repeat':
      return card === NO_CARD && beside === NO_CARD
    case 'declare':
      return card === JOKER && beside === NO_CARD
    case 'carry':
      return card === MOTH && beside === NO_CARD
    case 'nine':
      return beside === BAT ? card === RAVEN : beside === NO_CARD && (card === NO_CARD || card === DRAGON)
    case 'settle':
      return isCat(beside) && (card === beside || card === JOKER)
    case 'reply':
    case 'partner':
      return (card === s.attackingCat() || card === JOKER) && beside === NO_CARD
  }
}

export const position: PositionNotation<State> = { write, read }
