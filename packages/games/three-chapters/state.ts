import { asSeat, type GameState, type Seat, type SeatSet, Stack } from '@sennik/engine'
import type { Deck } from './cards/deck.ts'
import {
  CARDS,
  type Card,
  dealsFor,
  exchangesFor,
  HAND,
  hasGhosts,
  MAX_SEATS,
  MOST_LEFT,
  MOST_PICKS,
  placesFor,
  roundsFor,
} from './components.ts'

/*
 * The layout is private to this file: everyone else asks by name.
 *
 * A player's picked cards lie in cells. In chapter I the cell is the moment of the pick, which everybody watched. When the cards
 * are taken up they are mixed, and `tags` keeps at which moment each was picked: nobody can tell from where a card is played when
 * it was chosen, and what a seat remembers of the hands it passed on stays exact (`knowledge.ts`).
 */

const DEAL = 0
const EXCHANGE = 1
const ROUND = 2
const FIRST_LEADER = 3
const LEADER = 4
const TURNS = 5
const BOX_SIZE = 6
const COUNTS = 7

/** For those who write whole states: positions and imagined worlds. */
export const COUNT = {
  deal: DEAL,
  exchange: EXCHANGE,
  round: ROUND,
  firstLeader: FIRST_LEADER,
  leader: LEADER,
  turns: TURNS,
  box: BOX_SIZE,
} as const

/** What each seat has gained, and rounds won. */
export const PURSE = { hearts: 0, gems: 1, stars: 2, won: 3, count: 4 } as const
const PURSE_SIZE = PURSE.count

/** Cells from one row to the next. */
export const HAND_ROW = HAND
export const PICK_ROW = MOST_PICKS
export const LEFT_ROW = MOST_LEFT
const LEFT_ROWS = MAX_SEATS
/** Rows of gifts and of ghosts' decks: only two players have ghosts. */
const GHOSTS = 2

const PURSES_AT = 0
const AGREED_AT = PURSES_AT + MAX_SEATS * PURSE_SIZE * 2
const COUNTS_AT = AGREED_AT + 1
const STACK_AT = COUNTS_AT + COUNTS
const SIZES_AT = STACK_AT + Stack.bytesFor(1)
const HANDS_AT = SIZES_AT + MAX_SEATS
const PICKS_AT = HANDS_AT + MAX_SEATS * HAND_ROW
const GIFTS_AT = PICKS_AT + MAX_SEATS * PICK_ROW
const TAGS_AT = GIFTS_AT + GHOSTS * PICK_ROW
const ORDER_AT = TAGS_AT + MAX_SEATS * PICK_ROW
const LEFT_AT = ORDER_AT + GHOSTS * PICK_ROW
const PLAYED_AT = LEFT_AT + LEFT_ROWS * LEFT_ROW
const BOX_AT = PLAYED_AT + MAX_SEATS * PICK_ROW
export const MEMORY = BOX_AT + CARDS

/** Windows on one block of bytes. Cells beyond a row's size are 0, so that equal positions are equal byte for byte. */
export class State implements GameState {
  readonly memory = new Uint8Array(MEMORY)
  /** Per seat: hearts, gems, stars, rounds won. */
  readonly purses = new Uint16Array(this.memory.buffer, PURSES_AT, MAX_SEATS * PURSE_SIZE)
  readonly agreed = this.memory.subarray(AGREED_AT, COUNTS_AT)
  readonly counts = this.memory.subarray(COUNTS_AT, STACK_AT)
  readonly stack = new Stack(this.memory.subarray(STACK_AT, SIZES_AT))
  /** Chapter I: how many cards are in each hand. */
  readonly sizes = this.memory.subarray(SIZES_AT, HANDS_AT)
  /** Chapter I: per seat, the hand to choose from, in the order of values. */
  readonly hands = this.memory.subarray(HANDS_AT, PICKS_AT)
  /** Per seat: the cards picked and not yet played. */
  readonly picks = this.memory.subarray(PICKS_AT, GIFTS_AT)
  /** CH-21: per seat, the cards laid for the ghost to the right, in the cells of what was picked with them. */
  readonly gifts = this.memory.subarray(GIFTS_AT, TAGS_AT)
  /** From chapter II on: when the card of each cell was picked, from 1. */
  readonly tags = this.memory.subarray(TAGS_AT, ORDER_AT)
  /** CH-21: per ghost, the cells of its gifts in the order in which they are played, from 1. */
  readonly order = this.memory.subarray(ORDER_AT, LEFT_AT)
  /** CH-3, CH-4: what was left of the hands, a row for each deal and holder. */
  readonly left = this.memory.subarray(LEFT_AT, PLAYED_AT)
  /** CH-8: per seat, the cards played, by round. */
  readonly played = this.memory.subarray(PLAYED_AT, BOX_AT)
  /** What was not dealt, its top last. */
  readonly box = this.memory.subarray(BOX_AT, MEMORY)
  /** The cards played with: the same for all states of a game, and no part of what is remembered. */
  readonly deck: Deck

