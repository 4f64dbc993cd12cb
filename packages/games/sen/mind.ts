import { asSeat, type Mind, type Move, type MoveList, type Rng, type Seat } from '@sennik/engine'
import { CARDS, type Card, DREAM_LANDS, isSpecial, MAX_DREAM, PEEK_1, ravensOn, SWAP_2, TAKE_2 } from './components.ts'
import { moves } from './moves.ts'
import { lastScoreOf, totalOf } from './scoring.ts'
import type { State } from './state.ts'
import { stepNumber } from './steps.ts'
import type { View } from './view.ts'

const { take, draw, call, place, discard, use, keep, look, pick } = moves.make
const TURN = stepNumber('turn')
const EXCHANGE = stepNumber('exchange')
const DRAWN = stepNumber('drawn')
const KEEP = stepNumber('keep')
const PEEK = stepNumber('peek')
const SWAP = stepNumber('swap')
const SWAP_WITH = stepNumber('swap-with')

/** The ravens on a card nobody has seen, and on one that its owner has seen and kept. */
const UNSEEN = 5.2
const KEPT = 3.5
/** How many ravens fewer than every rival one must expect to have before calling. */
const CALL_MARGIN = 2
/** A card is taken openly only if it saves so many ravens: everybody then knows it. */
const OPEN_GAIN = 3
/** So many ravens more or less than the rivals in one round are a round won or lost for good. */
const DECISIVE = 20
/** In a finished game, what winning it counts besides the ravens. */
const WIN = 0.8

/** What a seat expects on a land, by what it knows itself. */
function expected(s: State, seat: Seat, owner: Seat, slot: number): number {
  if (s.knows(seat, owner, slot)) return ravensOn(s.landAt(owner, slot))
  return s.knowsOwn(owner, slot) ? KEPT : UNSEEN
}

function expectedDream(s: State, seat: Seat, owner: Seat): number {
  let sum = 0
  for (let slot = 0; slot < s.lands(owner); slot++) sum += expected(s, seat, owner, slot)
  return sum
}

/** How many ravens fewer than the best rival a seat expects to have. */
function lead(s: State, seat: Seat): number {
  let least = Number.POSITIVE_INFINITY
  for (let owner = 0; owner < s.seats(); owner++)
    if (owner !== seat) least = Math.min(least, expectedDream(s, seat, asSeat(owner)))
  return least - expectedDream(s, seat, seat)
}

/** The land of one's own with the most ravens. */
function worstSlot(s: State, seat: Seat): number {
  let worst = 0
  for (let slot = 1; slot < s.lands(seat); slot++)
    if (expected(s, seat, seat, slot) > expected(s, seat, seat, worst)) worst = slot
  return worst
}

const gain = (s: State, seat: Seat, ravens: number): number => expected(s, seat, seat, worstSlot(s, seat)) - ravens

/** The land of a rival with the fewest ravens, as an argument of a move. */
function temptation(s: State, seat: Seat): { readonly owner: Seat; readonly slot: number } {
  let best = { owner: s.next(seat), slot: 0 }
  for (let index = 0; index < s.seats(); index++) {
    const owner = asSeat(index)
    if (owner === seat) continue
    for (let slot = 0; slot < s.lands(owner); slot++)
      if (expected(s, seat, owner, slot) < expected(s, seat, best.owner, best.slot)) best = { owner, slot }
  }
  return best
}

function onTurn(s: State, seat: Seat): Move {
  if (lead(s, seat) > CALL_MARGIN) return call
  if (s.pileSize() === 0 || gain(s, seat, ravensOn(s.topDiscard())) >= OPEN_GAIN) return take
  return draw
}

function withDrawn(s: State, seat: Seat, legal: MoveList): Move {
  const card = s.heldCard()
  const saved = gain(s, seat, ravensOn(card))
  if (isSpecial(card) && legal.has(use) && worthUsing(s, seat, saved)) return use
  return saved > 0 ? place(worstSlot(s, seat)) : discard
}

function worthUsing(s: State, seat: Seat, saved: number): boolean {
  const card = s.heldCard()
  if (card === TAKE_2) return true
  if (card === PEEK_1) return saved < 2 && unseenSlot(s, seat) >= 0
  const { owner, slot } = temptation(s, seat)
  return card === SWAP_2 && gain(s, seat, expected(s, seat, owner, slot)) > Math.max(saved, 1)
}

