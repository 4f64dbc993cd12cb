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
  type SeatSet,
  seatsOf,
} from '@sennik/engine'
import {
  CARDS,
  type Card,
  IN_THE_BOX,
  KINDS,
  MAX_DREAM,
  MAX_SEATS,
  MIN_SEATS,
  OPENING_PEEKS,
  SYMBOLS,
  symbolOf,
} from './components.ts'
import { options } from './options.ts'
import { countRound, endingOf, lastDreams } from './scoring.ts'
import { bitOf, CALLED, COUNT, EVERYONE, NOT_ENDED, PART, RAN_OUT, State } from './state.ts'
import { STEP_NAMES, type StepName, stepNumber } from './steps.ts'

/*
 * How a position of Sen is written. Cards: 0–9 by their ravens, T (Take 2), P (Peek 1), S (Swap 2). Seats and lands count from 1.
 * A land in a dream may say who knows it: `7:13` is known to seats 1 and 3, `7:*` to everyone, `7` to nobody. Piles are written from
 * the top down; `rest` stands for all cards not named elsewhere. docs/notation.md has examples.
 */
const FIELDS = [
  'options',
  'round',
  'asked',
  'held',
  'dreams',
  'discard',
  'pile',
  'earlier',
  'earlier-spared',
  'earlier-penalties',
  'earlier-flat',
  'end',
  'last',
] as const
type FieldName = (typeof FIELDS)[number]

const SCORE_FIELDS: readonly (readonly [FieldName, number])[] = [
  ['earlier', PART.lands],
  ['earlier-spared', PART.spared],
  ['earlier-penalties', PART.penalty],
  ['earlier-flat', PART.flat],
]

/** Steps that keep something: how many numbers follow the step's name, all counted from 1. */
const REGISTERS: { readonly [S in StepName]: number } = {
  opening: 1,
  turn: 0,
  exchange: 0,
  drawn: 0,
  keep: 0,
  peek: 0,
  swap: 0,
  'swap-with': 2,
  claim: 0,
  'claim-with': 1,
  'claim-number': 2,
}

const HELD_IN: { readonly [S in StepName]?: number } = { drawn: 1, keep: 2 }

const CARD_LIST = SYMBOLS.join(' ')
const row = (cards: readonly Card[]): string => cards.map(symbolOf).join(' ')
const isOver = (s: State): boolean => s.stack.depth === 0

// --- Writing ---

function write(s: State): Position {
  const seats = listOf(s.seats(), seat => asSeat(seat))
  const dreams = seats.map(seat =>
    listOf(s.lands(seat), slot => symbolOf(s.landAt(seat, slot)) + knowers(s, seat, slot)).join(' '),
  )
  const position: { [F in FieldName]?: string } = {
    options: JSON.stringify(s.options()),
    round: String(s.round()),
    ...(isOver(s) ? {} : { asked: asked(s) }),
    held: row(Array.from(s.held.subarray(0, s.heldSize())) as Card[]),
    dreams: dreams.join(' | '),
    discard: row(fromTop(s.discards, s.discardSize())),
    pile: row(fromTop(s.pile, s.pileSize())),
  }
  for (const [name, part] of SCORE_FIELDS)
    position[name] = seats
      .map(seat => s.totals[seat * PART.count + part]! - (isOver(s) ? s.lastScore[seat * PART.count + part]! : 0))
      .join(' ')
  if (s.ending() !== NOT_ENDED) {
    position.end = `${endingOf(s) === 'called' ? 'called' : 'ran-out'} ${s.ender() + 1}`
    if (!isOver(s)) position.last = lastDreams(s).map(row).join(' | ')
  }
  return position as Position
}

function knowers(s: State, owner: Seat, slot: number): string {
  const seenBy = s.knownTo(owner, slot)
  if (seenBy === 0) return ''
  if (seenBy === EVERYONE) return ':*'
  return `:${seatsOf(seenBy as SeatSet)
    .map(seat => seat + 1)
    .join('')}`
}

const fromTop = (cells: Uint8Array, size: number): Card[] => Array.from(cells.subarray(0, size)).reverse() as Card[]

function asked(s: State): string {
  const step = STEP_NAMES[s.stack.step]!
  const who = seatsOf(s.deciders()).map(seat => seat + 1)
  const registers = listOf(REGISTERS[step], index => s.stack.register(index) + 1)
  return [...who, step, ...registers].join(' ')
}

// --- Reading ---

