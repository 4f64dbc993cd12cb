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
  WILD,
  WILD_GIFT,
  WORTH,
} from './cat-tables.ts'
import { catnipInUse, catnipPerCat, catnipPoints } from './catnip.ts'
import { ALL_CATS, MOST_LEFT_OVER, UNFED } from './components.ts'
import type { Kitchen } from './kitchen.ts'
import { AS_PRINTED, amountIn, HUNGRY, kindIn, needOf, soMuchOf } from './plan.ts'
import { serve } from './serving.ts'

/*
 * The feeding that is worth most, exactly (CAT-13). First it is settled, in every way there is, which of the *entangled* cats are fed and
 * with what: those whose worth hangs on other cats, or that change what others can be fed with. Then every other cat is worth a fixed
 * number of points, and which of them are fed is a knapsack with three kinds of food, solved by branch and bound. Tokens are only counted:
 * a feeding is possible exactly when
 *   - there are as many tokens as are needed,
 *   - wild treats and tokens that pass for wild make up for what is missing of each kind,
 *   - what Moonbeam itself lacks is made up for by wild treats alone.
 * Which token goes into which bowl is settled afterwards (`serving.ts`). Nothing is allocated.
 *
 * Feedings are compared by one number: points first, then fed cats (CAT-17), then tokens eaten.
 */

const KINDS = KINDS_OF_FOOD
const CATS = ALL_CATS.length
const POINT = 4096
const FED_CAT = 64
const NONE = Number.MIN_SAFE_INTEGER

// --- The household that is being solved; one at a time, nothing waits ---

let kitchen: Kitchen
let tokens = 0
const have = new Int32Array(KINDS)
let wild = 0

const entangled = new Uint8Array(CATS)
let entangledSize = 0
/** The plan of each entangled cat, by its place in the list. */
const plans = new Uint8Array(CATS)

const simple = new Uint8Array(CATS)
let simpleSize = 0
/** The other cats, by what each token fed to them brings, best first: their places in `simple`, keys and sizes. */
const order = new Uint8Array(CATS)
const keys = new Int32Array(CATS)
const sizes = new Uint8Array(CATS)
/** From each place in that order on, how many cats there are of each colour. */
const coloursAhead = new Uint8Array((CATS + 1) * KINDS)

// --- What the settled entangled cats come to ---

let flexible = 0
let setPoints = 0
let mostFedPoints = 0
let mostFedOtherwise = 0
/** The cat that eats the rest: points per token; 0 if it is not fed. */
let restPoints = 0
/** The kind that the cat which counts who eats the same has eaten; −1 without one. */
let sameKind = -1
let samePoints = 0
/** Points for each fed cat of a colour. */
const perColour = new Int32Array(KINDS)

// --- The best so far ---

let bestKey = NONE
let bestFed = 0
const bestPlans = new Uint8Array(CATS)
/** The plan for each cat of the box. */
const served = new Uint8Array(CATS)

const isEntangled = (cat: number): boolean =>
  SIZE[cat] === 0 ||
  CATNIP_GIFT[cat]! > 0 ||
  WILD_GIFT[cat]! > 0 ||
  (WORTH[cat] !== PER_CARD && WORTH[cat] !== PER_COSTUME && WORTH[cat] !== PER_TOY)

/** Fills the bowls of the kitchen with the best feeding, the choices of other players being fixed. Returns its points. */
export function solve(given: Kitchen): number {
  kitchen = given
  wild = given.food[WILD]!
  tokens = wild
  for (let food = 0; food < KINDS; food++) {
    have[food] = given.food[food]!
    tokens += have[food]!
  }
  entangledSize = 0
  simpleSize = 0
  for (let index = 0; index < given.size; index++) {
    const cat = given.cats[index]!
    if (isEntangled(cat)) entangled[entangledSize++] = cat
    else simple[simpleSize++] = cat
  }
  bestKey = NONE
  settle(0)
  for (let index = 0; index < entangledSize; index++) served[entangled[index]!] = bestPlans[index]!
  for (let index = 0; index < simpleSize; index++)
    served[simple[index]!] = ((bestFed >> index) & 1) === 1 ? AS_PRINTED : HUNGRY
  serve(given, served)
  return Math.floor(bestKey / POINT)
}

/** Every way to feed the entangled cats from this one on; well-fed ones first, since good feedings cut off bad ones. */
function settle(index: number): void {
  if (index === entangledSize) {
    feedOthers()
    return
  }
  const cat = entangled[index]!
  const most = MOST_OF_ONE_KIND[cat]!
  if (most === 0) settleAs(index, AS_PRINTED)
  else
    for (let amount = most; amount > 0; amount--)
      for (let food = 0; food < KINDS; food++) settleAs(index, soMuchOf(food, amount))
  settleAs(index, HUNGRY)
}

function settleAs(index: number, plan: number): void {
  plans[index] = plan
  settle(index + 1)
}

