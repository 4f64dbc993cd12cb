import {
  asSeat,
  BY_FIRST,
  everySeat,
  firstArgument,
  kindOf,
  listOf,
  type MoveList,
  NO_SEATS,
  type Seat,
  shuffle,
  type Table,
  without,
} from '@sennik/engine'
import { BOX, CARDS, type Card, HAND } from './components.ts'
import type { Event, HandTold } from './events.ts'
import { actorAt } from './ledger.ts'
import { moves } from './moves.ts'
import { COUNT, PICK_ROW, type State } from './state.ts'
import { outOfPlace, type Step, stepNumber } from './steps.ts'
import { nextTurn } from './tricks.ts'

const { pick, give, swap } = moves.make
const { code } = moves
const DRAFT = stepNumber('draft')

// --- Chapter I: everyone chooses from their hand, all at the same time and in secret (CH-3, CH-5) ---

export const draft: Step = {
  legal(s, seat, out) {
    if (!hasPicked(s, seat)) out.addRow(pick(0), BY_FIRST, s.handSize(seat))
    if (owesGift(s, seat)) out.addRow(give(0), BY_FIRST, s.handSize(seat))
  },
  /** CH-5: until the last player has chosen, everyone may choose, or choose again. */
  why(s, seat, move) {
    switch (kindOf(move)) {
      case code.pick:
        return firstArgument(move) < s.handSize(seat) ? undefined : 'CH-3'
      case code.give:
        return s.hasGhosts() && firstArgument(move) < s.handSize(seat) ? undefined : 'CH-21'
      case code.swap:
        return s.hasGhosts() && hasPicked(s, seat) && !owesGift(s, seat) ? undefined : 'CH-21'
      default:
        return outOfPlace(move)
    }
  },
  play(s, seat, move, table) {
    switch (kindOf(move)) {
      case code.pick:
        choose(s, seat, firstArgument(move), table)
        break
      case code.give:
        lay(s, seat, firstArgument(move), table)
        break
      default:
        exchange(s, seat, table)
    }
    if (!hasPicked(s, seat) || owesGift(s, seat)) return
    const waiting = without(s.deciders(), seat)
    if (waiting === NO_SEATS) endExchange(s, table)
    else s.stack.setDeciders(waiting)
  },
}

/** CH-5: what a seat that has chosen may still change. */
export function secondThoughts(s: State, seat: Seat, out: MoveList): void {
  if (hasPicked(s, seat)) out.addRow(pick(0), BY_FIRST, s.handSize(seat))
  if (!s.hasGhosts() || owesGift(s, seat)) return
  out.addRow(give(0), BY_FIRST, s.handSize(seat))
  if (hasPicked(s, seat)) out.add(swap)
}

const hasPicked = (s: State, seat: Seat): boolean => s.pickAt(seat, s.moment()) !== 0
const owesGift = (s: State, seat: Seat): boolean => s.hasGhosts() && s.giftAt(seat, s.moment()) === 0

function choose(s: State, seat: Seat, slot: number, table: Table<Event>): void {
  const before = s.pickAt(seat, s.moment())
  const card = s.takeFromHand(seat, slot)
  s.setPick(seat, s.moment(), card)
  if (before === 0) {
    table.story?.push({ type: 'picked', seat, card })
    return
  }
  s.putInHand(seat, before)
  table.story?.push({ type: 'changed', seat, what: 'pick', card })
}

function lay(s: State, seat: Seat, slot: number, table: Table<Event>): void {
  const before = s.giftAt(seat, s.moment())
  const card = s.takeFromHand(seat, slot)
  s.setGift(seat, s.moment(), card)
  if (before === 0) {
    table.story?.push({ type: 'gave', seat, card })
    return
  }
  s.putInHand(seat, before)
  table.story?.push({ type: 'changed', seat, what: 'gift', card })
}

