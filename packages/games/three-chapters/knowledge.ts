import { asSeat, listOf, type Seat, type Viewer } from '@sennik/engine'
import { boxCell, giftCell, handCell, leftCell, PICK_ROW, pickCell, type State } from './state.ts'

/*
 * What a seat knows of cards that lie face down, with a perfect memory and no more. Everybody sees every hand they pass on, and sees
 * it again when it has gone round the table. So of a hand a seat has had before, it knows which cards are still in it together with
 * those picked from it since, but not which is where. What was picked from a hand before the seat first had it can be anything.
 */

/** A hand is known by its deal and by the seat it was dealt to; `at` is how often it had been passed. */
interface Origin {
  readonly deal: number
  readonly dealtTo: number
  readonly at: number
}

const NEVER = -1

/** How often a hand had been passed when the seat had it last, at the latest then. */
function lastHeld(seat: Seat, { dealtTo, at }: Origin, seats: number): number {
  const first = (seat - dealtTo + seats) % seats
  return first > at ? NEVER : at - ((at - first) % seats)
}

/** The hand from which somebody picked at some moment. */
function pickedFrom(s: State, seat: number, moment: number): Origin {
  const exchanges = s.exchanges()
  const at = moment % exchanges
  const seats = s.seats()
  return { deal: (moment - at) / exchanges, dealtTo: (seat - at + exchanges * seats) % seats, at }
}

/** When the card in a cell was picked: the cell says so in chapter I, then the tag. */
const momentOf = (s: State, seat: Seat, cell: number): number => {
  const tag = s.tags[seat * PICK_ROW + cell]!
  return tag === 0 ? cell : tag - 1
}

/** Whether a seat ever had the hand from which another picked this cell, before that. */
export const knowsHandOf = (s: State, viewer: Seat, owner: Seat, cell: number): boolean =>
  lastHeld(viewer, pickedFrom(s, owner, momentOf(s, owner, cell)), s.seats()) !== NEVER

/** CH-22: how many cards a ghost has played. */
export function ghostTurns(s: State, feeder: Seat): number {
  if (s.tags[0] === 0) return 0
  const place = feeder === 1 ? 1 : 3
  const turn = (place - s.leader() + s.places()) % s.places()
  return s.round() + (turn < s.turns() ? 1 : 0)
}

/** Whether a gift has been turned up. */
export function isTurnedUp(s: State, feeder: Seat, cell: number): boolean {
  for (let index = ghostTurns(s, feeder) - 1; index >= 0; index--)
    if (s.order[feeder * PICK_ROW + index] === cell + 1) return true
  return false
}

interface Group {
  readonly cells: number[]
  /** Whether some card of it was picked: else the hand is as the seat passed it on, in the order of values. */
  picked: boolean
}

export interface FaceDown {
  /** Cells that may hold any card that is nowhere else. */
  readonly unknown: readonly number[]
  /** Cells whose cards are known, but not which is where. */
  readonly groups: readonly (readonly number[])[]
}

/** All cells that lie face down for a viewer and whose card the viewer cannot name. */
export function faceDown(s: State, viewer: Viewer): FaceDown {
  const unknown = listOf(s.boxSize(), boxCell)
  const groups = new Map<number, Group>()
  const lay = (cell: number, origin: Origin, how: 'picked' | 'left'): void => {
    const held = viewer === 'spectator' ? NEVER : lastHeld(viewer, origin, s.seats())
    if (held === NEVER) {
      unknown.push(cell)
      return
    }
    const key = (origin.deal * 8 + origin.dealtTo) * 8 + held
    const group = groups.get(key) ?? { cells: [], picked: false }
    group.cells.push(cell)
    if (how === 'picked') group.picked = true
    groups.set(key, group)
  }
  for (let seat = 0; seat < s.seats(); seat++) if (seat !== viewer) laySeat(s, asSeat(seat), lay)
  const uncertain = [...groups.values()].filter(({ cells, picked }) => picked && cells.length > 1)
  return { unknown, groups: uncertain.map(({ cells }) => cells) }
}

/** Everything of one seat that others do not see. */
function laySeat(s: State, seat: Seat, lay: (cell: number, origin: Origin, how: 'picked' | 'left') => void): void {
  const inHand = pickedFrom(s, seat, s.moment())
  for (let slot = 0; slot < s.handSize(seat); slot++) lay(handCell(seat, slot), inHand, 'left')
  for (let cell = 0; cell < s.rounds(); cell++) {
    const origin = pickedFrom(s, seat, momentOf(s, seat, cell))
    if (s.pickAt(seat, cell) !== 0) lay(pickCell(seat, cell), origin, 'picked')
    if (s.hasGhosts() && s.giftAt(seat, cell) !== 0 && !isTurnedUp(s, seat, cell))
      lay(giftCell(seat, cell), origin, 'picked')
  }
  for (let deal = 0; deal < s.deals(); deal++) {
    const origin = pickedFrom(s, seat, deal * s.exchanges() + s.exchanges() - 1)
    for (let slot = 0; slot < leftSize(s, deal, seat); slot++)
      lay(leftCell(deal * s.seats() + seat, slot), origin, 'left')
  }
}

/** Cards left of the hand that a seat held last in a deal. */
export function leftSize(s: State, deal: number, seat: Seat): number {
  const row = deal * s.seats() + seat
  let size = 0
  while (size < 4 && s.memory[leftCell(row, size)] !== 0) size++
  return size
}
