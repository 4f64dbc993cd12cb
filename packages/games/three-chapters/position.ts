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
import { dealsFor, exchangesFor, hasGhosts, MAX_SEATS, MIN_SEATS } from './components.ts'
import { leftSize } from './knowledge.ts'
import { options } from './options.ts'
import { layOut } from './position-cards.ts'
import { FIELDS, type FieldName, NOTHING, readRows, rowCards } from './position-rows.ts'
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

/** A row of 1, 2, 3 … in some order for each seat; in that order if it is left out. */
function readOrder(
  field: Field | undefined,
  s: State,
  seats: number,
  cellOf: (seat: number, index: number) => number,
): void {
  const size = s.rounds()
  const rows = field === undefined ? undefined : readRows(field, seats, size)
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
