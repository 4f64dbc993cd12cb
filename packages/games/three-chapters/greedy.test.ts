import { asSeat, type Move, MoveList, SeededRng, seatsOf } from '@sennik/engine'
import { scramble } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { threeChapters as game } from './game.ts'

const { rules, moves } = game

function legalIn(state: ReturnType<typeof rules.newState>, seat: ReturnType<typeof asSeat>): Move[] {
  const list = new MoveList()
  rules.legalMoves(state, seat, list)
  return list.toArray()
}

describe('the first bot', () => {
  test('uses only what its seat knows: however the hidden cards are changed, the move is the same', () => {
    const world = rules.newState()
    for (const seats of [2, 3, 4, 6]) {
      const rng = SeededRng.of(`greedy ${seats}`)
      const state = rules.newState()
      rules.setup(seats, {}, { rng }, state)
      while (rules.deciders(state) !== 0) {
        const [seat] = seatsOf(rules.deciders(state))
        const move = game.greedy(rules.view(state, seat!), seat!, legalIn(state, seat!))
        scramble(game, state, seat!, 'all', rng, world)
        expect(game.greedy(rules.view(world, seat!), seat!, legalIn(world, seat!))).toBe(move)
        rules.apply(state, seat!, move, { rng })
      }
    }
  })

  test('picks the partner of what it has, and plays it when it pays', () => {
    const draft = game.position.read('exchange: 2\nhands: 2 5 6 7 8 9 12 | | |\npicked: 37 | | |\nasked: 1 2 3 4 draft')
    expect(moves.write(game.greedy(rules.view(draft, asSeat(0)), asSeat(0), legalIn(draft, asSeat(0))))).toBe('pick 1')
    const round = game.position.read('played: | 37 | |\nlead: 2\npicked: 10 | | 2 20 12 5 |\nasked: 3 play')
    expect(moves.write(game.greedy(rules.view(round, asSeat(2)), asSeat(2), legalIn(round, asSeat(2))))).toBe('play 2')
  })

  test('beats random play', () => {
    const rng = SeededRng.of('duel')
    let won = 0
    for (let round = 0; round < 200; round++) {
      const state = rules.newState()
      rules.setup(4, {}, { rng }, state)
      const bot = asSeat(round % 4)
      while (rules.deciders(state) !== 0) {
        const [seat] = seatsOf(rules.deciders(state))
        const legal = legalIn(state, seat!)
        const move = seat === bot ? game.greedy(rules.view(state, seat), seat, legal) : legal[rng.below(legal.length)]!
        rules.apply(state, seat!, move, { rng })
      }
      if (rules.winners(state) === 1 << bot) won++
    }
    expect(won).toBeGreaterThan(90)
  })
})
