import { firstOf, MoveList, SeededRng } from '@sennik/engine'
import { sen } from '@sennik/games/sen'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BoardgameioRival } from './rival.ts'

const { rules } = sen
const before = process.env.NODE_ENV

// It reads this at every move.
beforeAll(() => {
  process.env.NODE_ENV = 'production'
})

afterAll(() => {
  process.env.NODE_ENV = before
})

function begun(seats: number, seed: string) {
  const rng = SeededRng.of(seed)
  const state = rules.newState()
  const list = new MoveList()
  rules.setup(seats, sen.options.read({}), { rng }, state)
  return { rng, state, list }
}

describe('boardgame.io’s bot at the engine’s table', () => {
  test.each([2, 3, 4, 5])('both tables stay the same through whole games of %i', seats => {
    const rival = new BoardgameioRival(SeededRng.of('same'))
    for (let game = 0; game < 15; game++) {
      const { rng, state, list } = begun(seats, `same ${seats} ${game}`)
      rival.begin(state)
      while (rules.deciders(state) !== 0) {
        const seat = firstOf(rules.deciders(state))
        list.clear()
        rules.legalMoves(state, seat, list)
        const move = list.at(rng.below(list.size))
        rules.apply(state, seat, move, { rng })
        // Throws as soon as they differ.
        rival.follow(seat, move, state)
      }
    }
  })

  test('a table that was left alone is found out', () => {
    const rival = new BoardgameioRival(SeededRng.of('other'))
    const { rng, state, list } = begun(2, 'other')
    rival.begin(state)
    const seat = firstOf(rules.deciders(state))
    rules.legalMoves(state, seat, list)
    const move = list.at(0)
    rules.apply(state, seat, move, { rng })
    state.pile[0] = state.pile[0] === 1 ? 2 : 1
    expect(() => rival.follow(seat, move, state)).toThrow('came apart')
  })

  test('it thinks for as long as it may, finds legal moves, and leaves the game as it was', async () => {
    const rival = new BoardgameioRival(SeededRng.of('thinks'))
    const { rng, state, list } = begun(2, 'thinks')
    rival.begin(state)
    for (let moves = 0; moves < 30 && rules.deciders(state) !== 0; moves++) {
      const seat = firstOf(rules.deciders(state))
      list.clear()
      rules.legalMoves(state, seat, list)
      const { move, iterations } = await rival.choose(state, 10)
      expect(list.has(move)).toBe(true)
      expect(iterations).toBeGreaterThan(0)
      rules.apply(state, seat, move, { rng })
      rival.follow(seat, move, state)
    }
  })
})
