import { amount, type MoveForm, moveCodec, ordinal } from '@sennik/engine'
import { MAX_DREAM, MAX_SEATS } from './components.ts'

const KINDS = {
  /** Before the first turn: look at a land of one's own (SEN-5). */
  peek: ['slot'],
  /** Take the face-up card (SEN-7). */
  take: [],
  /** Take the face-down card (SEN-8). */
  draw: [],
  /** Say POBUDKA! (SEN-9). */
  call: [],
  /** Say "I know what I have" (SEN-V3). */
  claim: [],
  /** Put the card taken or drawn in the place of a land of one's own (SEN-7, SEN-8 B1). */
  place: ['slot'],
  /** Put the drawn card on the discard pile (SEN-8 B2). */
  discard: [],
  /** Put the drawn card on the discard pile and carry out its action (SEN-8 B3). */
  use: [],
  /** Keep the first or the second of two cards (SEN-11). */
  keep: ['index'],
  /** Look at any land (SEN-12). */
  look: ['owner', 'slot'],
  /** Choose a land to be exchanged: first the one, then the other (SEN-13). */
  pick: ['owner', 'slot'],
  /** Point at a land of one's own: first the one, then the other (SEN-V3). */
  point: ['slot'],
  /** Name the number of ravens on both (SEN-V3). */
  name: ['ravens'],
} as const

/** A move of Sen, decoded. */
export type SenMove = MoveForm<typeof KINDS>

export const moves = moveCodec(
  { slot: ordinal(MAX_DREAM), owner: ordinal(MAX_SEATS), index: ordinal(2), ravens: amount(10) },
  KINDS,
)
