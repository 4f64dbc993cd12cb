import { asSeat, SeededRng } from '@sennik/engine'
import { expect, test } from 'vitest'
import { type Card, copiesFor, symbolOf } from './components.ts'
import { catLady } from './index.ts'

const TABLE = `
  cats: shadow bell florence | sox
  food: TT | M
  lost: 1 | 0
  grid: tuna2 wild milk / bronte zeus pumpkin / lost spray chicken
  strays: cow - macak
  marker: 1
  asked: 1 turn
`.replaceAll(/^ +/gm, '')

test('worlds are imagined uniformly: the top card is each unseen card as often as there are such cards', () => {
  const state = catLady.position.read(TABLE)
  const seen = catLady.rules.view(state, asSeat(0))
  const unseen = [...copiesFor(2)]
  for (const symbol of ['shadow', 'bell', 'sox', 'tuna2', 'wild', 'milk', 'bronte', 'zeus', 'pumpkin', 'lost', 'spray'])
    unseen[SYMBOLS.indexOf(symbol)]!--
  // One in the grid, one in a hand, and the cards that became tokens and a stray.
  for (const symbol of ['chicken', 'lost', 'lost', 'lost', 'tuna', 'tuna', 'milk']) unseen[SYMBOLS.indexOf(symbol)]!--
  const total = unseen.reduce((sum, count) => sum + count, 0)
  expect(total).toBe(seen.counts.deck + seen.counts.removed)
  const worlds = 40_000
  const found = Array<number>(unseen.length).fill(0)
  const rng = SeededRng.of('imagine')
  const world = catLady.rules.newState()
  for (let index = 0; index < worlds; index++) {
    catLady.rules.imagine(seen, rng, world)
    found[world.deck[total - 1]!]!++
  }
  let chiSquare = 0
  let kinds = 0
  found.forEach((count, kind) => {
    if (unseen[kind] === 0) expect(count).toBe(0)
    else {
      const expected = (worlds * unseen[kind]!) / total
      chiSquare += (count - expected) ** 2 / expected
      kinds++
    }
  })
  expect(kinds).toBe(25)
  expect(chiSquare).toBeLessThan(51.2) // 24 degrees of freedom, p = 0.001
})

test('what lies open is as it is in every imagined world', () => {
  const state = catLady.position.read(TABLE)
  const open = ({ deck: _deck, removed: _removed, ...rest }: { readonly [field: string]: string }) => rest
  const world = catLady.rules.newState()
  for (let index = 0; index < 100; index++) {
    catLady.rules.imagine(catLady.rules.view(state, 'spectator'), SeededRng.of(`world ${index}`), world)
    expect(open(catLady.position.write(world))).toEqual(open(catLady.position.write(state)))
  }
})

const SYMBOLS = copiesFor(4).map((_, card) => symbolOf(card as Card))
