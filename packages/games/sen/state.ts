import { asSeat, type GameState, leftOf, type Seat, type SeatSet, Stack, type Viewer } from '@sennik/engine'
import { CARDS, type Card, DREAM_LANDS, MAX_DREAM, MAX_SEATS } from './components.ts'
import type { Options } from './options.ts'

/*
 * The layout is private to this file: everyone else asks by name. Constants that are not exported, and methods instead of functions,
 * are also what the compiler can take for granted where it matters: random play is a quarter faster for it.
 */

/** The options; the other reading of SEN-V2 is said only where it is played, so that views of games from before it was offered are what they were. */
type Agreed = Omit<Options, 'fiftyOnTop'> & { readonly fiftyOnTop?: boolean }

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
const FIFTY_ON_TOP = 16

/** What is counted while playing; then who ended the last finished round, and how. */
const ROUND = 0
const PILE_SIZE = 1
const DISCARD_SIZE = 2
const HELD_SIZE = 3
const ENDER = 4
const ENDING = 5
const COUNTS = 6

/** For those who write whole states: positions and imagined worlds. */
export const COUNT = {
  round: ROUND,
  pile: PILE_SIZE,
  discards: DISCARD_SIZE,
  held: HELD_SIZE,
  ender: ENDER,
  ending: ENDING,
} as const

/** How a round ended. */
export const NOT_ENDED = 0
export const CALLED = 1
export const RAN_OUT = 2

/** The parts of a score, and their number; the score is lands − spared + penalty + flat. */
export const PART = { lands: 0, spared: 1, penalty: 2, flat: 3, count: 4 } as const
const PARTS = PART.count

const MAX_HELD = 2
/** Cells from one dream to the next. */
const ROW = MAX_DREAM
const FRESH_DREAM = DREAM_LANDS

/** Known to all who sit or stand at the table: the bits of every seat, and of the spectator. */
export const EVERYONE = 0xff
const EVERYBODY = EVERYONE
const SPECTATOR_BIT = 0x80

