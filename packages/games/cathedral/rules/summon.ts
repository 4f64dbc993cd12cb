import { firstArgument, kindOf, type Seat, type Table } from '@sennik/engine'
import { BY_LEVEL, codeOf } from '../cards/program.ts'
import { AREAS, asArea, asSide, SHADOWS, SIDES, UNIT_LIMIT } from '../components.ts'
import type { Arrival, Event } from '../events.ts'
import { AREAS_AT, actorOf, areasOf, countDown, hereOf, left, placeOf, setAreas, setHere } from '../frames.ts'
import { moves } from '../moves.ts'
import type { State } from '../state.ts'
import { ask, askWhoMayRecall, type Decision, finish } from '../steps.ts'
import { controller, hasRoom, hasRoomFor, hasRoomForShadow, limitOf } from './areas.ts'
import { arrive } from './units.ts'

/* KK-7.3: production, and other ways in which units come to the map. */

const { area: choose, done } = moves.make
const { code } = moves
const PRODUCE = codeOf('produce')
const PLACE = codeOf('place')
const SHADOW = codeOf('shadow')

const HOW: { readonly [op: number]: Arrival } = { [PRODUCE]: 'produce', [PLACE]: 'place', [SHADOW]: 'shadow' }

const wordOf = (s: State): number => s.book.program.op[placeOf(s)]!

/** Whether the word has a unit left and it fits. */
function fits(s: State, seat: Seat, word: number, area: number): boolean {
  if (word === SHADOW) return s.supply[SHADOWS]! > 0 && hasRoomForShadow(s, area)
  const stock = word === PRODUCE || word === PLACE ? s.supply[seat]! : s.limbo[seat]!
  return stock > 0 && hasRoom(s, seat, area)
}

/** Whether a Follower that came to the supply now could be placed. */
function couldPlace(s: State): boolean {
  const word = wordOf(s)
  return left(s) > 0 && (word === PRODUCE || word === PLACE) && hasRoomIn(s, actorOf(s), areasOf(s, AREAS_AT))
}

function hasRoomIn(s: State, seat: Seat, set: number): boolean {
  for (let area = 0; area < AREAS; area++) if (((set >> area) & 1) === 1 && hasRoom(s, seat, area)) return true
  return false
}

/** produce, place, recall, shadow: one unit at a time. */
export const settle: Decision = {
  resume(s, table) {
    askWhoMayRecall(s, settle, couldPlace, table)
  },

  legal(s, seat, out) {
    if (left(s) === 0) return
    const word = wordOf(s)
    const set = areasOf(s, AREAS_AT)
    for (let area = 0; area < AREAS; area++)
      if (((set >> area) & 1) === 1 && fits(s, seat, word, area)) out.add(choose(area))
    // KK-D27: Shadows are forced.
    if (word !== SHADOW) out.add(done)
  },

  why(s, seat, move) {
    if (kindOf(move) !== code.area) return undefined
    const word = wordOf(s)
    const area = firstArgument(move)
    if (((areasOf(s, AREAS_AT) >> area) & 1) === 0) return word === SHADOW || word === PLACE ? 'KK-D27' : 'KK-7.3'
    return hasRoomFor(s, word === SHADOW ? SHADOWS : seat, area) ? 'KK-D7' : 'KK-3.8'
  },

  play(s, seat, move, table) {
    if (kindOf(move) === code.done) return finish(s, settle, table)
    const word = wordOf(s)
    const area = asArea(firstArgument(move))
    countDown(s)
    const isSame = s.book.program.flag[placeOf(s)] === 1
    if (isSame && (word === PRODUCE || word === SHADOW)) {
      setAreas(s, AREAS_AT, 1 << area)
      setHere(s, area)
    }
    const how = HOW[word]
    if (how !== undefined) return arrive(s, how, seat, word === SHADOW ? SHADOWS : seat, area, table)
    s.limbo[seat]!--
    s.supply[seat]!++
    s.addUnit(area, seat)
    table.story?.push({ type: 'arrived', how: 'recall', by: seat, side: asSide(seat), area })
  },

  /** The area that was chosen is `here` for what follows. */
  finish(s) {
    const here = hereOf(s)
    s.stack.end()
    setHere(s, here)
  },
}

// --- Each area produces ---

/** How many units an area would produce; by level: as many as the Fort has of who resolves it. */
function amountIn(s: State, by: Seat, place: number, area: number): number {
  const count = s.book.program.count[place]!
  if (count !== BY_LEVEL) return count
  return s.fortOwners[area] === by + 1 ? s.forts[area]! : 0
}

function produceIn(s: State, by: Seat, place: number, area: number, table: Table<Event>): void {
  const side = controller(s, area)
  if (side < 0) return
  for (let count = amountIn(s, by, place, area); count > 0; count--) {
    if (s.supply[side] === 0 || !hasRoomFor(s, side, area)) return
    arrive(s, 'areas', by, side, asArea(area), table)
  }
}

/** Whether the order of areas makes a difference: where a supply is short, or several areas could go above three (KK-3.8). */
function orderMatters(s: State, by: Seat, place: number, set: number): boolean {
  for (let side = 0; side < SIDES; side++) {
    const most = side === SHADOWS ? UNIT_LIMIT : limitOf(s, side as Seat)
    let wanted = 0
    let crowded = 0
    for (let area = 0; area < AREAS; area++) {
      if (((set >> area) & 1) === 0 || controller(s, area) !== side) continue
      const units = s.units[area * SIDES + side]!
      const amount = Math.min(amountIn(s, by, place, area), Math.max(0, most - units))
      wanted += amount
      if (units + amount > UNIT_LIMIT) crowded++
    }
    if (wanted > s.supply[side]! || crowded > 1) return true
  }
  return false
}

export const areas: Decision = {
  resume(s, table) {
    const place = placeOf(s)
    const set = areasOf(s, AREAS_AT)
    const seat = actorOf(s)
    if (orderMatters(s, seat, place, set)) return ask(s, areas, table)
    s.stack.end()
    for (let area = 0; area < AREAS; area++) if (((set >> area) & 1) === 1) produceIn(s, seat, place, area, table)
  },

  legal(s, _seat, out) {
    const set = areasOf(s, AREAS_AT)
    for (let area = 0; area < AREAS; area++) {
      if (((set >> area) & 1) === 0) continue
      const side = controller(s, area)
      if (side >= 0 && s.supply[side]! > 0 && hasRoomFor(s, side, area)) out.add(choose(area))
    }
  },

  why: (_s, _seat, move) => (kindOf(move) === code.area ? 'KK-7.3' : undefined),

  play(s, seat, move, table) {
    const area = firstArgument(move)
    setAreas(s, AREAS_AT, areasOf(s, AREAS_AT) & ~(1 << area))
    produceIn(s, seat, placeOf(s), area, table)
  },
}
