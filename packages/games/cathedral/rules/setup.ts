import { asSeat, firstArgument, kindOf, NO_SEATS, type Seat, shuffle, type Table } from '@sennik/engine'
import { AGREED, COUNT } from '../cells.ts'
import {
  AREAS,
  asArea,
  asSide,
  type Card,
  CONFLICT_CARDS,
  DEVELOPMENT_CARDS,
  DREAM_CARDS,
  DREAM_LIMIT,
  FIRST_HAND,
  FOLLOWERS,
  hasArea,
  LAP,
  LEVELS,
  SHADOW_FIGURES,
  SHADOWS,
} from '../components.ts'
import type { Event } from '../events.ts'
import { ACTOR, LEFT, left, open } from '../frames.ts'
import { moves } from '../moves.ts'
import { type Options, PAIRS } from '../options.ts'
import type { State } from '../state.ts'
import { ask, type Decision, stepNumber } from '../steps.ts'
import { PIECES as PIECE_FACES } from '../tracks.ts'
import { isEmpty } from './areas.ts'
import { placeColour } from './cathedral.ts'
import { drawCards, fillMarket, ORIGIN } from './piles.ts'
import { beginTurn } from './turn.ts'
import { devourLimit } from './units.ts'

/* KK-2: the table is laid out; then areas are conquered and Dreamers placed. */

const DRAFT = stepNumber('draft')
const DREAMERS = stepNumber('dreamers')
const NIGHTS = 3
const { conquer, night } = moves.make
const { code } = moves

export function layOut(s: State, seats: number, options: Options, table: Table<Event>): void {
  const { rng } = table
  s.memory.fill(0)
  s.agree(seats, options)
  s.counts[COUNT.first] = rng.below(seats)
  s.counts[COUNT.start] = rng.below(LAP)
  const first = firstSeat(s)
  table.story?.push({ type: 'gameBegan', first, start: s.counts[COUNT.start]! })
  for (let seat = 0; seat < seats; seat++) {
    s.supply[seat] = FOLLOWERS
    s.levels[seat] = LEVELS
  }
  s.supply[SHADOWS] = SHADOW_FIGURES
  layCathedral(s, table)
  layDevelopment(s, table)
  layDreams(s, table)
  layConflicts(s, table)
  open(s, DRAFT, first, 0, 0)
}

const firstSeat = (s: State): Seat => asSeat(s.counts[COUNT.first]!)

/** The seat that is n-th from the first player. */
const nth = (s: State, n: number): Seat => asSeat((s.counts[COUNT.first]! + n) % s.seats())

/** KK-2.3, KK-D4, KK-12.1: the pieces that stand from the beginning. */
function layCathedral(s: State, table: Table<Event>): void {
  const stands = (piece: number): void => {
    s.taken[piece] = 1
    s.counts[COUNT.pieces]!++
  }
  if (s.isForked()) {
    placeColour(s, 0, table)
    if (s.isVariable()) return
    const piece = PIECE_FACES.findIndex(({ id }) => id === '1C')
    stands(piece)
    s.tokens[piece] = 0
    return
  }
  const pieces = s.isVariable() ? 5 - s.seats() : 1
  for (let piece = 0; piece < pieces; piece++) stands(piece)
}

/** KK-2.9a to KK-2.13 */
function layDevelopment(s: State, table: Table<Event>): void {
  const { book, counts } = s
  for (let card = 1; card <= DEVELOPMENT_CARDS; card++) {
    if (book.playersOf[card]! > s.seats()) continue
    if (book.stageOf[card] === 1) s.deck[counts[COUNT.deck]!++] = card
    else {
      s.aside[counts[COUNT.aside]!++] = card
      s.pools[card] = ORIGIN.stage2
    }
  }
  shuffle(s.deck, counts[COUNT.deck]!, table.rng)
  shuffle(s.aside, counts[COUNT.aside]!, table.rng)
  for (let n = 0; n < s.seats(); n++) giveUpgrade(s, nth(s, n), table)
  shuffle(s.deck, counts[COUNT.deck]!, table.rng)
  for (let n = 0; n < s.seats(); n++) drawCards(s, nth(s, n), FIRST_HAND, 0, table)
}

/** KK-2.11: the next Upgrade of the deck. */
function giveUpgrade(s: State, seat: Seat, table: Table<Event>): void {
  const size = s.counts[COUNT.deck]!
  for (let index = size - 1; index >= 0; index--) {
    const card = s.deck[index]! as Card
    if (s.book.isUpgrade[card] === 0) continue
    s.deck.copyWithin(index, index + 1, size)
    s.deck[size - 1] = 0
    s.counts[COUNT.deck] = size - 1
    s.upgrade(seat, card)
    table.story?.push({ type: 'upgraded', seat, card })
    return
  }
}

