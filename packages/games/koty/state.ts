import { asSeat, type GameState, leftOf, type Seat, type SeatSet, Stack } from '@sennik/engine'
import {
  type Card,
  FULL_LANDS,
  HAND,
  IDLE_ROUNDS,
  KINDS,
  LANDS,
  MAX_CARDS,
  MAX_NINES,
  MAX_SEATS,
  NINE,
  NO_CARD,
} from './components.ts'
import type { Cause } from './events.ts'
import type { Options } from './options.ts'

/*
 * The layout is private to this file: everyone else asks by name. Constants that are not exported, and methods instead of functions,
 * are also what the compiler can take for granted where it matters.
 */

/** What was agreed before the game. */
const SEATS = 0
const TEAMS = 1
const MOTHS = 2
const BATS = 3
const OWLS = 4
const DRAGONS = 5
const AGREED = 6

/** What is counted while playing; whether the game is ending, and who brought that about; turns since the one that added a nine. */
const TURN = 0
const PILE_SIZE = 1
const DISCARD_SIZE = 2
const ENDING = 3
const ENDER = 4
const IDLE = 5
const COUNTS = 6

/** For those who write whole states: positions and imagined worlds. */
export const COUNT = {
  turn: TURN,
  pile: PILE_SIZE,
  discards: DISCARD_SIZE,
  ending: ENDING,
  ender: ENDER,
  idle: IDLE,
} as const

/** KOT-21: whether the game ends after the card being played, and why. */
export const GOES_ON = 0
export const THREE_LANDS = 1
export const NO_CARDS = 2
const STANDSTILL = 3
export const ENDINGS: { readonly [C in Cause]: number } = {
  threeLands: THREE_LANDS,
  noCards: NO_CARDS,
  standstill: STANDSTILL,
}

/** Cards that lie between places while somebody decides: the card played, and a second one beside it. */
const FIRST = 0
const SECOND = 1
const ON_TABLE = 2

/** A duel: the cat that attacks, how many cards were played in the series before, and these cards. */
const AS = 0
const SERIES_SIZE = 1
const SERIES = 2
/** Attacks and defences in turn; of a longer series the oldest pair is forgotten. */
export const LONGEST_SERIES = 30

const LANDS_EACH = LANDS
const NINES_EACH = MAX_NINES
const FULL_HAND = HAND
const FULL_TO_END = FULL_LANDS
const BARE_NINE = NINE
const IDLE_AT_MOST = IDLE_ROUNDS
const ALL_LANDS = MAX_SEATS * LANDS_EACH

const AGREED_AT = 0
const COUNTS_AT = AGREED_AT + AGREED
const STACK_AT = COUNTS_AT + COUNTS
const ON_TABLE_AT = STACK_AT + Stack.bytesFor(1)
const DUEL_AT = ON_TABLE_AT + ON_TABLE
const HAND_SIZES_AT = DUEL_AT + SERIES + LONGEST_SERIES
const SHOWN_AT = HAND_SIZES_AT + MAX_SEATS
const HANDS_AT = SHOWN_AT + MAX_SEATS
const TOPS_AT = HANDS_AT + MAX_SEATS * FULL_HAND
const NINE_COUNTS_AT = TOPS_AT + ALL_LANDS
const KNOWN_AT = NINE_COUNTS_AT + ALL_LANDS
const NINES_AT = KNOWN_AT + ALL_LANDS
const PILE_AT = NINES_AT + ALL_LANDS * NINES_EACH
const DISCARD_AT = PILE_AT + MAX_CARDS
const SHUFFLED_AT = DISCARD_AT + MAX_CARDS
const MEMORY = SHUFFLED_AT + KINDS

