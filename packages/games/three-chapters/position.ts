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
  readWhole,
  type Seat,
  seatParts,
  seatsOf,
} from '@sennik/engine'
import type { Deck } from './cards/deck.ts'
import { MAX_SEATS, MIN_SEATS } from './components.ts'
import { leftSize } from './knowledge.ts'
import { options } from './options.ts'
import { layOut } from './position-cards.ts'
import { FIELDS, type FieldName, NOTHING, readRows, rowCards } from './position-rows.ts'
import { readAsked, readPlayed, readStep } from './position-turn.ts'
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
      ? { lead: String(s.seatAt(s.firstLeader()) + 1) }
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

const asked = (s: State): string =>
  [...seatsOf(s.deciders()).map(seat => seat + 1), STEP_NAMES[s.stack.step]!].join(' ')

// --- Reading ---

function read(deck: Deck, text: string): State {
  const fields = readFields(text, FIELDS)
  const s = new State(deck)
  options.read(readJson('options', fields.get('options')?.value ?? '{}'))
  const rows = fields.get('picked') ?? fields.get('played')
  if (rows === undefined) throw new BadInput({ kind: 'missingOneOf', fields: ['picked', 'played'] })
  s.sitDown(seatParts(rows, MIN_SEATS, MAX_SEATS).length)
  const step = readStep(fields.get('asked'))
  const isDraft = step === 'draft'
  checkFields(fields, isDraft, s)
  if (isDraft) readMoment(fields, s)
  const namedGifts = layOut(fields, isDraft, s)
  if (!isDraft) {
    readOrder(fields.get('moments'), s, tagCell)
    if (s.hasGhosts()) readOrder(fields.get('order'), s, orderCell)
    readPlayed(fields, namedGifts, s)
  }
  readAsked(fields, step, s)
  return s
}

const IN_CHAPTER_I: readonly FieldName[] = ['deal', 'exchange', 'hands']
const AFTERWARDS: readonly FieldName[] = ['lead', 'moments', 'order']
const OF_GHOSTS: readonly FieldName[] = ['ghosts', 'order']

/** Nothing is written that is then not looked at. */
function checkFields(fields: ReadonlyMap<string, Field>, isDraft: boolean, s: State): void {
  for (const name of isDraft ? AFTERWARDS : IN_CHAPTER_I)
    if (fields.has(name))
      throw cannotBe(fields, [name, 'asked'], {
        pl: isDraft
          ? `pole „${name}” ma znaczenie dopiero od rozdziału II`
          : `pole „${name}” ma znaczenie tylko w rozdziale I, gdy wybiera się karty`,
        en: isDraft
          ? `“${name}” has a meaning only from chapter II on`
          : `“${name}” has a meaning only in chapter I, while cards are chosen`,
      })
  for (const name of OF_GHOSTS)
    if (fields.has(name) && !s.hasGhosts())
      throw cannotBe(fields, [name, 'picked', 'played'], {
        pl: 'duchy grają tylko przy 2 osobach',
        en: 'ghosts play only with 2 players',
      })
}

function readMoment(fields: ReadonlyMap<string, Field>, s: State): void {
  const deal = fields.get('deal')
  const exchange = fields.get('exchange')
  s.counts[COUNT.deal] = deal === undefined ? 0 : readWhole(deal, deal.value, 1, s.deals()) - 1
  s.counts[COUNT.exchange] = exchange === undefined ? 0 : readWhole(exchange, exchange.value, 1, s.exchanges()) - 1
}

/** A row of 1, 2, 3 … in some order for each seat; in that order if it is left out. */
function readOrder(field: Field | undefined, s: State, cellOf: (seat: number, index: number) => number): void {
  const size = s.rounds()
  const rows = field === undefined ? undefined : readRows(field, s.seats(), size, size)
  for (let seat = 0; seat < s.seats(); seat++) {
    const row = rows?.[seat] ?? listOf(size, index => index + 1)
    if (field !== undefined && new Set(row).size !== size)
      throw badField(
        field,
        { pl: `w każdym rzędzie każda z liczb 1–${size} jeden raz`, en: `in each row every number of 1–${size} once` },
        row.join(' '),
      )
    row.forEach((entry, index) => {
      s.memory[cellOf(seat, index)] = entry
    })
  }
}

export const positionWith = (deck: Deck): PositionNotation<State> => ({ write, read: text => read(deck, text) })