/** The entangled cats are settled: sums up what that comes to, then chooses among the others. */
function feedOthers(): void {
  if (!takeStock()) return
  let points = 0
  let fed = 0
  let colours = 0
  for (let index = 0; index < entangledSize; index++) {
    const cat = entangled[index]!
    const plan = plans[index]!
    if (plan === HUNGRY) points += UNFED
    else {
      fed++
      colours += coloursOf(cat)
      points += settledPoints(cat, plan)
    }
  }
  for (let colour = 0; colour < KINDS; colour++) points += perColour[colour]! * ((colours >> (8 * colour)) & 255)
  const catnip = catnipInUse(kitchen.catnip, catnipGiven())
  const perCat = catnipPerCat(catnip)
  points += catnipPoints(catnip, fed)
  const needed = need0 + need1 + need2
  let key = points * POINT + fed * FED_CAT + (restPoints > 0 ? tokens : needed)
  key += restPoints * POINT * (tokens - needed) + simpleSize * UNFED * POINT
  sortOthers(perCat)
  if (key + boundFrom(0, tokens - needed, fed, colours) <= bestKey) return
  choose(0, key, need0, need1, need2, fed, colours, 0)
}

let need0 = 0
let need1 = 0
let need2 = 0

/** Reads the plans; false if there is not enough food for them. */
function takeStock(): boolean {
  need0 = 0
  need1 = 0
  need2 = 0
  flexible = wild
  setPoints = 0
  mostFedPoints = 0
  mostFedOtherwise = 0
  restPoints = 0
  sameKind = -1
  perColour.fill(0)
  for (let index = 0; index < entangledSize; index++) {
    const cat = entangled[index]!
    const plan = plans[index]!
    if (plan === HUNGRY) continue
    need0 += needOf(cat, plan, 0)
    need1 += needOf(cat, plan, 1)
    need2 += needOf(cat, plan, 2)
    const worth = WORTH[cat]!
    const points = POINTS[cat]!
    if (worth >= PER_COLOUR && worth < PER_SET) perColour[worth - PER_COLOUR]! += points
    else if (worth === PER_SET) setPoints += points
    else if (worth === IF_MOST_FED) {
      mostFedPoints += points
      mostFedOtherwise += OTHERWISE[cat]!
    } else if (worth === PER_SAME_FOOD) {
      sameKind = kindIn(plan)
      samePoints = points
    } else if (EATS_ANYTHING[cat] === 1) restPoints = points
    if (WILD_GIFT[cat]! > 0) {
      flexible += WILD_GIFT[cat]!
      if (missingFor(cat) > wild) return false
    }
  }
  return isEnough(need0, need1, need2)
}

/** What the cat lacks although all food of the household were its own. */
function missingFor(cat: number): number {
  let missing = 0
  for (let food = 0; food < KINDS; food++) missing += Math.max(0, NEEDS[cat * KINDS + food]! - have[food]!)
  return missing
}

/** Whether so much of each kind can be fed, and a token is left for the cat that eats the rest. */
function isEnough(chicken: number, tuna: number, milk: number): boolean {
  if (chicken + tuna + milk + (restPoints > 0 ? 1 : 0) > tokens) return false
  return missing(chicken, tuna, milk) <= flexible
}

const missing = (chicken: number, tuna: number, milk: number): number =>
  Math.max(0, chicken - have[0]!) + Math.max(0, tuna - have[1]!) + Math.max(0, milk - have[2]!)

/** Points of a fed entangled cat that do not hang on the others; on other entangled cats only. */
function settledPoints(cat: number, plan: number): number {
  switch (WORTH[cat]) {
    case PER_CARD:
      return POINTS[cat]!
    case PER_COSTUME:
      return POINTS[cat]! * kitchen.costumes
    case PER_TOY:
      return POINTS[cat]! * kitchen.toys
    case PER_FOOD:
      return EATS_ANYTHING[cat] === 1 ? 0 : POINTS[cat]! * amountIn(plan)
    case PER_SAME_FOOD:
      return samePoints * entangledEatingTheSame(cat)
    default:
      return 0
  }
}

function entangledEatingTheSame(self: number): number {
  let eaters = 0
  for (let index = 0; index < entangledSize; index++) {
    const cat = entangled[index]!
    if (cat !== self && needOf(cat, plans[index]!, sameKind) > 0) eaters++
  }
  return eaters
}

function catnipGiven(): number {
  let given = 0
  for (let index = 0; index < entangledSize; index++)
    if (plans[index] !== HUNGRY) given += CATNIP_GIFT[entangled[index]!]!
  return given
}

/** Three counts in one number: a byte for each colour. */
const coloursOf = (cat: number): number => {
  const bits = COLOUR_BITS[cat]!
  return (bits & 1) | ((bits & 2) << 7) | ((bits & 4) << 14)
}

// --- The other cats: a knapsack ---

