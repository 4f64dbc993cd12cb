import { asSeat, type GameState, leftOf, type Seat, type SeatSet, Stack } from '@sennik/engine'
import {
  ALL_CATS,
  CARDS,
  type Card,
  type Cat,
  GRID,
  HAND_KINDS,
  LINE_CARDS,
  LINE_CELLS,
  type Line,
  MAX_SEATS,
  OPEN_STRAYS,
} from './components.ts'
import type { Options } from './options.ts'
import { THINGS } from './things.ts'
import { TOKENS } from './vocabulary.ts'

/*
 * The layout is private to this file: everyone else asks by name. Constants that are not exported, and methods instead of functions,
 * are also what the compiler can take for granted where it matters.
 */

const SEATS = 0
const FLAGS = 1
const AGREED = 2

const OPEN_MEMORY = 1

const DECK_SIZE = 0
const REMOVED = 1
/** The marked line + 1; 0 before it is placed. */
const MARKER = 2
const COUNTS = 3

const HAND = HAND_KINDS.length
const FOOD = TOKENS.length
const CAT_COUNT = ALL_CATS.length
const CELLS_PER_LINE = LINE_CARDS
const GRID_CELLS = GRID

const AGREED_AT = 0
const COUNTS_AT = AGREED_AT + AGREED
const STACK_AT = COUNTS_AT + COUNTS
const GRID_AT = STACK_AT + Stack.bytesFor(1)
const STRAYS_AT = GRID_AT + GRID
const HANDS_AT = STRAYS_AT + OPEN_STRAYS
const STOCK_AT = HANDS_AT + MAX_SEATS * HAND
const TOKENS_AT = STOCK_AT + MAX_SEATS * FOOD
const CHANGES_AT = TOKENS_AT + MAX_SEATS
const OWNERS_AT = CHANGES_AT + MAX_SEATS
const BOWLS_AT = OWNERS_AT + CAT_COUNT
const DISCARDED_AT = BOWLS_AT + CAT_COUNT * FOOD
const DECK_AT = DISCARDED_AT + THINGS.length
const MEMORY = DECK_AT + CARDS

/** Windows on one block of bytes. Cells beyond a row's size are 0, so that equal positions are equal byte for byte. */
export class State implements GameState {
  readonly memory = new Uint8Array(MEMORY)
  readonly agreed = this.memory.subarray(AGREED_AT, COUNTS_AT)
  readonly counts = this.memory.subarray(COUNTS_AT, STACK_AT)
  readonly stack = new Stack(this.memory.subarray(STACK_AT, GRID_AT))
  /** Cards + 1, row by row; 0 is an empty place. */
  readonly grid = this.memory.subarray(GRID_AT, STRAYS_AT)
  /** Open strays + 1; 0 is one that somebody has taken. */
  readonly strays = this.memory.subarray(STRAYS_AT, HANDS_AT)
  /** Per seat, how many cards of each kind are in its hand. */
  readonly hands = this.memory.subarray(HANDS_AT, STOCK_AT)
  /** Per seat, food tokens that are in no bowl: chicken, tuna, milk, wild. */
  readonly stock = this.memory.subarray(STOCK_AT, TOKENS_AT)
  /** Per seat, tokens worth 2 VP. */
  readonly tokens = this.memory.subarray(TOKENS_AT, CHANGES_AT)
  /** Per seat, how often it has changed its mind in the feeding. */
  readonly changes = this.memory.subarray(CHANGES_AT, OWNERS_AT)
  /** Per cat, the seat it lives with + 1. */
  readonly owners = this.memory.subarray(OWNERS_AT, BOWLS_AT)
  /** Per cat, the tokens in its bowl. */
  readonly bowls = this.memory.subarray(BOWLS_AT, DISCARDED_AT)
  /** Per kind of card that is no cat, how many were turned into tokens or played. */
  readonly discarded = this.memory.subarray(DISCARDED_AT, DECK_AT)
  /** The deck, its top last; at its bottom, never drawn, the cards removed unseen. */
  readonly deck = this.memory.subarray(DECK_AT, MEMORY)

  // --- What was agreed ---

  agree(seats: number, options: Options): void {
    this.agreed[SEATS] = seats
    this.agreed[FLAGS] = options.openMemory ? OPEN_MEMORY : 0
  }

  options(): Options {
    return { openMemory: (this.agreed[FLAGS]! & OPEN_MEMORY) !== 0 }
  }

  seats(): number {
    return this.agreed[SEATS]!
  }

  // --- Turns ---

  deciders(): SeatSet {
    return this.stack.deciders
  }

  next(seat: Seat): Seat {
    return leftOf(seat, this.agreed[SEATS]!)
  }

