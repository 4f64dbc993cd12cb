import {
  EATS_ANYTHING,
  KINDS_OF_FOOD,
  MOST_OF_ONE_KIND,
  NEEDS,
  SIZE,
  TOKENS_PER_BOWL,
  WILD,
  WILD_GIFT,
} from './cat-tables.ts'
import type { CatLadyClause } from './clauses.ts'

/*
 * What may stand in a bowl (CAT-11, CAT-22). Bowls lie in a row by cat, four counts each: chicken, tuna, milk, wild. A token of another
 * kind than the cat eats stands there as a wild one, by the gift of Moonbeam.
 */

const KINDS = KINDS_OF_FOOD
const BOWL = TOKENS_PER_BOWL

export function tokensIn(bowls: Uint8Array, cat: number): number {
  const at = cat * BOWL
  return bowls[at]! + bowls[at + 1]! + bowls[at + 2]! + bowls[at + WILD]!
}

/** The most tokens of one kind in a bowl. */
function mostOfAKind(bowls: Uint8Array, cat: number): number {
  const at = cat * BOWL
  return Math.max(bowls[at]!, bowls[at + 1]!, bowls[at + 2]!)
}

/** How many tokens in a bowl can only be there as wild ones. */
export function passingForWild(bowls: Uint8Array, cat: number): number {
  if (EATS_ANYTHING[cat] === 1) return 0
  if (MOST_OF_ONE_KIND[cat]! > 0) return tokensIn(bowls, cat) - bowls[cat * BOWL + WILD]! - mostOfAKind(bowls, cat)
  let passing = 0
  for (let food = 0; food < KINDS; food++)
    passing += Math.max(0, bowls[cat * BOWL + food]! - NEEDS[cat * KINDS + food]!)
  return passing
}

/** Whether the cat lets other tokens pass for wild, its own bowl being full. */
export const givesWild = (bowls: Uint8Array, cat: number): boolean =>
  WILD_GIFT[cat]! > 0 && tokensIn(bowls, cat) === SIZE[cat]

/** Why one more token of this kind may not go into the bowl; `spare`: how many more tokens may pass for wild. */
export function whyNotInBowl(bowls: Uint8Array, cat: number, food: number, spare: number): CatLadyClause | undefined {
  if (EATS_ANYTHING[cat] === 1) return undefined
  const most = MOST_OF_ONE_KIND[cat]!
  const tokens = tokensIn(bowls, cat)
  if (most > 0) {
    if (tokens === most) return 'CAT-22'
    const grows = food === WILD || bowls[cat * BOWL + food] === mostOfAKind(bowls, cat)
    return grows || spare > 0 ? undefined : 'CAT-22'
  }
  if (tokens === SIZE[cat]) return 'CAT-11'
  if (food === WILD || bowls[cat * BOWL + food]! < NEEDS[cat * KINDS + food]!) return undefined
  // The tokens that feed Moonbeam must be the ones on its card.
  if (WILD_GIFT[cat]! > 0) return 'CAT-22'
  return spare > 0 ? undefined : 'CAT-11'
}
