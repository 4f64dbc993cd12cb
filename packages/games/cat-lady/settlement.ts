import { mostOfOthers } from './counting.ts'
import { bestFeeding } from './feedings.ts'
import type { Feeding, Household } from './household.ts'

/** Rounds of looking at each other after which feedings are left as they are. */
const ROUNDS = 8

/**
 * The best feedings of a whole table, when nobody chose otherwise (CAT-13). Leftovers and the number of fed cats are compared between
 * players, so that one's best feeding may hang on another's: everybody begins with what is best without regard to the others; then, in the
 * order of seats, each looks at what lies before the others and feeds as is best against that, until nobody changes anything any more.
 */
export function bestFeedings(households: readonly Household[]): Feeding[] {
  const feedings = households.map(household => bestFeeding(household))
  for (let round = 0; round < ROUNDS; round++) {
    let changed = false
    households.forEach((household, seat) => {
      const best = bestFeeding(household, {
        mostFed: mostOfOthers(
          feedings.map(({ fed }) => fed),
          seat,
        ),
        mostLeft: mostOfOthers(
          feedings.map(({ left }) => left),
          seat,
        ),
      })
      const { fed, left } = feedings[seat]!
      if (best.fed !== fed || best.left !== left) changed = true
      feedings[seat] = best
    })
    if (!changed) break
  }
  return feedings
}
