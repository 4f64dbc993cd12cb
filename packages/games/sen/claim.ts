import { BY_FIRST, firstArgument, kindOf, only } from '@sennik/engine'
import { ravensOn } from './components.ts'
import { moves } from './moves.ts'
import { endTurn } from './round.ts'
import { isLand, outOfPlace, type Step, stepNumber } from './steps.ts'

const { point, name } = moves.make
const { code } = moves
const CLAIM_SECOND = stepNumber('claim-with')
const CLAIM_NUMBER = stepNumber('claim-number')

// --- Variant "I know what I have" (SEN-V3): point at two lands, then name the ravens on each of them ---

export const claimFirst: Step = {
  legal(s, seat, out) {
    out.addRow(point(0), BY_FIRST, s.lands(seat))
  },
  why(s, seat, move) {
    if (kindOf(move) !== code.point) return outOfPlace(move)
    return isLand(s, seat, firstArgument(move)) ? undefined : 'SEN-3'
  },
  play(s, seat, move, table) {
    const slot = firstArgument(move)
    table.story?.push({ type: 'pointed', seat, slot })
    s.stack.goto(CLAIM_SECOND, only(seat), slot)
  },
}

export const claimSecond: Step = {
  legal(s, seat, out) {
    for (let slot = 0; slot < s.lands(seat); slot++) if (slot !== s.stack.register(0)) out.add(point(slot))
  },
  why(s, seat, move) {
    if (kindOf(move) !== code.point) return outOfPlace(move)
    const slot = firstArgument(move)
    if (!isLand(s, seat, slot)) return 'SEN-3'
    return slot === s.stack.register(0) ? 'SEN-V3' : undefined
  },
  play(s, seat, move, table) {
    const slot = firstArgument(move)
    table.story?.push({ type: 'pointed', seat, slot })
    s.stack.goto(CLAIM_NUMBER, only(seat), s.stack.register(0), slot)
  },
}

export const claimNumber: Step = {
  legal(_s, _seat, out) {
    out.addRow(name(0), BY_FIRST, 10)
  },
  why: (_s, _seat, move) => (kindOf(move) === code.name ? undefined : outOfPlace(move)),
  play(s, seat, move, table) {
    const ravens = firstArgument(move)
    const slot = s.stack.register(0)
    const otherSlot = s.stack.register(1)
    const card = s.landAt(seat, slot)
    const other = s.landAt(seat, otherSlot)
    const right = ravensOn(card) === ravens && ravensOn(other) === ravens
    table.story?.push({ type: 'claimed', seat, slots: [slot, otherSlot], ravens, cards: [card, other], right })
    if (right) {
      s.removeLand(seat, Math.max(slot, otherSlot))
      s.removeLand(seat, Math.min(slot, otherSlot))
      s.putOnDiscard(card)
      s.putOnDiscard(other)
    } else {
      s.showEveryone(seat, slot)
      s.showEveryone(seat, otherSlot)
    }
    s.addLand(seat, s.drawCard())
    endTurn(s, seat, table)
  },
}
