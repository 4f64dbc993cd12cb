import { asSeat, includes, listOf, type Rng, type Seat, SeededRng } from '@sennik/engine'
import { expect, test } from 'vitest'
import { bruteForce } from './brute-force.ts'
import { ALL_CATS, type Cat, FIRST_STRAY } from './components.ts'
import { bestFeeding, countFeeding } from './feedings.ts'
import type { Household, Rivals } from './household.ts'
import { catLady } from './index.ts'
import { playToFeeding } from './scenario.ts'
import { laidBefore } from './scoring.ts'

const TABLES = 6000
const TABLES_OF_PASSING = 1000
const GAMES = 400
const MOST_CATS = 4
const MOST_TOKENS = 6

/** A small household: strays more often than at a table, so that abilities meet. */
function smallHousehold(rng: Rng): Household {
  const cats = new Set<Cat>()
  const size = 1 + rng.below(MOST_CATS)
  const strays = Math.min(size, rng.below(4))
  while (cats.size < strays) cats.add((FIRST_STRAY + rng.below(ALL_CATS.length - FIRST_STRAY)) as Cat)
  while (cats.size < size) cats.add(rng.below(FIRST_STRAY) as Cat)
  return householdOf([...cats], rng.below(MOST_TOKENS + 1), rng)
}

function householdOf(cats: readonly Cat[], tokens: number, rng: Rng): Household {
  const food = [0, 0, 0, 0]
  for (let token = 0; token < tokens; token++) food[rng.below(8) === 0 ? 3 : rng.below(3)]!++
  return {
    cats: cats.toSorted((one, other) => one - other),
    food,
    costumes: rng.below(4),
    toys: rng.below(5),
    catnip: rng.below(5),
  }
}

const NOBODY: Rivals = { mostFed: 0, mostLeft: 0 }
const someRivals = (rng: Rng): Rivals => ({ mostFed: rng.below(5), mostLeft: rng.below(5) })

/** Whether the feeding found is worth as much as the best of all; the bowls it lays out come to what it says, counted as they stand. */
function expectBest(household: Household, rivals: Rivals): void {
  const best = bestFeeding(household, rivals)
  const text = JSON.stringify({ household, rivals, best })
  if (best.points !== bruteForce(household, rivals)) expect(text).toBe(bruteForce(household, rivals))
  const counted = countFeeding(household, best.bowls, rivals)
  if (counted.points !== best.points) expect(text).toBe(counted)
  expect([counted.fed, counted.left]).toEqual([best.fed, best.left])
}

test(`CAT-13: the feeding found is worth exactly as much as the best of all feedings, on ${TABLES} small tables with every cat`, () => {
  const rng = SeededRng.of('small tables')
  const met = new Set<Cat>()
  for (let table = 0; table < TABLES; table++) {
    const household = smallHousehold(rng)
    expectBest(household, someRivals(rng))
    for (const cat of household.cats) met.add(cat)
  }
  expect(met.size).toBe(ALL_CATS.length)
})

test('CAT-13, CAT-22: also where tokens pass for wild and what Cow eats is of use to Truffle', () => {
  const rng = SeededRng.of('passing')
  const strays = ['moonbeam', 'cow', 'truffle'].map(id => ALL_CATS.findIndex(card => card.id === id) as Cat)
  for (let table = 0; table < TABLES_OF_PASSING; table++) {
    const hungry = rng.below(FIRST_STRAY) as Cat
    expectBest(householdOf([...strays, hungry], 5 + rng.below(3), rng), someRivals(rng))
  }
})

test('CAT-13: laid out at a table it is worth as much as the best against what others have fed, or would feed', () => {
  const { rules, options, moves } = catLady
  const best = moves.read('best')
  for (let game = 0; game < GAMES; game++) {
    const rng = SeededRng.of(`feeding ${game}`)
    const state = rules.newState()
    const seats = 2 + (game % 3)
    rules.setup(seats, options.read({}), { rng }, state)
    playToFeeding(state, rng)
    const outcome = (seat: Seat): { fed: number; left: number } => {
      const { household, bowls } = laidBefore(state, seat)
      return includes(rules.deciders(state), seat) ? bestFeeding(household) : countFeeding(household, bowls, NOBODY)
    }
    for (let seat = 0; seat < seats; seat++) {
      const others = listOf(seats, asSeat).filter(other => other !== seat)
      const rivals = {
        mostFed: Math.max(...others.map(other => outcome(other).fed)),
        mostLeft: Math.max(...others.map(other => outcome(other).left)),
      }
      rules.apply(state, asSeat(seat), best, { rng })
      const { household, bowls } = laidBefore(state, asSeat(seat))
      expect(countFeeding(household, bowls, rivals).points).toBe(bestFeeding(household, rivals).points)
      if (seat === 0) rules.apply(state, asSeat(seat), moves.read('done'), { rng })
    }
  }
})
