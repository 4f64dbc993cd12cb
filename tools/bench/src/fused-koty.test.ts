import { MoveList, playout, SeededRng } from '@sennik/engine'
import { koty } from '@sennik/games/koty'
import { expect, test } from 'vitest'
import { fusedKotyTotals, playFusedKoty } from './fused/koty.ts'

const { rules } = koty

test.each([2, 3, 4, 5, 6])('with %i seats the fused loop plays the engine’s games, move for move', seats => {
  const [rng, same] = [SeededRng.of(`fused ${seats}`), SeededRng.of(`fused ${seats}`)]
  const state = rules.newState()
  const list = new MoveList()
  for (let game = 0; game < 600; game++) {
    rules.setup(seats, koty.options.read({}), { rng }, state)
    const wanted = { game, moves: playout(rules, state, rng, list), totals: rules.scores(state) }
    const played = playFusedKoty(seats, same)
    expect({ game, moves: played, totals: fusedKotyTotals(seats) }).toEqual(wanted)
    // The streams stand at the same number.
    expect(same.next()).toBe(rng.next())
  }
})
