import {
  asSeat,
  BY_FIRST,
  BY_SECOND,
  everySeat,
  firstArgument,
  includes,
  kindOf,
  type Move,
  type MoveList,
  NO_SEATS,
  only,
  type Rules,
  type Seat,
  type SeatSet,
  secondArgument,
  shuffle,
  type Table,
  without,
} from '@sennik/engine'
import type { SenClause } from './clauses.ts'
import {
  CARDS,
  DECK,
  DREAM_LANDS,
  isSpecial,
  MAX_SEATS,
  MIN_SEATS,
  PEEK_1,
  ravensOn,
  SWAP_2,
  TAKE_2,
} from './components.ts'
import type { Event } from './events.ts'
import { imagine } from './imagine.ts'
import { moves, type SenMove } from './moves.ts'
import type { Options } from './options.ts'
import {
  countRound,
  endingOf,
  gameIsOver,
  lastDreams,
  roundScores,
  sheet,
  totals,
  winners,
  winningSeats,
} from './scoring.ts'
import { CALLED, copy, EVERYONE, RAN_OUT, State } from './state.ts'
import { secrets, tell, type View, view } from './view.ts'

const { peek, take, draw, call, claim, place, discard, use, keep, look, pick, point, name } = moves.make
const { code } = moves

/** One decision: what may be done, why something else may not, and what then happens. */
interface Step {
  legal(s: State, seat: Seat, out: MoveList): void
  /** The clause that forbids a move of a seat that decides here. */
  why(s: State, seat: Seat, move: Move): SenClause | undefined
  play(s: State, seat: Seat, move: Move, table: Table<Event>): void
}

/** The clause that says when each kind of move may be made. */
const WHEN: { readonly [K in SenMove['kind']]: SenClause } = {
  peek: 'SEN-5',
  take: 'SEN-7',
  draw: 'SEN-8',
  call: 'SEN-9',
  claim: 'SEN-V3',
  place: 'SEN-8',
  discard: 'SEN-8',
  use: 'SEN-8',
  keep: 'SEN-11',
  look: 'SEN-12',
  pick: 'SEN-13',
  point: 'SEN-V3',
  name: 'SEN-V3',
}

const outOfPlace = (move: Move): SenClause => WHEN[moves.decode(move).kind]

/** A land of the dream that a move names, if it is there. */
const isLand = (s: State, owner: number, slot: number): boolean => owner < s.seats() && slot < s.lands(asSeat(owner))

function addPlaces(s: State, seat: Seat, out: MoveList): void {
  out.addRow(place(0), BY_FIRST, s.lands(seat))
}

/** What the opening keeps: who will start, and who has had the first of their two looks. */
const STARTER = 0
const PEEKED = 1

// --- Before the first turn of a round: everyone looks at two lands of their own, all at the same time (SEN-5) ---

const opening: Step = {
  legal(s, seat, out) {
    if (!includes(s.stack.register(PEEKED) as SeatSet, seat)) out.addRow(peek(0), BY_FIRST, s.lands(seat))
    else for (let slot = 0; slot < s.lands(seat); slot++) if (!s.knowsOwn(seat, slot)) out.add(peek(slot))
  },
  why(s, seat, move) {
    if (kindOf(move) !== code.peek) return outOfPlace(move)
    const slot = firstArgument(move)
    if (!isLand(s, seat, slot)) return 'SEN-3'
    return s.knowsOwn(seat, slot) ? 'SEN-5' : undefined
  },
  play(s, seat, move, table) {
    const slot = firstArgument(move)
    s.see(seat, seat, slot)
    table.story?.push({ type: 'looked', seat, owner: seat, slot, card: s.landAt(seat, slot) })
    const peeked = s.stack.register(PEEKED) as SeatSet
    const waiting = without(s.deciders(), seat)
    if (!includes(peeked, seat)) s.stack.setRegister(PEEKED, peeked | only(seat))
    else if (waiting !== NO_SEATS) s.stack.setDeciders(waiting)
    else beginTurn(s, asSeat(s.stack.register(STARTER)))
  },
}

// --- A turn: exactly one of (SEN-7, SEN-8, SEN-9, with the variant also SEN-V3) ---

const yourTurn: Step = {
  legal(s, seat, out) {
    out.add(take)
    if (s.pileSize() > 0) out.add(draw)
    out.add(call)
    if (mayClaim(s, seat)) out.add(claim)
  },
  why(s, seat, move) {
    const kind = kindOf(move)
    if (kind === code.take || kind === code.call) return undefined
    if (kind === code.draw) return s.pileSize() > 0 ? undefined : 'SEN-10'
    if (kind === code.claim) return mayClaim(s, seat) ? undefined : 'SEN-V3'
    return outOfPlace(move)
  },
  play(s, seat, move, table) {
    switch (kindOf(move)) {
      case code.take:
        table.story?.push({ type: 'took', seat, card: s.topDiscard() })
        s.stack.goto(EXCHANGE, only(seat))
        return
      case code.draw:
        drawOne(s, seat, table)
        return
      case code.call:
        table.story?.push({ type: 'called', seat })
        endRound(s, seat, CALLED, table)
        return
      default:
        table.story?.push({ type: 'beganClaim', seat })
        s.stack.goto(CLAIM, only(seat))
    }
  },
}

