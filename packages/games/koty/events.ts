import type { Seat } from '@sennik/engine'
import type { Card } from './components.ts'

/** KOT-21: how the game ended: three lands of three nines; a card was to be drawn and there was none; or, our own ending, nobody adds nines any more. */
export type Cause = 'threeLands' | 'noCards' | 'standstill'

/** Where a nine comes from. Only what comes from the draw pile is unknown. */
export type NineSource = 'pile' | 'bat' | 'dragon'

/** Everything that can happen. Cards that are left out are ones the hearer may not know. */
export type Event =
  | { readonly type: 'gameBegan'; readonly starter: Seat }
  // On one's own dream
  /** A cat on an empty land or a nine of one's own (KOT-8, KOT-9). */
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: Card; readonly land: number }
  /** A cat, a raven or a joker as one, on a card of one's own; `madeFriends`, `fought` or `chasedRaven` follows (KOT-10 to KOT-12). */
  | { readonly type: 'joined'; readonly seat: Seat; readonly card: Card; readonly as: Card; readonly land: number }
  /** The raven that lay there and the card played on it are discarded, in this order (KOT-12). */
  | { readonly type: 'chasedRaven'; readonly seat: Seat; readonly card: Card; readonly land: number }
  /** A joker lies on a cat; which cat it is will be declared. */
  | { readonly type: 'showedJoker'; readonly seat: Seat; readonly owner: Seat; readonly land: number }
  // On a rival's dream
  /** An attack, the first or a repeated one (KOT-13, KOT-17). */
  | {
      readonly type: 'attacked'
      readonly seat: Seat
      readonly owner: Seat
      readonly land: number
      readonly card: Card
      readonly as: Card
      readonly repeated: boolean
    }
  /** A card against the attacking one; `repelled` follows (KOT-16). `seat` is the attacked one or the partner (KOT-T2). */
  | {
      readonly type: 'defended'
      readonly seat: Seat
      readonly owner: Seat
      readonly land: number
      readonly card: Card
      readonly as: Card
    }
  /** The attacking and the defending card are discarded, in this order. */
  | {
      readonly type: 'repelled'
      readonly seat: Seat
      readonly attacker: Seat
      readonly attack: Card
      readonly defence: Card
    }
  /** The owl is discarded, the attacking card goes to the hand of the owl's player (KOT-N2). */
  | { readonly type: 'blocked'; readonly seat: Seat; readonly attacker: Seat; readonly card: Card }
  /** No defence. */
  | { readonly type: 'letGo'; readonly seat: Seat }
  /** No further attack. */
  | { readonly type: 'stopped'; readonly seat: Seat }
  /** A cat or a raven on a rival's nine (KOT-18). */
  | {
      readonly type: 'covered'
      readonly seat: Seat
      readonly owner: Seat
      readonly land: number
      readonly card: Card
    }
  // What comes of it
  /** The cat that lay there and the card played on it are discarded, in this order (KOT-10, KOT-14). */
  | {
      readonly type: 'madeFriends'
      readonly seat: Seat
      readonly owner: Seat
      readonly land: number
      readonly cat: Card
      readonly card: Card
    }
  /** The cat that lay there and the card played on it are lifted; `settled` or `lost` follows (KOT-11, KOT-15). */
  | {
      readonly type: 'fought'
      readonly seat: Seat
      readonly owner: Seat
      readonly land: number
      readonly cat: Card
      readonly card: Card
    }
  /** Both cards of a fight lie on one land: `card` face down as a nine, `cat` on it. */
  | { readonly type: 'settled'; readonly seat: Seat; readonly land: number; readonly card: Card; readonly cat: Card }
  /** A nine was added (KOT-4). From the draw pile nobody has seen it, so there is no card. */
  | {
      readonly type: 'addedNine'
      readonly seat: Seat
      readonly land: number
      readonly from: NineSource
      readonly card?: Card
    }
  /** There was no land for them: discarded, in this order (KOT-4). */
  | {
      readonly type: 'lost'
      readonly seat: Seat
      readonly from: NineSource | 'fight'
      readonly cards: readonly Card[]
    }
  // Cards in hand and piles
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards?: readonly Card[] }
  /** The discard pile became the draw pile (KOT-7). */
  | { readonly type: 'reshuffled'; readonly cards: number }
  /** The whole hand was discarded, the lowest kind first; `drew` follows (KOT-20). */
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** A card was to be drawn, and both piles are empty: the game ends after this card (KOT-21). */
  | { readonly type: 'couldNotDraw'; readonly seat: Seat }
  // Night cards
  /** A moth was played at a cat; `mothCarried` follows. */
  | {
      readonly type: 'mothTook'
      readonly seat: Seat
      readonly owner: Seat
      readonly land: number
      readonly cat: Card
    }
  | {
      readonly type: 'mothCarried'
      readonly seat: Seat
      readonly cat: Card
      readonly owner: Seat
      readonly land: number
      readonly toOwner: Seat
      readonly toLand: number
    }
  /** A bat lifted a raven; `addedNine` or `lost` follows. */
  | { readonly type: 'batTook'; readonly seat: Seat; readonly owner: Seat; readonly land: number }
  /** The dragon came and all ravens were discarded; `addedNine` or `lost` follows. */
  | {
      readonly type: 'dragonCame'
      readonly seat: Seat
      readonly ravens: readonly { readonly owner: Seat; readonly land: number }[]
    }
  // The end
  | {
      readonly type: 'gameEnded'
      readonly cause: Cause
      /** Who has the three lands, could not draw, or had the last turn. */
      readonly seat: Seat
      /** Points of each seat's own dream. */
      readonly dreams: readonly number[]
      /** KOT-T1: whether seats play in teams, each with the one opposite. */
      readonly teams: boolean
      /** Final score of each seat: of its dream, or of its team's. */
      readonly totals: readonly number[]
      /** Nines of each seat, or of its team: they decide ties. */
      readonly nines: readonly number[]
      readonly winners: readonly Seat[]
    }
