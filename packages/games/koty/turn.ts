import {
  asSeat,
  firstArgument,
  kindOf,
  only,
  type Seat,
  secondArgument,
  type Table,
  thirdArgument,
} from '@sennik/engine'
import type { KotyClause } from './clauses.ts'
import { type Card, DRAGON, friendOf, isCat, JOKER, NO_CARD, RAVEN } from './components.ts'
import { attack } from './duel.ts'
import type { Event } from './events.ts'
import { meet } from './meeting.ts'
import { moves } from './moves.ts'
import { playBat, playDragon, playMoth, whyNotBat, whyNotMoth } from './night.ts'
import { addCards } from './offer.ts'
import type { State } from './state.ts'
import { outOfPlace, type Step, stepNumber } from './steps.ts'
import { endIdleTurn } from './turn-end.ts'

const { declare } = moves.make
const { code } = moves
const DECLARE = stepNumber('declare')

// --- A turn: exactly one card on a dream, an exchange or a night card ---

export const yourTurn: Step = {
  legal: addCards,
  why(s, seat, move) {
    switch (kindOf(move)) {
      case code.cat:
        return whyNotCat(s, seat, firstArgument(move) as Card, secondArgument(move), thirdArgument(move))
      case code.raven:
        return whyNotRaven(s, seat, firstArgument(move), secondArgument(move))
      case code.joker:
        return whyNotJoker(s, seat, firstArgument(move), secondArgument(move))
      case code.moth:
        return whyNotMoth(s, seat, firstArgument(move), secondArgument(move))
      case code.bat:
        return whyNotBat(s, seat, firstArgument(move), secondArgument(move))
      case code.dragon:
        return s.holds(seat, DRAGON) ? undefined : 'KOT-5'
      case code.exchange:
        return undefined
      default:
        return outOfPlace(move)
    }
  },
  play(s, seat, move, table) {
    switch (kindOf(move)) {
      case code.cat:
        playCat(s, seat, firstArgument(move) as Card, asSeat(secondArgument(move)), thirdArgument(move), table)
        return
      case code.raven:
        playRaven(s, seat, asSeat(firstArgument(move)), secondArgument(move), table)
        return
      case code.joker:
        playJoker(s, seat, asSeat(firstArgument(move)), secondArgument(move), table)
        return
      case code.moth:
        playMoth(s, seat, asSeat(firstArgument(move)), secondArgument(move), table)
        return
      case code.bat:
        playBat(s, seat, asSeat(firstArgument(move)), secondArgument(move), table)
        return
      case code.dragon:
        playDragon(s, seat, table)
        return
      default:
        exchangeHand(s, seat, table)
    }
  },
}

/** Whose land a move points at, in the eyes of the one who moves. */
function whyNotThere(s: State, seat: Seat, card: Card, owner: number): KotyClause | undefined {
  if (owner >= s.seats()) return 'KOT-3'
  if (!s.holds(seat, card)) return 'KOT-5'
  return owner === seat || s.isRival(seat, owner) ? undefined : 'KOT-T3'
}

// --- A cat: on an empty land, a nine or a cat of one's own (KOT-8 to KOT-11), on a rival's cat (KOT-13) or nine (KOT-18) ---

function whyNotCat(s: State, seat: Seat, card: Card, owner: number, land: number): KotyClause | undefined {
  if (!isCat(card)) return 'KOT-1'
  const there = whyNotThere(s, seat, card, owner)
  if (there !== undefined) return there
  const top = s.topOf(owner, land)
  if (top === RAVEN) return 'KOT-X1'
  if (top === NO_CARD) return owner === seat || s.ninesOn(owner, land) > 0 ? undefined : 'KOT-19'
  if (top === card || top === friendOf(card)) return undefined
  return owner === seat ? 'KOT-10' : 'KOT-13'
}

function playCat(s: State, seat: Seat, card: Card, owner: Seat, land: number, table: Table<Event>): void {
  s.takeFromHand(seat, card)
  if (s.topOf(owner, land) === NO_CARD) {
    s.setTop(owner, land, card)
    table.story?.push(
      owner === seat ? { type: 'laid', seat, card, land } : { type: 'covered', seat, owner, land, card },
    )
    endIdleTurn(s, table)
    return
  }
  s.layOnTable(card, NO_CARD)
  playAs(s, seat, owner, land, card, table)
}

