import type { Seat } from '@sennik/engine'
import { SIZE, TOKENS_PER_BOWL } from './cat-tables.ts'
import { ALL_CATS, HAND_KINDS } from './components.ts'
import type { Feeding, Household, Rivals } from './household.ts'
import type { State } from './state.ts'
import { TOYS } from './vocabulary.ts'

const CATS = ALL_CATS.length
const COSTUME = HAND_KINDS.indexOf('costume')
const CATNIP = HAND_KINDS.indexOf('catnip')
const TOY_KINDS = TOYS.length
const BOWL = TOKENS_PER_BOWL

/** Nobody else fed so many, or has so much left: other players are left out of account. */
const BEYOND_COMPARE = 255

/** One household at feeding time, in rows of numbers: what the solver and the count work on, so that neither allocates. */
export class Kitchen {
  size = 0
  /** The cats, `size` of them. */
  readonly cats = new Uint8Array(CATS)
  /** All tokens. */
  readonly food = new Uint8Array(BOWL)
  /** Per cat of the box, what is in its bowl. */
  readonly bowls = new Uint8Array(CATS * BOWL)
  costumes = 0
  toys = 0
  catnip = 0
  /** The most another player fed, and has left. */
  mostFed = 0
  mostLeft = 0

  /** The kitchen of a seat, with its bowls as they stand. */
  enter(s: State, seat: Seat): void {
    this.size = 0
    for (let food = 0; food < BOWL; food++) this.food[food] = s.inStock(seat, food)
    for (let cat = 0; cat < CATS; cat++) {
      if (!s.owns(seat, cat)) continue
      this.cats[this.size++] = cat
      for (let food = 0; food < BOWL; food++) {
        const tokens = s.inBowl(cat, food)
        this.bowls[cat * BOWL + food] = tokens
        this.food[food]! += tokens
      }
    }
    this.toys = 0
    for (let toy = 0; toy < TOY_KINDS; toy++) this.toys += s.held(seat, toy)
    this.costumes = s.held(seat, COSTUME)
    this.catnip = s.held(seat, CATNIP)
  }

  static of(household: Household, bowls: Feeding['bowls'] = []): Kitchen {
    const kitchen = new Kitchen()
    kitchen.size = household.cats.length
    kitchen.cats.set(household.cats)
    kitchen.food.set(household.food)
    household.cats.forEach((cat, index) => {
      kitchen.bowls.set(bowls[index] ?? [], cat * BOWL)
    })
    kitchen.costumes = household.costumes
    kitchen.toys = household.toys
    kitchen.catnip = household.catnip
    return kitchen
  }

  /** The choices of the others, which are fixed. */
  face({ mostFed, mostLeft }: Rivals): void {
    this.mostFed = mostFed
    this.mostLeft = mostLeft
  }

  /** As if nobody else were there: no penalty, and no prize for having fed the most. */
  faceNobody(): void {
    this.mostFed = BEYOND_COMPARE
    this.mostLeft = BEYOND_COMPARE
  }

  inBowl(cat: number): number {
    let tokens = 0
    for (let food = 0; food < BOWL; food++) tokens += this.bowls[cat * BOWL + food]!
    return tokens
  }

  /** CAT-11, CAT-22: a cat with everything on its card; one that eats what it is given, with anything at all. */
  isFed(cat: number): boolean {
    const tokens = this.inBowl(cat)
    return tokens > 0 && tokens >= SIZE[cat]!
  }

  fedCount(): number {
    let fed = 0
    for (let index = 0; index < this.size; index++) if (this.isFed(this.cats[index]!)) fed++
    return fed
  }

  /** CAT-12: tokens not eaten; what stands in a bowl half full is not eaten either. */
  leftOver(): number {
    let left = 0
    for (let food = 0; food < BOWL; food++) left += this.food[food]!
    for (let index = 0; index < this.size; index++)
      if (this.isFed(this.cats[index]!)) left -= this.inBowl(this.cats[index]!)
    return left
  }
}
