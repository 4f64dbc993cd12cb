import {
  alike,
  asSeat,
  everyone,
  listOf,
  nobody,
  type Redacted,
  redact,
  type SeatSet,
  type Seen,
  type Stack,
  seatsOf,
  teller,
  type Viewer,
  type Visibility,
} from '@sennik/engine'
import type { Book } from './cards/book.ts'
import { AGREED, COUNT, DEED, READING } from './cells.ts'
import { AREAS, type Card, DEVELOPMENT_CARDS, DREAM_CARDS, MARKERS, NIGHTMARES_IN_PLAY, SIDES } from './components.ts'
import type { Event, Told } from './events.ts'
import { bitOf, type Hands } from './hands.ts'
import { controller, symbolOfTurn } from './rules/areas.ts'
import { devourLimit } from './rules/units.ts'
import { LAID_ROW, REGISTERS, type State } from './state.ts'
import { STEP_NAMES, type StepName } from './steps.ts'

/** A card in a hand: `null` is its back. Everybody sees who has seen it and from which deck it came. */
export interface Held {
  readonly card: Card | null
  readonly note: number
  readonly origin: number
}

/** A decision, or what goes on when those above it are over. */
export interface FrameSeen {
  readonly step: StepName
  readonly deciders: readonly number[]
  readonly registers: readonly number[]
}

const handsOf = (hands: Hands, viewer: Viewer, s: State): Held[][] =>
  listOf(s.seats(), index => {
    const seat = asSeat(index)
    return listOf(hands.size(seat), slot => ({
      card: hands.knows(viewer, seat, slot) ? hands.card(seat, slot) : null,
      note: hands.note(seat, slot),
      origin: hands.origin(seat, slot),
    }))
  })

const bytes = (cells: Uint8Array): number[] => listOf(cells.length, index => cells[index]!)

const cut = (cells: Uint8Array, size: number): Card[] => listOf(size, index => cells[index]! as Card)

const rows = (cells: Uint8Array, seats: number, width: number): Card[][] =>
  listOf(seats, seat => {
    const row: Card[] = []
    for (let index = 0; index < width && cells[seat * width + index] !== 0; index++)
      row.push(cells[seat * width + index]! as Card)
    return row
  })

/** The frames from the top down. */
function framesOf(s: State): FrameSeen[] {
  const width = 2 + REGISTERS
  return listOf(s.stack.depth, index => {
    // The top lies first, then the others from the bottom up.
    const start = 1 + (index === 0 ? 0 : s.stack.depth - index) * width
    return {
      step: STEP_NAMES[s.frames[start]!]!,
      deciders: seatsOf(s.frames[start + 1]! as SeatSet),
      registers: listOf(REGISTERS, register => s.frames[start + 2 + register]!),
    }
  })
}

/** The lens of a field that is shown as part of another one. */
const withAnother = nobody