function unseenSlot(s: State, seat: Seat): number {
  for (let slot = 0; slot < s.lands(seat); slot++) if (!s.knows(seat, seat, slot)) return slot
  return -1
}

/** In hundredths: how surely a land its owner has seen is the better of two. */
const SURETY_PER_TURN = 20
const MOST_SURETY = 90

function takeBetter(s: State, owner: Seat, slot: number, at: number): void {
  const cell = owner * MAX_DREAM + slot
  const lies = s.dreams[cell]! as Card
  const other = s.pile[at]! as Card
  if (ravensOn(other) >= ravensOn(lies)) return
  s.dreams[cell] = other
  s.pile[at] = lies
}

export const mind: Mind<State, View> = {
  depth: 1,
  curiosity: 0.6,
  tempers: {
    novice: { iterations: 20, wobble: 0.1 },
    casual: { iterations: 100, wobble: 0.05 },
    strong: { iterations: 500, wobble: 0.02 },
    master: { iterations: 4000, wobble: 0 },
  },
  horizon: 120,
  othersByRollout: true,

  rollout(s: State, seat: Seat, legal: MoveList, rng: Rng): Move {
    switch (s.stack.step) {
      case TURN:
        return onTurn(s, seat)
      case EXCHANGE:
        return place(worstSlot(s, seat))
      case DRAWN:
        return withDrawn(s, seat, legal)
      case KEEP:
        return keep(ravensOn(s.heldCard()) <= ravensOn(s.otherHeldCard()) ? 0 : 1)
      case PEEK: {
        const slot = unseenSlot(s, seat)
        return slot < 0 ? legal.at(0) : look(seat, slot)
      }
      case SWAP:
        return pick(seat, worstSlot(s, seat))
      case SWAP_WITH: {
        const { owner, slot } = temptation(s, seat)
        return s.stack.register(0) === seat ? pick(owner, slot) : legal.at(rng.below(legal.size))
      }
      default:
        return legal.at(rng.below(legal.size))
    }
  },

  /** A rival keeps what is good: of two cards that could lie there, the better one probably does; the more turns, the more so. */
  believe(s, seat, rng) {
    const turns = (CARDS - 1 - DREAM_LANDS * s.seats() - s.pileSize()) / s.seats()
    const surety = Math.min(MOST_SURETY, Math.floor(turns * SURETY_PER_TURN))
    for (let index = 0; index < s.seats(); index++) {
      const owner = asSeat(index)
      if (owner === seat) continue
      for (let slot = 0; slot < s.lands(owner); slot++)
        if (s.knowsOwn(owner, slot) && !s.knows(seat, owner, slot) && s.pileSize() > 0 && rng.below(100) < surety)
          takeBetter(s, owner, slot, rng.below(s.pileSize()))
    }
  },

  /** A round is counted: the next one begins from nothing. */
  isSettled: (s, root) => s.round() !== root.round(),

  judge(s, root, into) {
    const seats = s.seats()
    const isOver = s.deciders() === 0
    const isCounted = isOver || s.round() !== root.round()
    for (let index = 0; index < seats; index++) {
      const seat = asSeat(index)
      const ravens = (each: Seat): number => (isCounted ? lastScoreOf(s, each) : expectedDream(s, each, each))
      let rivals = 0
      for (let other = 0; other < seats; other++) if (other !== index) rivals += ravens(asSeat(other)) / (seats - 1)
      const margin = Math.max(-1, Math.min(1, (rivals - ravens(seat)) / DECISIVE))
      into[index] = 0.5 + margin / 2
      if (isOver) into[index] = (1 - WIN) * into[index]! + WIN * shareOfWin(s, seat)
    }
  },

  /** What was drawn, and what lies open. */
  knowledge: (s, _seat) => s.heldSize() * 1024 + (s.heldSize() > 0 ? s.heldCard() * 16 : 0) + s.topDiscard(),
}

function shareOfWin(s: State, seat: Seat): number {
  let winners = 0
  let least = Number.POSITIVE_INFINITY
  for (let other = 0; other < s.seats(); other++) least = Math.min(least, totalOf(s, asSeat(other)))
  for (let other = 0; other < s.seats(); other++) if (totalOf(s, asSeat(other)) === least) winners++
  return totalOf(s, seat) === least ? 1 / winners : 0
}
