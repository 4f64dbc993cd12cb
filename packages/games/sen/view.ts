import {
  alike,
  asSeat,
  everyone,
  includes,
  listOf,
  NO_SEATS,
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
import { CARDS, type Card } from './components.ts'
import type { Event } from './events.ts'
import { endingOf, lastDreams, roundScores } from './scoring.ts'
import { heldCell, landCell, NOT_ENDED, pileCell, type State } from './state.ts'
import { STEP_NAMES } from './steps.ts'

/** A card as a viewer sees it: `null` is its back. */
export type Seeable = Card | null

const seatList = (s: State): Seat[] => listOf(s.seats(), seat => asSeat(seat))

const byLand = <T>(s: State, show: (owner: Seat, slot: number) => T): T[][] =>
  listOf(s.seats(), owner => listOf(s.lands(asSeat(owner)), slot => show(asSeat(owner), slot)))

/** A drawn card is seen by the seat that holds it: the one that decides. */
const seesHeld = (s: State, viewer: Viewer): boolean => viewer !== 'spectator' && includes(s.deciders(), viewer)

/** The lens of a row that is shown as part of another one. */
const withAnotherRow = nobody

/** Who sees what: one lens per field. */
export const visibility = {
  memory: nobody,
  totals: alike((totals: Uint16Array, s: State) => roundScores(s, totals)),
  lastScore: alike((score: Uint16Array, s: State) => roundScores(s, score)),
  agreed: alike((_cells: Uint16Array, s: State) => ({ seats: s.seats(), options: s.options() })),
  counts: alike((_counts: Uint16Array, s: State) => ({
    round: s.round(),
    pile: s.pileSize(),
    lastRound: s.ending() === NOT_ENDED ? null : { ending: endingOf(s), ender: s.ender() },
  })),
  stack: alike((stack: Stack, s: State) =>
    stack.depth === 0
      ? null
      : {
          step: STEP_NAMES[stack.step]!,
          deciders: seatsOf(s.deciders()),
          registers: [stack.register(0), stack.register(1)] as const,
        },
  ),
  held: (held: Uint8Array, viewer: Viewer, s: State): Seeable[] =>
    listOf(s.heldSize(), index => (seesHeld(s, viewer) ? (held[index]! as Card) : null)),
  pile: nobody,
  discards: alike((cards: Uint8Array, s: State) => listOf(s.discardSize(), index => cards[index]! as Card)),
  sizes: withAnotherRow,
  lastSizes: withAnotherRow,
  lastCards: alike((_cards: Uint8Array, s: State) => lastDreams(s)),
  dreams: (_cells: Uint8Array, viewer: Viewer, s: State) =>
    byLand<Seeable>(s, (owner, slot) => (s.knows(viewer, owner, slot) ? s.landAt(owner, slot) : null)),
  /** Everyone watches who looks at which land, so who knows what is no secret; what they know is. */
  seenBy: alike((_cells: Uint8Array, s: State) => byLand(s, (owner, slot) => s.knownTo(owner, slot))),
} satisfies Visibility<State>

export type View = Seen<typeof visibility>

export const view = (s: State, viewer: Viewer, beside?: Redacted<View>): Redacted<View> =>
  redact(visibility, s, viewer, beside)

/** SEN-M1: without the memory aid every land lies face down again, and nobody is reminded who has looked where. */
export function forget(seen: Redacted<View>): Redacted<View> {
  if (seen.agreed.options.memoryAid) return seen
  const faceDown = seen.dreams.map(dream => dream.map(() => null))
  return { ...seen, dreams: faceDown, seenBy: seen.seenBy.map(dream => dream.map(() => NO_SEATS)) }
}

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
  // The referee asks for every seat after every move: a list that begins as long as it can become need not grow.
  const cells = new Array<number>(CARDS)
  let size = 0
  for (; size < s.pileSize(); size++) cells[size] = pileCell(size)
  for (const owner of seatList(s))
    for (let slot = 0; slot < s.lands(owner); slot++)
      if (!s.knows(viewer, owner, slot)) cells[size++] = landCell(owner, slot)
  if (!seesHeld(s, viewer)) for (let card = 0; card < s.heldSize(); card++) cells[size++] = heldCell(card)
  cells.length = size
  return [cells]
}
