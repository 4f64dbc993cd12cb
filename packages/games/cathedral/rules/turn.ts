import { firstArgument, kindOf, leftOf, NO_SEATS, type Seat, type Table } from '@sennik/engine'
import { ARROW, BESIDE } from '../board.ts'
import { AGREED, COUNT, DEED } from '../cells.ts'
import { ACTION_COUNT, type Card, DREAM_LIMIT, HAND_LIMIT, LAP, LAST_TURN, MARKET, NO_CARD } from '../components.ts'
import type { Event } from '../events.ts'
import { EXTRA, LEFT, left, open } from '../frames.ts'
import { EVERYBODY } from '../hands.ts'
import { FROM_DECK, moves } from '../moves.ts'
import { DAY_SPACES, type State } from '../state.ts'
import { ask, type Decision, finish, type Step, stepNumber } from '../steps.ts'
import { symbolOfTurn } from './areas.ts'
import { buildPieces } from './cathedral.ts'
import { openWindow, WINDOWS } from './dreams.ts'
import { endGame } from './ending.ts'
import { discardFromHand, drawCards, drawDream, fillMarket, putUnderDreams } from './piles.ts'
import { runEffect } from './run-effect.ts'

/* KK-4: the eight steps of a turn. */

const TURN = stepNumber('turn')
const DAY = stepNumber('day')
const ACT = stepNumber('act')
const RETURN_DREAMS = stepNumber('returnDreams')
const TAKE_DREAMS = stepNumber('takeDreams')
const HAND = stepNumber('handLimit')
const REACT = stepNumber('react')
const WAKE = stepNumber('wake')
const RELEASE = stepNumber('release')
const NIGHTS = 3
const { day, perform, draw, returnDream, takeDream, discard, agree, oppose, pass, night, done } = moves.make
const { code } = moves

export function beginTurn(s: State, table: Table<Event>): void {
  s.deeds.fill(0)
  s.counts[COUNT.day] = 0
  open(s, TURN, s.active(), 0, 0)
  table.story?.push({ type: 'turnBegan', seat: s.active(), turn: s.turn() + 1, symbol: symbolOfTurn(s) })
}

/** What comes after what; the frame remembers how far the turn is. */
const COURSE: readonly ((s: State, table: Table<Event>) => void)[] = [
  s => openWindow(s, WINDOWS.start),
  s => open(s, DAY, s.active(), 0, 0),
  s => open(s, ACT, s.active(), 0, 0),
  s => openWindow(s, WINDOWS.afterAction),
  s => open(s, RETURN_DREAMS, s.active(), 0, 0),
  s => open(s, TAKE_DREAMS, s.active(), 0, 0),
  s => open(s, HAND, s.active(), 0, 0),
  s => openWindow(s, WINDOWS.beforeReactions),
  nextReaction,
  build,
  s => openWindow(s, WINDOWS.afterBuilding),
  moveDreamers,
  endTurn,
]
const REACTIONS = COURSE.indexOf(nextReaction)
const DREAMERS = COURSE.indexOf(moveDreamers)

export const turn: Step = {
  resume(s, table) {
    const phase = left(s)
    s.stack.setRegister(LEFT, phase + 1)
    COURSE[phase]!(s, table)
  },
}

// --- Step 1 ---

/** KK-4.1: a Day that is not beside the Dreamer's Night. */
const mayGoTo = (s: State, seat: Seat, action: number): boolean =>
  ((BESIDE[s.dreamers[seat]! - 1]! >> action) & 1) === 0

export const chooseDay: Decision = {
  resume(s, table) {
    ask(s, chooseDay, table)
  },
  legal(s, seat, out) {
    for (let action = 0; action < ACTION_COUNT; action++) if (mayGoTo(s, seat, action)) out.add(day(action))
  },
  play(s, seat, move, table) {
    const action = firstArgument(move)
    s.counts[COUNT.day] = action + 1
    s.dreamers[seat] = DAY_SPACES + action
    s.stack.end()
    table.story?.push({ type: 'dayChosen', seat, action })
  },
}

// --- Step 2 ---

export const act: Decision = {
  resume(s, table) {
    ask(s, act, table)
  },
  legal(_s, _seat, out) {
    out.add(perform)
    out.add(draw)
  },
  play(s, seat, move, table) {
    const action = s.day()
    s.stack.end()
    if (move === draw) {
      table.story?.push({ type: 'ignored', seat, action })
      drawCards(s, seat, 2, 0, table)
      return
    }
    const card = s.top(seat, action)
    table.story?.push({ type: 'performed', seat, action, card })
    s.stack.call(RELEASE, NO_SEATS)
    runEffect(s, seat, (card === NO_CARD ? s.book.start[action]! : s.book.sections[card]!).main)
  },
}

// --- Steps 3 and 4 ---

export const returnDreams: Decision = {
  resume(s, table) {
    ask(s, returnDreams, table)
  },
  legal(s, seat, out) {
    for (let slot = 0; slot < s.dreams.size(seat); slot++) out.add(returnDream(slot))
    out.add(done)
  },
  play(s, seat, move, table) {
    if (kindOf(move) === code.done) return finish(s, returnDreams, table)
    const slot = firstArgument(move)
    const note = s.dreams.note(seat, slot) & EVERYBODY
    const origin = s.dreams.origin(seat, slot)
    const dream = s.dreams.take(seat, slot)
    putUnderDreams(s, dream, note | (1 << seat), origin)
    table.story?.push({ type: 'returnedDream', seat, dream, note })
  },
}

