import { firstArgument, type Move, type MoveList, type Seat } from '@sennik/engine'
import { SIDES } from './components.ts'
import { hereOf } from './frames.ts'
import { BASIC_SLOT, moves } from './moves.ts'
import { LAID_ROW, type State } from './state.ts'

/** Basic Combat comes back, so it is laid before a card that is hardly stronger. */
const BASIC_STRENGTH = 3

const { done } = moves.make

/** What to lay at first sight: strong cards first, until there is enough to strike down who stands there. */
export function layStrongest(s: State, seat: Seat, legal: MoveList): Move {
  const { attack, defence } = s.book
  if (laidAttack(s, seat) > mostEnemies(s, seat) && legal.has(done)) return done
  let best = legal.at(0)
  let most = -1
  for (let index = 0; index < legal.size; index++) {
    const move = legal.at(index)
    if (move === done) continue
    const slot = firstArgument(move)
    const card = slot === BASIC_SLOT ? 0 : s.hands.card(seat, slot)
    const strength = card === 0 ? BASIC_STRENGTH : 2 * attack[card]! + defence[card]!
    if (strength <= most) continue
    most = strength
    best = move
  }
  return best
}

function laidAttack(s: State, seat: Seat): number {
  let sum = s.laid[seat * LAID_ROW + BASIC_SLOT]!
  for (let slot = 0; slot < s.hands.size(seat); slot++)
    if (s.laid[seat * LAID_ROW + slot] === 1) sum += s.book.attack[s.hands.card(seat, slot)]!
  return sum
}

/** Of the side with most units there; a Fort alone has to be struck once. */
function mostEnemies(s: State, seat: Seat): number {
  const area = hereOf(s)
  let most = 1
  for (let side = 0; side < SIDES; side++) if (side !== seat) most = Math.max(most, s.units[area * SIDES + side]!)
  return most
}