/** The card on the table lies on a cat and stands for one of the same colour. */
function playAs(s: State, seat: Seat, owner: Seat, land: number, as: Card, table: Table<Event>): void {
  if (owner !== seat) {
    attack(s, seat, owner, land, as, table)
    return
  }
  table.story?.push({ type: 'joined', seat, card: s.played(), as, land })
  meet(s, seat, seat, land, as, table)
}

// --- A raven: on a raven of one's own (KOT-12), on a rival's nine (KOT-18) ---

function whyNotRaven(s: State, seat: Seat, owner: number, land: number): KotyClause | undefined {
  const there = whyNotThere(s, seat, RAVEN, owner)
  if (there !== undefined) return there
  const top = s.topOf(owner, land)
  if (owner === seat) return top === RAVEN ? undefined : 'KOT-X1'
  if (top === RAVEN) return 'KOT-12'
  if (top !== NO_CARD) return 'KOT-X1'
  return s.ninesOn(owner, land) > 0 ? undefined : 'KOT-19'
}

function playRaven(s: State, seat: Seat, owner: Seat, land: number, table: Table<Event>): void {
  s.takeFromHand(seat, RAVEN)
  if (owner === seat) {
    chaseRaven(s, seat, land, RAVEN, table)
    return
  }
  s.setTop(owner, land, RAVEN)
  table.story?.push({ type: 'covered', seat, owner, land, card: RAVEN })
  endIdleTurn(s, table)
}

/** KOT-12: with a raven, or a joker in its place. */
function chaseRaven(s: State, seat: Seat, land: number, card: Card, table: Table<Event>): void {
  table.story?.push({ type: 'joined', seat, card, as: RAVEN, land })
  s.setTop(seat, land, NO_CARD)
  s.putOnDiscard(RAVEN)
  s.putOnDiscard(card)
  table.story?.push({ type: 'chasedRaven', seat, card, land })
  endIdleTurn(s, table)
}

// --- A joker: on a cat of one's own or of a rival, which is declared; on a raven of one's own ---

function whyNotJoker(s: State, seat: Seat, owner: number, land: number): KotyClause | undefined {
  const there = whyNotThere(s, seat, JOKER, owner)
  if (there !== undefined) return there
  const top = s.topOf(owner, land)
  if (owner === seat) return top === NO_CARD ? 'KOT-X1' : undefined
  if (top === RAVEN) return 'KOT-12'
  if (top !== NO_CARD) return undefined
  return s.ninesOn(owner, land) > 0 ? 'KOT-18' : 'KOT-19'
}

function playJoker(s: State, seat: Seat, owner: Seat, land: number, table: Table<Event>): void {
  s.takeFromHand(seat, JOKER)
  if (s.topOf(owner, land) === RAVEN) {
    chaseRaven(s, seat, land, JOKER, table)
    return
  }
  s.layOnTable(JOKER, NO_CARD)
  table.story?.push({ type: 'showedJoker', seat, owner, land })
  s.stack.goto(DECLARE, only(seat), owner, land)
}

/** KOT-10, KOT-13: a joker is a cat of the colour of the one it lies on. */
export const declareJoker: Step = {
  legal(s, _seat, out) {
    const top = s.topOf(s.stack.register(0), s.stack.register(1))
    out.add(declare(top))
    out.add(declare(friendOf(top)))
  },
  why(s, _seat, move) {
    if (kindOf(move) !== code.declare) return outOfPlace(move)
    const top = s.topOf(s.stack.register(0), s.stack.register(1))
    const value = firstArgument(move)
    if (value === top || value === friendOf(top)) return undefined
    return s.stack.register(0) === s.turn() ? 'KOT-10' : 'KOT-13'
  },
  play(s, seat, move, table) {
    playAs(s, seat, asSeat(s.stack.register(0)), s.stack.register(1), firstArgument(move) as Card, table)
  },
}

// --- Exchange (KOT-20) ---

function exchangeHand(s: State, seat: Seat, table: Table<Event>): void {
  const before = s.discardSize()
  s.discardHand(seat)
  table.story?.push({ type: 'exchanged', seat, cards: discardedSince(s, before) })
  endIdleTurn(s, table)
}

function discardedSince(s: State, before: number): Card[] {
  const cards: Card[] = []
  for (let index = before; index < s.discardSize(); index++) cards.push(s.discards[index]! as Card)
  return cards
}
