import type { Move, MoveList, Seat } from '@sennik/engine'
import { TOKENS_PER_BOWL } from '../cat-tables.ts'
import { ALL_CATS, HAND_KINDS, LINE_CARDS, LINE_CELLS, LINES, LOST_FOR_ONE, OPEN_STRAYS } from '../components.ts'
import { moves } from '../moves.ts'
import type { State } from '../state.ts'
import { stepNumber } from '../steps.ts'
import { Outlook } from './outlook.ts'

const { mark, take, spray, rescue, end, best, done } = moves.make
const MARKER = stepNumber('marker')
const TURN = stepNumber('turn')
const AFTER = stepNumber('after')
const ALL_LINES = LINES
const CARDS_IN_LINE = LINE_CARDS
const CELLS = LINE_CELLS
const LOST_CAT = HAND_KINDS.indexOf('lost')
const SPRAY_BOTTLE = HAND_KINDS.indexOf('spray')
const LOST_NEEDED = LOST_FOR_ONE
const STRAY_PLACES = OPEN_STRAYS
const CAT_COUNT = ALL_CATS.length
const BOWL = TOKENS_PER_BOWL
const NONE = -1

/** What it is worth that the next player does not get a line, compared with having as much oneself. */
const DENIAL = 0.45
/** By how much the marked line must be better than all others before it is worth a spray bottle. */
const WORTH_A_SPRAY = 0.55

/** Households to think about; nothing waits while they are in use. */
const own = new Outlook()
const rival = new Outlook()

/** The move that comes to mind first: the line that is good to have and good not to leave. Reads no card of the deck. */
export function firstThought(s: State, seat: Seat, legal: MoveList): Move {
  switch (s.stack.step) {
    case MARKER:
      return mark(bestFor(s, s.next(seat)))
    case TURN:
      return onTurn(s, seat)
    case AFTER:
      return legal.size === 1 ? end : rescueOr(s, seat, end)
    default:
      return hasBegun(s, seat) ? done : best
  }
}

function onTurn(s: State, seat: Seat): Move {
  if (s.held(seat, LOST_CAT) >= LOST_NEEDED) {
    const saved = rescueOr(s, seat, end)
    if (saved !== end) return saved
  }
  own.read(s, seat)
  rival.read(s, s.next(seat))
  const marked = s.marker()
  const maySpray = s.held(seat, SPRAY_BOTTLE) > 0
  let bestLine = NONE
  let bestWorth = Number.NEGATIVE_INFINITY
  let markedWorth = Number.NEGATIVE_INFINITY
  for (let line = 0; line < ALL_LINES; line++) {
    if (line === marked && !maySpray) continue
    const worth = worthWith(own, s, line) + DENIAL * worthWith(rival, s, line)
    if (line === marked) markedWorth = worth
    else if (worth > bestWorth) {
      bestLine = line
      bestWorth = worth
    }
  }
  // The marker goes to the best line of the others: nobody can take it before it is moved again.
  return markedWorth > bestWorth + WORTH_A_SPRAY ? spray(bestLine) : take(bestLine)
}

/** The line a seat gains most by. */
function bestFor(s: State, seat: Seat): number {
  own.read(s, seat)
  let bestLine = 0
  let bestWorth = Number.NEGATIVE_INFINITY
  for (let line = 0; line < ALL_LINES; line++) {
    const worth = worthWith(own, s, line)
    if (worth <= bestWorth) continue
    bestLine = line
    bestWorth = worth
  }
  return bestLine
}

/** What a household is worth with the cards of a line. */
function worthWith(outlook: Outlook, s: State, line: number): number {
  const { grid } = s
  for (let at = 0; at < CARDS_IN_LINE; at++) outlook.addCard(grid[CELLS[line * CARDS_IN_LINE + at]!]! - 1)
  const worth = outlook.worth()
  for (let at = 0; at < CARDS_IN_LINE; at++) outlook.removeCard(grid[CELLS[line * CARDS_IN_LINE + at]!]! - 1)
  return worth
}

/** Gives two lost cats for the stray that gains most, if one does. */
function rescueOr(s: State, seat: Seat, otherwise: Move): Move {
  if (s.held(seat, LOST_CAT) < LOST_NEEDED) return otherwise
  own.read(s, seat)
  let bestPlace = NONE
  let bestWorth = own.worth()
  own.spendPair()
  for (let place = 0; place < STRAY_PLACES; place++) {
    const stray = s.strayAt(place)
    if (stray < 0) continue
    own.add(stray)
    const worth = own.worth()
    own.remove(stray)
    if (worth <= bestWorth) continue
    bestPlace = place
    bestWorth = worth
  }
  return bestPlace === NONE ? otherwise : rescue(bestPlace)
}

/** Whoever has given or laid out something lets it stand. */
function hasBegun(s: State, seat: Seat): boolean {
  if (s.changes[seat]! > 0) return true
  for (let cat = 0; cat < CAT_COUNT; cat++)
    if (s.owns(seat, cat)) for (let food = 0; food < BOWL; food++) if (s.inBowl(cat, food) > 0) return true
  return false
}
