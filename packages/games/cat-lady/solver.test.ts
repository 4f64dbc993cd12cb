import { type Rng, SeededRng } from '@sennik/engine'
import { expect, test } from 'vitest'
import { bruteForce } from './brute-force.ts'
import { ALL_CATS, type Cat, FIRST_STRAY } from './components.ts'
import { bestFeeding, countFeeding } from './feedings.ts'
import type { Household, Rivals } from './household.ts'

const TABLES = 6000
const MOST_CATS = 4
const MOST_TOKENS = 6

/** A small household: strays more often than at a table, so that abilities meet. */
function smallHousehold(rng: Rng): Household {
  const cats = new Set<Cat>()
  const size = 1 + rng.below(MOST_CATS)
  const strays = Math.min(size, rng.below(4))
  while (cats.size < strays) cats.add((FIRST_STRAY + rng.below(ALL_CATS.length - FIRST_STRAY)) as Cat)
  while (cats.size < size) cats.add(rng.below(FIRST_STRAY) as Cat)
  const food = [0, 0, 0, 0]
  const tokens = rng.below(MOST_TOKENS + 1)
  for (let token = 0; token < tokens; token++) food[rng.below(8) === 0 ? 3 : rng.below(3)]!++
  return {
    cats: [...cats].sort((one, other) => one - other),
    food,
    costumes: rng.below(4),
    toys: rng.below(5),
    catnip: rng.below(5),
  }
}

const someRivals = (rng: Rng): Rivals => ({ mostFed: rng.below(5), mostLeft: rng.below(5) })

test(`CAT-13: the feeding found is worth exactly as much as the best of all feedings, on ${TABLES} small tables with every cat`, () => {
  const rng = SeededRng.of('small tables')
  const met = new Set<Cat>()
  for (let table = 0; table < TABLES; table++) {
    const household = smallHousehold(rng)
    const rivals = someRivals(rng)
    const best = bestFeeding(household, rivals)
    const text = JSON.stringify({ table, household, rivals, best })
    if (best.points !== bruteForce(household, rivals)) expect(text).toBe(bruteForce(household, rivals))
    // The bowls it lays out come to what it says, when they are counted as they stand.
    const counted = countFeeding(household, best.bowls, rivals)
    if (counted.points !== best.points) expect(text).toBe(counted)
    expect([counted.fed, counted.left]).toEqual([best.fed, best.left])
    for (const cat of household.cats) met.add(cat)
  }
  expect(met.size).toBe(ALL_CATS.length)
})
