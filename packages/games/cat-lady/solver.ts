import {
  CATNIP_GIFT,
  COLOUR_BITS,
  KINDS_OF_FOOD,
  MOST_OF_ONE_KIND,
  NEEDS,
  PER_CARD,
  PER_COSTUME,
  PER_TOY,
  SIZE,
  WILD_GIFT,
  WORTH,
} from './cat-tables.ts'
import { ALL_CATS, MOST_LEFT_OVER, UNFED } from './components.ts'
import type { Kitchen } from './kitchen.ts'
import { AS_PRINTED, HUNGRY, type Plan, soMuchOf } from './plan.ts'
import { serve } from './serving.ts'
import { coloursOf, ownPoints, Settled } from './settled.ts'

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
 * Feedings are compared by one number, their key: points first, then fed cats (CAT-17), then tokens eaten.
 */

const KINDS = KINDS_OF_FOOD
const CATS = ALL_CATS.length
const POINT = 4096
const FED_CAT = 64
const NONE = Number.MIN_SAFE_INTEGER

// --- The household that is being solved; one at a time, nothing waits ---

let kitchen: Kitchen
const settled = new Settled()

const entangled = new Uint8Array(CATS)
let entangledSize = 0
/** The plan of each entangled cat, by its place in the list. */
const plans = new Uint8Array(CATS)

const simple = new Uint8Array(CATS)
let simpleSize = 0
/** The simple cats, by what each token fed to them brings, best first: their places in `simple`, keys and sizes. */
const order = new Uint8Array(CATS)
const keys = new Int32Array(CATS)
const sizes = new Uint8Array(CATS)
/** From each place in that order on, how many cats there are of each colour. */
const coloursAhead = new Uint8Array((CATS + 1) * KINDS)

// --- The best so far ---

let bestKey = NONE
/** A bit for each simple cat that is fed. */
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
  settled.enter(given)
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

// --- The entangled cats: every way ---

/** Every way to feed the entangled cats from this one on; well-fed ones first, since good feedings cut off bad ones. */
function settle(index: number): void {
  if (index === entangledSize) {
    feedSimple()
    return
  }
  const most = MOST_OF_ONE_KIND[entangled[index]!]!
  if (most === 0) settleAs(index, AS_PRINTED)
  else
    for (let amount = most; amount > 0; amount--)
      for (let food = 0; food < KINDS; food++) settleAs(index, soMuchOf(food, amount))
  settleAs(index, HUNGRY)
}

function settleAs(index: number, plan: Plan): void {
  plans[index] = plan
  settle(index + 1)
}

// --- The simple cats: a knapsack ---

function feedSimple(): void {
  if (!settled.read(kitchen, entangled, entangledSize, plans)) return
  const { chicken, tuna, milk, tokens, restPoints, points, fed, colours } = settled
  const left = tokens - chicken - tuna - milk
  const eaten = restPoints > 0 ? tokens : tokens - left
  const sure = points + restPoints * left + UNFED * simpleSize
  sortSimple()
  choose(0, sure * POINT + fed * FED_CAT + eaten, chicken, tuna, milk, fed, colours, 0)
}

/** What feeding each of the simple cats brings, now that the entangled ones are settled; sorted by what each token brings. */
function sortSimple(): void {
  const { perCat, perColour, restPoints, sameKind, samePoints } = settled
  for (let index = 0; index < simpleSize; index++) {
    const cat = simple[index]!
    const size = SIZE[cat]!
    let points = ownPoints(kitchen, cat) + perCat - UNFED - restPoints * size
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
  if (settled.setPoints > 0) countColoursAhead()
}

function countColoursAhead(): void {
  for (let colour = 0; colour < KINDS; colour++) {
    let ahead = 0
    coloursAhead[simpleSize * KINDS + colour] = 0
    for (let place = simpleSize - 1; place >= 0; place--) {
      ahead += (COLOUR_BITS[simple[order[place]!]!]! >> colour) & 1
      coloursAhead[place * KINDS + colour] = ahead
    }
  }
}

/** At most so much can still come: of the cats from this place on as if they could be fed in part, and of everything decided at the end. */
function boundFrom(place: number, left: number, fed: number, colours: number): number {
  const { restPoints, sameKind, samePoints, mostFedPoints, mostFedOtherwise, setPoints } = settled
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
    bound += size <= room ? key : Math.ceil((key * room) / size)
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
  if (key + boundFrom(place, settled.tokens - chicken - tuna - milk, fed, colours) <= bestKey) return
  const index = order[place]!
  const cat = simple[index]!
  const moreChicken = chicken + NEEDS[cat * KINDS]!
  const moreTuna = tuna + NEEDS[cat * KINDS + 1]!
  const moreMilk = milk + NEEDS[cat * KINDS + 2]!
  if (settled.isEnough(moreChicken, moreTuna, moreMilk)) {
    const more = chosen | (1 << index)
    choose(place + 1, key + keys[place]!, moreChicken, moreTuna, moreMilk, fed + 1, colours + coloursOf(cat), more)
  }
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
  const { setPoints, mostFedPoints, mostFedOtherwise, restPoints, sameKind, samePoints, tokens } = settled
  let points = 0
  if (setPoints > 0) points += setPoints * Math.min(colours & 255, (colours >> 8) & 255, (colours >> 16) & 255)
  if (mostFedPoints > 0) points += fed > kitchen.mostFed ? mostFedPoints : mostFedOtherwise
  if (restPoints > 0) {
    if (sameKind >= 0 && settled.restHas(sameKind, chicken, tuna, milk)) points += samePoints
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
