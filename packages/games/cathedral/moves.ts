import { type MoveForm, moveCodec, ordinal } from '@sennik/engine'
import {
  ACTION_COUNT,
  AREAS,
  DEVELOPMENT_CARDS,
  DREAM_CARDS,
  MARKERS,
  MARKET,
  NIGHTMARES_IN_PLAY,
  PIECES,
  SIDES,
} from './components.ts'

/** The place of the Basic Combat card when cards are laid: it is always in hand, behind all others. */
export const BASIC_SLOT = DEVELOPMENT_CARDS
/** The top of the deck, beside the market. */
export const FROM_DECK = MARKET
/** Branches of a choice on a card. */
const MOST_BRANCHES = 4

const KINDS = {
  /** KK-2.17 */
  conquer: ['area'],
  /** The Dreamer to a Night space (KK-2.19, `wake`). */
  night: ['night'],
  /** KK-4.1 */
  day: ['action'],
  /** KK-4.2: the action of the Day. */
  perform: [],
  /** Cards instead: two for the action (KK-4.2), one for a Victory (KK-8.11). */
  draw: [],
  /** KK-5.1 */
  agree: [],
  oppose: [],
  /** No reaction, no Dream now. */
  pass: [],
  /** No more of what one may do; not what is offered. */
  done: [],
  /** What is offered: the effect of a Vision or a Victory, to pay a price, to take back one more. */
  accept: [],
  /** KK-6.1 */
  dream: ['dreamSlot'],
  /** KK-4.3 */
  returnDream: ['dreamSlot'],
  /** KK-4.4: a place of the market, or the deck. */
  takeDream: ['place'],
  discard: ['slot'],
  play: ['slot'],
  /** One of the cards just drawn. */
  keep: ['slot'],
  /** One of the effects on a card. */
  branch: ['branch'],
  /** An area: to produce, build, pay, or go on there. */
  area: ['area'],
  /** KK-7.5: a Follower. */
  march: ['area', 'to'],
  /** The Winged. */
  wing: ['area'],
  /** A unit: to convert, remove, give up or devour. */
  unit: ['area', 'side'],
  /** KK-7.4: which Ritual marker. */
  climb: ['marker'],
  /** KK-7.4a: pay with Followers in Limbo. */
  limbo: [],
  /** KK-8.1: where and who. */
  fight: ['area', 'side', 'other'],
  /** KK-8.2: a card, face down. */
  lay: ['slot'],
  /** A side: who lays first (KK-8.2), who wins a tie (KK-8.8), whose card is taken. */
  side: ['side'],
  /** KK-8.9 */
  retreat: ['area'],
  /** KK-10.1 */
  command: ['nightmare'],
  /** KK-12.2 */
  piece: ['piece'],
  /** Whose Agree section is performed. */
  echo: ['action'],
  /** KK-D23: at any time, one Follower from Limbo to the supply. */
  recall: [],
} as const

/** A move of the Cathedral, decoded. */
export type CathedralMove = MoveForm<typeof KINDS>

export const moves = moveCodec(
  {
    area: ordinal(AREAS),
    to: ordinal(AREAS),
    night: ordinal(3),
    action: ordinal(ACTION_COUNT),
    dreamSlot: ordinal(DREAM_CARDS),
    place: ordinal(MARKET + 1),
    slot: ordinal(DEVELOPMENT_CARDS + 1),
    branch: ordinal(MOST_BRANCHES),
    side: ordinal(SIDES),
    other: ordinal(SIDES),
    marker: ordinal(MARKERS),
    nightmare: ordinal(NIGHTMARES_IN_PLAY),
    piece: ordinal(PIECES),
  },
  KINDS,
)
