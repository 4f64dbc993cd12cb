import { givesWild, passingForWild } from './bowls.ts'
import {
  CATNIP_GIFT,
  COLOUR_BITS,
  EATS_ANYTHING,
  IF_MOST_FED,
  KINDS_OF_FOOD,
  MOST_OF_ONE_KIND,
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
  SIZE,
  TOKENS_PER_BOWL,
  WILD,
  WILD_GIFT,
  WORTH,
} from './cat-tables.ts'
import { catnipInUse, catnipPoints } from './catnip.ts'
import { type Cat, MOST_LEFT_OVER, UNFED } from './components.ts'
import type { Kitchen } from './kitchen.ts'

const KINDS = KINDS_OF_FOOD
const BOWL = TOKENS_PER_BOWL

/** What one cat comes to. */
export interface CatCount {
  readonly cat: Cat
  readonly fed: boolean
  readonly points: number
  /** How many of what it counts there are, for a cat that counts something. */
  readonly times?: number
  /** The kind of food by which a cat scores for others that eat the same. */
  readonly named?: number
}

/** What a feeding comes to, with the bowls as they stand. */
export interface Appraisal {
  readonly cats: readonly CatCount[]
  readonly fed: number
  readonly left: number
  readonly leftPoints: number
  /** Catnip as it is counted, a cat that passes for it included. */
  readonly catnip: number
  readonly catnipPoints: number
  readonly points: number
}

/** Counts the bowls of a kitchen as they stand (CAT-11, CAT-12, CAT-15, CAT-21, CAT-22). Written apart from the solver, which it must agree with. */
export function appraise(kitchen: Kitchen): Appraisal {
  const all = Array.from(kitchen.cats.subarray(0, kitchen.size))
  const fed = all.filter(cat => kitchen.isFed(cat))
  const ofColour = (colour: number): number => fed.filter(cat => ((COLOUR_BITS[cat]! >> colour) & 1) === 1).length
  const left = kitchen.leftOver()
  const alone = fed.length > kitchen.mostFed

  const counted = (cat: number): Omit<CatCount, 'cat' | 'fed'> => {
    const worth = WORTH[cat]!
    const each = POINTS[cat]!
    const perTimes = (times: number): { points: number; times: number } => ({ points: each * times, times })
    switch (worth) {
      case PER_CARD:
        return { points: each }
      case PER_COSTUME:
        return perTimes(kitchen.costumes)
      case PER_TOY:
        return perTimes(kitchen.toys)
      case PER_FOOD:
        return perTimes(kitchen.inBowl(cat))
      case PER_SET:
        return perTimes(Math.min(ofColour(0), ofColour(1), ofColour(2)))
      case IF_MOST_FED:
        return { points: alone ? each : OTHERWISE[cat]! }
      case PER_SAME_FOOD: {
        const { named, eaters } = bestNaming(kitchen, cat, fed)
        return { ...perTimes(eaters), named }
      }
      default:
        return perTimes(ofColour(worth - PER_COLOUR))
    }
  }

  const cats = all.map((cat): CatCount => {
    const isFed = kitchen.isFed(cat)
    return { cat: cat as Cat, fed: isFed, ...(isFed ? counted(cat) : { points: UNFED }) }
  })
  const gift = fed.reduce((sum, cat) => sum + CATNIP_GIFT[cat]!, 0)
  const catnip = catnipInUse(kitchen.catnip, gift)
  const leftPoints = left > 0 && left >= kitchen.mostLeft ? MOST_LEFT_OVER : 0
  const fromCatnip = catnipPoints(catnip, fed.length)
  const points = cats.reduce((sum, count) => sum + count.points, 0) + leftPoints + fromCatnip
  return { cats, fed: fed.length, left, leftPoints, catnip, catnipPoints: fromCatnip, points }
}

/**
 * CAT-22: wild treats, and tokens that pass for wild, are named as is best for the cat that scores for others eating the same. A cat with
 * a printed need eats what is printed; one that eats what it is given eats what the tokens in its bowl are, or are named.
 */
function bestNaming(kitchen: Kitchen, self: number, fed: readonly number[]): { named: number; eaters: number } {
  const { bowls } = kitchen
  const spare = fed.reduce(
    (sum, cat) =>
      sum + (givesWild(bowls, cat) ? WILD_GIFT[cat]! : 0) - (SIZE[cat]! > 0 ? passingForWild(bowls, cat) : 0),
    0,
  )
  const has = (cat: number, food: number): boolean => bowls[cat * BOWL + food]! > 0
  const notOfKind = (cat: number, food: number): number =>
    kitchen.inBowl(cat) - bowls[cat * BOWL + food]! - bowls[cat * BOWL + WILD]!
  const picky = fed.find(cat => cat !== self && MOST_OF_ONE_KIND[cat]! > 0)
  const greedy = fed.find(cat => EATS_ANYTHING[cat] === 1)

  let best = { named: 0, eaters: -1 }
  for (let food = 0; food < KINDS; food++) {
    const printed = fed.filter(cat => NEEDS[cat * KINDS + food]! > 0).length
    const selfCost = has(self, food) || has(self, WILD) ? 0 : 1
    // Each flexible cat either eats this kind too, at the price of some tokens that pass for wild, or something else at a lower price.
    const pickyWays =
      picky === undefined
        ? [[0, 0]]
        : [
            [1, notOfKind(picky, food)],
            [0, passingForWild(bowls, picky)],
          ]
    const greedyWays =
      greedy === undefined
        ? [[0, 0]]
        : [
            [1, has(greedy, food) || has(greedy, WILD) ? 0 : 1],
            [0, 0],
          ]
    for (const [pickyEats, pickyCost] of pickyWays)
      for (const [greedyEats, greedyCost] of greedyWays) {
        const eaters = printed + pickyEats! + greedyEats!
        if (selfCost + pickyCost! + greedyCost! <= spare && eaters > best.eaters) best = { named: food, eaters }
      }
  }
  return best
}
