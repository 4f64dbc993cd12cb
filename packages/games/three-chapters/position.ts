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
  seatsOf,
} from '@sennik/engine'
import type { Deck } from './cards/deck.ts'
import { CARDS, type Card, dealsFor, exchangesFor, HAND, hasGhosts, MAX_SEATS, MIN_SEATS } from './components.ts'
import { leftSize } from './knowledge.ts'
import { options } from './options.ts'
import { FIELDS, type FieldName, NOTHING, REST, readRows, rowCards } from './position-rows.ts'
import { readAsked, readPlayed } from './position-turn.ts'
import { COUNT, giftCell, handCell, leftCell, orderCell, PICK_ROW, pickCell, State, tagCell } from './state.ts'
import { STEP_NAMES } from './steps.ts'

/*
 * How a position of 3 Chapters is written. A card is its value; rows of seats stand between `|`. In chapter II `-` is the cell of a
 * card that has been played. Cards that are named nowhere fill what is needed and not given, then lie in the box.
 * docs/notation.md has an example.
 */

// --- Writing ---

function write(s: State): Position {
  const seats = listOf(s.seats(), asSeat)
  const isTakenUp = s.tags[0] !== 0
  const cells = (size: number, cellOf: (index: number) => number): string =>
    listOf(size, index => s.memory[cellOf(index)]! || NOTHING).join(' ')
  const bySeat = (size: (seat: Seat) => number, cellOf: (seat: number, index: number) => number): string =>
    seats.map(seat => cells(size(seat), index => cellOf(seat, index))).join(' | ')
  const count = (row: Uint8Array, seat: Seat): number =>
    row.subarray(seat * PICK_ROW, (seat + 1) * PICK_ROW).filter(card => card !== 0).length
  const picked = (row: Uint8Array) => (seat: Seat) => (isTakenUp ? s.rounds() : count(row, seat))
  const position: { [F in FieldName]?: string } = {
    options: '{}',
    ...(s.isOver() ? {} : { asked: asked(s) }),
    ...(isTakenUp
      ? { lead: `${s.isGhost(s.firstLeader()) ? 'ghost ' : ''}${feederOrSeat(s, s.firstLeader()) + 1}` }
      : { deal: String(s.deal() + 1), exchange: String(s.exchange() + 1) }),
    ...(isTakenUp ? {} : { hands: bySeat(seat => s.handSize(seat), handCell) }),
    picked: bySeat(picked(s.picks), pickCell),
    ...(s.hasGhosts() ? { ghosts: bySeat(picked(s.gifts), giftCell) } : {}),
    ...(isTakenUp ? { moments: bySeat(() => s.rounds(), tagCell) } : {}),
    ...(isTakenUp && s.hasGhosts() ? { order: bySeat(() => s.rounds(), orderCell) } : {}),
    left: listOf(s.deals(), deal =>
      bySeat(
        seat => leftSize(s, deal, seat),
        (seat, slot) => leftCell(deal * s.seats() + seat, slot),
      ),
    ).join(' | '),
    played: seats
      .map(seat => rowCards(s.played.subarray(seat * PICK_ROW, (seat + 1) * PICK_ROW)).join(' '))
      .join(' | '),
    box: Array.from(s.box.subarray(0, s.boxSize())).reverse().join(' '),
  }
  return position as Position
}

const feederOrSeat = (s: State, place: number): Seat => (s.isGhost(place) ? s.feederAt(place) : s.seatAt(place))

const asked = (s: State): string =>
  [...seatsOf(s.deciders()).map(seat => seat + 1), STEP_NAMES[s.stack.step]!].join(' ')

// --- Reading ---

function read(deck: Deck, text: string): State {
  const fields = readFields(text, FIELDS)
  const s = new State(deck)
  options.read(readJson('options', fields.get('options')?.value ?? '{}'))
  const rows = fields.get('picked') ?? fields.get('played')
  if (rows === undefined) throw new BadInput({ kind: 'missingOneOf', fields: ['picked', 'played'] })
  const seats = rows.value.split('|').length
  if (seats < MIN_SEATS || seats > MAX_SEATS)
    throw new BadInput({ kind: 'seatCount', given: String(seats), min: MIN_SEATS, max: MAX_SEATS })
  s.sitDown(seats)
  const isDraft = fields.get('asked')?.value.endsWith(STEP_NAMES[0]) === true
  readMoment(fields, isDraft, s)
  layOut(fields, isDraft, s)
  if (!isDraft) {
    readOrder(fields.get('moments'), s, seats, tagCell)
    if (hasGhosts(seats)) readOrder(fields.get('order'), s, seats, orderCell)
    readPlayed(fields, s)
  }
  readAsked(fields, isDraft, s)
  return s
}

function readMoment(fields: ReadonlyMap<string, Field>, isDraft: boolean, s: State): void {
  if (!isDraft) return
  const deal = fields.get('deal')
  const exchange = fields.get('exchange')
  s.counts[COUNT.deal] = deal === undefined ? 0 : readWhole(deal, deal.value, 1, dealsFor(s.seats())) - 1
  s.counts[COUNT.exchange] =
    exchange === undefined ? 0 : readWhole(exchange, exchange.value, 1, exchangesFor(s.seats())) - 1
}

/** How many cards belong in each row. */
interface Sizes {
  readonly min: number
  readonly max: number
}

