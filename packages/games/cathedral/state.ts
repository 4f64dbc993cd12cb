import { asSeat, type GameState, type Seat, type SeatSet, Stack } from '@sennik/engine'
import { BOARDS, type Board } from './board.ts'
import type { Book } from './cards/book.ts'
import { AGREED, COUNT, DEED, readingsOf } from './cells.ts'
import {
  ACTION_COUNT,
  AREAS,
  type Area,
  type Card,
  CONFLICT_CARDS,
  DEVELOPMENT_CARDS,
  DREAM_CARDS,
  MARKERS,
  MARKET,
  MAX_SEATS,
  NIGHTMARES_IN_PLAY,
  PIECES,
  SIDES,
  type Side,
} from './components.ts'
import { Hands } from './hands.ts'
import { type Options, PAIRS } from './options.ts'

/** Registers of a frame: see `frames.ts`. */
export const REGISTERS = 13
/** Effects nest as long as there are events, climbs and commands to nest them. */
export const DEEPEST = 64

/** Where a Nightmare or Dreamer is, beside areas, Nights and Days. */
export const CATHEDRAL = AREAS
export const DAY_SPACES = 10

const MOST_REVEALED = DEVELOPMENT_CARDS + MAX_SEATS
const MOST_CLASHES = CONFLICT_CARDS
const MOST_PLAYING = 32
/** The Basic Combat card among revealed cards. */
export const BASIC = (DEVELOPMENT_CARDS + 1) as Card

/** A mark for each card in hand and one for Basic Combat. */
export const LAID_ROW = DEVELOPMENT_CARDS + 1

const AGREED_AT = 0
const COUNTS_AT = AGREED_AT + AGREED.count
const UNITS_AT = COUNTS_AT + COUNT.count
const FORTS_AT = UNITS_AT + AREAS * SIDES
const OWNERS_AT = FORTS_AT + AREAS
const STRONGHOLDS_AT = OWNERS_AT + AREAS
const WINGS_AT = STRONGHOLDS_AT + MAX_SEATS
const DREAMERS_AT = WINGS_AT + MAX_SEATS
const NIGHTMARES_AT = DREAMERS_AT + MAX_SEATS
const SUPPLY_AT = NIGHTMARES_AT + NIGHTMARES_IN_PLAY * 2
const LEVELS_AT = SUPPLY_AT + SIDES
const LIMBO_AT = LEVELS_AT + MAX_SEATS
const HELD_AT = LIMBO_AT + MAX_SEATS
const DEVOURED_AT = HELD_AT + MAX_SEATS
const RITUAL_AT = DEVOURED_AT + SIDES
const DEEDS_AT = RITUAL_AT + MAX_SEATS * MARKERS
const TOPS_AT = DEEDS_AT + MAX_SEATS * DEED.count
const UPGRADES_AT = TOPS_AT + MAX_SEATS * ACTION_COUNT
const TAKEN_AT = UPGRADES_AT + MAX_SEATS * DEVELOPMENT_CARDS
const TOKENS_AT = TAKEN_AT + PIECES
const STACK_AT = TOKENS_AT + PIECES
const HANDS_AT = STACK_AT + Stack.bytesFor(DEEPEST, REGISTERS)
const BASICS_AT = HANDS_AT + Hands.bytesFor(DEVELOPMENT_CARDS)
const LAID_AT = BASICS_AT + MAX_SEATS
const DECK_AT = LAID_AT + MAX_SEATS * LAID_ROW
const ASIDE_AT = DECK_AT + DEVELOPMENT_CARDS
const DISCARD_AT = ASIDE_AT + DEVELOPMENT_CARDS
const POOLS_AT = DISCARD_AT + DEVELOPMENT_CARDS
const DREAMS_AT = POOLS_AT + DEVELOPMENT_CARDS + 1
const DREAM_DECK_AT = DREAMS_AT + Hands.bytesFor(DREAM_CARDS)
const DREAM_NOTES_AT = DREAM_DECK_AT + DREAM_CARDS
const DREAM_ORIGINS_AT = DREAM_NOTES_AT + DREAM_CARDS
const DREAM_ASIDE_AT = DREAM_ORIGINS_AT + DREAM_CARDS
const DREAM_POOLS_AT = DREAM_ASIDE_AT + DREAM_CARDS
const MARKET_AT = DREAM_POOLS_AT + DREAM_CARDS + 1
const FULFILLED_AT = MARKET_AT + MARKET
const CONFLICTS_AT = FULFILLED_AT + MAX_SEATS * DREAM_CARDS
const CONFLICTS_ASIDE_AT = CONFLICTS_AT + CONFLICT_CARDS
const CLASH_AT = CONFLICTS_ASIDE_AT + CONFLICT_CARDS
const REVEALED_AT = CLASH_AT + MOST_CLASHES
const REVEALED_BY_AT = REVEALED_AT + MOST_REVEALED
const PLAYING_AT = REVEALED_BY_AT + MOST_REVEALED
const MEMORY = PLAYING_AT + MOST_PLAYING

