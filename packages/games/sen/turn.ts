import { BY_FIRST, firstArgument, kindOf, type MoveList, only, type Seat } from '@sennik/engine'
import { isSpecial, PEEK_1, SWAP_2, TAKE_2 } from './components.ts'
import { drawOne, takeTwo } from './drawing.ts'
import { moves } from './moves.ts'
import { endRound, endTurn } from './round.ts'
import { CALLED, EVERYONE, type State } from './state.ts'
import { isLand, outOfPlace, type Step, stepNumber } from './steps.ts'

const { take, draw, call, claim, place, discard, use } = moves.make
const { code } = moves
const EXCHANGE = stepNumber('exchange')
const PEEK_AT = stepNumber('peek')
const SWAP_FIRST = stepNumber('swap')
const CLAIM = stepNumber('claim')

// --- A turn: exactly one of (SEN-7, SEN-8, SEN-9, with the variant also SEN-V3) ---

export const yourTurn: Step = {
  legal(s, seat, out) {
    out.add(take)
    if (s.pileSize() > 0) out.add(draw)
    out.add(call)
    if (mayClaim(s, seat)) out.add(claim)
  },
  why(s, seat, move) {
    const kind = kindOf(move)
    if (kind === code.take || kind === code.call) return undefined
    if (kind === code.draw) return s.pileSize() > 0 ? undefined : 'SEN-10'
    if (kind === code.claim) return mayClaim(s, seat) ? undefined : 'SEN-V3'
    return outOfPlace(move)
  },
  play(s, seat, move, table) {
    switch (kindOf(move)) {
      case code.take:
        table.story?.push({ type: 'took', seat, card: s.topDiscard() })
        s.stack.goto(EXCHANGE, only(seat))
        return
      case code.draw:
        drawOne(s, seat, table)
        return
      case code.call:
        table.story?.push({ type: 'called', seat })
        endRound(s, seat, CALLED, table)
        return
      default:
        table.story?.push({ type: 'beganClaim', seat })
        s.stack.goto(CLAIM, only(seat))
    }
  },
}

/** SEN-V3: needs two lands and a card to draw. */
const mayClaim = (s: State, seat: Seat): boolean => s.playsIKnow() && s.lands(seat) >= 2 && s.pileSize() > 0

// --- A: the face-up card goes face down in the place of a land, which goes face up on the discard pile (SEN-7) ---

export const exchange: Step = {
  legal: addPlaces,
  why(s, seat, move) {
    if (kindOf(move) === code.discard || kindOf(move) === code.use) return 'SEN-7'
    if (kindOf(move) !== code.place) return outOfPlace(move)
    return isLand(s, seat, firstArgument(move)) ? undefined : 'SEN-3'
  },
  play(s, seat, move, table) {
    const slot = firstArgument(move)
    const out = s.landAt(seat, slot)
    const card = s.takeDiscard()
    // SEN-14: everyone saw the card before it was turned down.
    s.setLand(seat, slot, card, EVERYONE)
    s.putOnDiscard(out)
    table.story?.push({ type: 'exchanged', seat, slot, from: 'discard', card, out })
    endTurn(s, seat, table)
  },
}

// --- B: a card from the draw pile, looked at alone (SEN-8) ---

export const withDrawn: Step = {
  legal(s, seat, out) {
    addPlaces(s, seat, out)
    out.add(discard)
    if (mayUse(s)) out.add(use)
  },
  why(s, seat, move) {
    switch (kindOf(move)) {
      case code.place:
        return isLand(s, seat, firstArgument(move)) ? undefined : 'SEN-3'
      case code.discard:
        return undefined
      case code.use:
        if (mayUse(s)) return undefined
        return isSpecial(s.heldCard()) ? 'SEN-11' : 'SEN-8'
      default:
        return outOfPlace(move)
    }
  },
  play(s, seat, move, table) {
    const card = s.heldCard()
    s.letGo()
    switch (kindOf(move)) {
      case code.place: {
        const slot = firstArgument(move)
        const out = s.landAt(seat, slot)
        s.setLand(seat, slot, card, 1 << seat)
        s.putOnDiscard(out)
        table.story?.push({ type: 'exchanged', seat, slot, from: 'pile', card, out })
        endTurn(s, seat, table)
        return
      }
      case code.discard:
        s.putOnDiscard(card)
        table.story?.push({ type: 'discarded', seat, card })
        endTurn(s, seat, table)
        return
      default:
        s.putOnDiscard(card)
        table.story?.push({ type: 'used', seat, card })
        if (card === TAKE_2) takeTwo(s, seat, table)
        else s.stack.goto(card === PEEK_1 ? PEEK_AT : SWAP_FIRST, only(seat))
    }
  },
}

/** SEN-8 B3, SEN-11: a special land, and for Take 2 a card that can be taken. */
const mayUse = (s: State): boolean => {
  const card = s.heldCard()
  return card === PEEK_1 || card === SWAP_2 || (card === TAKE_2 && s.pileSize() > 0)
}

function addPlaces(s: State, seat: Seat, out: MoveList): void {
  out.addRow(place(0), BY_FIRST, s.lands(seat))
}
