import type { Seat } from '@sennik/engine'
import type { Card, Cat, Line } from './components.ts'

/** Tokens in the order chicken, tuna, milk, wild. */
export type Tokens = readonly number[]

/** A cat and what is in its bowl. */
export interface Served {
  readonly cat: Cat
  readonly bowl: Tokens
}

/** Everything that can happen. All of it happens in the open. */
export type Event =
  | {
      readonly type: 'began'
      readonly starter: Seat
      readonly grid: readonly Card[]
      readonly strays: readonly Cat[]
      readonly deck: number
    }
  | { readonly type: 'marked'; readonly seat: Seat; readonly line: Line }
  | { readonly type: 'took'; readonly seat: Seat; readonly line: Line; readonly cards: readonly Card[] }
  | { readonly type: 'refilled'; readonly line: Line; readonly cards: readonly Card[]; readonly deck: number }
  /** The line could not be refilled: this is the last turn. */
  | { readonly type: 'ranOut'; readonly seat: Seat }
  | { readonly type: 'sprayed'; readonly seat: Seat; readonly line: Line }
  | { readonly type: 'rescued'; readonly seat: Seat; readonly place: number; readonly cat: Cat }
  | { readonly type: 'traded'; readonly seat: Seat }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  /** Hands are laid open; counts in the order of `HAND_KINDS`. */
  | { readonly type: 'feedingBegan'; readonly hands: readonly (readonly number[])[] }
  | { readonly type: 'gave'; readonly seat: Seat; readonly cat: Cat; readonly food: number }
  | { readonly type: 'tookBack'; readonly seat: Seat; readonly cat: Cat; readonly food: number }
  | { readonly type: 'laidBest'; readonly seat: Seat; readonly served: readonly Served[] }
  /** What stood half full went back to the tokens left over. */
  | { readonly type: 'fed'; readonly seat: Seat; readonly served: readonly Served[]; readonly left: number }
  | { readonly type: 'gameEnded'; readonly totals: readonly number[]; readonly winners: readonly Seat[] }