/** 16-bit rows come first, so that they are aligned. */
const TOTALS_AT = 0
const LAST_SCORE_AT = TOTALS_AT + MAX_SEATS * PARTS * 2
const AGREED_AT = LAST_SCORE_AT + MAX_SEATS * PARTS * 2
const COUNTS_AT = AGREED_AT + AGREED * 2
const STACK_AT = COUNTS_AT + COUNTS * 2
const HELD_AT = STACK_AT + Stack.bytesFor(1)
const PILE_AT = HELD_AT + MAX_HELD
const DISCARD_AT = PILE_AT + CARDS
const SIZES_AT = DISCARD_AT + CARDS
const LAST_SIZES_AT = SIZES_AT + MAX_SEATS
const LAST_CARDS_AT = LAST_SIZES_AT + MAX_SEATS
const DREAMS_AT = LAST_CARDS_AT + CARDS
const SEEN_BY_AT = DREAMS_AT + MAX_SEATS * ROW
const MEMORY = SEEN_BY_AT + MAX_SEATS * ROW

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

  // --- What was agreed ---

  agree(seats: number, options: Agreed): void {
    this.agreed[SEATS] = seats
    this.agreed[PENALTY] = options.penalty
    this.agreed[LIMIT] = options.limit ?? 0
    this.agreed[ROUNDS] = options.rounds ?? 0
    this.agreed[FLAGS] =
      (options.notSoScary ? NOT_SO_SCARY : 0) |
      (options.goForBroke ? GO_FOR_BROKE : 0) |
      (options.iKnow ? I_KNOW : 0) |
      (options.memoryAid ? MEMORY_AID : 0) |
      (options.fiftyOnTop ? FIFTY_ON_TOP : 0)
  }

  /** The options as they were agreed, in the form in which they are asked for. */
  options(): Agreed {
    return {
      penalty: this.penalty() === 15 ? 15 : 5,
      limit: this.limit() === 0 ? undefined : this.limit(),
      rounds: this.rounds() === 0 ? undefined : this.rounds(),
      notSoScary: this.playsNotSoScary(),
      goForBroke: this.playsGoForBroke(),
      ...(this.addsFiftyOnTop() ? { fiftyOnTop: true } : {}),
      iKnow: this.playsIKnow(),
      memoryAid: (this.agreed[FLAGS]! & MEMORY_AID) !== 0,
    }
  }

  seats(): number {
    return this.agreed[SEATS]!
  }

  penalty(): number {
    return this.agreed[PENALTY]!
  }

  /** 0: a number of rounds is played instead. */
  limit(): number {
    return this.agreed[LIMIT]!
  }

  /** 0: the game is played to the limit instead. */
  rounds(): number {
    return this.agreed[ROUNDS]!
  }

  playsNotSoScary(): boolean {
    return (this.agreed[FLAGS]! & NOT_SO_SCARY) !== 0
  }

  playsGoForBroke(): boolean {
    return (this.agreed[FLAGS]! & GO_FOR_BROKE) !== 0
  }

  /** SEN-V2: the fifty does not replace what is counted. */
  addsFiftyOnTop(): boolean {
    return (this.agreed[FLAGS]! & FIFTY_ON_TOP) !== 0
  }

  playsIKnow(): boolean {
    return (this.agreed[FLAGS]! & I_KNOW) !== 0
  }

  // --- Rounds and turns ---

  round(): number {
    return this.counts[ROUND]!
  }

  beginRound(): void {
    this.counts[ROUND]!++
  }

  endRound(ender: Seat, ending: number): void {
    this.counts[ENDER] = ender
    this.counts[ENDING] = ending
  }

  ender(): Seat {
    return asSeat(this.counts[ENDER]!)
  }

  ending(): number {
    return this.counts[ENDING]!
  }

  deciders(): SeatSet {
    return this.stack.deciders
  }

  next(seat: Seat): Seat {
    return leftOf(seat, this.agreed[SEATS]!)
  }

  // --- Piles ---

  pileSize(): number {
    return this.counts[PILE_SIZE]!
  }

  /** All cards, in this order, are the draw pile. */
  layPile(cards: Uint8Array): void {
    this.pile.set(cards)
    this.counts[PILE_SIZE] = cards.length
  }

  drawCard(): Card {
    const top = --this.counts[PILE_SIZE]!
    const card = this.pile[top]! as Card
    this.pile[top] = 0
    return card
  }

  discardSize(): number {
    return this.counts[DISCARD_SIZE]!
  }

  topDiscard(): Card {
    return this.discards[this.counts[DISCARD_SIZE]! - 1]! as Card
  }

  takeDiscard(): Card {
    const top = --this.counts[DISCARD_SIZE]!
    const card = this.discards[top]! as Card
    this.discards[top] = 0
    return card
  }

  putOnDiscard(card: Card): void {
    this.discards[this.counts[DISCARD_SIZE]!++] = card
  }

  clearDiscards(): void {
    for (let card = 0; card < this.counts[DISCARD_SIZE]!; card++) this.discards[card] = 0
    this.counts[DISCARD_SIZE] = 0
  }

  heldSize(): number {
    return this.counts[HELD_SIZE]!
  }

  heldCard(): Card {
    return this.held[0]! as Card
  }

  otherHeldCard(): Card {
    return this.held[1]! as Card
  }

  hold(card: Card): void {
    this.held[0] = card
    this.counts[HELD_SIZE] = 1
  }

  holdTwo(card: Card, other: Card): void {
    this.held[0] = card
    this.held[1] = other
    this.counts[HELD_SIZE] = 2
  }

  letGo(): void {
    this.held[0] = 0
    this.held[1] = 0
    this.counts[HELD_SIZE] = 0
  }

  // --- Dreams ---

  lands(seat: Seat): number {
    return this.sizes[seat]!
  }

  landAt(seat: Seat, slot: number): Card {
    return this.dreams[seat * ROW + slot]! as Card
  }

  /** Who knows a land: a bit for each viewer. */
  knownTo(seat: Seat, slot: number): number {
    return this.seenBy[seat * ROW + slot]!
  }

  knows(viewer: Viewer, owner: Seat, slot: number): boolean {
    return (this.knownTo(owner, slot) & bitOf(viewer)) !== 0
  }

  knowsOwn(seat: Seat, slot: number): boolean {
    return ((this.knownTo(seat, slot) >> seat) & 1) === 1
  }

  setLand(seat: Seat, slot: number, card: Card, seenBy: number): void {
    const cell = seat * ROW + slot
    this.dreams[cell] = card
    this.seenBy[cell] = seenBy
  }

  /** SEN-14: whoever looked at a land knows it from now on, wherever it goes. */
  see(viewer: Seat, owner: Seat, slot: number): void {
    this.seenBy[owner * ROW + slot]! |= 1 << viewer
  }

  showEveryone(owner: Seat, slot: number): void {
    this.seenBy[owner * ROW + slot] = EVERYBODY
  }

  /** What is known moves with the land. */
  exchangeLands(one: Seat, slot: number, other: Seat, otherSlot: number): void {
    const card = this.landAt(one, slot)
    const seenBy = this.knownTo(one, slot)
    this.setLand(one, slot, this.landAt(other, otherSlot), this.knownTo(other, otherSlot))
    this.setLand(other, otherSlot, card, seenBy)
  }

  /** A new land goes last in the row. */
  addLand(seat: Seat, card: Card): void {
    this.setLand(seat, this.sizes[seat]!++, card, 0)
  }

  /** The row closes up behind a land that leaves. */
  removeLand(seat: Seat, slot: number): void {
    const last = --this.sizes[seat]!
    for (let i = slot; i < last; i++) this.setLand(seat, i, this.landAt(seat, i + 1), this.knownTo(seat, i + 1))
    this.setLand(seat, last, 0 as Card, 0)
  }

  /** Makes every dream a row of four places to be dealt to. */
  emptyDreams(): void {
    for (let seat = 0; seat < this.agreed[SEATS]!; seat++) {
      for (let slot = FRESH_DREAM; slot < this.sizes[seat]!; slot++) this.setLand(asSeat(seat), slot, 0 as Card, 0)
      this.sizes[seat] = FRESH_DREAM
    }
  }

  /** SEN-5: how many of the opening looks a seat has had; nothing else is known then. */
  openingPeeksDone(seat: Seat): number {
    const size = this.sizes[seat]!
    let done = 0
    for (let slot = 0; slot < size; slot++) if (this.knowsOwn(seat, slot)) done++
    return done
  }
}

/** The bit of a viewer in `seenBy`. */
export const bitOf = (viewer: Viewer): number => (viewer === 'spectator' ? SPECTATOR_BIT : 1 << viewer)

/** Where in memory the cards are that somebody may not know. */
export const pileCell = (card: number): number => PILE_AT + card
export const heldCell = (card: number): number => HELD_AT + card
export const landCell = (seat: Seat, slot: number): number => DREAMS_AT + seat * ROW + slot

export const copy = (from: State, into: State): void => into.memory.set(from.memory)
