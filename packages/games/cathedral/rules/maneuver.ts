import { firstArgument, kindOf, type Move, type MoveList, type Seat, secondArgument, type Table } from '@sennik/engine'
import type { CathedralClause } from '../clauses.ts'
import { AREAS, asArea, asSide, SIDES } from '../components.ts'
import type { Event } from '../events.ts'
import { AREAS_AT, AREAS_TO, actorOf, areasOf, countDown, EXTRA, left } from '../frames.ts'
import { moves } from '../moves.ts'
import type { State } from '../state.ts'
import { ask, askWhoMayRecall, type Decision, finish } from '../steps.ts'
import { hasRoom } from './areas.ts'
import { convert, hasEnemyIn, mayConvertIn } from './unit-choice.ts'

/* KK-7.5: Followers march, the Winged flies; KK-7.6: it converts where it is. */

const { march, wing, unit, done } = moves.make
const { code } = moves

/** KK-7.5: enemies hold a Follower where it is. */
function isHeld(s: State, seat: Seat, area: number): boolean {
  for (let side = 0; side < SIDES; side++) if (side !== seat && s.units[area * SIDES + side]! > 0) return true
  return false
}

function addMarches(s: State, seat: Seat, from: number, targets: number, out: MoveList): void {
  for (let to = 0; to < AREAS; to++)
    if (((targets >> to) & 1) === 1 && to !== from && hasRoom(s, seat, to, from)) out.add(march(from, to))
}

function carry(s: State, seat: Seat, from: number, to: number, how: 'march' | 'shift', table: Table<Event>): void {
  s.units[from * SIDES + seat]!--
  s.units[to * SIDES + seat]!++
  table.story?.push({ type: 'marched', seat, from: asArea(from), to: asArea(to), how })
}

function fly(s: State, seat: Seat, to: number, table: Table<Event>): void {
  s.wings[seat] = to + 1
  table.story?.push({ type: 'flew', seat, to: asArea(to) })
}

function addFlights(s: State, seat: Seat, targets: number, out: MoveList): void {
  for (let to = 0; to < AREAS; to++) if (((targets >> to) & 1) === 1 && to !== s.wing(seat)) out.add(wing(to))
}

function whyNoMarch(s: State, seat: Seat, move: Move): CathedralClause {
  const from = firstArgument(move)
  const to = secondArgument(move)
  const { adjacent } = s.board()
  const isPossible = s.units[from * SIDES + seat]! > 0 && !isHeld(s, seat, from) && ((adjacent[from]! >> to) & 1) === 1
  return isPossible ? 'KK-3.8' : 'KK-7.5'
}

/** Whether a Follower that came to the supply now could take somebody's place where the Winged is. */
const couldConvert = (s: State): boolean =>
  s.stack.register(EXTRA) > 0 && hasEnemyIn(s, actorOf(s), 1 << s.wing(actorOf(s)))

/** Movement points, and conversions where the Winged is, in any order. */
export const movePoints: Decision = {
  resume(s, table) {
    askWhoMayRecall(s, movePoints, couldConvert, table)
  },

  legal(s, seat, out) {
    const points = left(s)
    const conversions = s.stack.register(EXTRA)
    if (points === 0 && conversions === 0) return
    const { adjacent } = s.board()
    const at = s.wing(seat)
    if (points > 0) {
      for (let from = 0; from < AREAS; from++)
        if (s.units[from * SIDES + seat]! > 0 && !isHeld(s, seat, from)) addMarches(s, seat, from, adjacent[from]!, out)
      addFlights(s, seat, adjacent[at]!, out)
    }
    if (conversions > 0 && mayConvertIn(s, seat, at))
      for (let side = 0; side < SIDES; side++)
        if (side !== seat && s.units[at * SIDES + side]! > 0) out.add(unit(at, side))
    out.add(done)
  },

  why(s, seat, move) {
    if (kindOf(move) === code.march) return left(s) === 0 ? 'KK-7.5' : whyNoMarch(s, seat, move)
    if (kindOf(move) !== code.unit) return undefined
    const isThere = firstArgument(move) === s.wing(seat) && s.stack.register(EXTRA) > 0
    return isThere && !mayConvertIn(s, seat, s.wing(seat)) ? 'KK-D10' : 'KK-7.6'
  },

  play(s, seat, move, table) {
    switch (kindOf(move)) {
      case code.march:
        countDown(s)
        return carry(s, seat, firstArgument(move), secondArgument(move), 'march', table)
      case code.wing:
        countDown(s)
        return fly(s, seat, firstArgument(move), table)
      case code.unit: {
        s.stack.setRegister(EXTRA, s.stack.register(EXTRA) - 1)
        const area = asArea(firstArgument(move))
        const side = asSide(secondArgument(move))
        convert(s, seat, area, side)
        table.story?.push({ type: 'converted', seat, area, side })
        return
      }
      default:
        finish(s, movePoints, table)
    }
  },
}

/** Movement points for the Winged alone. */
export const wingPoints: Decision = {
  resume(s, table) {
    ask(s, wingPoints, table)
  },
  legal(s, seat, out) {
    if (left(s) === 0) return
    addFlights(s, seat, s.board().adjacent[s.wing(seat)]!, out)
    out.add(done)
  },
  play(s, seat, move, table) {
    if (kindOf(move) === code.done) return finish(s, wingPoints, table)
    countDown(s)
    fly(s, seat, firstArgument(move), table)
  },
}

/** The Winged to any area of a set. */
export const flight: Decision = {
  resume(s, table) {
    ask(s, flight, table)
  },
  legal(s, seat, out) {
    if (left(s) === 0) return
    addFlights(s, seat, areasOf(s, AREAS_AT), out)
    out.add(done)
  },
  play: (s, seat, move, table) => wingPoints.play(s, seat, move, table),
}

/** Followers from anywhere to anywhere, whoever stands in the way. */
export const shift: Decision = {
  resume(s, table) {
    ask(s, shift, table)
  },
  legal(s, seat, out) {
    if (left(s) === 0) return
    const from = areasOf(s, AREAS_AT)
    const to = areasOf(s, AREAS_TO)
    for (let area = 0; area < AREAS; area++)
      if (((from >> area) & 1) === 1 && s.units[area * SIDES + seat]! > 0) addMarches(s, seat, area, to, out)
    out.add(done)
  },
  why(s, seat, move) {
    if (kindOf(move) !== code.march) return undefined
    const from = firstArgument(move)
    const isNamed =
      ((areasOf(s, AREAS_AT) >> from) & 1) === 1 && ((areasOf(s, AREAS_TO) >> secondArgument(move)) & 1) === 1
    return isNamed && from !== secondArgument(move) && s.units[from * SIDES + seat]! > 0 ? 'KK-3.8' : 'KK-7.0'
  },
  play(s, seat, move, table) {
    if (kindOf(move) === code.done) return finish(s, shift, table)
    countDown(s)
    carry(s, seat, firstArgument(move), secondArgument(move), 'shift', table)
  },
}
