import { EATS_ANYTHING, KINDS_OF_FOOD, PER_SAME_FOOD, TOKENS_PER_BOWL, WILD, WILD_GIFT, WORTH } from './cat-tables.ts'
import { ALL_CATS } from './components.ts'
import type { Kitchen } from './kitchen.ts'
import { HUNGRY, kindIn, needOf } from './plan.ts'

const KINDS = KINDS_OF_FOOD
const BOWL = TOKENS_PER_BOWL

const left = new Uint8Array(BOWL)
const lacking = new Uint8Array(ALL_CATS.length)

/**
 * Puts tokens into the bowls as planned for each cat: first what fits by its kind, then wild treats, then tokens that pass for wild. The
 * plans must be possible. Moonbeam is served first, since nothing that passes for wild may feed it; the cat that eats the rest gets it.
 */
export function serve(kitchen: Kitchen, plans: Uint8Array): void {
  kitchen.bowls.fill(0)
  left.set(kitchen.food)
  for (let index = 0; index < kitchen.size; index++) {
    const cat = kitchen.cats[index]!
    if (WILD_GIFT[cat]! > 0) {
      serveByKind(kitchen, cat, plans[cat]!)
      serveOther(kitchen, cat, WILD)
    }
  }
  let kept = -1
  for (let index = 0; index < kitchen.size; index++) {
    const cat = kitchen.cats[index]!
    if (WILD_GIFT[cat] === 0) serveByKind(kitchen, cat, plans[cat]!)
    if (WORTH[cat] === PER_SAME_FOOD && plans[cat] !== HUNGRY) kept = kindIn(plans[cat]!)
  }
  for (let index = 0; index < kitchen.size; index++) {
    const cat = kitchen.cats[index]!
    serveOther(kitchen, cat, WILD)
    // What the cat that eats the rest should have among it passes for wild last.
    for (let food = 0; food < KINDS; food++) if (food !== kept) serveOther(kitchen, cat, food)
    if (kept >= 0) serveOther(kitchen, cat, kept)
  }
  for (let index = 0; index < kitchen.size; index++) {
    const cat = kitchen.cats[index]!
    if (EATS_ANYTHING[cat] === 1 && plans[cat] !== HUNGRY) kitchen.bowls.set(left, cat * BOWL)
  }
}

function serveByKind(kitchen: Kitchen, cat: number, plan: number): void {
  lacking[cat] = 0
  for (let food = 0; food < KINDS; food++) {
    const need = needOf(cat, plan, food)
    const given = Math.min(need, left[food]!)
    kitchen.bowls[cat * BOWL + food] = given
    left[food]! -= given
    lacking[cat]! += need - given
  }
}

/** Makes up for what is lacking with tokens of this sort. */
function serveOther(kitchen: Kitchen, cat: number, food: number): void {
  const given = Math.min(lacking[cat]!, left[food]!)
  kitchen.bowls[cat * BOWL + food]! += given
  left[food]! -= given
  lacking[cat]! -= given
}