function exchange(s: State, seat: Seat, table: Table<Event>): void {
  const card = s.giftAt(seat, s.moment())
  s.setGift(seat, s.moment(), s.pickAt(seat, s.moment()))
  s.setPick(seat, s.moment(), card)
  table.story?.push({ type: 'changed', seat, what: 'both', card })
}

/** CH-3: hands go to the left; CH-4, CH-21: after the last choice from them the next ones are dealt, or chapter II begins. */
function endExchange(s: State, table: Table<Event>): void {
  if (s.exchange() + 1 < s.exchanges()) {
    s.passHands()
    table.story?.push({ type: 'passed', hands: handsToTell(s) })
    s.stack.goto(DRAFT, everySeat(s.seats()))
    return
  }
  if (s.handSize(asSeat(0)) > 0) {
    table.story?.push({ type: 'putAway', hands: handsToTell(s) })
    s.putHandsAway()
  }
  if (s.deal() + 1 < s.deals()) {
    s.beginDeal(s.deal() + 1)
    dealHands(s, table)
  } else takeUp(s, table)
}

/** CH-2: everything is shuffled and the first hands are dealt. */
export function beginDraft(s: State, table: Table<Event>): void {
  s.box.set(BOX)
  shuffle(s.box, CARDS, table.rng)
  s.counts[COUNT.box] = CARDS
  s.stack.call(DRAFT, NO_SEATS)
  dealHands(s, table)
}

function dealHands(s: State, table: Table<Event>): void {
  const seats = s.seats()
  for (let slot = 0; slot < HAND; slot++)
    for (let seat = 0; seat < seats; seat++) s.putInHand(asSeat(seat), s.takeFromBox())
  table.story?.push({ type: 'dealt', deal: s.deal() + 1, hands: handsToTell(s) })
  s.stack.goto(DRAFT, everySeat(seats))
}

const handsToTell = (s: State): HandTold[] =>
  listOf(s.seats(), seat => listOf(s.handSize(asSeat(seat)), slot => s.handCard(asSeat(seat), slot)))

/** CH-3, CH-21: the picked cards become the hand, ghosts' decks are shuffled; CH-6: chance says who starts. */
function takeUp(s: State, table: Table<Event>): void {
  const leader = s.placeOf(asSeat(table.rng.below(s.seats())))
  s.beginDeal(0)
  for (let seat = 0; seat < s.seats(); seat++) {
    mix(s, asSeat(seat), table)
    if (s.hasGhosts()) {
      inOrder(s.order, seat * PICK_ROW, s.rounds())
      shuffle(s.order.subarray(seat * PICK_ROW), s.rounds(), table.rng)
    }
  }
  s.beginRounds(leader)
  table.story?.push({ type: 'tookUp', leader: actorAt(s, leader) })
  nextTurn(s, table)
}

const picked = new Uint8Array(PICK_ROW)
const given = new Uint8Array(PICK_ROW)

/** Mixes a seat's cells, so that from where a card is played nobody can tell when it was picked. */
function mix(s: State, seat: Seat, table: Table<Event>): void {
  const size = s.rounds()
  inOrder(s.tags, seat * PICK_ROW, size)
  shuffle(s.tags.subarray(seat * PICK_ROW), size, table.rng)
  for (let cell = 0; cell < size; cell++) {
    picked[cell] = s.pickAt(seat, cell)
    if (s.hasGhosts()) given[cell] = s.giftAt(seat, cell)
  }
  for (let cell = 0; cell < size; cell++) {
    const moment = s.tags[seat * PICK_ROW + cell]! - 1
    s.setPick(seat, cell, picked[moment]! as Card)
    if (s.hasGhosts()) s.setGift(seat, cell, given[moment]! as Card)
  }
}

/** 1, 2, 3 … */
function inOrder(cells: Uint8Array, from: number, size: number): void {
  for (let index = 0; index < size; index++) cells[from + index] = index + 1
}
