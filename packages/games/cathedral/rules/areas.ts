import type { Seat } from '@sennik/engine'
import { TURN_SYMBOLS } from '../board.ts'
import { AREA_WORDS, type AreaWord } from '../cards/vocabulary.ts'
import { COUNT, DEED } from '../cells.ts'
import { AREAS, type AreaSet, LAP, NIGHTMARES_IN_PLAY, SHADOWS, SIDES, UNIT_LIMIT } from '../components.ts'
import type { State } from '../state.ts'

/* KK-3: who controls, who is present, how many units there is room for, and the words cards use for areas. */

const NOBODY = -1
const FORTIFY = 1

/** KK-3.3: the side that controls an area, or −1. */
export function controller(s: State, area: number): number {
  const owner = s.fortOwners[area]!
  if (owner > 0) return owner - 1
  const { units } = s
  const start = area * SIDES
  let most = 0
  let side: number = SHADOWS
  for (let other = 0; other < SIDES; other++) {
    const count = units[start + other]!
    if (count > most) {
      most = count
      side = other
    } else if (count === most && most > 0) side = NOBODY
  }
  return side
}

export function controlled(s: State, side: number): AreaSet {
  const { all } = s.board()
  let set = 0
  for (let area = 0; area < AREAS; area++)
    if (((all >> area) & 1) === 1 && controller(s, area) === side) set |= 1 << area
  return set as AreaSet
}

/** KK-3.4 */
export const isPresent = (s: State, area: number, side: number): boolean =>
  s.units[area * SIDES + side]! > 0 || s.fortOwners[area] === side + 1

export function presence(s: State, side: number): AreaSet {
  let set = 0
  for (let area = 0; area < AREAS; area++) if (isPresent(s, area, side)) set |= 1 << area
  return set as AreaSet
}

export function isEmpty(s: State, area: number): boolean {
  if (s.forts[area] !== 0) return false
  for (let side = 0; side < SIDES; side++) if (s.units[area * SIDES + side] !== 0) return false
  return true
}

/** KK-3.8: the limit on the player's Fortify card. */
export function limitOf(s: State, seat: Seat): number {
  const card = s.top(seat, FORTIFY)
  return card === 0 ? s.book.startLimit : s.book.limitOf[card]!
}

/** KK-3.8, KK-D8: whether one more Follower fits, when one perhaps leaves another area for it. */
export function hasRoom(s: State, seat: Seat, area: number, leaving = -1): boolean {
  const here = s.units[area * SIDES + seat]!
  if (here < UNIT_LIMIT) return true
  if (here >= limitOf(s, seat)) return false
  for (let other = 0; other < AREAS; other++) {
    if (other === area) continue
    const count = s.units[other * SIDES + seat]! - (other === leaving ? 1 : 0)
    if (count > UNIT_LIMIT) return false
  }
  return true
}

export const hasRoomForShadow = (s: State, area: number): boolean => s.units[area * SIDES + SHADOWS]! < UNIT_LIMIT

export const hasRoomFor = (s: State, side: number, area: number, leaving = -1): boolean =>
  side === SHADOWS ? hasRoomForShadow(s, area) : hasRoom(s, side as Seat, area, leaving)

/** The area in which one of the two Nightmares stands; −1 in the Cathedral and on its card. */
export function standsIn(s: State, nightmare: number): number {
  const at = s.nightmares[NIGHTMARES_IN_PLAY + nightmare]! - 1
  return at < AREAS ? at : -1
}

/** KK-3.7: constant during the whole turn. */
export const symbolOfTurn = (s: State): number => TURN_SYMBOLS[(s.counts[COUNT.start]! + s.counts[COUNT.turn]!) % LAP]!

/** Areas next to at least one of these. */
export function near(s: State, set: number): AreaSet {
  const { adjacent } = s.board()
  let found = 0
  for (let area = 0; area < AREAS; area++) if (((set >> area) & 1) === 1) found |= adjacent[area]!
  return found as AreaSet
}

function forts(s: State, seat: Seat): number {
  let set = 0
  for (let area = 0; area < AREAS; area++) if (s.fortOwners[area] === seat + 1) set |= 1 << area
  return set
}

function foeForts(s: State, seat: Seat): number {
  let set = 0
  for (let area = 0; area < AREAS; area++)
    if (s.fortOwners[area] !== 0 && s.fortOwners[area] !== seat + 1) set |= 1 << area
  return set
}

type Meaning = (s: State, seat: Seat, here: number) => number

/** What each word for areas means: a word without a meaning does not compile. */
const MEANINGS: { readonly [W in AreaWord]: Meaning } = {
  any: s => s.board().all,
  mine: (s, seat) => controlled(s, seat),
  present: (s, seat) => presence(s, seat),
  fort: forts,
  stronghold: (s, seat) => (1 << s.strongholds[seat]!) >> 1,
  corner: s => s.board().corners,
  cathedral: s => s.board().cloisters,
  marked: s => s.board().ofSymbol[symbolOfTurn(s)]!,
  eye: s => s.board().ofSymbol[0]!,
  hand: s => s.board().ofSymbol[1]!,
  flame: s => s.board().ofSymbol[2]!,
  root: s => s.board().ofSymbol[3]!,
  winged: (s, seat) => (1 << s.wings[seat]!) >> 1,
  nightmare(s) {
    let set = 0
    for (let index = 0; index < NIGHTMARES_IN_PLAY; index++) {
      const at = standsIn(s, index)
      if (at >= 0) set |= 1 << at
    }
    return set
  },
  here: (_s, _seat, here) => (here < 0 ? 0 : 1 << here),
  won(s, seat) {
    const start = seat * DEED.count + DEED.wonAt
    return s.deeds[start]! | (s.deeds[start + 1]! << 8) | (s.deeds[start + 2]! << 16)
  },
  shadows: s => controlled(s, SHADOWS),
  empty(s) {
    const { all } = s.board()
    let set = 0
    for (let area = 0; area < AREAS; area++) if (((all >> area) & 1) === 1 && isEmpty(s, area)) set |= 1 << area
    return set
  },
  foe(s, seat) {
    let set = 0
    for (let other = 0; other < s.seats(); other++) if (other !== seat) set |= presence(s, other)
    return set
  },
  foeHeld(s, seat) {
    let set = 0
    for (let other = 0; other < s.seats(); other++) if (other !== seat) set |= controlled(s, other)
    return set
  },
  foeFort: foeForts,
}

const BY_NUMBER: readonly Meaning[] = AREA_WORDS.map(word => MEANINGS[word])
const WORD = 0
const NEAR = 1
const NOT = 2
const BOTH = 3

/** The areas that a selector of the book names, as this seat sees them; `here` is −1 where there is none. */
export function select(s: State, seat: Seat, selector: number, here: number): AreaSet {
  const { joint, first, second } = s.book.program.selectors[selector]!
  switch (joint) {
    case WORD:
      return BY_NUMBER[first]!(s, seat, here) as AreaSet
    case NEAR:
      return near(s, select(s, seat, first, here))
    case NOT:
      return (s.board().all & ~select(s, seat, first, here)) as AreaSet
    case BOTH:
      return (select(s, seat, first, here) & select(s, seat, second, here)) as AreaSet
    default:
      return (select(s, seat, first, here) | select(s, seat, second, here)) as AreaSet
  }
}

/** How many areas there are in a set. */
export function sizeOf(set: number): number {
  let size = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) size++
  return size
}
