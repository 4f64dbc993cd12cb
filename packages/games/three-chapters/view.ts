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
import type { Deck } from './cards/deck.ts'
import type { Card } from './components.ts'
import type { Event, HandTold } from './events.ts'
import { type FaceDown, faceDown, ghostTurns, knowsHandOf, leftSize } from './knowledge.ts'
import { actorAt, onTheTable, pursesOf, tellRounds, tellStory } from './ledger.ts'
import {
  giftCell,
  handCell,
  leftCell,
  MEMORY,
  orderCell,
  PICK_ROW,
  PURSE,
  pickCell,
  type State,
  tagCell,
} from './state.ts'
import { STEP_NAMES } from './steps.ts'

/** A card as a viewer sees it: `null` is its back, 0 the place of a card that has been played. */
export type Seeable = Card | null

const seatList = (s: State): Seat[] => listOf(s.seats(), asSeat)

/** What lies face down for the viewer whose view is being made: found once for all its rows. */
let hidden: FaceDown = { unknown: [], groups: [] }
const isHidden = new Uint8Array(MEMORY)

function lookFrom(s: State, viewer: Viewer): void {
  hidden = faceDown(s, viewer)
  isHidden.fill(0)
  for (const cell of hidden.unknown) isHidden[cell] = 1
  for (const group of hidden.groups) for (const cell of group) isHidden[cell] = 1
}

const shown = (s: State, cell: number): Seeable => (isHidden[cell] === 1 ? null : (s.memory[cell]! as Card))

/** A hand of another that the viewer can name: its cards are known, not their order. */
const byValue = (hand: readonly Seeable[]): Seeable[] => hand.toSorted((one, other) => (one ?? 0) - (other ?? 0))

/** CH-21: what is known of the order of a ghost's deck: what it has played and, by then, its last card. */
const isOrderKnown = (s: State, feeder: Seat, index: number): boolean =>
  index < ghostTurns(s, feeder) || ghostTurns(s, feeder) === s.rounds() - 1

/** When a card was picked is known of one's own cards, and of those from hands one had before. */
const isTagKnown = (s: State, viewer: Viewer, owner: Seat, cell: number): boolean =>
  viewer === owner || (viewer !== 'spectator' && knowsHandOf(s, viewer, owner, cell))

/** Cells of a row of picks in use: those picked so far, then all. */
const cellsOf = (s: State, seat: Seat, row: 'picks' | 'gifts'): number => {
  if (s.tags[0] !== 0) return s.rounds()
  let size = 0
  while (size < PICK_ROW && s[row][seat * PICK_ROW + size] !== 0) size++
  return size
}

const ghostRows = (s: State): Seat[] => (s.hasGhosts() ? seatList(s) : [])

const isTakenUp = (s: State): boolean => s.tags[0] !== 0

function chapterOf(s: State): 1 | 2 | 3 {
  if (s.isOver()) return 3
  return isTakenUp(s) ? 2 : 1
}

/** The lens of a row that is shown as part of another one. */
const withAnotherRow = nobody

/** Who sees what: one lens per field. */
export const visibility = {
  memory: nobody,
  /** Which cards are played with. */
  deck: (deck: Deck) => deck.hash,
  /** Tokens lie before their owners. */
  purses: (_cells: Uint16Array, _viewer: Viewer, s: State) =>
    pursesOf(s).map((purse, seat) => ({ ...purse, won: s.has(asSeat(seat), PURSE.won) })),
  agreed: (_cells: Uint8Array, _viewer: Viewer, s: State) => ({
    seats: s.seats(),
    rounds: s.rounds(),
    deals: s.deals(),
    exchanges: s.exchanges(),
  }),
  counts: (_counts: Uint8Array, _viewer: Viewer, s: State) => ({
    chapter: chapterOf(s),
    /** From 0. */
    deal: s.deal(),
    exchange: s.exchange(),
    /** Rounds that are over. */
    round: s.round(),
    firstLeader: s.firstLeader(),
    leader: s.leader(),
    turns: s.turns(),
  }),
  stack: (stack: Stack, _viewer: Viewer, s: State) =>
    stack.depth === 0 ? null : { step: STEP_NAMES[stack.step]!, deciders: seatsOf(s.deciders()) },
  sizes: withAnotherRow,
  /** Chapter I: hands to choose from. */
  hands: (_cells: Uint8Array, viewer: Viewer, s: State) =>
    seatList(s).map(seat => {
      const hand = listOf(s.handSize(seat), slot => shown(s, handCell(seat, slot)))
      return seat === viewer ? hand : byValue(hand)
    }),
  /** Cards picked; from chapter II on those in hand, with 0 where one has been played. */
  picks: (_cells: Uint8Array, _viewer: Viewer, s: State) =>
    seatList(s).map(seat => listOf(cellsOf(s, seat, 'picks'), cell => shown(s, pickCell(seat, cell)))),
  /** Two players: what each laid for the ghost to their right. */
  gifts: (_cells: Uint8Array, _viewer: Viewer, s: State) =>
    ghostRows(s).map(seat => listOf(cellsOf(s, seat, 'gifts'), cell => shown(s, giftCell(seat, cell)))),
  tags: (_cells: Uint8Array, viewer: Viewer, s: State) =>
    isTakenUp(s)
      ? seatList(s).map(seat =>
          listOf(s.rounds(), cell => (isTagKnown(s, viewer, seat, cell) ? s.memory[tagCell(seat, cell)]! : null)),
        )
      : [],
  order: (_cells: Uint8Array, _viewer: Viewer, s: State) =>
    isTakenUp(s)
      ? ghostRows(s).map(seat =>
          listOf(s.rounds(), index => (isOrderKnown(s, seat, index) ? s.memory[orderCell(seat, index)]! : null)),
        )
      : [],
  left: (_cells: Uint8Array, _viewer: Viewer, s: State) =>
    listOf(s.deals(), deal =>
      seatList(s).map(seat =>
        byValue(listOf(leftSize(s, deal, seat), slot => shown(s, leftCell(deal * s.seats() + seat, slot)))),
      ),
    ),
  played: (_cells: Uint8Array, _viewer: Viewer, s: State) => {
    const rounds = tellRounds(s)
    return {
      bySeat: seatList(s).map(seat =>
        listOf(s.rounds(), round => s.playedCard(seat, round)).filter(card => card !== 0),
      ),
      /** The round that is being played: who leads, and the cards so far. */
      leader: isTakenUp(s) && !s.isOver() ? actorAt(s, s.leader()) : null,
      table: isTakenUp(s) && !s.isOver() ? onTheTable(s) : [],
      /** Per-round table of chapter II. */
      rounds,
      /** Chapter III. */
      story: s.isOver() ? tellStory(s, rounds) : null,
    }
  },
  box: (_cells: Uint8Array, _viewer: Viewer, s: State) => ({
    size: s.boxSize(),
    /** What the viewer remembers of hands passed on: these cards lie in these cells of memory, in some order. */
    remembered: hidden.groups.map(cells => ({
      cells,
      cards: cells.map(cell => s.memory[cell]! as Card).sort((one, other) => one - other),
    })),
  }),
} satisfies Visibility<State>