/**
 * Windows on one block of bytes. Places are counted from 1 where 0 must mean none; cells beyond a row's size are 0, so that equal positions are equal byte
 * for byte. The layout is private to this file.
 */
export class State implements GameState {
  readonly memory = new Uint8Array(MEMORY)
  readonly agreed = this.memory.subarray(AGREED_AT, COUNTS_AT)
  readonly counts = this.memory.subarray(COUNTS_AT, UNITS_AT)
  /** Per area: units of each side. */
  readonly units = this.memory.subarray(UNITS_AT, FORTS_AT)
  /** Per area: levels, and whose they are (seat + 1). */
  readonly forts = this.memory.subarray(FORTS_AT, OWNERS_AT)
  readonly fortOwners = this.memory.subarray(OWNERS_AT, STRONGHOLDS_AT)
  /** Per seat: area + 1. */
  readonly strongholds = this.memory.subarray(STRONGHOLDS_AT, WINGS_AT)
  readonly wings = this.memory.subarray(WINGS_AT, DREAMERS_AT)
  /** Per seat: Night + 1, or `DAY_SPACES` + action. */
  readonly dreamers = this.memory.subarray(DREAMERS_AT, NIGHTMARES_AT)
  /** The two cards, then where they are: area + 1, the Cathedral, or 0 on their cards. */
  readonly nightmares = this.memory.subarray(NIGHTMARES_AT, SUPPLY_AT)
  readonly supply = this.memory.subarray(SUPPLY_AT, LEVELS_AT)
  readonly levels = this.memory.subarray(LEVELS_AT, LIMBO_AT)
  readonly limbo = this.memory.subarray(LIMBO_AT, HELD_AT)
  /** KK-7.4: Followers that paid for the ritual, on the track until the action ends. */
  readonly held = this.memory.subarray(HELD_AT, DEVOURED_AT)
  readonly devoured = this.memory.subarray(DEVOURED_AT, RITUAL_AT)
  readonly ritual = this.memory.subarray(RITUAL_AT, DEEDS_AT)
  readonly deeds = this.memory.subarray(DEEDS_AT, TOPS_AT)
  /** Per seat and action: the Upgrade that counts; 0 is the starting card. */
  readonly tops = this.memory.subarray(TOPS_AT, UPGRADES_AT)
  /** Per seat: all Upgrades in the order in which they were played, covered ones too. */
  readonly upgrades = this.memory.subarray(UPGRADES_AT, TAKEN_AT)
  /** Per piece: whether it is on the board, and the token beside its space (Forked Paths). */
  readonly taken = this.memory.subarray(TAKEN_AT, TOKENS_AT)
  readonly tokens = this.memory.subarray(TOKENS_AT, STACK_AT)
  readonly frames = this.memory.subarray(STACK_AT, HANDS_AT)
  readonly stack = new Stack(this.frames, REGISTERS)
  readonly hands = new Hands(this.memory, HANDS_AT, DEVELOPMENT_CARDS)
  /** Per seat: 1 while the Basic Combat card lies open in a conflict. */
  readonly basics = this.memory.subarray(BASICS_AT, LAID_AT)
  /** Per seat: which cards of the hand lie face down in a conflict, 1 for each; last the Basic Combat card. */
  readonly laid = this.memory.subarray(LAID_AT, DECK_AT)
  /** Top last, as all decks. */
  readonly deck = this.memory.subarray(DECK_AT, ASIDE_AT)
  /** Cards of Stage 2 until they come into play. */
  readonly aside = this.memory.subarray(ASIDE_AT, DISCARD_AT)
  readonly discard = this.memory.subarray(DISCARD_AT, POOLS_AT)
  /** By card: the shuffling it is known to have gone into last. */
  readonly pools = this.memory.subarray(POOLS_AT, DREAMS_AT)
  readonly dreams = new Hands(this.memory, DREAMS_AT, DREAM_CARDS)
  readonly dreamDeck = this.memory.subarray(DREAM_DECK_AT, DREAM_NOTES_AT)
  /** Who knows which card of the deck, and what is known of where it came from. */
  readonly dreamNotes = this.memory.subarray(DREAM_NOTES_AT, DREAM_ORIGINS_AT)
  readonly dreamOrigins = this.memory.subarray(DREAM_ORIGINS_AT, DREAM_ASIDE_AT)
  readonly dreamAside = this.memory.subarray(DREAM_ASIDE_AT, DREAM_POOLS_AT)
  readonly dreamPools = this.memory.subarray(DREAM_POOLS_AT, MARKET_AT)
  readonly market = this.memory.subarray(MARKET_AT, FULFILLED_AT)
  /** Per seat: Dreams played, in order. */
  readonly fulfilled = this.memory.subarray(FULFILLED_AT, CONFLICTS_AT)
  readonly conflicts = this.memory.subarray(CONFLICTS_AT, CONFLICTS_ASIDE_AT)
  readonly conflictsAside = this.memory.subarray(CONFLICTS_ASIDE_AT, CLASH_AT)
  readonly clash = this.memory.subarray(CLASH_AT, REVEALED_AT)
  readonly revealed = this.memory.subarray(REVEALED_AT, REVEALED_BY_AT)
  readonly revealedBy = this.memory.subarray(REVEALED_BY_AT, PLAYING_AT)
  readonly playing = this.memory.subarray(PLAYING_AT, MEMORY)
  /** The cards played with: the same for all states of a game, and no part of what is remembered. */
  readonly book: Book