/** Windows on one block of bytes. Cells beyond a row's size are 0, so that equal positions are equal byte for byte. */
export class State implements GameState {
  readonly memory = new Uint8Array(MEMORY)
  readonly agreed = this.memory.subarray(AGREED_AT, COUNTS_AT)
  readonly counts = this.memory.subarray(COUNTS_AT, STACK_AT)
  readonly stack = new Stack(this.memory.subarray(STACK_AT, ON_TABLE_AT))
  readonly onTable = this.memory.subarray(ON_TABLE_AT, DUEL_AT)
  readonly duel = this.memory.subarray(DUEL_AT, HAND_SIZES_AT)
  readonly handSizes = this.memory.subarray(HAND_SIZES_AT, SHOWN_AT)
  /** KOT-H1: how many cards of each hand everyone has seen; they are its first ones. */
  readonly shown = this.memory.subarray(SHOWN_AT, HANDS_AT)
  readonly hands = this.memory.subarray(HANDS_AT, TOPS_AT)
  /** For each land the cat or raven on it. */
  readonly tops = this.memory.subarray(TOPS_AT, NINE_COUNTS_AT)
  readonly nineCounts = this.memory.subarray(NINE_COUNTS_AT, KNOWN_AT)
  /** KOT-H1: for each land a bit per nine, from the bottom, that everyone has seen. */
  readonly known = this.memory.subarray(KNOWN_AT, NINES_AT)
  /** The cards that lie face down, from the bottom. */
  readonly dreams = this.memory.subarray(NINES_AT, PILE_AT)
  /** The draw pile, its top last. */
  readonly pile = this.memory.subarray(PILE_AT, DISCARD_AT)
  /** The discard pile, its top last. */
  readonly discards = this.memory.subarray(DISCARD_AT, SHUFFLED_AT)
  /** By kind: how many cards the draw pile was made of when it was last shuffled. Everyone has seen them before. */
  readonly shuffled = this.memory.subarray(SHUFFLED_AT, MEMORY)

  // --- What was agreed ---

  agree(seats: number, options: Options): void {
    this.agreed[SEATS] = seats
    this.agreed[TEAMS] = options.teams ? 1 : 0
    this.agreed[MOTHS] = options.moths
    this.agreed[BATS] = options.bats
    this.agreed[OWLS] = options.owls
    this.agreed[DRAGONS] = options.dragons
  }

  /** The options as they were agreed, in the form in which they are asked for. */
  options(): Options {
    return {
      teams: this.playsInTeams(),
      moths: this.agreed[MOTHS]!,
      bats: this.agreed[BATS]!,
      owls: this.agreed[OWLS]!,
      dragons: this.agreed[DRAGONS]!,
    }
  }

  seats(): number {
    return this.agreed[SEATS]!
  }

  playsInTeams(): boolean {
    return this.agreed[TEAMS] !== 0
  }

  /** KOT-T1: who sits opposite. */
  partnerOf(seat: Seat): Seat {
    const seats = this.agreed[SEATS]!
    const across = seat + (seats >> 1)
    return asSeat(across < seats ? across : across - seats)
  }

  /** KOT-T3: everyone else, but not a partner. */
  isRival(seat: Seat, other: number): boolean {
    return other !== seat && !(this.agreed[TEAMS] !== 0 && other === this.partnerOf(seat))
  }

  // --- Turns ---

  deciders(): SeatSet {
    return this.stack.deciders
  }

  /** Whose turn it is; during an attack, the attacker. */
  turn(): Seat {
    return asSeat(this.counts[TURN]!)
  }

  setTurn(seat: Seat): void {
    this.counts[TURN] = seat
  }

  next(seat: Seat): Seat {
    return leftOf(seat, this.agreed[SEATS]!)
  }

  ending(): number {
    return this.counts[ENDING]!
  }

  ender(): Seat {
    return asSeat(this.counts[ENDER]!)
  }

  setEnding(ending: number, ender: Seat): void {
    this.counts[ENDING] = ending
    this.counts[ENDER] = ender
  }

  /** Turns since the one in which somebody added a nine. */
  idleTurns(): number {
    return this.counts[IDLE]!
  }

  /** KOT-21: where no nine is added any more, the game ends, by a rule of ours. */
  countIdleTurn(): void {
    const idle = ++this.counts[IDLE]!
    if (idle >= IDLE_AT_MOST * this.agreed[SEATS]! && this.counts[ENDING] === GOES_ON)
      this.setEnding(STANDSTILL, this.turn())
  }

  // --- Piles ---

  pileSize(): number {
    return this.counts[PILE_SIZE]!
  }

  discardSize(): number {
    return this.counts[DISCARD_SIZE]!
  }

  drawCard(): Card {
    const top = --this.counts[PILE_SIZE]!
    const card = this.pile[top]! as Card
    this.pile[top] = NO_CARD
    return card
  }