  constructor(deck: Deck) {
    this.deck = deck
  }

  // --- Players and what their number decides ---

  sitDown(seats: number): void {
    this.agreed[0] = seats
  }

  seats(): number {
    return this.agreed[0]!
  }

  hasGhosts(): boolean {
    return hasGhosts(this.agreed[0]!)
  }

  places(): number {
    return placesFor(this.agreed[0]!)
  }

  rounds(): number {
    return roundsFor(this.agreed[0]!)
  }

  exchanges(): number {
    return exchangesFor(this.agreed[0]!)
  }

  deals(): number {
    return dealsFor(this.agreed[0]!)
  }

  deciders(): SeatSet {
    return this.stack.deciders
  }

  isOver(): boolean {
    return this.stack.depth === 0
  }

  // --- Chapter I ---

  /** How often cards have been dealt, from 0. */
  deal(): number {
    return this.counts[DEAL]!
  }

  /** How often hands of this deal have been passed. */
  exchange(): number {
    return this.counts[EXCHANGE]!
  }

  /** The moment of the present pick, over all deals. */
  moment(): number {
    return this.counts[DEAL]! * this.exchanges() + this.counts[EXCHANGE]!
  }

  /** Cards in the box come from the top. */
  takeFromBox(): Card {
    const top = --this.counts[BOX_SIZE]!
    const card = this.box[top]! as Card
    this.box[top] = 0
    return card
  }

  boxSize(): number {
    return this.counts[BOX_SIZE]!
  }

  handCard(seat: Seat, slot: number): Card {
    return this.hands[seat * HAND_ROW + slot]! as Card
  }

  /** None once it is put away. */
  handSize(seat: Seat): number {
    return this.sizes[seat]!
  }

  /** The hand stays in the order of values, so that its order tells nothing. */
  putInHand(seat: Seat, card: Card): void {
    const start = seat * HAND_ROW
    let cell = start + this.sizes[seat]!++
    while (cell > start && this.hands[cell - 1]! > card) {
      this.hands[cell] = this.hands[cell - 1]!
      cell--
    }
    this.hands[cell] = card
  }

  takeFromHand(seat: Seat, slot: number): Card {
    const start = seat * HAND_ROW
    const card = this.hands[start + slot]! as Card
    const end = start + --this.sizes[seat]!
    for (let cell = start + slot; cell < end; cell++) this.hands[cell] = this.hands[cell + 1]!
    this.hands[end] = 0
    return card
  }

  /** CH-3: every hand goes to the left; all are of the same size then. */
  passHands(): void {
    const size = this.agreed[0]! * HAND_ROW
    const last = size - HAND_ROW
    for (let slot = 0; slot < this.sizes[0]!; slot++) {
      const card = this.hands[last + slot]!
      for (let cell = last + slot; cell >= HAND_ROW; cell -= HAND_ROW) this.hands[cell] = this.hands[cell - HAND_ROW]!
      this.hands[slot] = card
    }
    this.counts[EXCHANGE]!++
  }

  /** CH-3, CH-4: what is left of the hands is put away. */
  putHandsAway(): void {
    const seats = this.agreed[0]!
    const firstRow = this.counts[DEAL]! * seats
    for (let seat = 0; seat < seats; seat++) {
      for (let slot = 0; slot < this.sizes[seat]!; slot++) {
        this.left[(firstRow + seat) * LEFT_ROW + slot] = this.hands[seat * HAND_ROW + slot]!
        this.hands[seat * HAND_ROW + slot] = 0
      }
      this.sizes[seat] = 0
    }
  }

