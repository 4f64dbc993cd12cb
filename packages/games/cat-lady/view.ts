import {
  asSeat,
  everyone,
  listOf,
  nobody,
  type Redacted,
  redact,
  type Seat,
  type Seen,
  type Stack,
  seatsOf,
  teller,
  type Viewer,
  type Visibility,
} from '@sennik/engine'
import { CARDS, type Card, type Cat, HAND_KINDS } from './components.ts'
import type { Event, Tokens } from './events.ts'
import { deckCell, type State } from './state.ts'
import { STEP_NAMES, stepNumber } from './steps.ts'
import { TOKENS } from './vocabulary.ts'

const FEEDING = stepNumber('feeding')

/** A hand as a viewer sees it: counts in the order of `HAND_KINDS`, or `null` where only the number of cards is in sight. */
export interface SeenHand {
  readonly size: number
  readonly cards: readonly number[] | null
  /** Whether it is the viewer's own. */
  readonly own: boolean
}

const perSeat = <T>(s: State, show: (seat: Seat) => T): T[] => listOf(s.seats(), index => show(asSeat(index)))

const bowlOf = (s: State, cat: Cat): Tokens => listOf(TOKENS.length, food => s.inBowl(cat, food))

const handOf = (s: State, seat: Seat, viewer: Viewer): SeenHand => {
  const cards = listOf(HAND_KINDS.length, kind => s.held(seat, kind))
  return { size: cards.reduce((sum, count) => sum + count, 0), cards, own: viewer === seat }
}

/** Who sees what: one lens per field. Everything is taken in the open (CAT-8), so only the deck and what was removed from it are unknown. */
export const visibility = {
  memory: nobody,
  agreed: (_cells: Uint8Array, _viewer: Viewer, s: State) => ({ seats: s.seats(), options: s.options() }),
  /** `deck`: cards that can still be drawn; `removed`: put away unseen. */
  counts: (_cells: Uint8Array, _viewer: Viewer, s: State) => ({
    deck: s.deckSize(),
    removed: s.removedSize(),
    marker: s.marker() < 0 ? null : s.marker(),
  }),
  stack: (stack: Stack, _viewer: Viewer, s: State) =>
    stack.depth === 0 ? null : { step: STEP_NAMES[stack.step]!, deciders: seatsOf(s.deciders()) },
  /** Row by row; `null` is an empty place. */
  grid: (cells: Uint8Array): (Card | null)[] =>
    listOf(cells.length, place => (cells[place] === 0 ? null : ((cells[place]! - 1) as Card))),
  /** The open strays by their places; `null` is one that somebody has taken. */
  strays: (cells: Uint8Array): (Cat | null)[] =>
    listOf(cells.length, place => (cells[place] === 0 ? null : ((cells[place]! - 1) as Cat))),
  hands: (_cells: Uint8Array, viewer: Viewer, s: State) => perSeat(s, seat => handOf(s, seat, viewer)),
  /** Per seat, food tokens in no bowl. */
  stock: (_cells: Uint8Array, _viewer: Viewer, s: State): Tokens[] =>
    perSeat(s, seat => listOf(TOKENS.length, food => s.inStock(seat, food))),
  tokens: (cells: Uint8Array, _viewer: Viewer, s: State) => perSeat(s, seat => cells[seat]!),
  /** Per seat, how often it has changed its mind in the feeding. */
  changes: (cells: Uint8Array, _viewer: Viewer, s: State) => perSeat(s, seat => cells[seat]!),
  /** Per seat, its cats and strays. */
  owners: (_cells: Uint8Array, _viewer: Viewer, s: State) => perSeat(s, seat => s.catsOf(seat)),
  /** Per seat, the bowls of its cats, in the order of `owners`. */
  bowls: (_cells: Uint8Array, _viewer: Viewer, s: State) =>
    perSeat(s, seat => s.catsOf(seat).map(cat => bowlOf(s, cat))),
  /** Per kind of card that is no cat, how many were turned into tokens or played. */
  discarded: (cells: Uint8Array) => listOf(cells.length, thing => cells[thing]!),
  deck: nobody,
} satisfies Visibility<State>

export type View = Seen<typeof visibility>

export const view = (s: State, viewer: Viewer): Redacted<View> => redact(visibility, s, viewer)

/** CAT-8: without open memory one is not reminded what others took to their hands. For the feeding all hands are laid open. */
export function forget(seen: Redacted<View>): Redacted<View> {
  const isLaidOpen = seen.stack === null || stepNumber(seen.stack.step) === FEEDING
  if (seen.agreed.options.openMemory || isLaidOpen) return seen
  return { ...seen, hands: seen.hands.map(hand => (hand.own ? hand : { ...hand, cards: null })) }
}

/** Everybody watches everything that happens. */
export const tell = teller<Event>({
  began: everyone,
  marked: everyone,
  took: everyone,
  refilled: everyone,
  ranOut: everyone,
  sprayed: everyone,
  rescued: everyone,
  traded: everyone,
  turnEnded: everyone,
  feedingBegan: everyone,
  gave: everyone,
  tookBack: everyone,
  laidBest: everyone,
  fed: everyone,
  gameEnded: everyone,
})

/** The referee asks for every seat after every move: so the cells are listed once. */
const DECK_CELLS: readonly number[] = listOf(CARDS, deckCell)

/** The cells nobody knows: the deck, and what was removed from it. Any may change places. */
export const secrets = (s: State): readonly (readonly number[])[] => [DECK_CELLS.slice(0, s.unseenSize())]