  putOnDiscard(card: Card): void {
    this.discards[this.counts[DISCARD_SIZE]!++] = card
  }

  /** Both piles, their tops last. */
  layPiles(pile: readonly Card[], discards: readonly Card[]): void {
    this.pile.set(pile)
    this.counts[PILE_SIZE] = pile.length
    this.discards.set(discards)
    this.counts[DISCARD_SIZE] = discards.length
  }

  /** Notes what the draw pile is made of. */
  noteShuffled(): void {
    this.shuffled.fill(0)
    for (let card = 0; card < this.counts[PILE_SIZE]!; card++) this.shuffled[this.pile[card]!]!++
  }

  /** The discard pile becomes the draw pile, which was empty; it is still to be shuffled. */
  turnDiscardsOver(): void {
    const size = this.counts[DISCARD_SIZE]!
    for (let card = 0; card < size; card++) {
      this.pile[card] = this.discards[card]!
      this.discards[card] = NO_CARD
    }
    this.counts[PILE_SIZE] = size
    this.counts[DISCARD_SIZE] = 0
    this.noteShuffled()
  }

  // --- Cards that lie between places ---

  /** The card played: it attacks, is to be declared, or is to become a nine. */
  played(): Card {
    return this.onTable[FIRST]! as Card
  }

  /** A card beside it: the cat it fought with, the bat that brought it. */
  beside(): Card {
    return this.onTable[SECOND]! as Card
  }

  layOnTable(card: Card, beside: Card): void {
    this.onTable[FIRST] = card
    this.onTable[SECOND] = beside
  }

  clearTable(): void {
    this.onTable[FIRST] = NO_CARD
    this.onTable[SECOND] = NO_CARD
  }

  // --- A duel ---

  /** KOT-17: the cat that attacks all through a series; none if there is no duel. */
  attackingCat(): Card {
    return this.duel[AS]! as Card
  }

  beginDuel(cat: Card): void {
    this.duel[AS] = cat
  }

  /** Cards played in this series that are discarded by now. */
  seriesSize(): number {
    return this.duel[SERIES_SIZE]!
  }

  seriesCard(index: number): Card {
    return this.duel[SERIES + index]! as Card
  }

  /** An attack and its defence are over. */
  addToSeries(attack: Card, defence: Card): void {
    if (this.duel[SERIES_SIZE]! === LONGEST_SERIES) {
      this.duel.copyWithin(SERIES, SERIES + 2)
      this.duel[SERIES_SIZE]! -= 2
    }
    const at = SERIES + this.duel[SERIES_SIZE]!
    this.duel[at] = attack
    this.duel[at + 1] = defence
    this.duel[SERIES_SIZE]! += 2
  }

  endDuel(): void {
    const end = SERIES + this.duel[SERIES_SIZE]!
    for (let cell = 0; cell < end; cell++) this.duel[cell] = 0
  }

  // --- Hands ---

  handSize(seat: Seat): number {
    return this.handSizes[seat]!
  }

  /** How many cards at the front of a hand everyone knows. */
  shownIn(seat: Seat): number {
    return this.shown[seat]!
  }

  cardInHand(seat: Seat, index: number): Card {
    return this.hands[seat * FULL_HAND + index]! as Card
  }

  holds(seat: Seat, card: Card): boolean {
    const at = seat * FULL_HAND
    const { hands } = this
    return hands[at] === card || hands[at + 1] === card || hands[at + 2] === card || hands[at + 3] === card
  }

  /** A card comes to the end of a hand. */
  addToHand(seat: Seat, card: Card): void {
    this.hands[seat * FULL_HAND + this.handSizes[seat]!++] = card
  }

  /** A card leaves a hand, which closes up. One that everybody knows goes first: the others learn nothing of the rest. */
  takeFromHand(seat: Seat, card: Card): void {
    const at = seat * FULL_HAND
    const last = --this.handSizes[seat]!
    let index = 0
    while (this.hands[at + index] !== card) index++
    if (index < this.shown[seat]!) this.shown[seat]!--
    for (; index < last; index++) this.hands[at + index] = this.hands[at + index + 1]!
    this.hands[at + last] = NO_CARD
  }

