import { asSeat, firstArgument, kindOf, type Seat, type Table } from '@sennik/engine'
import { BUILD_COSTS } from '../cards/vocabulary.ts'
import { DEED } from '../cells.ts'
import { AREAS, asArea, HIGHEST_LEVEL, SIDES } from '../components.ts'
import type { Event } from '../events.ts'
import { AREAS_AT, actorOf, areasOf, countDown, EXTRA, left, open, placeOf } from '../frames.ts'
import { moves } from '../moves.ts'
import type { State } from '../state.ts'
import { ask, type Decision, finish, stepNumber } from '../steps.ts'
import { toSupply } from './units.ts'

/* KK-7.2: levels of Forts are added and paid for, and removed. */

const PAY = stepNumber('buildPay')
const LESS = BUILD_COSTS.indexOf('less')
const FREE = BUILD_COSTS.indexOf('free')
const { area: choose, done } = moves.make
const { code } = moves

/** KK-D36: the price of the next level there. */
function priceIn(s: State, area: number): number {
  const cost = s.book.program.flag[placeOf(s)]
  const level = s.forts[area]! + 1
  if (cost === FREE) return 0
  return cost === LESS ? level - 1 : level
}

function followersOf(s: State, seat: Seat): number {
  let count = 0
  for (let area = 0; area < AREAS; area++) count += s.units[area * SIDES + seat]!
  return count
}

/** KK-3.2: one Fort in an area, three levels at most. */
const mayRise = (s: State, seat: Seat, area: number): boolean =>
  s.forts[area]! < HIGHEST_LEVEL && (s.fortOwners[area] === 0 || s.fortOwners[area] === seat + 1)

export const build: Decision = {
  resume(s, table) {
    ask(s, build, table)
  },

  legal(s, seat, out) {
    if (left(s) === 0) return
    // KK-7.2: areas that were yours when the effect began stay yours until it ends.
    const set = areasOf(s, AREAS_AT)
    if (s.levels[seat]! > 0) {
      const followers = followersOf(s, seat)
      for (let area = 0; area < AREAS; area++)
        if (((set >> area) & 1) === 1 && mayRise(s, seat, area) && priceIn(s, area) <= followers) out.add(choose(area))
    }
    out.add(done)
  },

  why(s, seat, move) {
    if (kindOf(move) !== code.area) return undefined
    const area = firstArgument(move)
    if (((areasOf(s, AREAS_AT) >> area) & 1) === 0) return 'KK-7.2'
    return mayRise(s, seat, area) ? 'KK-D36' : 'KK-3.2'
  },

  play(s, seat, move, table) {
    if (kindOf(move) === code.done) return finish(s, build, table)
    const area = firstArgument(move)
    const price = priceIn(s, area)
    countDown(s)
    if (price === 0) return raise(s, seat, area, table)
    open(s, PAY, seat, placeOf(s), price)
    s.stack.setRegister(EXTRA, area)
  },
}

function raise(s: State, seat: Seat, area: number, table: Table<Event>): void {
  s.addLevel(asArea(area), seat)
  s.did(seat, DEED.built)
  table.story?.push({ type: 'built', seat, area: asArea(area), level: s.forts[area]! })
}

/** Followers from any areas, one after another; then the level stands. */
export const buildPay: Decision = {
  resume(s, table) {
    ask(s, buildPay, table)
  },
  legal(s, seat, out) {
    if (left(s) === 0) return
    for (let area = 0; area < AREAS; area++) if (s.units[area * SIDES + seat]! > 0) out.add(choose(area))
  },
  why: (_s, _seat, move) => (kindOf(move) === code.area ? 'KK-7.2' : undefined),
  play(s, seat, move, table) {
    countDown(s)
    toSupply(s, 'paidFort', seat, seat, asArea(firstArgument(move)), table)
  },
  finish(s, table) {
    const seat = actorOf(s)
    const area = s.stack.register(EXTRA)
    s.stack.end()
    raise(s, seat, area, table)
  },
}

/** KK-3.5: the last level of a Stronghold is never lost. */
const mayLose = (s: State, area: number): boolean =>
  s.forts[area]! > (s.isStronghold(asArea(area), s.fortOwners[area]! - 1) ? 1 : 0)

export const raze: Decision = {
  resume(s, table) {
    ask(s, raze, table)
  },
  legal(s, seat, out) {
    if (left(s) === 0) return
    const set = areasOf(s, AREAS_AT)
    for (let area = 0; area < AREAS; area++)
      if (((set >> area) & 1) === 1 && s.fortOwners[area] !== 0 && s.fortOwners[area] !== seat + 1 && mayLose(s, area))
        out.add(choose(area))
    out.add(done)
  },
  why(s, _seat, move) {
    if (kindOf(move) !== code.area) return undefined
    const area = firstArgument(move)
    return s.fortOwners[area] !== 0 && !mayLose(s, area) ? 'KK-3.5' : 'KK-7.0'
  },
  play(s, seat, move, table) {
    if (kindOf(move) === code.done) return finish(s, raze, table)
    countDown(s)
    const area = asArea(firstArgument(move))
    const owner = asSeat(s.fortOwners[area]! - 1)
    s.removeLevel(area)
    table.story?.push({ type: 'razed', seat, owner, area, level: s.forts[area]! })
  },
}
