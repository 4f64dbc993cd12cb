import { asSeat, type GameState, leftOf, type Seat, type SeatSet, Stack, type Viewer } from '@sennik/engine'
import { CARDS, type Card, DREAM_LANDS, MAX_DREAM, MAX_SEATS } from './components.ts'
import type { Options } from './options.ts'

/** What was agreed before the game. */
const SEATS = 0
const PENALTY = 1
const LIMIT = 2
const ROUNDS = 3
const FLAGS = 4
const AGREED = 5

const NOT_SO_SCARY = 1
const GO_FOR_BROKE = 2
const I_KNOW = 4
const MEMORY_AID = 8

/** What is counted while playing. */
export const ROUND = 0
export const PILE_SIZE = 1
export const DISCARD_SIZE = 2
export const HELD_SIZE = 3
/** Who ended the last finished round, and how. */
export const ENDER = 4
export const ENDING = 5
const COUNTS = 6

export const NOT_ENDED = 0
export const CALLED = 1
export const RAN_OUT = 2

/** The parts of a score; the score is lands − spared + penalty + flat. */
export const LANDS = 0
export const SPARED = 1
export const PENALTIES = 2
export const FLAT = 3
export const PARTS = 4

const MAX_HELD = 2
/** Known to all who sit or stand at the table: the bits of every seat, and of the spectator. */
export const EVERYONE = 0xff
const SPECTATOR_BIT = 0x80

/** 16-bit rows come first, so that they are aligned. */
const TOTALS_AT = 0
const LAST_SCORE_AT = TOTALS_AT + MAX_SEATS * PARTS * 2
const AGREED_AT = LAST_SCORE_AT + MAX_SEATS * PARTS * 2
const COUNTS_AT = AGREED_AT + AGREED * 2
const STACK_AT = COUNTS_AT + COUNTS * 2
export const HELD_AT = STACK_AT + Stack.bytesFor(1)
export const PILE_AT = HELD_AT + MAX_HELD
const DISCARD_AT = PILE_AT + CARDS
const SIZES_AT = DISCARD_AT + CARDS
const LAST_SIZES_AT = SIZES_AT + MAX_SEATS
const LAST_CARDS_AT = LAST_SIZES_AT + MAX_SEATS
export const DREAMS_AT = LAST_CARDS_AT + CARDS
const SEEN_BY_AT = DREAMS_AT + MAX_SEATS * MAX_DREAM
const MEMORY = SEEN_BY_AT + MAX_SEATS * MAX_DREAM

/** Windows on one block of bytes. Cells beyond a row's size are 0, so that equal positions are equal byte for byte. */
export class State implements GameState {
  readonly memory = new Uint8Array(MEMORY)
  /** Per seat, the parts of its score over all finished rounds. */
  readonly totals = new Uint16Array(this.memory.buffer, TOTALS_AT, MAX_SEATS * PARTS)
  /** Per seat, the parts of its score in the last finished round. */
  readonly lastScore = new Uint16Array(this.memory.buffer, LAST_SCORE_AT, MAX_SEATS * PARTS)
  readonly agreed = new Uint16Array(this.memory.buffer, AGREED_AT, AGREED)
  readonly counts = new Uint16Array(this.memory.buffer, COUNTS_AT, COUNTS)
  readonly stack = new Stack(this.memory.subarray(STACK_AT, HELD_AT))
  /** Drawn cards in the hand of the seat that decides. */
  readonly held = this.memory.subarray(HELD_AT, PILE_AT)
  /** The draw pile, its top last. */
  readonly pile = this.memory.subarray(PILE_AT, DISCARD_AT)
  /** The discard pile, its top last. */
  readonly discards = this.memory.subarray(DISCARD_AT, SIZES_AT)
  /** How many lands each dream has. */
  readonly sizes = this.memory.subarray(SIZES_AT, LAST_SIZES_AT)
  /** The dreams turned up at the end of the last finished round, one after another. */
  readonly lastSizes = this.memory.subarray(LAST_SIZES_AT, LAST_CARDS_AT)
  readonly lastCards = this.memory.subarray(LAST_CARDS_AT, DREAMS_AT)
  readonly dreams = this.memory.subarray(DREAMS_AT, SEEN_BY_AT)
  /** SEN-14: for each land in a dream, who knows what it is: a bit per seat, one for those beside the table. */
  readonly seenBy = this.memory.subarray(SEEN_BY_AT, MEMORY)
}

export const copy = (from: State, into: State): void => into.memory.set(from.memory)

// --- What was agreed ---

export function agree(s: State, seats: number, options: Options): void {
  s.agreed[SEATS] = seats
  s.agreed[PENALTY] = options.penalty
  s.agreed[LIMIT] = options.limit ?? 0
  s.agreed[ROUNDS] = options.rounds ?? 0
  s.agreed[FLAGS] =
    (options.notSoScary ? NOT_SO_SCARY : 0) |
    (options.goForBroke ? GO_FOR_BROKE : 0) |
    (options.iKnow ? I_KNOW : 0) |
    (options.memoryAid ? MEMORY_AID : 0)
}

/** The options as they were agreed, in the form in which they are asked for. */
export function agreedOptions(s: State): Options {
  const flags = s.agreed[FLAGS]!
  return {
    penalty: penaltyOf(s) === 15 ? 15 : 5,
    limit: limitOf(s) === 0 ? undefined : limitOf(s),
    rounds: roundsOf(s) === 0 ? undefined : roundsOf(s),
    notSoScary: (flags & NOT_SO_SCARY) !== 0,
    goForBroke: (flags & GO_FOR_BROKE) !== 0,
    iKnow: (flags & I_KNOW) !== 0,
    memoryAid: (flags & MEMORY_AID) !== 0,
  }
}

