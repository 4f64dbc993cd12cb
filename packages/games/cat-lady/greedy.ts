import { asSeat, leftOf, type Move, type Redacted, type Seat } from '@sennik/engine'
import { type Cat, copiesFor, HAND_KINDS, LINES, type Line } from './components.ts'
import { toyPoints } from './counting.ts'
import { bestFeeding } from './feedings.ts'
import { cardsInLine, type Gains, gainsOf } from './gains.ts'
import { type CatLadyMove, moves } from './moves.ts'
import type { View } from './view.ts'
import { TOYS } from './vocabulary.ts'

const COSTUME = HAND_KINDS.indexOf('costume')
const CATNIP = HAND_KINDS.indexOf('catnip')
const LOST = HAND_KINDS.indexOf('lost')
const SPRAY = HAND_KINDS.indexOf('spray')

/** What things are worth that may still come to something, when a whole deck lies ahead. */
const HOPE = { hungryCat: 4, spareFood: 1.2, loneCatnip: 2.5 }
const COSTUME_VALUE = 1.5
const LOST_VALUE = 1
const SPRAY_VALUE = 0.6
const LATE_LEFTOVER = 0.5
/** By how much a marked line must be better than all others before it is worth a spray bottle. */
const SPRAY_MARGIN = 3
const NOTHING: Gains = { cats: [], food: [0, 0, 0, 0], hand: HAND_KINDS.map(() => 0) }

/** Takes what makes its own household worth most at once, hoping for the rest while the deck lasts. */
export function greedy(seen: Redacted<View>, seat: Seat, legal: readonly Move[]): Move {
  const prospects = new Prospects(seen)
  let best = legal[0]!
  let bestValue = Number.NEGATIVE_INFINITY
  for (const move of legal) {
    const value = valueFor(prospects, seat, moves.decode(move))
    if (value <= bestValue) continue
    best = move
    bestValue = value
  }
  return best
}

function valueFor(prospects: Prospects, seat: Seat, move: CatLadyMove): number {
  switch (move.kind) {
    case 'mark':
      return prospects.ofLine(prospects.after(seat), move.line)
    case 'take':
      return prospects.ofLine(seat, move.line)
    case 'spray':
      return prospects.ofSpray(seat, move.line)
    case 'rescue':
      return prospects.ofStray(seat, move.stray)
    case 'best':
      return prospects.hasLaidOut(seat) ? Number.NEGATIVE_INFINITY : 1
    case 'end':
    case 'done':
      return 0
    // Pairs of lost cats count at the end in any case (CAT-19); the best feeding needs no hand.
    case 'trade':
    case 'give':
    case 'back':
      return Number.NEGATIVE_INFINITY
  }
}

/** What one seat expects of what lies open. */
class Prospects {
  private readonly view: Redacted<View>
  /** How much of the deck lies ahead, from 1 to 0. */
  private readonly hope: number
  private readonly worths = new Map<string, number>()

  constructor(view: Redacted<View>) {
    this.view = view
    const all = copiesFor(view.agreed.seats).reduce((sum, count) => sum + count, 0)
    this.hope = view.counts.deck / all
  }

  after(seat: Seat): Seat {
    return leftOf(seat, this.view.agreed.seats)
  }

  hasLaidOut(seat: Seat): boolean {
    return this.view.changes[seat]! > 0
  }

  /** What a household gains by a line. */
  ofLine(seat: Seat, line: number): number {
    return this.with(seat, gainsOf(cardsInLine(this.view.grid, line as Line))) - this.with(seat, NOTHING)
  }

  ofStray(seat: Seat, place: number): number {
    const stray = this.view.strays[place] as Cat
    const lostCats = 2 * LOST_VALUE
    return this.with(seat, { ...NOTHING, cats: [stray] }) - this.with(seat, NOTHING) - lostCats
  }

  /** Before taking, to free a line that is worth it: the marker goes where it does least harm. */
  ofSpray(seat: Seat, line: number): number {
    const { marker } = this.view.counts
    if (this.view.stack?.step !== 'turn' || marker === null) return Number.NEGATIVE_INFINITY
    const gain = (each: number): number => this.ofLine(seat, each)
    const others = Array.from({ length: LINES }, (_, each) => each).filter(each => each !== marker)
    const isWorthIt = gain(marker) > Math.max(...others.map(gain)) + SPRAY_MARGIN
    return isWorthIt ? gain(marker) - gain(line) : Number.NEGATIVE_INFINITY
  }

  /** What a household is worth with something more. */
  private with(seat: Seat, gains: Gains): number {
    const key = `${seat} ${JSON.stringify(gains)}`
    const known = this.worths.get(key)
    if (known !== undefined) return known
    const worth = this.worth(seat, gains)
    this.worths.set(key, worth)
    return worth
  }

  private worth(seat: Seat, gains: Gains): number {
    const { hands, owners, stock } = this.view
    const held = hands[asSeat(seat)]!.cards ?? []
    const hand = gains.hand.map((count, kind) => count + (held[kind] ?? 0))
    const toys = hand.slice(0, TOYS.length)
    const cats = [...owners[seat]!, ...gains.cats]
    const { points, fed, left } = bestFeeding({
      cats,
      food: gains.food.map((count, food) => count + stock[seat]![food]!),
      costumes: hand[COSTUME]!,
      toys: toys.reduce((sum, count) => sum + count, 0),
      catnip: hand[CATNIP]!,
    })
    return (
      points +
      toyPoints(toys) +
      (hand[COSTUME] === 0 ? -2 : COSTUME_VALUE * hand[COSTUME]!) +
      LOST_VALUE * hand[LOST]! +
      SPRAY_VALUE * this.hope * hand[SPRAY]! +
      this.hope * HOPE.hungryCat * (cats.length - fed) +
      (this.hope * HOPE.spareFood - (1 - this.hope) * LATE_LEFTOVER) * left +
      (hand[CATNIP] === 1 ? this.hope * HOPE.loneCatnip : 0)
    )
  }
}
