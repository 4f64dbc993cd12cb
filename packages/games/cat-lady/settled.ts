import {
  CATNIP_GIFT,
  COLOUR_BITS,
  EATS_ANYTHING,
  IF_MOST_FED,
  KINDS_OF_FOOD,
  NEEDS,
  OTHERWISE,
  PER_CARD,
  PER_COLOUR,
  PER_COSTUME,
  PER_FOOD,
  PER_SAME_FOOD,
  PER_SET,
  PER_TOY,
  POINTS,
  WILD,
  WILD_GIFT,
  WORTH,
} from './cat-tables.ts'
import { catnipInUse, catnipPerCat, catnipPoints } from './catnip.ts'
import { UNFED } from './components.ts'
import type { Kitchen } from './kitchen.ts'
import { amountIn, HUNGRY, kindIn, needOf, type Plan } from './plan.ts'

const KINDS = KINDS_OF_FOOD

/** Three counts in one number: a byte for each colour. */
export const coloursOf = (cat: number): number => {
  const bits = COLOUR_BITS[cat]!
  return (bits & 1) | ((bits & 2) << 7) | ((bits & 4) << 14)
}

/** Points of a fed cat that are the same whatever else is fed. */
export function ownPoints(kitchen: Kitchen, cat: number): number {
  if (WORTH[cat] === PER_COSTUME) return POINTS[cat]! * kitchen.costumes
  if (WORTH[cat] === PER_TOY) return POINTS[cat]! * kitchen.toys
  return POINTS[cat]!
}

/**
 * One way to feed the entangled cats: what it takes, what it is worth so far, and what it means for all other cats. There is one, filled
 * again for every way.
 */
export class Settled {
  // --- The household ---
  tokens = 0
  wild = 0
  readonly have = new Int32Array(KINDS)

  // --- What the plans take ---
  chicken = 0
  tuna = 0
  milk = 0
  /** Wild treats, and tokens that may pass for them. */
  flexible = 0

  // --- What they bring ---
  points = 0
  fed = 0
  colours = 0

  // --- What they mean for the others ---
  /** Points for each fed cat of a colour. */
  readonly perColour = new Int32Array(KINDS)
  /** Points for every fed cat. */
  perCat = 0
  setPoints = 0
  mostFedPoints = 0
  mostFedOtherwise = 0
  /** The cat that eats the rest: points per token; 0 if it is not fed. */
  restPoints = 0
  /** The kind by which a cat scores for those that eat the same; −1 without one. */
  sameKind = -1
  samePoints = 0

  enter(kitchen: Kitchen): void {
    this.wild = kitchen.food[WILD]!
    this.tokens = this.wild
    for (let food = 0; food < KINDS; food++) {
      this.have[food] = kitchen.food[food]!
      this.tokens += this.have[food]!
    }
  }

  /** Reads the plans; false if there is not enough food for them. */
  read(kitchen: Kitchen, cats: Uint8Array, size: number, plans: Uint8Array): boolean {
    this.clear()
    let catnip = 0
    for (let index = 0; index < size; index++) {
      const cat = cats[index]!
      const plan = plans[index]!
      if (plan === HUNGRY) {
        this.points += UNFED
        continue
      }
      if (WILD_GIFT[cat]! > 0 && this.lackedBy(cat) > this.wild) return false
      this.add(cat, plan)
      catnip += CATNIP_GIFT[cat]!
    }
    if (!this.isEnough(this.chicken, this.tuna, this.milk)) return false
    for (let index = 0; index < size; index++)
      if (plans[index] !== HUNGRY) this.points += this.worthOf(kitchen, index, cats, size, plans)
    for (let colour = 0; colour < KINDS; colour++)
      this.points += this.perColour[colour]! * ((this.colours >> (8 * colour)) & 255)
    const inUse = catnipInUse(kitchen.catnip, catnip)
    this.perCat = catnipPerCat(inUse)
    this.points += catnipPoints(inUse, this.fed)
    return true
  }

  /** Whether so much of each kind can be fed, and a token is left for the cat that eats the rest. */
  isEnough(chicken: number, tuna: number, milk: number): boolean {
    if (chicken + tuna + milk + (this.restPoints > 0 ? 1 : 0) > this.tokens) return false
    return this.missing(chicken, tuna, milk) <= this.flexible
  }

  /** Whether among the tokens left over is one of this kind, or one that can stand for it. */
  restHas(food: number, chicken: number, tuna: number, milk: number): boolean {
    const needed = food === 0 ? chicken : food === 1 ? tuna : milk
    return this.have[food]! > needed || this.missing(chicken, tuna, milk) < this.flexible
  }

  private missing(chicken: number, tuna: number, milk: number): number {
    const { have } = this
    return Math.max(0, chicken - have[0]!) + Math.max(0, tuna - have[1]!) + Math.max(0, milk - have[2]!)
  }

  private clear(): void {
    this.chicken = 0
    this.tuna = 0
    this.milk = 0
    this.flexible = this.wild
    this.points = 0
    this.fed = 0
    this.colours = 0
    this.perColour.fill(0)
    this.setPoints = 0
    this.mostFedPoints = 0
    this.mostFedOtherwise = 0
    this.restPoints = 0
    this.sameKind = -1
  }

  private add(cat: number, plan: Plan): void {
    this.fed++
    this.colours += coloursOf(cat)
    this.chicken += needOf(cat, plan, 0)
    this.tuna += needOf(cat, plan, 1)
    this.milk += needOf(cat, plan, 2)
    this.flexible += WILD_GIFT[cat]!
    const worth = WORTH[cat]!
    const points = POINTS[cat]!
    if (worth >= PER_COLOUR && worth < PER_SET) this.perColour[worth - PER_COLOUR]! += points
    else if (worth === PER_SET) this.setPoints += points
    else if (worth === IF_MOST_FED) {
      this.mostFedPoints += points
      this.mostFedOtherwise += OTHERWISE[cat]!
    } else if (worth === PER_SAME_FOOD) {
      this.sameKind = kindIn(plan)
      this.samePoints = points
    } else if (EATS_ANYTHING[cat] === 1) this.restPoints = points
  }

  /** What the cat lacks although all food of the household were its own. */
  private lackedBy(cat: number): number {
    let lacked = 0
    for (let food = 0; food < KINDS; food++) lacked += Math.max(0, NEEDS[cat * KINDS + food]! - this.have[food]!)
    return lacked
  }

  /** Points of a fed cat, as far as they do not hang on colours, on the simple cats, or on how it all ends. */
  private worthOf(kitchen: Kitchen, index: number, cats: Uint8Array, size: number, plans: Uint8Array): number {
    const cat = cats[index]!
    switch (WORTH[cat]) {
      case PER_CARD:
      case PER_COSTUME:
      case PER_TOY:
        return ownPoints(kitchen, cat)
      case PER_FOOD:
        return EATS_ANYTHING[cat] === 1 ? 0 : POINTS[cat]! * amountIn(plans[index]!)
      case PER_SAME_FOOD: {
        let eaters = 0
        for (let other = 0; other < size; other++)
          if (other !== index && needOf(cats[other]!, plans[other]!, this.sameKind) > 0) eaters++
        return POINTS[cat]! * eaters
      }
      default:
        return 0
    }
  }
}
