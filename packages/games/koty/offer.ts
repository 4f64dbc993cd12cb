import { BY_FIRST, BY_SECOND, BY_THIRD, type Move, type MoveList, type Seat } from '@sennik/engine'
import { BAT, type Card, DRAGON, JOKER, LANDS, MAX_SEATS, MOTH, NINE, NO_CARD, RAVEN } from './components.ts'
import { moves } from './moves.ts'
import { addBats, addMoths } from './night.ts'
import type { State } from './state.ts'

const { cat, raven, joker, dragon, exchange } = moves.make
const LANDS_EACH = LANDS
const NOTHING = NO_CARD
const A_RAVEN = RAVEN
const A_JOKER = JOKER
const SUM = NINE

const FIRST_CATS = Int32Array.from({ length: NINE }, (_, value) => cat(value, 0, 0))
const FIRST_RAVEN = raven(0, 0)
const FIRST_JOKER = joker(0, 0)

/** How far a move on each land of the table lies from the one on the first, where the owner is its first or second argument. */
const BY_LAND = Int32Array.from(
  { length: MAX_SEATS * LANDS },
  (_, cell) => (cell >> 2) * BY_FIRST + (cell & 3) * BY_SECOND,
)
const BY_LAND_OF_CAT = Int32Array.from(
  { length: MAX_SEATS * LANDS },
  (_, cell) => (cell >> 2) * BY_SECOND + (cell & 3) * BY_THIRD,
)

/**
 * Everything that may be done in a turn: each card in hand, equal ones once, on every land that may take it, and the exchange. The
 * lands are gone through once and noted as bits by what lies on top; then every card takes the bits that suit it.
 */
export function addCards(s: State, seat: Seat, out: MoveList): void {
  const { tops, nineCounts } = s
  const seats = s.seats()
  /** KOT-8, KOT-9, KOT-18: where a cat may be laid; where a raven may cover; whom it may chase (KOT-12). */
  let free = 0
  let rivalNines = 0
  let ownRavens = 0
  let blue = 0
  let yellow = 0
  let green = 0
  let pink = 0
  for (let owner = 0; owner < seats; owner++) {
    const mine = owner === seat
    if (!mine && !s.isRival(seat, owner)) continue
    for (let land = 0; land < LANDS_EACH; land++) {
      const cell = owner * LANDS_EACH + land
      const bit = 1 << cell
      switch (tops[cell]) {
        case NOTHING:
          if (mine) free |= bit
          else if (nineCounts[cell]! > 0) rivalNines |= bit
          break
        case 1:
        case 8:
          blue |= bit
          break
        case 2:
        case 7:
          yellow |= bit
          break
        case 3:
        case 6:
          green |= bit
          break
        case 4:
        case 5:
          pink |= bit
          break
        default:
          if (mine) ownRavens |= bit
      }
    }
  }
  free |= rivalNines
  const size = s.handSize(seat)
  let seen = 0
  for (let index = 0; index < size; index++) {
    const card = s.cardInHand(seat, index)
    if (((seen >> card) & 1) === 1) continue
    seen |= 1 << card
    if (card < A_RAVEN) {
      const low = card < SUM - card ? card : SUM - card
      const cats = low === 1 ? blue : low === 2 ? yellow : low === 3 ? green : pink
      addBits(out, FIRST_CATS[card]!, free | cats, BY_LAND_OF_CAT)
    } else if (card === A_RAVEN) addBits(out, FIRST_RAVEN, rivalNines | ownRavens, BY_LAND)
    else if (card === A_JOKER) addBits(out, FIRST_JOKER, blue | yellow | green | pink | ownRavens, BY_LAND)
    else addNightCard(s, seat, card, out)
  }
  out.add(exchange)
}

function addBits(out: MoveList, first: number, lands: number, byLand: Int32Array): void {
  for (let left = lands; left !== 0; left &= left - 1) out.add((first + byLand[31 - Math.clz32(left & -left)]!) as Move)
}

function addNightCard(s: State, seat: Seat, card: Card, out: MoveList): void {
  if (card === MOTH) addMoths(s, out)
  else if (card === BAT) addBats(s, seat, out)
  else if (card === DRAGON) out.add(dragon)
}
