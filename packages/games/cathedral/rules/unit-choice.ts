import { firstArgument, kindOf, type Seat, secondArgument, type Table } from '@sennik/engine'
import { codeOf } from '../cards/program.ts'
import { WHOSE } from '../cards/vocabulary.ts'
import { DEED } from '../cells.ts'
import { AREAS, asArea, asSide, SHADOWS, SIDES } from '../components.ts'
import type { Event } from '../events.ts'
import { AREAS_AT, actorOf, areasOf, countDown, left, placeOf } from '../frames.ts'
import { moves } from '../moves.ts'
import type { State } from '../state.ts'
import { askWhoMayRecall, type Decision, finish } from '../steps.ts'
import { hasRoom } from './areas.ts'
import { devour, toSupply } from './units.ts'

/* Words that pick single units: convert (KK-7.6), banish, spend, devour (KK-10.3). */

const { unit, done } = moves.make
const { code } = moves
const CONVERT = codeOf('convert')
const BANISH = codeOf('banish')
const SPEND = codeOf('spend')
const OWN = WHOSE.indexOf('own')
const FOE = WHOSE.indexOf('foe')
const SHADOW = WHOSE.indexOf('shadow')

const isForced = (op: number): boolean => op !== CONVERT && op !== BANISH

/** Whether a word takes units of a side. */
function takes(op: number, whose: number, seat: Seat, side: number): boolean {
  if (op === SPEND) return side === seat
  if (op === CONVERT) return side !== seat
  if (op === BANISH && side === seat) return false
  if (whose === OWN) return side === seat
  if (whose === FOE) return side !== seat && side !== SHADOWS
  return whose === SHADOW ? side === SHADOWS : true
}

/** How many units of these areas a word could take. */
export function unitsFor(s: State, seat: Seat, place: number, set: number): number {
  const { op, flag } = s.book.program
  let count = 0
  for (let area = 0; area < AREAS; area++) {
    if (((set >> area) & 1) === 0) continue
    for (let side = 0; side < SIDES; side++)
      if (takes(op[place]!, flag[place]!, seat, side)) count += s.units[area * SIDES + side]!
  }
  return count
}

/** KK-7.6, KK-D10: an own Follower must be left, and fit. */
export const mayConvertIn = (s: State, seat: Seat, area: number): boolean =>
  s.supply[seat]! > 0 && hasRoom(s, seat, area)

/** Whether there is somebody to convert in one of these areas, and room. */
export function hasEnemyIn(s: State, seat: Seat, set: number): boolean {
  for (let area = 0; area < AREAS; area++) {
    if (((set >> area) & 1) === 0 || !hasRoom(s, seat, area)) continue
    for (let side = 0; side < SIDES; side++) if (side !== seat && s.units[area * SIDES + side]! > 0) return true
  }
  return false
}

/** Whether a Follower that came to the supply now could take somebody's place. */
const couldConvert = (s: State): boolean =>
  left(s) > 0 && s.book.program.op[placeOf(s)] === CONVERT && hasEnemyIn(s, actorOf(s), areasOf(s, AREAS_AT))

export function convert(s: State, seat: Seat, area: number, side: number): void {
  s.removeUnit(asArea(area), side as Seat)
  s.supply[side]!++
  s.addUnit(asArea(area), seat)
  s.did(seat, DEED.converted)
}

export const unitChoice: Decision = {
  resume(s, table) {
    const place = placeOf(s)
    const { op } = s.book.program
    const seat = actorOf(s)
    const set = areasOf(s, AREAS_AT)
    // What must be taken whole leaves no choice.
    if (isForced(op[place]!) && unitsFor(s, seat, place, set) <= left(s)) takeAll(s, seat, place, set, table)
    else askWhoMayRecall(s, unitChoice, couldConvert, table)
  },

  legal(s, seat, out) {
    if (left(s) === 0) return
    const place = placeOf(s)
    const { op, flag } = s.book.program
    const set = areasOf(s, AREAS_AT)
    const word = op[place]!
    for (let area = 0; area < AREAS; area++) {
      if (((set >> area) & 1) === 0) continue
      if (word === CONVERT && !mayConvertIn(s, seat, area)) continue
      for (let side = 0; side < SIDES; side++)
        if (s.units[area * SIDES + side]! > 0 && takes(word, flag[place]!, seat, side)) out.add(unit(area, side))
    }
    if (!isForced(word)) out.add(done)
  },

  why(s, seat, move) {
    if (kindOf(move) !== code.unit) return undefined
    const place = placeOf(s)
    const { op, flag } = s.book.program
    const area = firstArgument(move)
    const side = secondArgument(move)
    if (op[place] === CONVERT && (side === seat || s.units[area * SIDES + side] === 0)) return 'KK-7.6'
    if (op[place] === CONVERT && !mayConvertIn(s, seat, area)) return 'KK-D10'
    return takes(op[place]!, flag[place]!, seat, side) ? 'KK-D27' : 'KK-3.1'
  },

  play(s, seat, move, table) {
    if (kindOf(move) === code.done) return finish(s, unitChoice, table)
    countDown(s)
    takeOne(s, seat, placeOf(s), firstArgument(move), secondArgument(move), table)
  },
}

function takeOne(s: State, seat: Seat, place: number, area: number, side: number, table: Table<Event>): void {
  const here = asArea(area)
  switch (s.book.program.op[place]) {
    case CONVERT:
      convert(s, seat, area, side)
      table.story?.push({ type: 'converted', seat, area: here, side: asSide(side) })
      return
    case BANISH:
      toSupply(s, 'banished', seat, side, here, table)
      return
    case SPEND:
      toSupply(s, 'spent', seat, side, here, table)
      return
    default:
      devour(s, seat, side, here, table)
  }
}

function takeAll(s: State, seat: Seat, place: number, set: number, table: Table<Event>): void {
  const { op, flag } = s.book.program
  // Taken off the frame first: what is devoured may change who is asked next, never this frame.
  s.stack.end()
  for (let area = 0; area < AREAS; area++) {
    if (((set >> area) & 1) === 0) continue
    for (let side = 0; side < SIDES; side++)
      if (takes(op[place]!, flag[place]!, seat, side))
        while (s.units[area * SIDES + side]! > 0) takeOne(s, seat, place, area, side, table)
  }
}