  beginDeal(deal: number): void {
    this.counts[DEAL] = deal
    this.counts[EXCHANGE] = 0
  }

  pickAt(seat: Seat, cell: number): Card {
    return this.picks[seat * PICK_ROW + cell]! as Card
  }

  setPick(seat: Seat, cell: number, card: Card): void {
    this.picks[seat * PICK_ROW + cell] = card
  }

  giftAt(seat: Seat, cell: number): Card {
    return this.gifts[seat * PICK_ROW + cell]! as Card
  }

  setGift(seat: Seat, cell: number, card: Card): void {
    this.gifts[seat * PICK_ROW + cell] = card
  }

  // --- Chapter II ---

  /** Rounds that are over. */
  round(): number {
    return this.counts[ROUND]!
  }

  /** Where the present round began. */
  leader(): number {
    return this.counts[LEADER]!
  }

  firstLeader(): number {
    return this.counts[FIRST_LEADER]!
  }

  lead(place: number): void {
    this.counts[LEADER] = place
    this.counts[TURNS] = 0
  }

  beginRounds(place: number): void {
    this.counts[FIRST_LEADER] = place
    this.lead(place)
  }

  endRound(): void {
    this.counts[ROUND]!++
  }

  /** Cards played in the present round. */
  turns(): number {
    return this.counts[TURNS]!
  }

  endTurn(): void {
    this.counts[TURNS]!++
  }

  /** The place whose turn it is. */
  placeOnTurn(): number {
    const place = this.counts[LEADER]! + this.counts[TURNS]!
    const places = this.places()
    return place < places ? place : place - places
  }

  playedCard(seat: Seat, round: number): Card {
    return this.played[seat * PICK_ROW + round]! as Card
  }

  layOut(seat: Seat, cell: number): Card {
    const card = this.picks[seat * PICK_ROW + cell]! as Card
    this.picks[seat * PICK_ROW + cell] = 0
    this.played[seat * PICK_ROW + this.counts[ROUND]!] = card
    return card
  }

  /** The cell of a card among those not yet played, or −1. */
  cellOf(seat: Seat, card: number): number {
    for (let cell = 0; cell < PICK_ROW; cell++) if (this.picks[seat * PICK_ROW + cell] === card) return cell
    return -1
  }

  /** CH-22: what the ghost whose deck this seat laid plays in a round. */
  ghostCard(feeder: Seat, round: number): Card {
    return this.giftAt(feeder, this.order[feeder * PICK_ROW + round]! - 1)
  }

  /** CH-22: the card that lies at a place in a round. */
  cardAt(place: number, round: number): Card {
    return this.isGhost(place)
      ? this.ghostCard(this.feederAt(place), round)
      : this.playedCard(this.seatAt(place), round)
  }

  isGhost(place: number): boolean {
    return (place & 1) === 1 && this.agreed[0] === 2
  }

  /** CH-22: clockwise the first player, the second one's ghost, the second player, the first one's ghost. */
  seatAt(place: number): Seat {
    return asSeat(this.agreed[0] === 2 ? place >> 1 : place)
  }

  feederAt(place: number): Seat {
    return asSeat(place === 1 ? 1 : 0)
  }

  placeOf(seat: Seat): number {
    return this.agreed[0] === 2 ? seat << 1 : seat
  }

  // --- Tokens ---

  gain(seat: Seat, what: number, count: number): void {
    this.purses[seat * PURSE_SIZE + what]! += count
  }

  has(seat: Seat, what: number): number {
    return this.purses[seat * PURSE_SIZE + what]!
  }
}

/** Where in memory the cells are that somebody may not know. */
export const handCell = (seat: number, slot: number): number => HANDS_AT + seat * HAND_ROW + slot
export const pickCell = (seat: number, cell: number): number => PICKS_AT + seat * PICK_ROW + cell
export const giftCell = (seat: number, cell: number): number => GIFTS_AT + seat * PICK_ROW + cell
export const tagCell = (seat: number, cell: number): number => TAGS_AT + seat * PICK_ROW + cell
export const orderCell = (seat: number, index: number): number => ORDER_AT + seat * PICK_ROW + index
export const leftCell = (row: number, slot: number): number => LEFT_AT + row * LEFT_ROW + slot
export const boxCell = (index: number): number => BOX_AT + index

export const copy = (from: State, into: State): void => into.memory.set(from.memory)