  /** CAT-4: the seat to the right, which is the last to have a turn. */
  rightOf(seat: Seat): Seat {
    return asSeat(seat === 0 ? this.agreed[SEATS]! - 1 : seat - 1)
  }

  // --- Deck and grid ---

  /** All cards, in this order, are the deck; so many at its bottom are not played with. */
  layDeck(cards: Uint8Array, removed: number): void {
    this.deck.set(cards)
    this.counts[DECK_SIZE] = cards.length
    this.counts[REMOVED] = removed
  }

  /** All cards that nobody has seen, removed ones included. */
  unseenSize(): number {
    return this.counts[DECK_SIZE]!
  }

  removedSize(): number {
    return this.counts[REMOVED]!
  }

  /** How many can still be drawn. */
  deckSize(): number {
    return this.counts[DECK_SIZE]! - this.counts[REMOVED]!
  }

  drawCard(): Card {
    const top = --this.counts[DECK_SIZE]!
    const card = this.deck[top]! as Card
    this.deck[top] = 0
    return card
  }

  lineCard(line: Line, at: number): Card {
    return (this.grid[LINE_CELLS[line * CELLS_PER_LINE + at]!]! - 1) as Card
  }

  clearLine(line: Line): void {
    for (let at = 0; at < CELLS_PER_LINE; at++) this.grid[LINE_CELLS[line * CELLS_PER_LINE + at]!] = 0
  }

  refillLine(line: Line): void {
    for (let at = 0; at < CELLS_PER_LINE; at++) this.grid[LINE_CELLS[line * CELLS_PER_LINE + at]!] = this.drawCard() + 1
  }

  /** A line stays empty only when the deck could not refill it. */
  isGridFull(): boolean {
    for (let place = 0; place < GRID_CELLS; place++) if (this.grid[place] === 0) return false
    return true
  }

  /** The marked line; −1 before the marker is placed. */
  marker(): Line {
    return (this.counts[MARKER]! - 1) as Line
  }

  mark(line: Line): void {
    this.counts[MARKER] = line + 1
  }

  // --- Households ---

  owns(seat: Seat, cat: number): boolean {
    return this.owners[cat] === seat + 1
  }

  /** The cats and strays of a seat, in the order of the cards. */
  catsOf(seat: Seat): Cat[] {
    const cats: Cat[] = []
    for (let cat = 0; cat < CAT_COUNT; cat++) if (this.owners[cat] === seat + 1) cats.push(cat as Cat)
    return cats
  }

  adopt(seat: Seat, cat: number): void {
    this.owners[cat] = seat + 1
  }

  held(seat: Seat, kind: number): number {
    return this.hands[seat * HAND + kind]!
  }

  takeToHand(seat: Seat, kind: number): void {
    this.hands[seat * HAND + kind]!++
  }

  /** Cards of the hand are discarded; `thing` is their place in `THINGS`. */
  discardFromHand(seat: Seat, kind: number, thing: number, count: number): void {
    this.hands[seat * HAND + kind]! -= count
    this.discarded[thing]! += count
  }

  /** CAT-8: a food card is discarded for tokens. */
  changeIntoTokens(seat: Seat, thing: number, food: number, amount: number): void {
    this.stock[seat * FOOD + food]! += amount
    this.discarded[thing]!++
  }

  gainToken(seat: Seat): void {
    this.tokens[seat]!++
  }

  // --- Open strays ---

  /** −1 where the stray is gone. */
  strayAt(place: number): Cat {
    return (this.strays[place]! - 1) as Cat
  }

  takeStray(place: number): Cat {
    const cat = this.strayAt(place)
    this.strays[place] = 0
    return cat
  }

  // --- Bowls ---

  inStock(seat: Seat, food: number): number {
    return this.stock[seat * FOOD + food]!
  }

  inBowl(cat: number, food: number): number {
    return this.bowls[cat * FOOD + food]!
  }

  give(seat: Seat, food: number, cat: number, count: number): void {
    this.stock[seat * FOOD + food]! -= count
    this.bowls[cat * FOOD + food]! += count
  }

  changeMind(seat: Seat): void {
    this.changes[seat]!++
  }

  /** Everything in a bowl goes back to the tokens of its owner. */
  emptyBowl(seat: Seat, cat: number): void {
    for (let food = 0; food < FOOD; food++) this.give(seat, food, cat, -this.bowls[cat * FOOD + food]!)
  }
}

/** Where in memory the cards are that nobody knows. */
export const deckCell = (card: number): number => DECK_AT + card

export const copy = (from: State, into: State): void => into.memory.set(from.memory)
