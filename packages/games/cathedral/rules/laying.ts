import { firstArgument, kindOf, type Seat } from '@sennik/engine'
import { asArea } from '../components.ts'
import { hereOf, LEFT, left } from '../frames.ts'
import { BASIC_SLOT, moves } from '../moves.ts'
import { BASIC, LAID_ROW, type State } from '../state.ts'
import { ask, type Decision, finish } from '../steps.ts'

/* KK-8.2: cards are laid face down. */

const { lay: choose, done } = moves.make
const { code } = moves

/** One card for each Follower in the conflict and one for the Fort. */
function mostCards(s: State, seat: Seat): number {
  const area = asArea(hereOf(s))
  return s.unitsIn(area, seat) + (s.fortOwner(area) === seat ? 1 : 0)
}

export const lay: Decision = {
  resume(s, table) {
    ask(s, lay, table)
  },

  legal(s, seat, out) {
    const laid = left(s)
    const size = s.hands.free(seat)
    const hasBasic = s.basics[seat] === 0
    const marks = seat * LAID_ROW
    if (laid < mostCards(s, seat)) {
      for (let slot = 0; slot < size; slot++) if (s.laid[marks + slot] === 0) out.add(choose(slot))
      if (hasBasic && s.laid[marks + BASIC_SLOT] === 0) out.add(choose(BASIC_SLOT))
    }
    // At least one card, if there is one: Basic Combat may still lie in a conflict around this one (KK-D9).
    if (laid > 0 || (size === 0 && !hasBasic)) out.add(done)
  },

  why: (_s, _seat, move) => (kindOf(move) === code.lay || kindOf(move) === code.done ? 'KK-8.2' : undefined),

  play(s, seat, move, table) {
    if (kindOf(move) === code.done) return finish(s, lay, table)
    const count = left(s) + 1
    s.stack.setRegister(LEFT, count)
    const slot = firstArgument(move)
    s.laid[seat * LAID_ROW + slot] = 1
    const card = slot === BASIC_SLOT ? BASIC : s.hands.card(seat, slot)
    table.story?.push({ type: 'laid', seat, card, count })
  },
}