/** KK-4.4: one at a time; the market is filled after each, wherever it came from. */
export const takeDreams: Decision = {
  resume(s, table) {
    ask(s, takeDreams, table)
  },
  legal(s, seat, out) {
    if (s.dreams.counting(seat) >= DREAM_LIMIT) return
    for (let place = 0; place < MARKET; place++) if (s.market[place] !== NO_CARD) out.add(takeDream(place))
    if (s.counts[COUNT.dreamDeck]! > 0) out.add(takeDream(FROM_DECK))
  },
  play(s, seat, move, table) {
    const place = firstArgument(move)
    if (place === FROM_DECK) {
      const note = s.dreamNotes[s.counts[COUNT.dreamDeck]! - 1]!
      const dream = drawDream(s, seat, 0)
      table.story?.push({ type: 'tookDream', seat, place, dream, note })
    } else {
      const dream = s.market[place]! as Card
      s.market[place] = NO_CARD
      s.dreams.put(seat, dream, EVERYBODY & ~(1 << seat), 0)
      table.story?.push({ type: 'tookDream', seat, place, dream, note: EVERYBODY })
    }
    fillMarket(s, table)
  },
}

// --- Step 5 ---

/** KK-4.5: down to eight, the Basic Combat card among them; that one stays. */
export const handLimit: Decision = {
  resume(s, table) {
    ask(s, handLimit, table)
  },
  legal(s, seat, out) {
    if (s.handCount(seat) <= HAND_LIMIT) return
    for (let slot = 0; slot < s.hands.free(seat); slot++) out.add(discard(slot))
  },
  play: (s, seat, move, table) => discardFromHand(s, seat, firstArgument(move), table),
}

// --- Step 6 ---

/** KK-5.1: clockwise from the left of the Active player; Dreams may be played after each. */
function nextReaction(s: State): void {
  // Reactions and the windows behind them take turns.
  const gone = s.stack.register(EXTRA)
  const reaction = gone >> 1
  if (reaction >= s.seats() - 1) return
  s.stack.setRegister(LEFT, REACTIONS)
  s.stack.setRegister(EXTRA, gone + 1)
  if ((gone & 1) === 1) openWindow(s, WINDOWS.afterReaction)
  else open(s, REACT, (s.active() + 1 + reaction) % s.seats(), 0, 0)
}

/** KK-5.1: whether the Dreamer sleeps beside the Day of this turn. */
const mayAgree = (s: State, seat: Seat): boolean => ((BESIDE[s.dreamers[seat]! - 1]! >> s.day()) & 1) === 1

export const react: Decision = {
  resume(s, table) {
    ask(s, react, table)
  },
  legal(s, seat, out) {
    if (mayAgree(s, seat)) out.add(agree)
    out.add(oppose)
    out.add(pass)
  },
  play(s, seat, move, table) {
    const action = s.day()
    const card = s.top(seat, action)
    const sections = card === NO_CARD ? s.book.start[action]! : s.book.sections[card]!
    s.stack.end()
    if (move === pass) {
      table.story?.push({ type: 'reacted', seat, how: 'pass', card })
      return
    }
    const isAgreeing = move === agree
    table.story?.push({ type: 'reacted', seat, how: isAgreeing ? 'agree' : 'oppose', card })
    s.stack.call(RELEASE, NO_SEATS)
    runEffect(s, seat, isAgreeing ? sections.agree : sections.oppose)
  },
}

/** KK-9.2, KK-D3 */
function build(s: State): void {
  const isFirstTurn = s.turn() < s.seats() && s.agreed[AGREED.buildFromFirstTurn] === 0
  if (s.isVariable() || s.isStageTwo() || isFirstTurn) return
  const seat = s.active()
  s.stack.call(RELEASE, NO_SEATS)
  buildPieces(s, seat, 1)
}

// --- Steps 7 and 8 ---

/** The Active player's Dreamer follows the arrow; those who may choose their Night do. */
function moveDreamers(s: State, table: Table<Event>): void {
  let seat = s.active()
  if (s.deed(seat, DEED.wake) === 0 && s.dreamers[seat]! >= DAY_SPACES) sleep(s, seat, ARROW[s.day()]!, table)
  for (let count = 0; count < s.seats(); count++, seat = leftOf(seat, s.seats())) {
    if (s.deed(seat, DEED.wake) === 0) continue
    s.deeds[seat * DEED.count + DEED.wake] = 0
    s.stack.setRegister(LEFT, DREAMERS)
    open(s, WAKE, seat, 0, 0)
    return
  }
}

function sleep(s: State, seat: Seat, night: number, table: Table<Event>): void {
  s.dreamers[seat] = night + 1
  table.story?.push({ type: 'dreamerMoved', seat, night })
}

export const wake: Decision = {
  resume(s, table) {
    ask(s, wake, table)
  },
  legal(_s, _seat, out) {
    for (let index = 0; index < NIGHTS; index++) out.add(night(index))
  },
  play(s, seat, move, table) {
    s.stack.end()
    sleep(s, seat, firstArgument(move), table)
  },
}

/** KK-4.8, KK-11.1: time ends the game at once, what was devoured when all have had as many turns. */
function endTurn(s: State, table: Table<Event>): void {
  const turns = ++s.counts[COUNT.turn]!
  table.story?.push({ type: 'turnEnded', turn: turns, lap: Math.floor(turns / LAP) })
  s.stack.end()
  if (turns === LAST_TURN) endGame(s, 'time', table)
  else if (s.counts[COUNT.ending] === 1 && turns % s.seats() === 0) endGame(s, 'devoured', table)
  else beginTurn(s, table)
}