function read(text: string): State {
  const fields = readFields(text, FIELDS)
  const s = new State()
  const dreamsField = fields.get('dreams')
  if (dreamsField === undefined) throw new BadInput({ kind: 'missingField', field: 'dreams' })
  const rows = dreamsField.value.split('|')
  if (rows.length < MIN_SEATS || rows.length > MAX_SEATS)
    throw new BadInput({ kind: 'seatCount', given: String(rows.length), min: MIN_SEATS, max: MAX_SEATS })
  s.agree(rows.length, options.read(readJson('options', fields.get('options')?.value ?? '{}')))
  const round = fields.get('round')
  s.counts[COUNT.round] = round === undefined ? 1 : readWhole(round, round.value, 1, 9999)
  readEarlier(fields, s)
  readLast(fields.get('last'), fields.get('end'), s)
  rows.forEach((cards, seat) => {
    readDream(dreamsField, cards, asSeat(seat), s)
  })
  readPiles(fields, s)
  readAsked(fields, s)
  return s
}

function readCard(field: Field, word: string): Card {
  const kind = SYMBOLS.indexOf(word)
  if (kind < 0) throw badField(field, CARD_LIST, word)
  return kind as Card
}

const words = (text: string): string[] => text.split(/\s+/).filter(word => word !== '')

function readDream(field: Field, text: string, seat: Seat, s: State): void {
  const cards = words(text)
  if (cards.length < 1 || cards.length > MAX_DREAM) throw badField(field, `1–${MAX_DREAM}`, text.trim())
  s.sizes[seat] = cards.length
  cards.forEach((word, slot) => {
    const [symbol = '', who] = word.split(':')
    s.setLand(seat, slot, readCard(field, symbol), who === undefined ? 0 : readKnowers(field, who, s.seats()))
  })
}

function readKnowers(field: Field, who: string, seats: number): number {
  if (who === '*') return EVERYONE
  return Array.from(who).reduce((set, digit) => set | bitOf(asSeat(readWhole(field, digit, 1, seats) - 1)), 0)
}

function readEarlier(fields: ReadonlyMap<string, Field>, s: State): void {
  for (const [name, part] of SCORE_FIELDS) {
    const field = fields.get(name)
    if (field === undefined) continue
    const numbers = words(field.value)
    if (numbers.length !== s.seats()) throw badField(field, Array(s.seats()).fill('n').join(' '))
    numbers.forEach((word, seat) => {
      s.totals[seat * PART.count + part] = readWhole(field, word, 0, 60_000)
    })
  }
}

/** What can be derived is not written: the last round is counted anew from its dreams. */
function readLast(last: Field | undefined, end: Field | undefined, s: State): void {
  if (last === undefined) return
  if (end === undefined) throw new BadInput({ kind: 'missingField', field: 'end' })
  const rows = last.value.split('|')
  if (rows.length !== s.seats()) throw badField(last, Array(s.seats()).fill('…').join(' | '))
  const totals = Uint16Array.from(s.totals)
  rows.forEach((cards, seat) => {
    readDream(last, cards, asSeat(seat), s)
  })
  countAsEnded(end, s)
  s.totals.set(totals)
  s.dreams.fill(0)
}

function countAsEnded(end: Field, s: State): void {
  const [how, who = '', ...more] = words(end.value)
  if ((how !== 'called' && how !== 'ran-out') || more.length > 0) throw badField(end, 'called <seat> | ran-out <seat>')
  countRound(s, asSeat(readWhole(end, who, 1, s.seats()) - 1), how === 'called' ? CALLED : RAN_OUT)
}

