import { amount, type MoveForm, moveCodec, ordinal } from '@sennik/engine'
import { LANDS, MAX_SEATS } from './components.ts'

const KINDS = {
  /** Play a cat of this value on a land of one's own or of a rival (KOT-8 to KOT-11, KOT-13, KOT-18). */
  cat: ['value', 'owner', 'land'],
  /** Play a raven on a raven of one's own (KOT-12), or on a rival's nine (KOT-18). */
  raven: ['owner', 'land'],
  /** Play a joker on a cat, or on a raven of one's own (KOT-10 to KOT-13). */
  joker: ['owner', 'land'],
  /** Say which cat the joker is (KOT-10). */
  declare: ['value'],
  /** Discard the whole hand and draw a new one (KOT-20). */
  exchange: [],
  /** Play a moth: take the cat from this land (KOT-N3). */
  moth: ['owner', 'land'],
  /** Put the cat that the moth took on this land (KOT-N3). */
  carry: ['owner', 'land'],
  /** Play a bat: take the raven from this land (KOT-N4). */
  bat: ['owner', 'land'],
  /** Play the dragon (KOT-N5). */
  dragon: [],
  /** Choose the land of one's own that takes the nine, or the two cats that fought (KOT-4, KOT-11, KOT-15). */
  put: ['land'],
  /** Defend with the same cat as the attacking one (KOT-16). */
  defend: [],
  /** Defend with a joker (KOT-16). */
  defendJoker: [],
  /** Block the attack with an owl (KOT-N2). */
  owl: [],
  /** Do not defend. */
  letGo: [],
  /** Repeat the attack with the same cat (KOT-17). */
  repeat: [],
  /** Repeat the attack with a joker (KOT-17). */
  repeatJoker: [],
  /** Do not repeat the attack. */
  stop: [],
} as const

/** A move of Koty, decoded. `value` is the value of a cat, 1–8; seats and lands count from 0. */
export type KotyMove = MoveForm<typeof KINDS>

export const moves = moveCodec({ value: amount(9), owner: ordinal(MAX_SEATS), land: ordinal(LANDS) }, KINDS)