export type View = Seen<typeof visibility>

export function view(s: State, viewer: Viewer): Redacted<View> {
  lookFrom(s, viewer)
  return redact(visibility, s, viewer)
}

/** CH-22: how many cards a ghost has played. */
function turnsOf({ counts }: Redacted<View>, feeder: number): number {
  const place = feeder === 1 ? 1 : 3
  return counts.round + ((place - counts.leader + 4) % 4 < counts.turns ? 1 : 0)
}

/**
 * CH-21: what was laid for a ghost is not looked at again by anyone. A card that may still be changed lies in sight of whoever laid it;
 * then all of them lie face down until they are played.
 */
export function forget(seen: Redacted<View>): Redacted<View> {
  const { agreed, counts, order } = seen
  if (seen.gifts.length === 0 || counts.chapter === 3) return seen
  const moment = counts.deal * agreed.exchanges + counts.exchange
  const isInSight = (feeder: number, cell: number): boolean =>
    counts.chapter === 1 ? cell === moment : order[feeder]!.slice(0, turnsOf(seen, feeder)).includes(cell + 1)
  const gifts = seen.gifts.map((row, feeder) => row.map((card, cell) => (isInSight(feeder, cell) ? card : null)))
  return { ...seen, gifts }
}

const ownOnly = (hands: readonly HandTold[], viewer: Viewer): HandTold[] =>
  hands.map((hand, seat) => (seat === viewer ? hand : null))

/** What each viewer hears of an event: hands and choices are for those who hold and make them. */
export const tell = teller<Event>({
  dealt: (event, viewer) => ({ ...event, hands: ownOnly(event.hands, viewer) }),
  picked: (event, viewer) => (viewer === event.seat ? event : { ...event, card: null }),
  gave: (event, viewer) => (viewer === event.seat ? event : { ...event, card: null }),
  changed: (event, viewer) => (viewer === event.seat ? event : { ...event, card: null }),
  passed: (event, viewer) => ({ ...event, hands: ownOnly(event.hands, viewer) }),
  putAway: (event, viewer) => ({ ...event, hands: ownOnly(event.hands, viewer) }),
  tookUp: everyone,
  played: everyone,
  roundEnded: everyone,
  resolved: everyone,
  mostGems: everyone,
  gameEnded: everyone,
})

/** The cells that a viewer cannot name: among those nothing is known of, among the cards of one hand passed on, and orders of piles. */
export function secrets(s: State, viewer: Viewer): readonly (readonly number[])[] {
  const { unknown, groups } = faceDown(s, viewer)
  const orders: number[][] = []
  if (isTakenUp(s)) {
    for (const seat of seatList(s))
      orders.push(
        listOf(s.rounds(), cell => cell)
          .filter(cell => !isTagKnown(s, viewer, seat, cell))
          .map(cell => tagCell(seat, cell)),
      )
    for (const seat of ghostRows(s))
      orders.push(
        listOf(s.rounds(), index => index)
          .filter(index => !isOrderKnown(s, seat, index))
          .map(index => orderCell(seat, index)),
      )
  }
  return [unknown, ...groups, ...orders.filter(cells => cells.length > 1)]
}