/** All 54 cards are somewhere: those not named lie where `rest` stands, or else at the bottom of the draw pile. */
function readPiles(fields: ReadonlyMap<string, Field>, s: State): void {
  const discard = pileWords(fields.get('discard'))
  const pile = pileWords(fields.get('pile'))
  const held = words(fields.get('held')?.value ?? '')
  const left = [...IN_THE_BOX]
  const strike = (card: Card): Card => {
    left[card]!--
    return card
  }
  for (let seat = 0; seat < s.seats(); seat++)
    for (let slot = 0; slot < s.lands(asSeat(seat)); slot++) strike(s.landAt(asSeat(seat), slot))
  const heldField = fields.get('held')
  if (heldField !== undefined && held.length > 2) throw badField(heldField, '0–2')
  held.forEach((word, index) => {
    s.held[index] = strike(readCard(heldField!, word))
  })
  s.counts[COUNT.held] = held.length
  const named = new Map(
    [discard, pile].map(list => [
      list,
      list.cards.map(word => (word === REST ? word : strike(readCard(list.field!, word)))),
    ]),
  )
  left.forEach((count, kind) => {
    if (count < 0)
      throw new BadInput({
        kind: 'tooManyCards',
        card: symbolOf(kind as Card),
        given: IN_THE_BOX[kind]! - count,
        box: IN_THE_BOX[kind]!,
      })
  })

  const rest = listOf(KINDS, kind => Array<Card>(left[kind]!).fill(kind as Card)).flat()
  const restField = discard.cards.includes(REST) ? discard : pile
  if (restField === discard && pile.cards.includes(REST)) throw badField(pile.field!, CARD_LIST, REST)
  if (discard.field === undefined && restField === pile && rest.length > 0) named.set(discard, [rest.shift()!])
  if (restField === pile && !pile.cards.includes(REST)) named.get(pile)!.push(REST)
  const laid = (list: PileWords): Card[] => named.get(list)!.flatMap(card => (card === REST ? rest : [card]))
  s.counts[COUNT.discards] = lay(laid(discard), s.discards)
  s.counts[COUNT.pile] = lay(laid(pile), s.pile)
  if (s.discardSize() === 0) throw new BadInput({ kind: 'missingField', field: 'discard' })
}

const REST = 'rest'

interface PileWords {
  readonly field: Field | undefined
  readonly cards: readonly string[]
}

const pileWords = (field: Field | undefined): PileWords => ({ field, cards: words(field?.value ?? '') })

/** Written from the top down; in memory the top is last. */
function lay(cards: readonly Card[], cells: Uint8Array): number {
  cells.set(cards.toReversed().slice(0, CARDS))
  return cards.length
}

function readAsked(fields: ReadonlyMap<string, Field>, s: State): void {
  const field = fields.get('asked')
  if (field === undefined) {
    readOver(fields, s)
    return
  }
  const list = words(field.value)
  const at = list.findIndex(word => !/^\d+$/.test(word))
  const step = list[at] as StepName
  if (at < 1 || !STEP_NAMES.includes(step)) throw badField(field, `<seat> ${STEP_NAMES.join(' | ')}`)
  const seats = list.slice(0, at).map(word => asSeat(readWhole(field, word, 1, s.seats()) - 1))
  const registers = list.slice(at + 1)
  if (registers.length !== REGISTERS[step])
    throw badField(field, `<seat> ${step}${' <number>'.repeat(REGISTERS[step])}`)
  if ((HELD_IN[step] ?? 0) !== s.heldSize())
    throw new BadInput({ kind: 'contradiction', first: 'asked', second: 'held' })
  const waiting = seats.reduce((set, seat) => set | bitOf(seat), 0) as SeatSet
  if (step === 'opening' ? waiting !== seatsThat(s, done => done < OPENING_PEEKS) : seats.length !== 1)
    throw new BadInput({ kind: 'contradiction', first: 'asked', second: 'dreams' })
  const [first = 0, second = 0] = readRegisters(field, step, registers, seats[0]!, s)
  s.stack.call(stepNumber(step), waiting, first, second)
}

/** Seats by the number of their looks in the opening, which the dreams tell. */
const seatsThat = (s: State, test: (peeksDone: number) => boolean): SeatSet =>
  listOf(s.seats(), asSeat).reduce((set, seat) => set | (test(s.openingPeeksDone(seat)) ? only(seat) : 0), 0) as SeatSet

function readRegisters(field: Field, step: StepName, list: readonly string[], seat: Seat, s: State): number[] {
  if (step === 'opening') return [readWhole(field, list[0]!, 1, s.seats()) - 1, seatsThat(s, done => done > 0)]
  if (step === 'swap-with') {
    const owner = readWhole(field, list[0]!, 1, s.seats()) - 1
    return [owner, readWhole(field, list[1]!, 1, s.lands(asSeat(owner))) - 1]
  }
  return list.map(word => readWhole(field, word, 1, s.lands(seat)) - 1)
}

/** Nobody is asked: the dreams lie open and are counted; that was the last round. */
function readOver(fields: ReadonlyMap<string, Field>, s: State): void {
  const end = fields.get('end')
  if (end === undefined) throw new BadInput({ kind: 'missingOneOf', fields: ['asked', 'end'] })
  for (let seat = 0; seat < s.seats(); seat++)
    for (let slot = 0; slot < s.lands(asSeat(seat)); slot++) s.showEveryone(asSeat(seat), slot)
  countAsEnded(end, s)
}

export const position: PositionNotation<State> = { write, read }