  constructor(book: Book) {
    this.book = book
  }

  // --- What was agreed ---

  agree(seats: number, options: Options): void {
    this.agreed[AGREED.seats] = seats
    this.agreed[AGREED.variable] = Number(options.mode === 'variable')
    this.agreed[AGREED.forked] = Number(options.forkedPaths)
    this.agreed[AGREED.advanced] = Number(options.advanced)
    this.agreed[AGREED.pair] = PAIRS.findIndex(([one, other]) => options.nightmares === `${one}+${other}`) + 1
    this.agreed[AGREED.buildFromFirstTurn] = Number(options.buildFromFirstTurn)
    this.agreed[AGREED.readings] = readingsOf(options)
  }

  seats(): number {
    return this.agreed[AGREED.seats]!
  }

  isVariable(): boolean {
    return this.agreed[AGREED.variable] === 1
  }

  isForked(): boolean {
    return this.agreed[AGREED.forked] === 1
  }

  reads(reading: number): boolean {
    return (this.agreed[AGREED.readings]! & reading) !== 0
  }

  board(): Board {
    return BOARDS[this.agreed[AGREED.seats]!]!
  }

  deciders(): SeatSet {
    return this.stack.deciders
  }

  isOver(): boolean {
    return this.stack.depth === 0
  }

  // --- Turns ---

  turn(): number {
    return this.counts[COUNT.turn]!
  }

  active(): Seat {
    return asSeat((this.counts[COUNT.first]! + this.counts[COUNT.turn]!) % this.agreed[AGREED.seats]!)
  }

  /** The action of this turn. */
  day(): number {
    return this.counts[COUNT.day]! - 1
  }

  /** KK-9.1 */
  isStageTwo(): boolean {
    return this.counts[COUNT.pieces] === PIECES
  }

  deed(seat: Seat, what: number): number {
    return this.deeds[seat * DEED.count + what]!
  }

  did(seat: Seat, what: number): void {
    const cell = seat * DEED.count + what
    // A turn never has as many; a counter that stops cannot wrap round.
    if (this.deeds[cell]! < 255) this.deeds[cell]!++
  }

  // --- The map ---

  unitsIn(area: Area, side: Side | Seat): number {
    return this.units[area * SIDES + side]!
  }

  fortLevel(area: Area): number {
    return this.forts[area]!
  }

  /** The seat with a Fort there, or −1. */
  fortOwner(area: Area): number {
    return this.fortOwners[area]! - 1
  }

  isStronghold(area: Area, seat: number): boolean {
    return this.strongholds[seat] === area + 1
  }

  wing(seat: Seat): Area {
    return (this.wings[seat]! - 1) as Area
  }

  addUnit(area: Area, side: Side | Seat): void {
    this.units[area * SIDES + side]!++
    this.supply[side]!--
  }

  /** Takes a unit off the map; where it goes is said next. */
  removeUnit(area: Area, side: Side | Seat): void {
    this.units[area * SIDES + side]!--
  }

  addLevel(area: Area, seat: Seat): void {
    this.forts[area]!++
    this.fortOwners[area] = seat + 1
    this.levels[seat]!--
  }

  removeLevel(area: Area): void {
    const owner = this.fortOwners[area]! - 1
    this.levels[owner]!++
    if (--this.forts[area]! === 0) this.fortOwners[area] = 0
  }

  // --- Cards ---

  top(seat: Seat, action: number): Card {
    return this.tops[seat * ACTION_COUNT + action]! as Card
  }

  upgradeCount(seat: Seat): number {
    const start = seat * DEVELOPMENT_CARDS
    let size = 0
    while (size < DEVELOPMENT_CARDS && this.upgrades[start + size] !== 0) size++
    return size
  }

  upgrade(seat: Seat, card: Card): void {
    this.upgrades[seat * DEVELOPMENT_CARDS + this.upgradeCount(seat)] = card
    this.tops[seat * ACTION_COUNT + this.book.actionOf[card]!] = card
  }

  /** Cards in hand, the Basic Combat card among them (KK-4.5), Dreams not. */
  handCount(seat: Seat): number {
    return this.hands.free(seat) + (this.basics[seat] === 0 ? 1 : 0)
  }
}

export const copy = (from: State, into: State): void => into.memory.set(from.memory)

/** Where in memory the cells are that somebody may not know. */
export const laidCell = (seat: number, slot: number): number => LAID_AT + seat * LAID_ROW + slot
export const deckCell = (index: number): number => DECK_AT + index
export const asideCell = (index: number): number => ASIDE_AT + index
export const dreamDeckCell = (index: number): number => DREAM_DECK_AT + index
export const dreamAsideCell = (index: number): number => DREAM_ASIDE_AT + index
export const conflictCell = (index: number): number => CONFLICTS_AT + index
export const conflictAsideCell = (index: number): number => CONFLICTS_ASIDE_AT + index