/** What feeding each of the other cats brings, now that the entangled ones are settled; sorted by what each token brings. */
function sortOthers(perCat: number): void {
  for (let index = 0; index < simpleSize; index++) {
    const cat = simple[index]!
    const size = SIZE[cat]!
    let points = simplePoints(cat) + perCat - UNFED - restPoints * size
    for (let colour = 0; colour < KINDS; colour++)
      if ((COLOUR_BITS[cat]! & (1 << colour)) !== 0) points += perColour[colour]!
    if (sameKind >= 0 && NEEDS[cat * KINDS + sameKind]! > 0) points += samePoints
    const key = points * POINT + FED_CAT + (restPoints > 0 ? 0 : size)
    let place = index
    while (place > 0 && keys[place - 1]! * size < key * sizes[place - 1]!) {
      order[place] = order[place - 1]!
      keys[place] = keys[place - 1]!
      sizes[place] = sizes[place - 1]!
      place--
    }
    order[place] = index
    keys[place] = key
    sizes[place] = size
  }
  for (let colour = 0; colour < KINDS; colour++) {
    let ahead = 0
    coloursAhead[simpleSize * KINDS + colour] = 0
    for (let place = simpleSize - 1; place >= 0; place--) {
      ahead += (COLOUR_BITS[simple[order[place]!]!]! >> colour) & 1
      coloursAhead[place * KINDS + colour] = ahead
    }
  }
}

function simplePoints(cat: number): number {
  if (WORTH[cat] === PER_COSTUME) return POINTS[cat]! * kitchen.costumes
  if (WORTH[cat] === PER_TOY) return POINTS[cat]! * kitchen.toys
  return POINTS[cat]!
}

/** At most so much can still come: of the cats from this place on as if they could be fed in part, and of everything decided at the end. */
function boundFrom(place: number, left: number, fed: number, colours: number): number {
  let bound = restPoints > 0 && sameKind >= 0 ? samePoints * POINT : 0
  if (mostFedPoints > 0)
    bound += (fed + simpleSize - place > kitchen.mostFed ? mostFedPoints : mostFedOtherwise) * POINT
  if (setPoints > 0) {
    let sets = CATS
    for (let colour = 0; colour < KINDS; colour++)
      sets = Math.min(sets, ((colours >> (8 * colour)) & 255) + coloursAhead[place * KINDS + colour]!)
    bound += setPoints * sets * POINT
  }
  let room = left
  for (let at = place; at < simpleSize && room > 0; at++) {
    const key = keys[at]!
    if (key <= 0) break
    const size = sizes[at]!
    if (size <= room) bound += key
    else bound += Math.ceil((key * room) / size)
    room -= size
  }
  return bound
}

/** Feeds the cat at this place of the order or not, then the next ones. */
function choose(
  place: number,
  key: number,
  chicken: number,
  tuna: number,
  milk: number,
  fed: number,
  colours: number,
  chosen: number,
): void {
  if (place === simpleSize) {
    weigh(key, chicken, tuna, milk, fed, colours, chosen)
    return
  }
  if (key + boundFrom(place, tokens - chicken - tuna - milk, fed, colours) <= bestKey) return
  const index = order[place]!
  const cat = simple[index]!
  const moreChicken = chicken + NEEDS[cat * KINDS]!
  const moreTuna = tuna + NEEDS[cat * KINDS + 1]!
  const moreMilk = milk + NEEDS[cat * KINDS + 2]!
  if (isEnough(moreChicken, moreTuna, moreMilk))
    choose(
      place + 1,
      key + keys[place]!,
      moreChicken,
      moreTuna,
      moreMilk,
      fed + 1,
      colours + coloursOf(cat),
      chosen | (1 << index),
    )
  choose(place + 1, key, chicken, tuna, milk, fed, colours, chosen)
}

/** Everything is decided: adds what hangs on all of it. */
function weigh(
  key: number,
  chicken: number,
  tuna: number,
  milk: number,
  fed: number,
  colours: number,
  chosen: number,
): void {
  let points = 0
  if (setPoints > 0) points += setPoints * Math.min(colours & 255, (colours >> 8) & 255, (colours >> 16) & 255)
  if (mostFedPoints > 0) points += fed > kitchen.mostFed ? mostFedPoints : mostFedOtherwise
  if (restPoints > 0) {
    if (sameKind >= 0 && restHas(sameKind, chicken, tuna, milk)) points += samePoints
  } else {
    const left = tokens - chicken - tuna - milk
    if (left > 0 && left >= kitchen.mostLeft) points += MOST_LEFT_OVER
  }
  const total = key + points * POINT
  if (total <= bestKey) return
  bestKey = total
  bestFed = chosen
  bestPlans.set(plans)
}

/** Whether among the tokens left over is one of this kind, or one that can stand for it. */
function restHas(food: number, chicken: number, tuna: number, milk: number): boolean {
  const needed = food === 0 ? chicken : food === 1 ? tuna : milk
  return have[food]! > needed || missing(chicken, tuna, milk) < flexible
}