/** SEN-V3: needs two lands and a card to draw. */
const mayClaim = (s: State, seat: Seat): boolean => s.playsIKnow() && s.lands(seat) >= 2 && s.pileSize() > 0

// --- A: the face-up card goes face down in the place of a land, which goes face up on the discard pile (SEN-7) ---

const exchange: Step = {
  legal: addPlaces,
  why(s, seat, move) {
    if (kindOf(move) === code.discard || kindOf(move) === code.use) return 'SEN-7'
    if (kindOf(move) !== code.place) return outOfPlace(move)
    return isLand(s, seat, firstArgument(move)) ? undefined : 'SEN-3'
  },
  play(s, seat, move, table) {
    const slot = firstArgument(move)
    const out = s.landAt(seat, slot)
    const card = s.takeDiscard()
    // SEN-14: everyone saw the card before it was turned down.
    s.setLand(seat, slot, card, EVERYONE)
    s.putOnDiscard(out)
    table.story?.push({ type: 'exchanged', seat, slot, from: 'discard', card, out })
    endTurn(s, seat, table)
  },
}

// --- B: a card from the draw pile, looked at alone (SEN-8) ---

function drawOne(s: State, seat: Seat, table: Table<Event>): void {
  s.hold(s.drawCard())
  table.story?.push({ type: 'drew', seat, card: s.heldCard() })
  s.stack.goto(WITH_DRAWN, only(seat))
}

const withDrawn: Step = {
  legal(s, seat, out) {
    addPlaces(s, seat, out)
    out.add(discard)
    if (mayUse(s)) out.add(use)
  },
  why(s, seat, move) {
    switch (kindOf(move)) {
      case code.place:
        return isLand(s, seat, firstArgument(move)) ? undefined : 'SEN-3'
      case code.discard:
        return undefined
      case code.use:
        if (mayUse(s)) return undefined
        return isSpecial(s.heldCard()) ? 'SEN-11' : 'SEN-8'
      default:
        return outOfPlace(move)
    }
  },
  play(s, seat, move, table) {
    const card = s.heldCard()
    s.letGo()
    switch (kindOf(move)) {
      case code.place: {
        const slot = firstArgument(move)
        const out = s.landAt(seat, slot)
        s.setLand(seat, slot, card, 1 << seat)
        s.putOnDiscard(out)
        table.story?.push({ type: 'exchanged', seat, slot, from: 'pile', card, out })
        endTurn(s, seat, table)
        return
      }
      case code.discard:
        s.putOnDiscard(card)
        table.story?.push({ type: 'discarded', seat, card })
        endTurn(s, seat, table)
        return
      default:
        s.putOnDiscard(card)
        table.story?.push({ type: 'used', seat, card })
        if (card === TAKE_2) takeTwo(s, seat, table)
        else s.stack.goto(card === PEEK_1 ? PEEK_AT : SWAP_FIRST, only(seat))
    }
  },
}

/** SEN-8 B3, SEN-11: a special land, and for Take 2 a card that can be taken. */
const mayUse = (s: State): boolean => {
  const card = s.heldCard()
  return card === PEEK_1 || card === SWAP_2 || (card === TAKE_2 && s.pileSize() > 0)
}

// --- Special lands ---

/** SEN-11: with one card left there is nothing to choose from. */
function takeTwo(s: State, seat: Seat, table: Table<Event>): void {
  if (s.pileSize() === 1) {
    drawOne(s, seat, table)
    return
  }
  const first = s.drawCard()
  const second = s.drawCard()
  s.holdTwo(first, second)
  table.story?.push({ type: 'drewTwo', seat, cards: [first, second] })
  s.stack.goto(KEEP_ONE, only(seat))
}

const keepOne: Step = {
  legal(_s, _seat, out) {
    out.add(keep(0))
    out.add(keep(1))
  },
  why: (_s, _seat, move) => (kindOf(move) === code.keep ? undefined : outOfPlace(move)),
  play(s, seat, move, table) {
    const index = firstArgument(move)
    const first = s.heldCard()
    const second = s.otherHeldCard()
    const rejected = index === 0 ? second : first
    s.letGo()
    s.hold(index === 0 ? first : second)
    s.putOnDiscard(rejected)
    table.story?.push({ type: 'kept', seat, index, rejected })
    s.stack.goto(WITH_DRAWN, only(seat))
  },
}

