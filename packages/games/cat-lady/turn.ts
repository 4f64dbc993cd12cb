import {
  BY_FIRST,
  everySeat,
  firstArgument,
  kindOf,
  listOf,
  type Move,
  type MoveList,
  only,
  type Seat,
  type Table,
} from '@sennik/engine'
import type { CatLadyClause } from './clauses.ts'
import {
  AMOUNT_OF,
  type Card,
  FIRST_STRAY,
  HAND_KINDS,
  HAND_OF,
  isCat,
  LINE_CARDS,
  LINES,
  type Line,
  LOST_FOR_ONE,
  OPEN_STRAYS,
  TOKEN_OF,
} from './components.ts'
import type { Event } from './events.ts'
import { moves } from './moves.ts'
import type { State } from './state.ts'
import { outOfPlace, type Step, stepNumber } from './steps.ts'
import { THINGS } from './things.ts'

const { mark, take, spray, rescue, trade, end } = moves.make
const { code } = moves
const TURN = stepNumber('turn')
const AFTER = stepNumber('after')
const FEEDING = stepNumber('feeding')
const ALL_LINES = LINES
const CARDS_IN_LINE = LINE_CARDS
const STRAY_PLACES = OPEN_STRAYS
const LOST_NEEDED = LOST_FOR_ONE

const LOST = HAND_KINDS.indexOf('lost')
const SPRAY = HAND_KINDS.indexOf('spray')
const LOST_CARD = THINGS.findIndex(({ id }) => id === 'lost')
const SPRAY_CARD = THINGS.findIndex(({ id }) => id === 'spray')

// --- Before the first turn the player to the right of the first one puts the marker somewhere (CAT-4) ---

export const placeMarker: Step = {
  legal(_s, _seat, out) {
    out.addRow(mark(0), BY_FIRST, ALL_LINES)
  },
  why: (_s, _seat, move) => (kindOf(move) === code.mark ? undefined : outOfPlace(move)),
  play(s, seat, move, table) {
    const line = firstArgument(move) as Line
    s.mark(line)
    table.story?.push({ type: 'marked', seat, line })
    s.stack.goto(TURN, only(s.next(seat)))
  },
}

// --- A turn: take the cards of a line (CAT-5 to CAT-8) ---

export const yourTurn: Step = {
  legal(s, seat, out) {
    const marked = s.marker()
    for (let line = 0; line < ALL_LINES; line++) if (line !== marked) out.add(take(line))
    addExtras(s, seat, out)
  },
  why(s, seat, move) {
    if (kindOf(move) === code.take) return firstArgument(move) === s.marker() ? 'CAT-5' : undefined
    return isExtra(move) ? whyNoExtra(s, seat, move) : outOfPlace(move)
  },
  play(s, seat, move, table) {
    if (kindOf(move) === code.take) takeLine(s, seat, firstArgument(move) as Line, table)
    else playExtra(s, seat, move, table)
  },
}

function takeLine(s: State, seat: Seat, line: Line, table: Table<Event>): void {
  table.story?.push({ type: 'took', seat, line, cards: cardsOf(s, line) })
  for (let at = 0; at < CARDS_IN_LINE; at++) keep(s, seat, s.lineCard(line, at))
  s.clearLine(line)
  s.mark(line)
  // CAT-10: decks of the box come out even; one laid by hand may not.
  if (s.deckSize() >= CARDS_IN_LINE) {
    s.refillLine(line)
    table.story?.push({ type: 'refilled', line, cards: cardsOf(s, line), deck: s.deckSize() })
  } else table.story?.push({ type: 'ranOut', seat })
  s.stack.goto(AFTER, only(seat))
}

/** CAT-8: a cat lies open, food becomes tokens, everything else goes to the hand. */
function keep(s: State, seat: Seat, card: Card): void {
  if (isCat(card)) {
    s.adopt(seat, card)
    return
  }
  const thing = card - FIRST_STRAY
  if (TOKEN_OF[thing]! >= 0) s.changeIntoTokens(seat, thing, TOKEN_OF[thing]!, AMOUNT_OF[thing]!)
  else s.takeToHand(seat, HAND_OF[thing]!)
}

const cardsOf = (s: State, line: Line): Card[] => listOf(CARDS_IN_LINE, at => s.lineCard(line, at))

// --- After the refill: whoever took the cards is asked, with or without anything to play (CAT-9, CAT-10) ---

export const afterTaking: Step = {
  legal(s, seat, out) {
    out.add(end)
    addExtras(s, seat, out)
  },
  why(s, seat, move) {
    if (kindOf(move) === code.end) return undefined
    return isExtra(move) ? whyNoExtra(s, seat, move) : outOfPlace(move)
  },
  play(s, seat, move, table) {
    if (kindOf(move) !== code.end) {
      playExtra(s, seat, move, table)
      return
    }
    table.story?.push({ type: 'turnEnded', seat })
    // CAT-10: the turn is finished; if its line could not be refilled, that was the last one.
    if (s.isGridFull()) s.stack.goto(TURN, only(s.next(seat)))
    else beginFeeding(s, table)
  },
}

/** CAT-13: all feed at once; hands are laid open for it. */
function beginFeeding(s: State, table: Table<Event>): void {
  table.story?.push({
    type: 'feedingBegan',
    hands: listOf(s.seats(), seat => listOf(HAND_KINDS.length, kind => s.held(seat as Seat, kind))),
  })
  s.stack.goto(FEEDING, everySeat(s.seats()))
}

// --- At any moment of a turn: a pair of lost cats, a spray bottle (CAT-9, CAT-18, CAT-20) ---

function addExtras(s: State, seat: Seat, out: MoveList): void {
  if (s.held(seat, SPRAY) > 0) {
    const marked = s.marker()
    for (let line = 0; line < ALL_LINES; line++) if (line !== marked) out.add(spray(line))
  }
  if (s.held(seat, LOST) < LOST_NEEDED) return
  for (let place = 0; place < STRAY_PLACES; place++) if (s.strayAt(place) >= 0) out.add(rescue(place))
  out.add(trade)
}

const isExtra = (move: Move): boolean =>
  kindOf(move) === code.spray || kindOf(move) === code.rescue || kindOf(move) === code.trade

function whyNoExtra(s: State, seat: Seat, move: Move): CatLadyClause | undefined {
  if (kindOf(move) === code.spray)
    return s.held(seat, SPRAY) > 0 && firstArgument(move) !== s.marker() ? undefined : 'CAT-20'
  if (s.held(seat, LOST) < LOST_NEEDED) return 'CAT-18'
  return kindOf(move) === code.rescue && s.strayAt(firstArgument(move)) < 0 ? 'CAT-18' : undefined
}

function playExtra(s: State, seat: Seat, move: Move, table: Table<Event>): void {
  switch (kindOf(move)) {
    case code.spray: {
      const line = firstArgument(move) as Line
      s.discardFromHand(seat, SPRAY, SPRAY_CARD, 1)
      s.mark(line)
      table.story?.push({ type: 'sprayed', seat, line })
      return
    }
    case code.rescue: {
      const place = firstArgument(move)
      s.discardFromHand(seat, LOST, LOST_CARD, LOST_NEEDED)
      const cat = s.takeStray(place)
      s.adopt(seat, cat)
      table.story?.push({ type: 'rescued', seat, place, cat })
      return
    }
    default:
      s.discardFromHand(seat, LOST, LOST_CARD, LOST_NEEDED)
      s.gainToken(seat)
      table.story?.push({ type: 'traded', seat })
  }
}
