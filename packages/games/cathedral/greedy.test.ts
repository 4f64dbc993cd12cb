import { asSeat, firstOf, MoveList, SeededRng } from '@sennik/engine'
import { describe, expect, test } from 'vitest'
import { evaluate } from './evaluation.ts'
import { cathedral } from './game.ts'
import { asked, stateOf } from './scenario.ts'

const { rules, options, greedy } = cathedral

/** Plays a game in which one seat moves at random. */
function scoresAgainstChance(seats: number, careless: number, seed: string): readonly number[] {
  const rng = SeededRng.of(seed)
  const list = new MoveList()
  const state = rules.newState()
  rules.setup(seats, options.read({}), { rng }, state)
  while (rules.deciders(state) !== 0) {
    const seat = firstOf(rules.deciders(state))
    list.clear()
    rules.legalMoves(state, seat, list)
    const legal = list.toArray()
    const move = seat === careless ? legal[rng.below(legal.length)]! : greedy(rules.view(state, seat), seat, legal)
    expect(legal).toContain(move)
    rules.apply(state, seat, move, { rng })
  }
  return rules.scores(state)
}

describe('the first bot', () => {
  test('plays legally and beats chance by far, with two and with four', () => {
    for (const careless of [0, 1]) {
      const scores = scoresAgainstChance(2, careless, `greedy ${careless}`)
      expect(scores[1 - careless]!).toBeGreaterThan(scores[careless]! + 20)
    }
    const scores = scoresAgainstChance(4, 2, 'greedy of four')
    expect(scores[2]).toBe(Math.min(...scores))
  }, 120_000)

  test('the evaluation likes points, means, and the way to both', () => {
    const value = (...lines: readonly string[]): number =>
      evaluate(stateOf(2, 'day: develop', asked('act', 1), 'dreams: - | -', ...lines), asSeat(0))
    expect(value('ritual: 3 0 | 0 0')).toBeGreaterThan(value('ritual: 2 0 | 0 0'))
    expect(value('ritual: 5 0 | 0 0')).toBeGreaterThan(value('ritual: 4 0 | 0 0'))
    expect(value('areas: NW=1:3,f1:1 SE=2:2,f2:1')).toBeGreaterThan(value('areas: NW=1:2,f1:1 SE=2:2,f2:1'))
    expect(value('upgrades: R01 | -')).toBeGreaterThan(value('upgrades: - | -'))
    expect(value('dreams: S01 | -', 'areas: NW=1:1,f1:1 N=1:1 W=1:1')).toBeGreaterThan(
      value('dreams: S29 | -', 'stage2: yes', 'areas: NW=1:1,f1:1 N=1:1 W=1:1'),
    )
  })
})
