import { asSeat, listOf, type Seat, type Viewer } from '@sennik/engine'
import { boxCell, giftCell, handCell, leftCell, PICK_ROW, pickCell, type State } from './state.ts'

/*
 * What a seat knows of cards that lie face down, with a perfect memory and no more. Everybody sees every hand they pass on, and sees
 * it again when it has gone round the table. So of a hand a seat has had before, it knows which cards are still in it together with
 * those picked from it since, but not which is where. What was picked from a hand before the seat first had it can be anything.
 */

const NEVER = -1

/** The moment at which a viewer last had the hand that a seat has, or had, at some moment: then or before. */
function lastHeld(s: State, viewer: Seat, seat: number, moment: number): number {
  const seats = s.seats()
  const passes = moment % s.exchanges()
  // Hands go to the left: whoever sits so many places to the right had it so many passes ago.
  const ago = (seat - viewer + seats) % seats
  return ago > passes ? NEVER : moment - ago
}

/** When the card in a cell was picked: the cell says so in chapter I, then the tag. */
const momentOf = (s: State, seat: Seat, cell: number): number => {
  const tag = s.tags[seat * PICK_ROW + cell]!
  return tag === 0 ? cell : tag - 1
}

/** Whether a seat ever had the hand from which another picked this cell, before that. */
export const knowsHandOf = (s: State, viewer: Seat, owner: Seat, cell: number): boolean =>
  lastHeld(s, viewer, owner, momentOf(s, owner, cell)) !== NEVER

/** CH-22: how many cards a ghost has played. */
export function ghostTurns(s: State, feeder: Seat): number {
  if (s.tags[0] === 0) return 0
  const place = feeder === 1 ? 1 : 3
  const turn = (place - s.leader() + s.places()) % s.places()
  return s.round() + (turn < s.turns() ? 1 : 0)
}

/** Whether a gift has been turned up. */
function isTurnedUp(s: State, feeder: Seat, cell: number): boolean {
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
  const table = new FaceDownTable(s, viewer)
  for (let seat = 0; seat < s.seats(); seat++) if (seat !== viewer) table.laySeat(asSeat(seat))
  return table
}

/** Sorts the cells of other seats by what a viewer knows of the hands they come from. */
class FaceDownTable implements FaceDown {
  readonly unknown: number[]
  private readonly byHand: (Group | undefined)[] = []
  private readonly s: State
  private readonly viewer: Viewer

  constructor(s: State, viewer: Viewer) {
    this.s = s
    this.viewer = viewer
    this.unknown = listOf(s.boxSize(), boxCell)
  }

  get groups(): number[][] {
    const groups: number[][] = []
    for (const group of this.byHand) if (group?.picked === true && group.cells.length > 1) groups.push(group.cells)
    return groups
  }

  /** Everything of one seat that others do not see. */
  laySeat(seat: Seat): void {
    const { s } = this
    const exchanges = s.exchanges()
    for (let slot = 0; slot < s.handSize(seat); slot++) this.lay(handCell(seat, slot), seat, s.moment(), 'left')
    for (let cell = 0; cell < s.rounds(); cell++) {
      const moment = momentOf(s, seat, cell)
      if (s.pickAt(seat, cell) !== 0) this.lay(pickCell(seat, cell), seat, moment, 'picked')
      if (s.hasGhosts() && s.giftAt(seat, cell) !== 0 && !isTurnedUp(s, seat, cell))
        this.lay(giftCell(seat, cell), seat, moment, 'picked')
    }
    for (let deal = 0; deal < s.deals(); deal++)
      for (let slot = 0; slot < leftSize(s, deal, seat); slot++)
        this.lay(leftCell(deal * s.seats() + seat, slot), seat, (deal + 1) * exchanges - 1, 'left')
  }

  /** A card that lies with a seat, from the hand it had at some moment. */
  private lay(cell: number, seat: Seat, moment: number, how: 'picked' | 'left'): void {
    const { s, viewer } = this
    const held = viewer === 'spectator' ? NEVER : lastHeld(s, viewer, seat, moment)
    if (held === NEVER) {
      this.unknown.push(cell)
      return
    }
    // The viewer had this very hand, and no other, at the moment it held it last.
    let group = this.byHand[held]
    if (group === undefined) {
      group = { cells: [], picked: false }
      this.byHand[held] = group
    }
    group.cells.push(cell)
    if (how === 'picked') group.picked = true
  }
}

/** Cards left of the hand that a seat held last in a deal. */
export function leftSize(s: State, deal: number, seat: Seat): number {
  const row = deal * s.seats() + seat
  let size = 0
  while (size < 4 && s.memory[leftCell(row, size)] !== 0) size++
  return size
}