/** Puts every card somewhere: those that are named, then the others where cards are needed, the rest in the box. */
function layOut(fields: ReadonlyMap<string, Field>, isDraft: boolean, s: State): void {
  const seats = s.seats()
  const moment = isDraft ? s.moment() : s.rounds()
  const inHand = HAND - s.exchange() * (hasGhosts(seats) ? 2 : 1)
  const picked: Sizes = isDraft ? { min: moment, max: moment + 1 } : { min: 0, max: s.rounds() }
  const free = new Set(listOf(CARDS, index => index + 1))
  const strike = (card: number): void => {
    if (!free.delete(card)) throw new BadInput({ kind: 'tooManyCards', card: String(card), given: 2, box: 1 })
  }
  const named = (name: FieldName, rows: number, sizes: Sizes): number[][] | undefined => {
    const field = fields.get(name)
    const found = field === undefined ? undefined : readRows(field, rows, sizes.min, sizes.max)
    for (const card of found?.flat() ?? []) if (card !== 0) strike(card)
    return found
  }
  const hands = isDraft ? named('hands', seats, { min: 0, max: inHand }) : undefined
  const picks = named('picked', seats, picked)
  const gifts = hasGhosts(seats) ? named('ghosts', seats, picked) : undefined
  const played = isDraft ? undefined : named('played', seats, { min: 0, max: s.rounds() })
  const left = named('left', s.deals() * seats, { min: 0, max: 4 })
  const box = boxCards(fields.get('box'), strike)

  const take = (): number => {
    const card = free.values().next().value
    if (card === undefined) throw new BadInput({ kind: 'contradiction', first: 'picked', second: 'box' })
    free.delete(card)
    return card
  }
  const lay = (rows: readonly (readonly number[])[], cellOf: (row: number, index: number) => number): void => {
    rows.forEach((row, number) => {
      row.forEach((card, index) => {
        s.memory[cellOf(number, index)] = card
      })
    })
  }
  const missing = (row: readonly number[], size: number): number[] => listOf(Math.max(0, size - row.length), take)
  played?.forEach((row, seat) => {
    s.played.set(row, seat * PICK_ROW)
  })
  const laid = (seat: number): number => played?.[seat]?.length ?? 0
  const toPlay = (seat: number): number => (isDraft ? moment : s.rounds() - laid(seat))
  const pickRows = picks ?? listOf(seats, seat => listOf(toPlay(seat), take))
  lay(pickRows, pickCell)
  if (!isDraft)
    pickRows.forEach((row, seat) => {
      if (row.filter(card => card !== 0).length !== toPlay(seat))
        throw new BadInput({ kind: 'contradiction', first: 'picked', second: 'played' })
    })
  const giftRows = gifts ?? listOf(hasGhosts(seats) ? seats : 0, () => listOf(moment, take))
  lay(giftRows, giftCell)
  if (!isDraft && giftRows.some(row => row.length !== s.rounds() || row.includes(0)))
    throw badField(fields.get('ghosts')!, `${s.rounds()} × 1–${CARDS}`)
  if (isDraft) {
    const pending = (rows: readonly (readonly number[])[], seat: number): number =>
      (rows[seat]?.length ?? moment) - moment
    listOf(seats, seat => {
      const size = inHand - pending(pickRows, seat) - pending(giftRows, seat)
      const hand = hands?.[seat] ?? []
      if (hands !== undefined && hand.length !== size)
        throw new BadInput({ kind: 'contradiction', first: 'hands', second: 'picked' })
      lay([[...hand, ...missing(hand, size)].sort((one, other) => one - other)], (_, index) => handCell(seat, index))
    })
  }
  const leftRows = left ?? listOf(s.deals() * seats, row => listOf(leftNeeded(s, isDraft, row), take))
  leftRows.forEach((row, number) => {
    if (row.length !== leftNeeded(s, isDraft, number))
      throw badField(fields.get('left')!, `${leftNeeded(s, isDraft, number)} × 1–${CARDS}`)
  })
  lay(
    leftRows.map(row => row.toSorted((one, other) => one - other)),
    leftCell,
  )
  const cards = box.flatMap(card => (card === REST ? [...free] : [card]))
  s.box.set(cards.toReversed())
  s.counts[COUNT.box] = cards.length
}

/** Cards that are left of a hand once it is put away. */
function leftNeeded(s: State, isDraft: boolean, row: number): number {
  const deal = Math.floor(row / s.seats())
  if (isDraft && deal >= s.deal()) return 0
  return HAND - s.exchanges() * (s.hasGhosts() ? 2 : 1)
}

function boxCards(field: Field | undefined, strike: (card: number) => void): (number | typeof REST)[] {
  const words = (field?.value ?? REST).split(/\s+/).filter(word => word !== '')
  return words.map(word => {
    if (word === REST) return REST
    const card = readWhole(field!, word, 1, CARDS) as Card
    strike(card)
    return card
  })
}

/** A row of 1, 2, 3 … in some order for each seat; in that order if it is left out. */
function readOrder(
  field: Field | undefined,
  s: State,
  seats: number,
  cellOf: (seat: number, index: number) => number,
): void {
  const size = s.rounds()
  const rows = field === undefined ? undefined : readRows(field, seats, size, size)
  for (let seat = 0; seat < seats; seat++) {
    const row = rows?.[seat] ?? listOf(size, index => index + 1)
    if (field !== undefined && new Set(row.filter(entry => entry >= 1 && entry <= size)).size !== size)
      throw badField(field, listOf(size, index => index + 1).join(' '), row.join(' '))
    row.forEach((entry, index) => {
      s.memory[cellOf(seat, index)] = entry
    })
  }
}

export const positionWith = (deck: Deck): PositionNotation<State> => ({ write, read: text => read(deck, text) })
