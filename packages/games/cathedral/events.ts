import type { Seat } from '@sennik/engine'
import type { Area, Card, Side } from './components.ts'

/** A card that the hearer may not know is `null`. */
export type Told = Card | null

/** Why units left the map or came to it, where several words do the same. */
export type Removal = 'spent' | 'banished' | 'paidFort' | 'paidRitual'
export type Arrival = 'produce' | 'place' | 'recall' | 'areas' | 'shadow'

/** What one side brought to a conflict. */
export interface Strength {
  readonly side: Side
  /** Development cards; 97 is Basic Combat. Of Shadows: the Conflict card. */
  readonly cards: readonly Card[]
  readonly attack: number
  readonly defence: number
}

/** Everything that can happen; ids and numbers alone. Numbers of cards are the printed ones, areas, pieces and actions count from 0. */
export type Event =
  | { readonly type: 'gameBegan'; readonly first: Seat; readonly start: number }
  | { readonly type: 'upgraded'; readonly seat: Seat; readonly card: Card }
  /** Development cards into a hand. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly Told[] }
  | {
      readonly type: 'drewDreams'
      readonly seat: Seat
      readonly dreams: readonly Told[]
      readonly notes: readonly number[]
    }
  | { readonly type: 'reshuffled'; readonly cards: number }
  | {
      readonly type: 'conquered'
      readonly seat: Seat
      readonly area: Area
      readonly followers: number
      readonly corner: boolean
    }
  | { readonly type: 'shadowsCame' }
  | { readonly type: 'dreamerMoved'; readonly seat: Seat; readonly night: number }
  | { readonly type: 'nightmaresRevealed'; readonly nightmares: readonly number[]; readonly limit: number }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number; readonly symbol: number }
  | { readonly type: 'dayChosen'; readonly seat: Seat; readonly action: number }
  | { readonly type: 'performed'; readonly seat: Seat; readonly action: number; readonly card: Card }
  | { readonly type: 'ignored'; readonly seat: Seat; readonly action: number }
  /** `note`: who knew the Dream (a bit for each seat). */
  | { readonly type: 'returnedDream'; readonly seat: Seat; readonly dream: Told; readonly note: number }
  | {
      readonly type: 'tookDream'
      readonly seat: Seat
      readonly place: number
      readonly dream: Told
      readonly note: number
    }
  | { readonly type: 'marketFilled'; readonly place: number; readonly dream: Card }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'reacted'; readonly seat: Seat; readonly how: 'agree' | 'oppose' | 'pass'; readonly card: Card }
  | { readonly type: 'dreamed'; readonly seat: Seat; readonly dream: Card }
  | { readonly type: 'turnEnded'; readonly turn: number; readonly lap: number }
  // --- Effects ---
  | { readonly type: 'accepted'; readonly seat: Seat }
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'chose'; readonly seat: Seat; readonly branch: number }
  | { readonly type: 'playedEvent'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'kept'; readonly seat: Seat; readonly card: Told }
  | { readonly type: 'keptDream'; readonly seat: Seat; readonly dream: Told; readonly note: number }
  | {
      readonly type: 'shuffledBack'
      readonly seat: Seat
      readonly what: 'development' | 'dreams'
      readonly count: number
    }
  | { readonly type: 'putUnder'; readonly seat: Seat; readonly count: number }
  | {
      readonly type: 'stole'
      readonly seat: Seat
      readonly from: Seat
      readonly cards: readonly Told[]
      readonly notes: readonly number[]
    }
  | { readonly type: 'arrived'; readonly how: Arrival; readonly by: Seat; readonly side: Side; readonly area: Area }
  | {
      readonly type: 'marched'
      readonly seat: Seat
      readonly from: Area
      readonly to: Area
      readonly how: 'march' | 'shift'
    }
  | { readonly type: 'flew'; readonly seat: Seat; readonly to: Area }
  | { readonly type: 'converted'; readonly seat: Seat; readonly area: Area; readonly side: Side }
  | { readonly type: 'removed'; readonly how: Removal; readonly by: Seat; readonly side: Side; readonly area: Area }
  | { readonly type: 'devoured'; readonly by: Seat; readonly side: Side; readonly area: Area; readonly total: number }
  | { readonly type: 'restored'; readonly seat: Seat }
  | { readonly type: 'built'; readonly seat: Seat; readonly area: Area; readonly level: number }
  | { readonly type: 'razed'; readonly seat: Seat; readonly owner: Seat; readonly area: Area; readonly level: number }
  | { readonly type: 'climbed'; readonly seat: Seat; readonly marker: number; readonly step: number }
  | { readonly type: 'paidLimbo'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'heldReturned'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'recalled'; readonly seat: Seat }
  | { readonly type: 'woke'; readonly seat: Seat }
  | { readonly type: 'echoed'; readonly seat: Seat; readonly action: number }
  // --- Conflicts ---
  | { readonly type: 'fought'; readonly by: Seat; readonly area: Area; readonly one: Side; readonly other: Side }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: Told; readonly count: number }
  | { readonly type: 'revealed'; readonly area: Area; readonly strengths: readonly Strength[] }
  | {
      readonly type: 'losses'
      readonly side: Side
      readonly area: Area
      readonly units: number
      readonly levels: number
      readonly devoured: boolean
    }
  | { readonly type: 'wonConflict'; readonly side: Side; readonly loser: Side; readonly area: Area }
  | { readonly type: 'retreated'; readonly side: Side; readonly from: Area; readonly to: Area }
  | {
      readonly type: 'eliminated'
      readonly side: Side
      readonly area: Area
      readonly units: number
      readonly devoured: boolean
    }
  | {
      readonly type: 'conflictEffect'
      readonly seat: Seat
      readonly card: Card
      readonly how: 'victory' | 'defeat' | 'draw'
    }
  // --- The Cathedral and its Nightmares ---
  | { readonly type: 'pieceBuilt'; readonly seat: Seat; readonly piece: number; readonly count: number }
  | { readonly type: 'tokenTaken'; readonly seat: Seat; readonly token: number; readonly piece: number }
  | { readonly type: 'tokensPlaced'; readonly colour: number; readonly tokens: readonly number[] }
  | { readonly type: 'stageTwoCards' }
  | { readonly type: 'cathedralComplete' }
  | { readonly type: 'commanded'; readonly seat: Seat; readonly nightmare: number }
  | { readonly type: 'prowled'; readonly nightmare: number; readonly to: Area }
  | { readonly type: 'endTriggered'; readonly total: number; readonly limit: number }
  | {
      readonly type: 'gameEnded'
      readonly cause: 'time' | 'devoured'
      readonly scores: readonly number[]
      readonly winners: readonly Seat[]
    }
