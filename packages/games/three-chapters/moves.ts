import { amount, type MoveForm, moveCodec, ordinal } from '@sennik/engine'
import { CARDS, HAND } from './components.ts'

const KINDS = {
  /** Lay a card of the hand aside for oneself; again, to change one's mind (CH-3, CH-5). The hand lies in the order of values. */
  pick: ['slot'],
  /** Lay a card of the hand on the pile of the ghost to the right; again, to change one's mind (CH-21, CH-5). */
  give: ['slot'],
  /** Let the card laid for oneself and the one laid for the ghost change places (CH-5). */
  swap: [],
  /** Play a card, named by its value (CH-6). */
  play: ['card'],
} as const

/** A move of 3 Chapters, decoded. */
export type ChaptersMove = MoveForm<typeof KINDS>

export const moves = moveCodec({ slot: ordinal(HAND), card: amount(CARDS + 1) }, KINDS)
