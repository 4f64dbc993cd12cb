import { asSeat, type Move, type Redacted, type Seat } from '@sennik/engine'
import { type Card, IN_THE_BOX, isSpecial, PEEK_1, ravensOn, TAKE_2 } from './components.ts'
import { moves, type SenMove } from './moves.ts'
import type { Seeable, View } from './view.ts'

/** A rival keeps what is good: a land its owner has seen is worth less ravens than an unseen one. */
const KEPT_BY_RIVAL = 3.5
/** How many ravens fewer than every rival one must expect to have before calling. */
const CALL_MARGIN = 2
const NEVER = Number.NEGATIVE_INFINITY

/** Plays what lowers its own expected count at once, and calls when it expects to have the fewest ravens. */
export function greedy(seen: Redacted<View>, seat: Seat, legal: readonly Move[]): Move {
  const table = new Expectations(seen, seat)
  let best = legal[0]!
  let bestValue = NEVER
  for (const move of legal) {
    const value = savedBy(table, moves.decode(move))
    if (value <= bestValue) continue
    best = move
    bestValue = value
  }
  return best
}

/** Ravens that a move is expected to save. */
function savedBy(table: Expectations, move: SenMove): number {
  switch (move.kind) {
    case 'peek':
      return -move.slot
    case 'take':
      return table.bestExchange(table.faceUp)
    case 'draw':
      return table.expectedDraw()
    case 'call':
      return table.lead() > CALL_MARGIN ? Number.POSITIVE_INFINITY : NEVER
    case 'claim': {
      const pair = table.bestPair()
      return pair === undefined ? NEVER : 2 * pair.ravens - table.unseenMean
    }
    case 'place':
      return table.exchange(move.slot, table.inHand ?? table.faceUp)
    case 'discard':
      return 0
    case 'use':
      return table.action(table.inHand!)
    case 'keep':
      return table.asDrawn(table.held(move.index))
    case 'look':
      return table.curiosity(asSeat(move.owner), move.slot)
    case 'pick':
      return table.swap(asSeat(move.owner), move.slot)
    case 'point':
      return table.bestPair()?.slots.includes(move.slot) === true ? 1 : 0
    case 'name':
      return table.bestPair()?.ravens === move.ravens ? 1 : 0
  }
}

/** What one seat expects of the lands it sees and of those it does not. */
class Expectations {
  /** The ravens expected on a card that this seat has not seen. */
  readonly unseenMean: number
  private readonly view: Redacted<View>
  private readonly seat: Seat
  private readonly unseen: readonly number[]
  private readonly unseenCount: number

  constructor(view: Redacted<View>, seat: Seat) {
    this.view = view
    this.seat = seat
    const unseen = [...IN_THE_BOX]
    for (const card of [...view.dreams.flat(), ...view.discards, ...view.held]) if (card !== null) unseen[card]!--
    this.unseen = unseen
    this.unseenCount = unseen.reduce((sum, count) => sum + count, 0)
    this.unseenMean = this.expected(ravensOn)
  }

  get faceUp(): Card {
    return this.view.discards.at(-1)!
  }

  get inHand(): Seeable {
    return this.view.held[0] ?? null
  }

  held(index: number): Card {
    return this.view.held[index]!
  }

  /** What an exchange with this land saves. */
  exchange(slot: number, card: Card): number {
    return this.ravensAt(this.seat, slot) - ravensOn(card)
  }

  bestExchange(card: Card): number {
    return Math.max(...this.view.dreams[this.seat]!.map((_, slot) => this.exchange(slot, card)))
  }

  /** What a card is worth to someone who has just drawn it. */
  asDrawn(card: Card): number {
    return Math.max(0, this.bestExchange(card), isSpecial(card) ? this.action(card) : 0)
  }

  expectedDraw(): number {
    return this.expected(card => this.asDrawn(card))
  }

  action(card: Card): number {
    if (card === TAKE_2) return this.expected(kept => Math.max(0, this.bestExchange(kept)))
    if (card === PEEK_1) return this.view.dreams[this.seat]!.includes(null) ? 1 : 0
    return (
      Math.max(...this.view.dreams[this.seat]!.map((_, slot) => this.ravensAt(this.seat, slot))) - this.lowestOfRivals()
    )
  }

  curiosity(owner: Seat, slot: number): number {
    if (this.view.dreams[owner]![slot] !== null) return 0
    return owner === this.seat ? 2 : 1
  }

  /** The first of two lands is one's own worst, the second the best of another dream. */
  swap(owner: Seat, slot: number): number {
    if (this.view.stack?.step === 'swap') return owner === this.seat ? this.ravensAt(owner, slot) : NEVER
    return -this.ravensAt(owner, slot)
  }

  /** The two known lands of one's own with equal and most ravens. */
  bestPair(): { readonly slots: readonly [number, number]; readonly ravens: number } | undefined {
    const dream = this.view.dreams[this.seat]!
    for (let ravens = 9; ravens > 0; ravens--) {
      const [first, second] = dream.flatMap((card, slot) => (card !== null && ravensOn(card) === ravens ? [slot] : []))
      if (first !== undefined && second !== undefined) return { slots: [first, second], ravens }
    }
    return undefined
  }

  /** How many ravens fewer than the best rival one expects to have. */
  lead(): number {
    const sums = this.view.dreams.map((dream, owner) =>
      dream.reduce((sum, _card, slot) => sum + this.ravensAt(asSeat(owner), slot), 0),
    )
    return Math.min(...sums.filter((_, owner) => owner !== this.seat)) - sums[this.seat]!
  }

  private lowestOfRivals(): number {
    return Math.min(
      ...this.view.dreams.flatMap((dream, owner) =>
        owner === this.seat ? [] : dream.map((_, slot) => this.ravensAt(asSeat(owner), slot)),
      ),
    )
  }

  private ravensAt(owner: Seat, slot: number): number {
    const card = this.view.dreams[owner]![slot] ?? null
    if (card !== null) return ravensOn(card)
    const ownerKnows = ((this.view.seenBy[owner]![slot]! >> owner) & 1) === 1
    return ownerKnows ? KEPT_BY_RIVAL : this.unseenMean
  }

  private expected(value: (card: Card) => number): number {
    const sum = this.unseen.reduce((total, count, kind) => total + count * value(kind as Card), 0)
    return this.unseenCount === 0 ? 0 : sum / this.unseenCount
  }
}