  /** KOT-N2: a card that everyone sees goes to a hand, behind the others that everyone has seen. */
  showAndTake(seat: Seat, card: Card): void {
    const at = seat * FULL_HAND
    const place = this.shown[seat]!++
    for (let index = this.handSizes[seat]!++; index > place; index--)
      this.hands[at + index] = this.hands[at + index - 1]!
    this.hands[at + place] = card
  }

  /** KOT-20: the whole hand is discarded, the lowest kind first: the order in which it was held is nobody's business. */
  discardHand(seat: Seat): void {
    const at = seat * FULL_HAND
    const size = this.handSizes[seat]!
    this.sortHand(at, at + size)
    for (let index = 0; index < size; index++) {
      this.putOnDiscard(this.hands[at + index]! as Card)
      this.hands[at + index] = NO_CARD
    }
    this.handSizes[seat] = 0
    this.shown[seat] = 0
  }

  private sortHand(from: number, end: number): void {
    const { hands } = this
    for (let next = from + 1; next < end; next++) {
      const card = hands[next]!
      let place = next
      for (; place > from && hands[place - 1]! > card; place--) hands[place] = hands[place - 1]!
      hands[place] = card
    }
  }

  // --- Dreams ---

  topOf(seat: number, land: number): Card {
    return this.tops[seat * LANDS_EACH + land]! as Card
  }

  setTop(seat: number, land: number, card: Card): void {
    this.tops[seat * LANDS_EACH + land] = card
  }

  ninesOn(seat: number, land: number): number {
    return this.nineCounts[seat * LANDS_EACH + land]!
  }

  nineAt(seat: number, land: number, index: number): Card {
    return this.dreams[(seat * LANDS_EACH + land) * NINES_EACH + index]! as Card
  }

  /** Whether everyone has seen which card this nine is. */
  isKnown(seat: number, land: number, index: number): boolean {
    return ((this.known[seat * LANDS_EACH + land]! >> index) & 1) === 1
  }

  /** KOT-4: an empty land, or one with a nine on top and room for another. */
  takesNine(seat: number, land: number): boolean {
    const cell = seat * LANDS_EACH + land
    return this.tops[cell] === NO_CARD && this.nineCounts[cell]! < NINES_EACH
  }

  /** A card is laid face down. `known` is 1 if everyone has seen it. */
  addNine(seat: Seat, land: number, card: Card, known: 0 | 1): void {
    const cell = seat * LANDS_EACH + land
    const count = this.nineCounts[cell]!++
    this.counts[IDLE] = 0
    this.dreams[cell * NINES_EACH + count] = card
    this.known[cell]! |= known << count
    // KOT-21: the game ends once this card is played.
    if (count + 1 === NINES_EACH && this.fullLands(seat) >= FULL_TO_END) this.setEnding(THREE_LANDS, seat)
  }

  /** Lands with three nines. */
  fullLands(seat: Seat): number {
    let full = 0
    for (let land = 0; land < LANDS_EACH; land++) if (this.ninesOn(seat, land) === NINES_EACH) full++
    return full
  }

  ninesIn(seat: number): number {
    let nines = 0
    for (let land = 0; land < LANDS_EACH; land++) nines += this.ninesOn(seat, land)
    return nines
  }

  /** KOT-22 */
  pointsOn(seat: number, land: number): number {
    const cell = seat * LANDS_EACH + land
    const top = this.tops[cell]!
    const nines = this.nineCounts[cell]!
    if (top === NO_CARD) return nines === 0 ? 0 : BARE_NINE << (nines - 1)
    return top < BARE_NINE ? top << nines : 0
  }

  pointsIn(seat: number): number {
    let points = 0
    for (let land = 0; land < LANDS_EACH; land++) points += this.pointsOn(seat, land)
    return points
  }
}

/** Where in memory the cards are that somebody may not know. */
export const pileCell = (card: number): number => PILE_AT + card
export const handCell = (seat: number, index: number): number => HANDS_AT + seat * FULL_HAND + index
export const nineCell = (seat: number, land: number, index: number): number =>
  NINES_AT + (seat * LANDS_EACH + land) * NINES_EACH + index

export const copy = (from: State, into: State): void => into.memory.set(from.memory)
