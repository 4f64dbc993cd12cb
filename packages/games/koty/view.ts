import {
  asSeat,
  everyone,
  listOf,
  nobody,
  type Redacted,
  redact,
  type Seen,
  type Stack,
  seatsOf,
  teller,
  type Viewer,
  type Visibility,
} from '@sennik/engine'
import { type Card, LANDS, MAX_CARDS, NO_CARD } from './components.ts'
import type { Event } from './events.ts'
import { causeOf } from './scoring.ts'
import { GOES_ON, handCell, nineCell, pileCell, type State } from './state.ts'
import { STEP_NAMES, type StepName } from './steps.ts'

/** A card as a viewer sees it: `null` is its back. */
export type Seeable = Card | null

/** A land as everybody sees it. */
export interface Land {
  /** Its nines from the bottom; `null` is one that nobody has seen. */
  readonly nines: readonly Seeable[]
  /** The cat or raven on them; `null` if there is none. */
  readonly top: Card | null
  /** What it is worth now (KOT-22). */
  readonly points: number
}

export interface Dream {
  readonly lands: readonly Land[]
  readonly points: number
  /** How many nines, covered ones included (KOT-23). */
  readonly nines: number
}

const landOf = (s: State, seat: number, land: number): Land => {
  const top = s.topOf(seat, land)
  return {
    nines: listOf(s.ninesOn(seat, land), index => (s.isKnown(seat, land, index) ? s.nineAt(seat, land, index) : null)),
    top: top === NO_CARD ? null : top,
    points: s.pointsOn(seat, land),
  }
}

const dreamOf = (s: State, seat: number): Dream => ({
  lands: listOf(LANDS, land => landOf(s, seat, land)),
  points: s.pointsIn(seat),
  nines: s.ninesIn(seat),
})

const sees = (s: State, viewer: Viewer, seat: number, index: number): boolean =>
  viewer === seat || index < s.shownIn(asSeat(seat))

/** The lens of a row that is shown as part of another one. */
const withAnotherRow = nobody

/** Who sees what: one lens per field. */
export const visibility = {
  memory: nobody,
  agreed: (_cells: Uint8Array, _viewer: Viewer, s: State) => ({ seats: s.seats(), options: s.options() }),
  counts: (_counts: Uint8Array, _viewer: Viewer, s: State) => ({
    /** Whose turn it is; during an attack, the attacker. */
    turn: s.turn(),
    pile: s.pileSize(),
    /** Turns since the one in which somebody added a nine; forty rounds of them end the game, by our own rule (KOT-21). */
    idle: s.idleTurns(),
    /** KOT-21: why the game ends once the card being played has taken effect, or has ended. */
    ending: s.ending() === GOES_ON ? null : { cause: causeOf(s), seat: s.ender() },
  }),
  stack: (stack: Stack, _viewer: Viewer, s: State) =>
    stack.depth === 0
      ? null
      : {
          step: STEP_NAMES[stack.step]! as StepName,
          deciders: seatsOf(s.deciders()),
          /** The owner and the land that the decision is about, where it is about one. */
          registers: [stack.register(0), stack.register(1)] as const,
        },
  /** Cards that lie between places: the joker to be declared, the cards to be put, the moth, the attacking card. */
  onTable: (cards: Uint8Array, _viewer: Viewer) =>
    listOf(cards.length, index => cards[index]! as Card).filter(card => card !== NO_CARD),
  duel: (_cells: Uint8Array, _viewer: Viewer, s: State) =>
    s.attackingCat() === NO_CARD
      ? null
      : {
          attacker: s.turn(),
          attacked: asSeat(s.stack.register(0)),
          land: s.stack.register(1),
          /** The cat that attacks, also where a joker stands for it. */
          as: s.attackingCat(),
          /** The attacking card; `null` while the attacker thinks about repeating the attack. */
          card: s.played() === NO_CARD ? null : s.played(),
          /** Attacks and defences so far, in turn: discarded by now. */
          series: listOf(s.seriesSize(), index => s.seriesCard(index)),
        },
  handSizes: withAnotherRow,
  /** How many cards at the front of each hand everyone has seen. */
  shown: (cells: Uint8Array, _viewer: Viewer, s: State) => listOf(s.seats(), seat => cells[seat]!),
  /** One's own hand, and of the others the cards that everyone has seen; those come first. */
  hands: (_cells: Uint8Array, viewer: Viewer, s: State): Seeable[][] =>
    listOf(s.seats(), seat =>
      listOf(s.handSize(asSeat(seat)), index =>
        sees(s, viewer, seat, index) ? s.cardInHand(asSeat(seat), index) : null,
      ),
    ),
  tops: withAnotherRow,
  nineCounts: withAnotherRow,
  known: withAnotherRow,
  dreams: (_cells: Uint8Array, _viewer: Viewer, s: State): Dream[] => listOf(s.seats(), seat => dreamOf(s, seat)),
  pile: nobody,
  /** From the bottom up: the last one lies on top. */
  discards: (cards: Uint8Array, _viewer: Viewer, s: State) => listOf(s.discardSize(), index => cards[index]! as Card),
  /** By kind: what the draw pile was made of when it was last shuffled. Some of it has been drawn since. */
  shuffled: (counts: Uint8Array) => listOf(counts.length, kind => counts[kind]!),
} satisfies Visibility<State>

export type View = Seen<typeof visibility>

export const view = (s: State, viewer: Viewer): Redacted<View> => redact(visibility, s, viewer)

/** What each viewer hears of an event: only drawn cards are secret, to all but the one who drew them. */
export const tell = teller<Event>({
  gameBegan: everyone,
  laid: everyone,
  joined: everyone,
  chasedRaven: everyone,
  showedJoker: everyone,
  attacked: everyone,
  defended: everyone,
  repelled: everyone,
  blocked: everyone,
  letGo: everyone,
  stopped: everyone,
  covered: everyone,
  madeFriends: everyone,
  fought: everyone,
  settled: everyone,
  addedNine: everyone,
  lost: everyone,
  drew: (event, viewer) => (viewer === event.seat ? event : { type: event.type, seat: event.seat, count: event.count }),
  reshuffled: everyone,
  exchanged: everyone,
  couldNotDraw: everyone,
  mothTook: everyone,
  mothCarried: everyone,
  batTook: everyone,
  dragonCame: everyone,
  gameEnded: everyone,
})

/** The referee asks for every seat after every move, and the pile is most of what is secret: its cells are listed once. */
const PILE_CELLS: readonly number[] = listOf(MAX_CARDS, pileCell)

/** The cells of all cards the viewer does not know: the draw pile, unseen nines, other hands. Any may change places. */
export function secrets(s: State, viewer: Viewer): readonly (readonly number[])[] {
  const cells = PILE_CELLS.slice(0, s.pileSize())
  for (let seat = 0; seat < s.seats(); seat++) {
    for (let land = 0; land < LANDS; land++)
      for (let index = 0; index < s.ninesOn(seat, land); index++)
        if (!s.isKnown(seat, land, index)) cells.push(nineCell(seat, land, index))
    for (let index = 0; index < s.handSize(asSeat(seat)); index++)
      if (!sees(s, viewer, seat, index)) cells.push(handCell(seat, index))
  }
  return [cells]
}