/** KK-2.14, KK-2.15 */
function layDreams(s: State, table: Table<Event>): void {
  const { book, counts } = s
  for (let card = 1; card <= DREAM_CARDS; card++) {
    if (book.dreamPlayers[card]! > s.seats()) continue
    if (book.dreamStage[card] === 1) s.dreamDeck[counts[COUNT.dreamDeck]!++] = card
    else {
      s.dreamAside[counts[COUNT.dreamAside]!++] = card
      s.dreamPools[card] = ORIGIN.stage2
    }
  }
  shuffle(s.dreamDeck, counts[COUNT.dreamDeck]!, table.rng)
  shuffle(s.dreamAside, counts[COUNT.dreamAside]!, table.rng)
  for (let n = 0; n < s.seats(); n++) {
    const dreams: Card[] = []
    for (let index = 0; index < DREAM_LIMIT; index++) {
      const top = --counts[COUNT.dreamDeck]!
      const dream = s.dreamDeck[top]! as Card
      s.dreamDeck[top] = 0
      s.dreams.put(nth(s, n), dream, 0, ORIGIN.stage1)
      dreams.push(dream)
    }
    dreams.sort((one, other) => one - other)
    table.story?.push({ type: 'drewDreams', seat: nth(s, n), dreams, notes: dreams.map(() => 0) })
  }
  fillMarket(s, table)
}

/** KK-2.16, KK-2.22 */
function layConflicts(s: State, table: Table<Event>): void {
  let aside = 0
  for (let card = 1; card <= 2 * CONFLICT_CARDS; card++)
    if (s.book.conflictStage[card] === 1) s.conflicts[s.counts[COUNT.conflictDeck]!++] = card
    else s.conflictsAside[aside++] = card
  shuffle(s.conflicts, CONFLICT_CARDS, table.rng)
  shuffle(s.conflictsAside, CONFLICT_CARDS, table.rng)
}

// --- KK-2.17: the draft ---

/** In player order, then in reverse. */
const drafter = (s: State, pick: number): Seat => nth(s, pick < s.seats() ? pick : 2 * s.seats() - 1 - pick)

/** KK-D22, KK-2.17: empty, and of the kind the seat still needs. */
function mayConquer(s: State, seat: Seat, area: number): boolean {
  if (!hasArea(s.board().all, area) || !isEmpty(s, area)) return false
  const isCorner = hasArea(s.board().corners, area)
  const hasCorner = s.strongholds[seat] !== 0
  if (left(s) < s.seats()) return true
  return isCorner !== hasCorner
}

export const draft: Decision = {
  resume(s, table) {
    const pick = left(s)
    if (pick === 2 * s.seats()) return placeShadows(s, table)
    s.stack.setRegister(ACTOR, drafter(s, pick))
    ask(s, draft, table)
  },
  legal(s, seat, out) {
    for (let area = 0; area < AREAS; area++) if (mayConquer(s, seat, area)) out.add(conquer(area))
  },
  why(s, _seat, move) {
    if (kindOf(move) !== code.conquer) return undefined
    const area = firstArgument(move)
    if (!hasArea(s.board().all, area)) return 'KK-2.2'
    return isEmpty(s, area) ? 'KK-2.17' : 'KK-D22'
  },
  play(s, seat, move, table) {
    const area = asArea(firstArgument(move))
    const corner = hasArea(s.board().corners, area)
    const followers = hasArea(s.board().cloisters, area) ? 1 : 2
    for (let count = 0; count < followers; count++) s.addUnit(area, seat)
    if (corner) {
      s.addLevel(area, seat)
      s.strongholds[seat] = area + 1
      s.wings[seat] = area + 1
    }
    s.stack.setRegister(LEFT, left(s) + 1)
    table.story?.push({ type: 'conquered', seat, area, followers, corner })
  },
}

/** KK-2.18 */
function placeShadows(s: State, table: Table<Event>): void {
  const { all, cloisters } = s.board()
  for (let area = 0; area < AREAS; area++) {
    if (!hasArea(all, area) || !isEmpty(s, area)) continue
    const count = hasArea(cloisters, area) ? 1 : 2
    for (let index = 0; index < count; index++) s.addUnit(asArea(area), asSide(SHADOWS))
  }
  table.story?.push({ type: 'shadowsCame' })
  s.stack.goto(DREAMERS, NO_SEATS, firstSeat(s))
}

/** KK-2.19: in player order. */
export const dreamers: Decision = {
  resume(s, table) {
    if (left(s) === s.seats()) return begin(s, table)
    s.stack.setRegister(ACTOR, nth(s, left(s)))
    ask(s, dreamers, table)
  },
  legal(_s, _seat, out) {
    for (let index = 0; index < NIGHTS; index++) out.add(night(index))
  },
  play(s, seat, move, table) {
    const index = firstArgument(move)
    s.dreamers[seat] = index + 1
    s.stack.setRegister(LEFT, left(s) + 1)
    table.story?.push({ type: 'dreamerMoved', seat, night: index })
  },
}

/** KK-2.20: two Nightmares, agreed on or at random; then the first turn. */
function begin(s: State, table: Table<Event>): void {
  s.stack.end()
  const agreed = s.agreed[AGREED.pair]!
  const [one, other] = PAIRS[agreed === 0 ? table.rng.below(PAIRS.length) : agreed - 1]!
  s.nightmares[0] = one
  s.nightmares[1] = other
  table.story?.push({ type: 'nightmaresRevealed', nightmares: [one, other], limit: devourLimit(s) })
  beginTurn(s, table)
}