/** SEN-12: any land of any dream, one's own included. */
const peekAt: Step = {
  legal(s, _seat, out) {
    for (let owner = 0; owner < s.seats(); owner++) out.addRow(look(owner, 0), BY_SECOND, s.lands(asSeat(owner)))
  },
  why(s, _seat, move) {
    if (kindOf(move) !== code.look) return outOfPlace(move)
    return isLand(s, firstArgument(move), secondArgument(move)) ? undefined : 'SEN-12'
  },
  play(s, seat, move, table) {
    const owner = asSeat(firstArgument(move))
    const slot = secondArgument(move)
    s.see(seat, owner, slot)
    table.story?.push({ type: 'looked', seat, owner, slot, card: s.landAt(owner, slot) })
    endTurn(s, seat, table)
  },
}

/** SEN-13: first the one land, then one in another dream. */
const swapFirst: Step = {
  legal(s, _seat, out) {
    for (let owner = 0; owner < s.seats(); owner++) out.addRow(pick(owner, 0), BY_SECOND, s.lands(asSeat(owner)))
  },
  why(s, _seat, move) {
    if (kindOf(move) !== code.pick) return outOfPlace(move)
    return isLand(s, firstArgument(move), secondArgument(move)) ? undefined : 'SEN-13'
  },
  play(s, seat, move, table) {
    const owner = asSeat(firstArgument(move))
    const slot = secondArgument(move)
    table.story?.push({ type: 'picked', seat, owner, slot })
    s.stack.goto(SWAP_SECOND, only(seat), owner, slot)
  },
}

const swapSecond: Step = {
  legal(s, _seat, out) {
    for (let owner = 0; owner < s.seats(); owner++)
      if (owner !== s.stack.register(0)) out.addRow(pick(owner, 0), BY_SECOND, s.lands(asSeat(owner)))
  },
  why(s, _seat, move) {
    if (kindOf(move) !== code.pick) return outOfPlace(move)
    const owner = firstArgument(move)
    return isLand(s, owner, secondArgument(move)) && owner !== s.stack.register(0) ? undefined : 'SEN-13'
  },
  play(s, seat, move, table) {
    const owner = asSeat(s.stack.register(0))
    const slot = s.stack.register(1)
    const otherOwner = asSeat(firstArgument(move))
    const otherSlot = secondArgument(move)
    s.exchangeLands(owner, slot, otherOwner, otherSlot)
    table.story?.push({ type: 'swapped', seat, owner, slot, otherOwner, otherSlot })
    endTurn(s, seat, table)
  },
}

// --- Variant "I know what I have" (SEN-V3): point at two lands, then name the ravens on each of them ---

const claimFirst: Step = {
  legal(s, seat, out) {
    out.addRow(point(0), BY_FIRST, s.lands(seat))
  },
  why(s, seat, move) {
    if (kindOf(move) !== code.point) return outOfPlace(move)
    return isLand(s, seat, firstArgument(move)) ? undefined : 'SEN-3'
  },
  play(s, seat, move, table) {
    const slot = firstArgument(move)
    table.story?.push({ type: 'pointed', seat, slot })
    s.stack.goto(CLAIM_SECOND, only(seat), slot)
  },
}

const claimSecond: Step = {
  legal(s, seat, out) {
    for (let slot = 0; slot < s.lands(seat); slot++) if (slot !== s.stack.register(0)) out.add(point(slot))
  },
  why(s, seat, move) {
    if (kindOf(move) !== code.point) return outOfPlace(move)
    const slot = firstArgument(move)
    if (!isLand(s, seat, slot)) return 'SEN-3'
    return slot === s.stack.register(0) ? 'SEN-V3' : undefined
  },
  play(s, seat, move, table) {
    const slot = firstArgument(move)
    table.story?.push({ type: 'pointed', seat, slot })
    s.stack.goto(CLAIM_NUMBER, only(seat), s.stack.register(0), slot)
  },
}

const claimNumber: Step = {
  legal(_s, _seat, out) {
    out.addRow(name(0), BY_FIRST, 10)
  },
  why: (_s, _seat, move) => (kindOf(move) === code.name ? undefined : outOfPlace(move)),
  play(s, seat, move, table) {
    const ravens = firstArgument(move)
    const slot = s.stack.register(0)
    const otherSlot = s.stack.register(1)
    const card = s.landAt(seat, slot)
    const other = s.landAt(seat, otherSlot)
    const right = ravensOn(card) === ravens && ravensOn(other) === ravens
    table.story?.push({ type: 'claimed', seat, slots: [slot, otherSlot], ravens, cards: [card, other], right })
    if (right) {
      s.removeLand(seat, Math.max(slot, otherSlot))
      s.removeLand(seat, Math.min(slot, otherSlot))
      s.putOnDiscard(card)
      s.putOnDiscard(other)
    } else {
      s.showEveryone(seat, slot)
      s.showEveryone(seat, otherSlot)
    }
    s.addLand(seat, s.drawCard())
    endTurn(s, seat, table)
  },
}

