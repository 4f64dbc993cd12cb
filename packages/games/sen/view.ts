import {
  asSeat,
  everyone,
  includes,
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
import { type Card, MAX_DREAM } from './components.ts'
import type { Event } from './events.ts'
import { endingOf, lastDreams, roundScores } from './scoring.ts'
import {
  agreedOptions,
  DISCARD_SIZE,
  DREAMS_AT,
  deciders,
  ENDING,
  ender,
  HELD_AT,
  HELD_SIZE,
  knownTo,
  knows,
  landAt,
  lands,
  NOT_ENDED,
  PILE_AT,
  pileSize,
  ROUND,
  type State,
  seatsAt,
} from './state.ts'
import { STEP_NAMES } from './steps.ts'

/** A card as a viewer sees it: `null` is its back. */
export type Seeable = Card | null

const seatList = (s: State): Seat[] => listOf(seatsAt(s), seat => asSeat(seat))

const byLand = <T>(s: State, show: (owner: Seat, slot: number) => T): T[][] =>
  listOf(seatsAt(s), owner => listOf(lands(s, asSeat(owner)), slot => show(asSeat(owner), slot)))

/** A drawn card is seen by the seat that holds it: the one that decides. */
const seesHeld = (s: State, viewer: Viewer): boolean => viewer !== 'spectator' && includes(deciders(s), viewer)

/** The lens of a row that is shown as part of another one. */
const withAnotherRow = nobody

/** Who sees what: one lens per field. */
export const visibility = {
  memory: nobody,
  totals: (totals: Uint16Array, _viewer: Viewer, s: State) => roundScores(s, totals),
  lastScore: (score: Uint16Array, _viewer: Viewer, s: State) => roundScores(s, score),
  agreed: (_cells: Uint16Array, _viewer: Viewer, s: State) => ({ seats: seatsAt(s), options: agreedOptions(s) }),
  counts: (counts: Uint16Array, _viewer: Viewer, s: State) => ({
    round: counts[ROUND]!,
    pile: pileSize(s),
    lastRound: counts[ENDING] === NOT_ENDED ? null : { ending: endingOf(s), ender: ender(s) },
  }),
  stack: (stack: Stack, _viewer: Viewer, s: State) =>
    stack.depth === 0
      ? null
      : {
          step: STEP_NAMES[stack.step]!,
          deciders: seatsOf(deciders(s)),
          registers: [stack.register(0), stack.register(1)] as const,
        },
  held: (held: Uint8Array, viewer: Viewer, s: State): Seeable[] =>
    listOf(s.counts[HELD_SIZE]!, index => (seesHeld(s, viewer) ? (held[index]! as Card) : null)),
  pile: nobody,
  discards: (cards: Uint8Array, _viewer: Viewer, s: State) =>
    listOf(s.counts[DISCARD_SIZE]!, index => cards[index]! as Card),
  sizes: withAnotherRow,
  lastSizes: withAnotherRow,
  lastCards: (_cards: Uint8Array, _viewer: Viewer, s: State) => lastDreams(s),
  dreams: (_cells: Uint8Array, viewer: Viewer, s: State) =>
    byLand<Seeable>(s, (owner, slot) => (knows(s, viewer, owner, slot) ? landAt(s, owner, slot) : null)),
  /** Everyone watches who looks at which land, so who knows what is no secret; what they know is. */
  seenBy: (_cells: Uint8Array, _viewer: Viewer, s: State) => byLand(s, (owner, slot) => knownTo(s, owner, slot)),
} satisfies Visibility<State>

export type View = Seen<typeof visibility>

export const view = (s: State, viewer: Viewer): Redacted<View> => redact(visibility, s, viewer)

/** What each viewer hears of an event: the card looked at or drawn is for the one who did it. */
export const tell = teller<Event>({
  roundBegan: everyone,
  looked: (event, viewer) => (viewer === event.seat ? event : withoutCard(event)),
  took: everyone,
  drew: (event, viewer) => (viewer === event.seat ? event : withoutCard(event)),
  drewTwo: (event, viewer) => (viewer === event.seat ? event : { type: event.type, seat: event.seat }),
  kept: everyone,
  exchanged: (event, viewer) => (viewer === event.seat || event.from === 'discard' ? event : withoutCard(event)),
  discarded: everyone,
  used: everyone,
  picked: everyone,
  swapped: everyone,
  beganClaim: everyone,
  pointed: everyone,
  claimed: everyone,
  called: everyone,
  ranOut: everyone,
  roundScored: everyone,
  gameEnded: everyone,
})

function withoutCard<E extends { readonly card?: Card }>(event: E): E {
  const { card: _card, ...rest } = event
  return rest as E
}

/** The cells of all cards the viewer does not know: the draw pile, unseen lands, another's drawn cards. Any may change places. */
export function secrets(s: State, viewer: Viewer): readonly (readonly number[])[] {
  const cells: number[] = []
  for (let card = 0; card < pileSize(s); card++) cells.push(PILE_AT + card)
  for (const owner of seatList(s))
    for (let slot = 0; slot < lands(s, owner); slot++)
      if (!knows(s, viewer, owner, slot)) cells.push(DREAMS_AT + owner * MAX_DREAM + slot)
  if (!seesHeld(s, viewer)) for (let card = 0; card < s.counts[HELD_SIZE]!; card++) cells.push(HELD_AT + card)
  return [cells]
}