export const seatsAt = (s: State): number => s.agreed[SEATS]!
export const penaltyOf = (s: State): number => s.agreed[PENALTY]!
/** 0: a number of rounds is played instead. */
export const limitOf = (s: State): number => s.agreed[LIMIT]!
/** 0: the game is played to the limit instead. */
export const roundsOf = (s: State): number => s.agreed[ROUNDS]!
export const playsNotSoScary = (s: State): boolean => (s.agreed[FLAGS]! & NOT_SO_SCARY) !== 0
export const playsGoForBroke = (s: State): boolean => (s.agreed[FLAGS]! & GO_FOR_BROKE) !== 0
export const playsIKnow = (s: State): boolean => (s.agreed[FLAGS]! & I_KNOW) !== 0

// --- Piles ---

export const pileSize = (s: State): number => s.counts[PILE_SIZE]!

export function drawCard(s: State): Card {
  const top = --s.counts[PILE_SIZE]!
  const card = s.pile[top]! as Card
  s.pile[top] = 0
  return card
}

export const topDiscard = (s: State): Card => s.discards[s.counts[DISCARD_SIZE]! - 1]! as Card

export function takeDiscard(s: State): Card {
  const top = --s.counts[DISCARD_SIZE]!
  const card = s.discards[top]! as Card
  s.discards[top] = 0
  return card
}

export function putOnDiscard(s: State, card: Card): void {
  s.discards[s.counts[DISCARD_SIZE]!++] = card
}

export const heldCard = (s: State): Card => s.held[0]! as Card

export function hold(s: State, card: Card): void {
  s.held[0] = card
  s.counts[HELD_SIZE] = 1
}

export function letGo(s: State): Card {
  const card = heldCard(s)
  s.held[0] = 0
  s.counts[HELD_SIZE] = 0
  return card
}

// --- Dreams ---

const cellOf = (seat: Seat, slot: number): number => seat * MAX_DREAM + slot

export const lands = (s: State, seat: Seat): number => s.sizes[seat]!
export const landAt = (s: State, seat: Seat, slot: number): Card => s.dreams[cellOf(seat, slot)]! as Card
export const knownTo = (s: State, seat: Seat, slot: number): number => s.seenBy[cellOf(seat, slot)]!

/** The bit of a viewer in `seenBy`. */
export const bitOf = (viewer: Viewer): number => (viewer === 'spectator' ? SPECTATOR_BIT : 1 << viewer)

export const knows = (s: State, viewer: Viewer, owner: Seat, slot: number): boolean =>
  (knownTo(s, owner, slot) & bitOf(viewer)) !== 0

export const knowsOwn = (s: State, seat: Seat, slot: number): boolean => ((knownTo(s, seat, slot) >> seat) & 1) === 1

export function setLand(s: State, seat: Seat, slot: number, card: Card, seenBy: number): void {
  const cell = cellOf(seat, slot)
  s.dreams[cell] = card
  s.seenBy[cell] = seenBy
}

/** SEN-14: whoever looked at a land knows it from now on, wherever it goes. */
export function see(s: State, viewer: Seat, owner: Seat, slot: number): void {
  s.seenBy[cellOf(owner, slot)]! |= 1 << viewer
}

export function showEveryone(s: State, owner: Seat, slot: number): void {
  s.seenBy[cellOf(owner, slot)] = EVERYONE
}

/** What is known moves with the land. */
export function exchangeLands(s: State, one: Seat, slot: number, other: Seat, otherSlot: number): void {
  const card = landAt(s, one, slot)
  const seenBy = knownTo(s, one, slot)
  setLand(s, one, slot, landAt(s, other, otherSlot), knownTo(s, other, otherSlot))
  setLand(s, other, otherSlot, card, seenBy)
}

/** A new land goes last in the row. */
export function addLand(s: State, seat: Seat, card: Card): void {
  setLand(s, seat, s.sizes[seat]!++, card, 0)
}

/** The row closes up behind a land that leaves. */
export function removeLand(s: State, seat: Seat, slot: number): Card {
  const card = landAt(s, seat, slot)
  const last = --s.sizes[seat]!
  for (let i = slot; i < last; i++) setLand(s, seat, i, landAt(s, seat, i + 1), knownTo(s, seat, i + 1))
  setLand(s, seat, last, 0 as Card, 0)
  return card
}

/** Makes every dream a row of four places to be dealt to. */
export function emptyDreams(s: State): void {
  for (let seat = 0; seat < seatsAt(s); seat++) {
    for (let slot = DREAM_LANDS; slot < s.sizes[seat]!; slot++) setLand(s, asSeat(seat), slot, 0 as Card, 0)
    s.sizes[seat] = DREAM_LANDS
  }
}

export function clearDiscards(s: State): void {
  for (let card = 0; card < s.counts[DISCARD_SIZE]!; card++) s.discards[card] = 0
  s.counts[DISCARD_SIZE] = 0
}

/** SEN-5: how many of the opening looks a seat has had; nothing else is known then. */
export function openingPeeksDone(s: State, seat: Seat): number {
  const size = lands(s, seat)
  let done = 0
  for (let slot = 0; slot < size; slot++) if (knowsOwn(s, seat, slot)) done++
  return done
}

// --- Scores ---

/** A seat's running total, or its score in the last round: lands − spared + penalty + flat. */
export const sumOf = (parts: Uint16Array, seat: Seat): number => {
  const at = seat * PARTS
  return parts[at + LANDS]! - parts[at + SPARED]! + parts[at + PENALTIES]! + parts[at + FLAT]!
}

export const deciders = (s: State): SeatSet => s.stack.deciders

export const nextSeat = (s: State, seat: Seat): Seat => leftOf(seat, seatsAt(s))

export const ender = (s: State): Seat => asSeat(s.counts[ENDER]!)
