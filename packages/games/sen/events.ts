import type { Seat } from '@sennik/engine'
import type { Card } from './components.ts'

/** How a round ended: someone called, or the draw pile ran out. */
export type Ending = 'called' | 'ranOut'

/** One seat's score of a round in its parts: lands − spared + penalty + flat. */
export interface RoundScore {
  readonly lands: number
  /** SEN-V1: ravens of nines that are not counted. */
  readonly spared: number
  /** SEN-17 */
  readonly penalty: number
  /** SEN-V2 */
  readonly flat: number
  readonly total: number
}

/** Everything that can happen. A card that is left out is one the hearer may not know. */
export type Event =
  | { readonly type: 'roundBegan'; readonly round: number; readonly starter: Seat; readonly open: Card }
  | { readonly type: 'looked'; readonly seat: Seat; readonly owner: Seat; readonly slot: number; readonly card?: Card }
  | { readonly type: 'took'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card?: Card }
  | { readonly type: 'drewTwo'; readonly seat: Seat; readonly cards?: readonly [Card, Card] }
  | { readonly type: 'kept'; readonly seat: Seat; readonly index: number; readonly rejected: Card }
  | {
      readonly type: 'exchanged'
      readonly seat: Seat
      readonly slot: number
      readonly from: 'discard' | 'pile'
      readonly card?: Card
      readonly out: Card
    }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'used'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'picked'; readonly seat: Seat; readonly owner: Seat; readonly slot: number }
  | {
      readonly type: 'swapped'
      readonly seat: Seat
      readonly owner: Seat
      readonly slot: number
      readonly otherOwner: Seat
      readonly otherSlot: number
    }
  | { readonly type: 'beganClaim'; readonly seat: Seat }
  | { readonly type: 'pointed'; readonly seat: Seat; readonly slot: number }
  | {
      readonly type: 'claimed'
      readonly seat: Seat
      readonly slots: readonly [number, number]
      readonly ravens: number
      readonly cards: readonly [Card, Card]
      readonly right: boolean
    }
  | { readonly type: 'called'; readonly seat: Seat }
  | { readonly type: 'ranOut'; readonly seat: Seat }
  | {
      readonly type: 'roundScored'
      readonly round: number
      readonly ending: Ending
      readonly ender: Seat
      readonly dreams: readonly (readonly Card[])[]
      readonly scores: readonly RoundScore[]
      readonly totals: readonly number[]
    }
  | { readonly type: 'gameEnded'; readonly totals: readonly number[]; readonly winners: readonly Seat[] }
