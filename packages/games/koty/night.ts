import {
  asSeat,
  BY_FIRST,
  BY_SECOND,
  firstArgument,
  kindOf,
  type Move,
  type MoveList,
  only,
  type Seat,
  secondArgument,
  type Table,
} from '@sennik/engine'
import type { KotyClause } from './clauses.ts'
import { BAT, DRAGON, isCat, LANDS, MOTH, NO_CARD, RAVEN } from './components.ts'
import type { Event } from './events.ts'
import { moves } from './moves.ts'
import { addNine } from './nines.ts'
import type { State } from './state.ts'
import { outOfPlace, type Step, stepNumber } from './steps.ts'
import { endIdleTurn } from './turn-end.ts'

const { moth, carry, bat } = moves.make
const { code } = moves
const CARRY = stepNumber('carry')
const LANDS_EACH = LANDS
const SEVERAL = -2
const NONE = -1

/** Lands in the order of the table: the first seat's four, then the next one's. */
const landAfter = (first: Move, cell: number): Move => (first + (cell >> 2) * BY_FIRST + (cell & 3) * BY_SECOND) as Move

// --- Moth (KOT-N3): a cat from any dream to any dream ---

/** Where a cat may be put: an empty land or a nine, anybody's. The land it comes from is neither. */
const takesCat = (s: State, owner: number, land: number): boolean => s.topOf(owner, land) === NO_CARD

/** The one place where a cat can go; or there is none, or several. */
function placeForCat(s: State): number {
  let found = NONE
  for (let cell = 0; cell < s.seats() * LANDS_EACH; cell++) {
    if (!takesCat(s, cell >> 2, cell & 3)) continue
    if (found !== NONE) return SEVERAL
    found = cell
  }
  return found
}

export function addMoths(s: State, out: MoveList): void {
  if (placeForCat(s) === NONE) return
  const first = moth(0, 0)
  for (let cell = 0; cell < s.seats() * LANDS_EACH; cell++)
    if (isCat(s.topOf(cell >> 2, cell & 3))) out.add(landAfter(first, cell))
}

export function whyNotMoth(s: State, seat: Seat, owner: number, land: number): KotyClause | undefined {
  if (owner >= s.seats()) return 'KOT-3'
  if (!s.holds(seat, MOTH)) return 'KOT-5'
  return isCat(s.topOf(owner, land)) && placeForCat(s) !== NONE ? undefined : 'KOT-N3'
}

export function playMoth(s: State, seat: Seat, owner: Seat, land: number, table: Table<Event>): void {
  s.takeFromHand(seat, MOTH)
  s.layOnTable(MOTH, NO_CARD)
  table.story?.push({ type: 'mothTook', seat, owner, land, cat: s.topOf(owner, land) })
  const place = placeForCat(s)
  if (place === SEVERAL) s.stack.goto(CARRY, only(seat), owner, land)
  else carryCat(s, seat, owner, land, asSeat(place >> 2), place & 3, table)
}

export const carryTo: Step = {
  legal(s, _seat, out) {
    const first = carry(0, 0)
    for (let cell = 0; cell < s.seats() * LANDS_EACH; cell++)
      if (takesCat(s, cell >> 2, cell & 3)) out.add(landAfter(first, cell))
  },
  why(s, _seat, move) {
    if (kindOf(move) !== code.carry) return outOfPlace(move)
    const owner = firstArgument(move)
    if (owner >= s.seats()) return 'KOT-3'
    return takesCat(s, owner, secondArgument(move)) ? undefined : 'KOT-N3'
  },
  play(s, seat, move, table) {
    const { stack } = s
    const owner = asSeat(stack.register(0))
    carryCat(s, seat, owner, stack.register(1), asSeat(firstArgument(move)), secondArgument(move), table)
  },
}

function carryCat(
  s: State,
  seat: Seat,
  owner: Seat,
  land: number,
  toOwner: Seat,
  toLand: number,
  table: Table<Event>,
): void {
  const cat = s.topOf(owner, land)
  s.setTop(owner, land, NO_CARD)
  s.setTop(toOwner, toLand, cat)
  table.story?.push({ type: 'mothCarried', seat, cat, owner, land, toOwner, toLand })
  s.putOnDiscard(MOTH)
  s.clearTable()
  endIdleTurn(s, table)
}

// --- Bat (KOT-N4): a rival's raven becomes a nine of one's own ---

export function addBats(s: State, seat: Seat, out: MoveList): void {
  const first = bat(0, 0)
  for (let cell = 0; cell < s.seats() * LANDS_EACH; cell++)
    if (s.topOf(cell >> 2, cell & 3) === RAVEN && s.isRival(seat, cell >> 2)) out.add(landAfter(first, cell))
}

export function whyNotBat(s: State, seat: Seat, owner: number, land: number): KotyClause | undefined {
  if (owner >= s.seats()) return 'KOT-3'
  if (!s.holds(seat, BAT)) return 'KOT-5'
  if (owner !== seat && !s.isRival(seat, owner)) return 'KOT-T3'
  return owner !== seat && s.topOf(owner, land) === RAVEN ? undefined : 'KOT-N4'
}

export function playBat(s: State, seat: Seat, owner: Seat, land: number, table: Table<Event>): void {
  s.takeFromHand(seat, BAT)
  s.setTop(owner, land, NO_CARD)
  s.layOnTable(RAVEN, BAT)
  table.story?.push({ type: 'batTook', seat, owner, land })
  addNine(s, seat, table)
}

// --- Dragon (KOT-N5): all ravens go, and the dragon becomes a nine of one's own ---

export function playDragon(s: State, seat: Seat, table: Table<Event>): void {
  s.takeFromHand(seat, DRAGON)
  if (table.story !== undefined) tellDragon(s, seat, table.story)
  for (let owner = 0; owner < s.seats(); owner++)
    for (let land = 0; land < LANDS_EACH; land++)
      if (s.topOf(owner, land) === RAVEN) {
        s.setTop(owner, land, NO_CARD)
        s.putOnDiscard(RAVEN)
      }
  s.layOnTable(DRAGON, NO_CARD)
  addNine(s, seat, table)
}

function tellDragon(s: State, seat: Seat, story: Event[]): void {
  const ravens: { owner: Seat; land: number }[] = []
  for (let owner = 0; owner < s.seats(); owner++)
    for (let land = 0; land < LANDS_EACH; land++)
      if (s.topOf(owner, land) === RAVEN) ravens.push({ owner: asSeat(owner), land })
  story.push({ type: 'dragonCame', seat, ravens })
}
