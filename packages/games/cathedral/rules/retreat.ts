import { firstArgument, kindOf, type Table } from '@sennik/engine'
import { AREAS, asArea, asSide, SIDES, type Side } from '../components.ts'
import type { Event } from '../events.ts'
import { AREAS_AT, hereOf } from '../frames.ts'
import { moves } from '../moves.ts'
import type { State } from '../state.ts'
import { ask, type Decision } from '../steps.ts'
import { controller, hasRoomFor, isEmpty, isPresent } from './areas.ts'
import { eliminate } from './units.ts'

/* KK-8.9, KK-8.10: the loser leaves. */

const { retreat: choose } = moves.make
const { code } = moves
const LOSER = AREAS_AT
const DEVOURS = AREAS_AT + 2

const loserOf = (s: State): Side => asSide(s.stack.register(LOSER))

/** Next door, where the loser controls, is present, or nobody is; with room. */
function mayGo(s: State, side: Side, from: number, to: number): boolean {
  const isAllowed = controller(s, to) === side || isPresent(s, to, side) || isEmpty(s, to)
  return isAllowed && hasRoomFor(s, side, to, from)
}

export const retreat: Decision = {
  resume(s, table) {
    ask(s, retreat, table)
  },

  legal(s, _seat, out) {
    const from = hereOf(s)
    const side = loserOf(s)
    if (s.unitsIn(from, side) === 0) return
    const targets = s.board().adjacent[from]!
    for (let to = 0; to < AREAS; to++) if (((targets >> to) & 1) === 1 && mayGo(s, side, from, to)) out.add(choose(to))
  },

  why(s, _seat, move) {
    if (kindOf(move) !== code.retreat) return undefined
    const to = firstArgument(move)
    const isNextDoor = ((s.board().adjacent[hereOf(s)]! >> to) & 1) === 1
    return isNextDoor && !hasRoomFor(s, loserOf(s), to, hereOf(s)) ? 'KK-3.8' : 'KK-8.9'
  },

  play(s, _seat, move, table) {
    const from = hereOf(s)
    const side = loserOf(s)
    const to = asArea(firstArgument(move))
    s.units[from * SIDES + side]!--
    s.units[to * SIDES + side]!++
    table.story?.push({ type: 'retreated', side, from, to })
  },

  /** KK-8.10: whoever cannot leave is eliminated. */
  finish(s, table) {
    const from = hereOf(s)
    const side = loserOf(s)
    const devours = s.stack.register(DEVOURS) === 1
    s.stack.end()
    eliminateRest(s, side, from, devours, table)
  },
}

function eliminateRest(s: State, side: Side, from: number, devours: boolean, table: Table<Event>): void {
  const area = asArea(from)
  const units = s.unitsIn(area, side)
  if (units === 0) return
  table.story?.push({ type: 'eliminated', side, area, units, devoured: devours })
  for (let lost = 0; lost < units; lost++) eliminate(s, side, area, devours, table)
}
