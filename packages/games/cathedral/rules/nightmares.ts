import { firstArgument, kindOf, type MoveList, type Seat, type Table } from '@sennik/engine'
import { AGREED, DEED } from '../cells.ts'
import { AREAS, asArea, NIGHTMARES_IN_PLAY } from '../components.ts'
import type { Event } from '../events.ts'
import { AREAS_AT, areasOf, countDown, EXTRA, hereOf, left, placeOf, setAreas, setHere } from '../frames.ts'
import { moves } from '../moves.ts'
import type { State } from '../state.ts'
import { ask, type Decision, finish } from '../steps.ts'
import { standsIn } from './areas.ts'
import { runEffect } from './run-effect.ts'

/* KK-10: Nightmares are commanded, prowl and devour. */

const { command: choose, area: enter, accept, done } = moves.make
const { code } = moves

/** KK-10.1: each at most once a turn by each player, and none before Stage 2. */
export function addCommands(s: State, seat: Seat, out: MoveList): void {
  if (!s.isStageTwo()) return
  for (let index = 0; index < NIGHTMARES_IN_PLAY; index++)
    if (((s.deed(seat, DEED.commands) >> index) & 1) === 0) out.add(choose(index))
}

export function commandNightmare(s: State, seat: Seat, index: number, table: Table<Event>): void {
  s.did(seat, DEED.commanded)
  s.deeds[seat * DEED.count + DEED.commands]! |= 1 << index
  const card = s.nightmares[index]!
  table.story?.push({ type: 'commanded', seat, nightmare: card })
  const place = s.book.command[2 * card + s.agreed[AGREED.advanced]!]!
  runEffect(s, seat, place, standsIn(s, index), index + 1)
}

export const command: Decision = {
  resume(s, table) {
    ask(s, command, table)
  },
  legal(s, seat, out) {
    if (left(s) === 0) return
    addCommands(s, seat, out)
    out.add(done)
  },
  play(s, seat, move, table) {
    if (kindOf(move) === code.done) return finish(s, command, table)
    countDown(s)
    commandNightmare(s, seat, firstArgument(move), table)
  },
}

/** KK-10.1, KK-D34: area by area, never one twice, never where it began, never back to the Cathedral. */
export const prowl: Decision = {
  resume(s, table) {
    ask(s, prowl, table)
  },

  legal(s, _seat, out) {
    if (left(s) === 0) return
    const here = standsIn(s, s.stack.register(EXTRA) - 1)
    const { adjacent, cloisters } = s.board()
    const open = (here < 0 ? cloisters : adjacent[here]!) & ~areasOf(s, AREAS_AT)
    for (let area = 0; area < AREAS; area++) if (((open >> area) & 1) === 1) out.add(enter(area))
    out.add(done)
  },

  why: (_s, _seat, move) => (kindOf(move) === code.area ? 'KK-10.1' : undefined),

  play(s, seat, move, table) {
    if (kindOf(move) === code.done) return finish(s, prowl, table)
    const area = asArea(firstArgument(move))
    const index = s.stack.register(EXTRA) - 1
    countDown(s)
    s.nightmares[NIGHTMARES_IN_PLAY + index] = area + 1
    setAreas(s, AREAS_AT, areasOf(s, AREAS_AT) | (1 << area))
    setHere(s, area)
    table.story?.push({ type: 'prowled', nightmare: s.nightmares[index]!, to: area })
    runEffect(s, seat, s.book.program.extra[placeOf(s)]!, area, index + 1)
  },

  /** KK-10.2: the Current Area is where it stands now. */
  finish(s) {
    const here = hereOf(s)
    s.stack.end()
    setHere(s, here)
  },
}

export const restore: Decision = {
  resume(s, table) {
    ask(s, restore, table)
  },
  legal(s, seat, out) {
    if (left(s) === 0) return
    if (s.devoured[seat]! > 0) out.add(accept)
    out.add(done)
  },
  play(s, seat, move, table) {
    if (kindOf(move) === code.done) return finish(s, restore, table)
    countDown(s)
    s.devoured[seat]!--
    s.supply[seat]!++
    table.story?.push({ type: 'restored', seat })
  },
}
