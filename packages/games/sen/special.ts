import { asSeat, BY_SECOND, firstArgument, kindOf, only, secondArgument } from '@sennik/engine'
import { moves } from './moves.ts'
import { endTurn } from './round.ts'
import { isLand, outOfPlace, type Step, stepNumber } from './steps.ts'

const { keep, look, pick } = moves.make
const { code } = moves
const WITH_DRAWN = stepNumber('drawn')
const SWAP_SECOND = stepNumber('swap-with')

/** SEN-11: two cards were drawn for Take 2; one is kept. */
export const keepOne: Step = {
  legal(_s, _seat, out) {
    out.add(keep(0))
    out.add(keep(1))
  },
  why: (_s, _seat, move) => (kindOf(move) === code.keep ? undefined : outOfPlace(move)),
  play(s, seat, move, table) {
    const index = firstArgument(move)
    const first = s.heldCard()
    const second = s.otherHeldCard()
    const rejected = index === 0 ? second : first
    s.letGo()
    s.hold(index === 0 ? first : second)
    s.putOnDiscard(rejected)
    table.story?.push({ type: 'kept', seat, index, rejected })
    s.stack.goto(WITH_DRAWN, only(seat))
  },
}

/** SEN-12: the land may lie in any dream, one's own included. */
export const peekAt: Step = {
  legal(s, _seat, out) {
    for (let owner = 0; owner < s.seats(); owner++) out.addRow(look(owner, 0), BY_SECOND, s.lands(asSeat(owner)))
  },
  why(s, _seat, move) {
    if (kindOf(move) !== code.look) return outOfPlace(move)
    return isLand(s, firstArgument(move), secondArgument(move)) ? undefined : 'SEN-12'
  },
  play(s, seat, move, table) {
    const owner = asSeat(firstArgument(move))
    const slot = secondArgument(move)
    s.see(seat, owner, slot)
    table.story?.push({ type: 'looked', seat, owner, slot, card: s.landAt(owner, slot) })
    endTurn(s, seat, table)
  },
}

/** SEN-13: first the one land, then one in another dream. */
export const swapFirst: Step = {
  legal(s, _seat, out) {
    for (let owner = 0; owner < s.seats(); owner++) out.addRow(pick(owner, 0), BY_SECOND, s.lands(asSeat(owner)))
  },
  why(s, _seat, move) {
    if (kindOf(move) !== code.pick) return outOfPlace(move)
    return isLand(s, firstArgument(move), secondArgument(move)) ? undefined : 'SEN-13'
  },
  play(s, seat, move, table) {
    const owner = asSeat(firstArgument(move))
    const slot = secondArgument(move)
    table.story?.push({ type: 'picked', seat, owner, slot })
    s.stack.goto(SWAP_SECOND, only(seat), owner, slot)
  },
}

export const swapSecond: Step = {
  legal(s, _seat, out) {
    for (let owner = 0; owner < s.seats(); owner++)
      if (owner !== s.stack.register(0)) out.addRow(pick(owner, 0), BY_SECOND, s.lands(asSeat(owner)))
  },
  why(s, _seat, move) {
    if (kindOf(move) !== code.pick) return outOfPlace(move)
    const owner = firstArgument(move)
    return isLand(s, owner, secondArgument(move)) && owner !== s.stack.register(0) ? undefined : 'SEN-13'
  },
  play(s, seat, move, table) {
    const owner = asSeat(s.stack.register(0))
    const slot = s.stack.register(1)
    const otherOwner = asSeat(firstArgument(move))
    const otherSlot = secondArgument(move)
    s.exchangeLands(owner, slot, otherOwner, otherSlot)
    table.story?.push({ type: 'swapped', seat, owner, slot, otherOwner, otherSlot })
    endTurn(s, seat, table)
  },
}
