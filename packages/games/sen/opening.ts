import {
  asSeat,
  BY_FIRST,
  firstArgument,
  includes,
  kindOf,
  NO_SEATS,
  only,
  type SeatSet,
  without,
} from '@sennik/engine'
import { moves } from './moves.ts'
import { beginTurn } from './round.ts'
import { isLand, outOfPlace, type Step } from './steps.ts'

const { peek } = moves.make
const { code } = moves

/** What the opening keeps: who will start, and who has had the first of their two looks. */
const STARTER = 0
const PEEKED = 1

// --- Before the first turn of a round: everyone looks at two lands of their own, all at the same time (SEN-5) ---

export const opening: Step = {
  legal(s, seat, out) {
    if (!includes(s.stack.register(PEEKED) as SeatSet, seat)) out.addRow(peek(0), BY_FIRST, s.lands(seat))
    else for (let slot = 0; slot < s.lands(seat); slot++) if (!s.knowsOwn(seat, slot)) out.add(peek(slot))
  },
  why(s, seat, move) {
    if (kindOf(move) !== code.peek) return outOfPlace(move)
    const slot = firstArgument(move)
    if (!isLand(s, seat, slot)) return 'SEN-3'
    return s.knowsOwn(seat, slot) ? 'SEN-5' : undefined
  },
  play(s, seat, move, table) {
    const slot = firstArgument(move)
    s.see(seat, seat, slot)
    table.story?.push({ type: 'looked', seat, owner: seat, slot, card: s.landAt(seat, slot) })
    const peeked = s.stack.register(PEEKED) as SeatSet
    const waiting = without(s.deciders(), seat)
    if (!includes(peeked, seat)) s.stack.setRegister(PEEKED, peeked | only(seat))
    else if (waiting !== NO_SEATS) s.stack.setDeciders(waiting)
    else beginTurn(s, asSeat(s.stack.register(STARTER)))
  },
}
