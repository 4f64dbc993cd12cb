import { asSeat, type Move, MoveList, SeededRng, seatsOf } from '@sennik/engine'
import { randomPlan, scenario, scramble } from '@sennik/engine/testing'
import { expect, test } from 'vitest'
import { sen } from './index.ts'

const { rules } = sen

test('SEN-M1: looking again, or coming back, shows what the seat knows and no more', () => {
  const state = sen.position.read('dreams: 9:1 7 3 0:12 | T 6:2 5 0:*\nasked: 1 turn')
  const first = JSON.stringify(rules.view(state, asSeat(0)))
  expect(JSON.parse(first).dreams).toEqual([
    [9, null, null, 0],
    [null, null, null, 0],
  ])
  for (let again = 0; again < 3; again++) expect(JSON.stringify(rules.view(state, asSeat(0)))).toBe(first)
})

test('SEN-M1: the memory aid is agreed at the table and changes no rule', () => {
  const TABLE = 'dreams: 9 7:1 3 0 | T 6 5 0\nasked: 1 turn'
  scenario(sen, `options: {"memoryAid":true}\n${TABLE}`).asked(1, 'take', 'draw', 'call').done()
  expect(rules.view(sen.position.read(TABLE), asSeat(0)).agreed.options.memoryAid).toBe(false)
  expect(
    rules.view(sen.position.read(`options: {"memoryAid":true}\n${TABLE}`), asSeat(0)).agreed.options.memoryAid,
  ).toBe(true)
})

test('SEN-M1: bots use only what their seat knows: however the hidden cards are changed, the move is the same', () => {
  const list = new MoveList()
  const legalIn = (state: ReturnType<typeof rules.newState>, seat: ReturnType<typeof asSeat>): Move[] => {
    list.clear()
    rules.legalMoves(state, seat, list)
    return list.toArray()
  }
  const world = rules.newState()
  let compared = 0
  for (let game = 0; game < 60; game++) {
    const plan = randomPlan(sen, `mind ${game}`)
    const rng = SeededRng.of(plan.seed)
    const state = rules.newState()
    rules.setup(
      plan.seats,
      sen.options.read({ ...(plan.options as object), limit: undefined, rounds: 2 }),
      { rng },
      state,
    )
    while (rules.deciders(state) !== 0) {
      const seat = seatsOf(rules.deciders(state))[0]!
      const legal = legalIn(state, seat)
      const move = sen.greedy(rules.view(state, seat), seat, legal)
      scramble(sen, state, seat, 'all', rng, world)
      expect(sen.greedy(rules.view(world, seat), seat, legalIn(world, seat))).toBe(move)
      compared++
      rules.apply(state, seat, rng.below(3) === 0 ? legal[rng.below(legal.length)]! : move, { rng })
    }
  }
  expect(compared).toBeGreaterThan(2000)
})

test('SEN-M1: the same view always gives the same move', () => {
  const view = rules.view(sen.position.read('dreams: 9 7:1 3 0 | T 6 5 0\nasked: 1 turn'), asSeat(0))
  const legal = [sen.moves.read('take'), sen.moves.read('draw'), sen.moves.read('call')]
  const chosen = new Set(Array.from({ length: 20 }, () => sen.greedy(view, asSeat(0), legal)))
  expect(chosen.size).toBe(1)
})