/** Every decision the table can wait for. A step's place in the list is its number in a frame and must not change. */
const STEPS: readonly Step[] = [
  opening,
  yourTurn,
  exchange,
  withDrawn,
  keepOne,
  peekAt,
  swapFirst,
  swapSecond,
  claimFirst,
  claimSecond,
  claimNumber,
]
const stepNumber = (step: Step): number => STEPS.indexOf(step)
const OPENING = stepNumber(opening)
const YOUR_TURN = stepNumber(yourTurn)
const EXCHANGE = stepNumber(exchange)
const WITH_DRAWN = stepNumber(withDrawn)
const KEEP_ONE = stepNumber(keepOne)
const PEEK_AT = stepNumber(peekAt)
const SWAP_FIRST = stepNumber(swapFirst)
const SWAP_SECOND = stepNumber(swapSecond)
const CLAIM = stepNumber(claimFirst)
const CLAIM_SECOND = stepNumber(claimSecond)
const CLAIM_NUMBER = stepNumber(claimNumber)

// --- Turns and rounds ---

function beginTurn(s: State, seat: Seat): void {
  s.stack.goto(YOUR_TURN, only(seat))
}

/** SEN-15: when the draw pile has run out, the turn in which that happened is completed and ends the round. */
function endTurn(s: State, seat: Seat, table: Table<Event>): void {
  if (s.pileSize() > 0) {
    beginTurn(s, s.next(seat))
    return
  }
  table.story?.push({ type: 'ranOut', seat })
  endRound(s, seat, RAN_OUT, table)
}

function endRound(s: State, endedBy: Seat, ending: number, table: Table<Event>): void {
  countRound(s, endedBy, ending)
  if (table.story !== undefined) tellRound(s, table.story)
  if (gameIsOver(s)) {
    turnUpDreams(s)
    table.story?.push({ type: 'gameEnded', totals: totals(s), winners: winningSeats(s) })
    s.stack.end()
    return
  }
  // SEN-6: the next round is started by the player to the left of the one who ended this one.
  dealRound(s, s.next(endedBy), table)
}

function tellRound(s: State, story: Event[]): void {
  story.push({
    type: 'roundScored',
    round: s.round(),
    ending: endingOf(s),
    ender: s.ender(),
    dreams: lastDreams(s),
    scores: roundScores(s, s.lastScore),
    totals: totals(s),
  })
}

function turnUpDreams(s: State): void {
  for (let seat = 0; seat < s.seats(); seat++)
    for (let slot = 0; slot < s.lands(asSeat(seat)); slot++) s.showEveryone(asSeat(seat), slot)
}

/** SEN-3 to SEN-5: everything is shuffled, four lands each, one card turned up, then everyone looks at two of their own. */
function dealRound(s: State, starter: Seat, table: Table<Event>): void {
  s.emptyDreams()
  s.clearDiscards()
  s.layPile(DECK)
  shuffle(s.pile, CARDS, table.rng)
  s.beginRound()
  const seats = s.seats()
  for (let slot = 0; slot < DREAM_LANDS; slot++)
    for (let seat = 0; seat < seats; seat++) s.setLand(asSeat(seat), slot, s.drawCard(), 0)
  s.putOnDiscard(s.drawCard())
  table.story?.push({ type: 'roundBegan', round: s.round(), starter, open: s.topDiscard() })
  s.stack.goto(OPENING, everySeat(seats), starter)
}

export const rules: Rules<State, Event, View, Options> = {
  id: 'sen',
  version: 1,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  longestGame: 100_000,

  newState: () => new State(),
  copy,
  setup(seats, options, table, into) {
    into.memory.fill(0)
    into.agree(seats, options)
    into.stack.call(OPENING, NO_SEATS)
    // SEN-6: chance says who starts.
    dealRound(into, asSeat(table.rng.below(seats)), table)
  },

  seatCount: s => s.seats(),
  deciders: s => s.deciders(),
  legalMoves(s, seat, out) {
    STEPS[s.stack.step]!.legal(s, seat, out)
  },
  why(s, seat, move) {
    const asked: SeatSet = s.deciders()
    if (asked === NO_SEATS) return 'SEN-19'
    if (!includes(asked, seat)) return s.stack.step === OPENING ? 'SEN-5' : 'SEN-6'
    return STEPS[s.stack.step]!.why(s, seat, move)
  },
  apply(s, seat, move, table) {
    STEPS[s.stack.step]!.play(s, seat, move, table)
  },

  scores: totals,
  winners,
  sheet,

  view,
  tell,
  imagine,
  secrets,
}