/** Who sees what: one lens per field. */
export const visibility = {
  memory: nobody,
  /** Which cards are played with. */
  book: alike((book: Book) => book.hash),
  agreed: alike((cells: Uint8Array) => ({
    seats: cells[AGREED.seats]!,
    isVariable: cells[AGREED.variable] === 1,
    isForked: cells[AGREED.forked] === 1,
    isAdvanced: cells[AGREED.advanced] === 1,
    /** From 1; 0 is at random. */
    pair: cells[AGREED.pair]!,
    buildFromFirstTurn: cells[AGREED.buildFromFirstTurn] === 1,
    ownConflictsOnly: (cells[AGREED.readings]! & READING.ownConflictsOnly) !== 0,
    // Only where it was agreed on: views of other games are what they were before there was this choice.
    ...((cells[AGREED.readings]! & READING.placesForNone) === 0 ? {} : { placesForNone: true as const }),
  })),
  counts: alike((counts: Uint8Array, s: State) => ({
    first: counts[COUNT.first]!,
    /** Turns that are over; the next is this + 1. */
    turn: counts[COUNT.turn]!,
    active: s.active(),
    start: counts[COUNT.start]!,
    symbol: symbolOfTurn(s),
    /** The action of this turn, or −1. */
    day: s.day(),
    pieces: counts[COUNT.pieces]!,
    isStageTwo: s.isStageTwo(),
    /** Whether the cards of Stage 2 are in play. */
    isMixed: counts[COUNT.mixed] === 1,
    isEnding: counts[COUNT.ending] === 1,
    colours: counts[COUNT.colours]!,
    deck: counts[COUNT.deck]!,
    aside: counts[COUNT.aside]!,
    shuffling: counts[COUNT.shuffling]!,
    mixedInto: counts[COUNT.mixedInto]!,
    reshuffles: counts[COUNT.reshuffles]!,
    dreamDeck: counts[COUNT.dreamDeck]!,
    dreamAside: counts[COUNT.dreamAside]!,
    conflictDeck: counts[COUNT.conflictDeck]!,
    conflictSeen: counts[COUNT.conflictSeen]!,
    limit: devourLimit(s),
  })),
  /** Per area: units of each side, the Fort, and who controls it (−1: nobody). */
  units: alike((_cells: Uint8Array, s: State) =>
    listOf(AREAS, area => ({
      units: listOf(SIDES, side => s.units[area * SIDES + side]!),
      fort: s.forts[area]!,
      owner: s.fortOwners[area]! - 1,
      control: controller(s, area),
    })),
  ),
  forts: withAnother,
  fortOwners: withAnother,
  strongholds: alike((cells: Uint8Array) => bytes(cells)),
  wings: alike((cells: Uint8Array) => bytes(cells)),
  dreamers: alike((cells: Uint8Array) => bytes(cells)),
  nightmares: alike((cells: Uint8Array) => ({
    cards: listOf(NIGHTMARES_IN_PLAY, index => cells[index]!),
    at: listOf(NIGHTMARES_IN_PLAY, index => cells[NIGHTMARES_IN_PLAY + index]!),
  })),
  supply: alike((cells: Uint8Array) => bytes(cells)),
  levels: alike((cells: Uint8Array) => bytes(cells)),
  limbo: alike((cells: Uint8Array) => bytes(cells)),
  held: alike((cells: Uint8Array) => bytes(cells)),
  devoured: alike((cells: Uint8Array) => bytes(cells)),
  ritual: alike((cells: Uint8Array, s: State) =>
    listOf(s.seats(), seat => listOf(MARKERS, marker => cells[seat * MARKERS + marker]!)),
  ),
  deeds: alike((cells: Uint8Array, s: State) =>
    listOf(s.seats(), seat => listOf(DEED.count, what => cells[seat * DEED.count + what]!)),
  ),
  tops: alike((cells: Uint8Array) => bytes(cells)),
  upgrades: alike((cells: Uint8Array, s: State) => rows(cells, s.seats(), DEVELOPMENT_CARDS)),
  taken: alike((cells: Uint8Array) => bytes(cells)),
  tokens: alike((cells: Uint8Array) => bytes(cells)),
  frames: withAnother,
  /** The decision on top, then what waits below it. */
  stack: alike((_stack: Stack, s: State) => framesOf(s)),
  hands: handsOf,
  basics: alike((cells: Uint8Array) => bytes(cells)),
  /** How many cards lie face down; of one's own also which: slots, 96 is Basic Combat. */
  laid: (cells: Uint8Array, viewer: Viewer, s: State) =>
    listOf(s.seats(), seat => {
      const marks = cells.subarray(seat * LAID_ROW, (seat + 1) * LAID_ROW)
      const slots: number[] = []
      for (let slot = marks.indexOf(1); slot >= 0; slot = marks.indexOf(1, slot + 1)) slots.push(slot)
      return { count: slots.length, slots: seat === viewer ? slots : null }
    }),
  deck: nobody,
  aside: nobody,
  discard: alike((cells: Uint8Array, s: State) => cut(cells, s.counts[COUNT.discard]!)),
  pools: alike((cells: Uint8Array) => bytes(cells)),
  dreams: handsOf,
  /** From the bottom up. */
  dreamDeck: (cells: Uint8Array, viewer: Viewer, s: State): Held[] =>
    listOf(s.counts[COUNT.dreamDeck]!, index => ({
      card: (s.dreamNotes[index]! & bitOf(viewer)) !== 0 ? (cells[index]! as Card) : null,
      note: s.dreamNotes[index]!,
      origin: s.dreamOrigins[index]!,
    })),
  dreamNotes: withAnother,
  dreamOrigins: withAnother,
  dreamAside: nobody,
  dreamPools: alike((cells: Uint8Array) => bytes(cells)),
  market: alike((cells: Uint8Array) => cut(cells, cells.length)),
  fulfilled: alike((cells: Uint8Array, s: State) => rows(cells, s.seats(), DREAM_CARDS)),
  /** From the bottom up: those that everybody has seen. */
  conflicts: alike((cells: Uint8Array, s: State) => cut(cells, s.counts[COUNT.conflictSeen]!)),
  conflictsAside: nobody,
  clash: alike((cells: Uint8Array, s: State) => cut(cells, s.counts[COUNT.clash]!)),
  revealed: alike((cells: Uint8Array, s: State) =>
    listOf(s.counts[COUNT.revealed]!, index => ({ card: cells[index]! as Card, by: s.revealedBy[index]! - 1 })),
  ),
  revealedBy: withAnother,
  playing: alike((cells: Uint8Array, s: State) => cut(cells, s.counts[COUNT.playing]!)),
} satisfies Visibility<State>

