import type { Seat, Table } from '@sennik/engine'
import { AGREED, COUNT, DEED } from '../cells.ts'
import { type Area, asSide, SHADOWS, type Side } from '../components.ts'
import type { Arrival, Event, Removal } from '../events.ts'
import type { State } from '../state.ts'

/* Figures that come to the map and leave it. */

/** A unit from its supply. */
export function arrive(s: State, how: Arrival, by: Seat, side: number, area: Area, table: Table<Event>): void {
  s.addUnit(area, asSide(side))
  // KK-D35: what is produced counts for its owner; what comes back from Limbo is not produced.
  if (side !== SHADOWS) s.did(side as Seat, DEED.produced)
  table.story?.push({ type: 'arrived', how, by, side: asSide(side), area })
}

/** A unit back to its supply. */
export function toSupply(s: State, how: Removal, by: Seat, side: number, area: Area, table: Table<Event>): void {
  s.removeUnit(area, asSide(side))
  s.supply[side]!++
  table.story?.push({ type: 'removed', how, by, side: asSide(side), area })
}

/** KK-10.4: the higher number of the two cards; a card without one leaves it to the other. */
export function devourLimit(s: State): number {
  const column = s.seats() - 2
  let limit = 0
  for (let index = 0; index < 2; index++) {
    const card = s.book.faces.nightmares[s.nightmares[index]! - 1]
    const side = s.agreed[AGREED.advanced] === 1 ? card?.advanced : card?.basic
    const number = side?.limit?.[column] ?? 0
    if (number > limit) limit = number
  }
  return limit
}

function totalDevoured(s: State): number {
  let total = 0
  for (let side = 0; side <= SHADOWS; side++) total += s.devoured[side]!
  return total
}

/** KK-10.3: counts a unit that is off the map as devoured; enough of them bring the end. */
function countDevoured(s: State, side: number, table: Table<Event>): void {
  s.devoured[side]!++
  const total = totalDevoured(s)
  const limit = devourLimit(s)
  if (s.counts[COUNT.ending] === 1 || limit === 0 || total < limit) return
  s.counts[COUNT.ending] = 1
  table.story?.push({ type: 'endTriggered', total, limit })
}

export function devour(s: State, by: Seat, side: number, area: Area, table: Table<Event>): void {
  s.removeUnit(area, asSide(side))
  table.story?.push({ type: 'devoured', by, side: asSide(side), area, total: totalDevoured(s) + 1 })
  countDevoured(s, side, table)
}

/** KK-8.13: where a unit goes that is eliminated in a conflict; some conflicts devour. */
export function eliminate(s: State, side: Side, area: Area, devours: boolean, table: Table<Event>): void {
  s.removeUnit(area, side)
  if (devours) countDevoured(s, side, table)
  else if (side === SHADOWS) s.supply[SHADOWS]!++
  else s.limbo[side]!++
}