export type View = Seen<typeof visibility>

export const view = (s: State, viewer: Viewer, beside?: Redacted<View>): Redacted<View> =>
  redact(visibility, s, viewer, beside)

const isKnown = (viewer: Viewer, seat: number, note: number): boolean => viewer === seat || (note & bitOf(viewer)) !== 0

const told = (cards: readonly Told[], viewer: Viewer, seat: number, notes?: readonly number[]): Told[] =>
  cards.map((card, index) => (isKnown(viewer, seat, notes?.[index] ?? 0) ? card : null))

/** What each viewer hears of an event: hands are for those who hold them, and for those who have seen the card. */
export const tell = teller<Event>({
  gameBegan: everyone,
  upgraded: everyone,
  drew: (event, viewer) => ({ ...event, cards: told(event.cards, viewer, event.seat) }),
  drewDreams: (event, viewer) => ({ ...event, dreams: told(event.dreams, viewer, event.seat, event.notes) }),
  reshuffled: everyone,
  conquered: everyone,
  shadowsCame: everyone,
  dreamerMoved: everyone,
  nightmaresRevealed: everyone,
  turnBegan: everyone,
  dayChosen: everyone,
  performed: everyone,
  ignored: everyone,
  returnedDream: (event, viewer) => (isKnown(viewer, event.seat, event.note) ? event : { ...event, dream: null }),
  tookDream: (event, viewer) => (isKnown(viewer, event.seat, event.note) ? event : { ...event, dream: null }),
  marketFilled: everyone,
  discarded: everyone,
  reacted: everyone,
  dreamed: everyone,
  turnEnded: everyone,
  accepted: everyone,
  declined: everyone,
  chose: everyone,
  playedEvent: everyone,
  kept: (event, viewer) => (viewer === event.seat ? event : { ...event, card: null }),
  keptDream: (event, viewer) => (isKnown(viewer, event.seat, event.note) ? event : { ...event, dream: null }),
  shuffledBack: everyone,
  putUnder: everyone,
  stole: (event, viewer) => ({ ...event, cards: told(event.cards, viewer, event.seat, event.notes) }),
  arrived: everyone,
  marched: everyone,
  flew: everyone,
  converted: everyone,
  removed: everyone,
  devoured: everyone,
  restored: everyone,
  built: everyone,
  razed: everyone,
  climbed: everyone,
  paidLimbo: everyone,
  heldReturned: everyone,
  recalled: everyone,
  woke: everyone,
  echoed: everyone,
  fought: everyone,
  laid: (event, viewer) => (viewer === event.seat ? event : { ...event, card: null }),
  revealed: everyone,
  losses: everyone,
  wonConflict: everyone,
  retreated: everyone,
  eliminated: everyone,
  conflictEffect: everyone,
  pieceBuilt: everyone,
  tokenTaken: everyone,
  tokensPlaced: everyone,
  stageTwoCards: everyone,
  cathedralComplete: everyone,
  commanded: everyone,
  prowled: everyone,
  endTriggered: everyone,
  gameEnded: everyone,
})
