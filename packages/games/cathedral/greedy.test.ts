import { asSeat, firstOf, MoveList, SeededRng } from '@sennik/engine'
import { describe, expect, test } from 'vitest'
import { evaluate, timeLeft } from './evaluation.ts'
import { cathedral } from './game.ts'
import { asked, stateOf } from './scenario.ts'

const { rules, options, greedy, moves } = cathedral
const list = new MoveList()

/** Plays a game in which one seat moves at random. */
function scoresAgainstChance(seats: number, careless: number, seed: string): readonly number[] {
  const rng = SeededRng.of(seed)
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

  test('passes where a reaction brings nothing, and reacts where it brings something', () => {
    const reaction = (areas: string): string => {
      const s = stateOf(2, 'day: maneuver', 'dreamers: maneuver A', 'dreams: - | -', areas, asked('react', 2, 1))
      list.clear()
      rules.legalMoves(s, asSeat(1), list)
      return moves.write(greedy(rules.view(s, asSeat(1)), asSeat(1), list.toArray()))
    }
    expect(reaction('areas: NW=1:2,f1:1 SE=f2:1')).toBe('pass')
    expect(reaction('areas: NW=1:2,f1:1 SE=2:3,f2:1')).toBe('oppose')
  })

  test('the end of the game is not shunned: means count by the time left when the thought began', () => {
    const lines = ['stage2: yes', 'nightmares: 4 8', 'turn: 20', asked('act', 1), 'day: develop'] as const
    const before = stateOf(2, ...lines, 'devoured: 2 2 0')
    const ending = stateOf(2, ...lines, 'devoured: 2 2 0', 'ending: yes')
    const time = timeLeft(before)
    expect(timeLeft(ending)).toBe(0)
    expect(evaluate(ending, asSeat(0))).toBeLessThan(evaluate(before, asSeat(0)))
    expect(evaluate(ending, asSeat(0), time)).toBe(evaluate(before, asSeat(0), time))
  })

  test('the evaluation likes points, means, and the way to both', () => {
    const value = (...lines: readonly string[]): number =>
      evaluate(stateOf(2, 'day: develop', asked('act', 1), 'dreams: - | -', ...lines), asSeat(0))
    expect(value('ritual: 3 0 | 0 0')).toBeGreaterThan(value('ritual: 2 0 | 0 0'))
    expect(value('ritual: 5 0 | 0 0')).toBeGreaterThan(value('ritual: 4 0 | 0 0'))
    expect(value('areas: NW=1:3,f1:1 SE=2:2,f2:1')).toBeGreaterThan(value('areas: NW=1:2,f1:1 SE=2:2,f2:1'))
    // Near Dreams in the market are good for whoever may still draw.
    expect(value('market: S05 S06 S07', 'areas: NW=1:2,f1:2 SE=2:2,f2:1')).toBeGreaterThan(
      value('market: S22 S12 S18', 'areas: NW=1:2,f1:2 SE=2:2,f2:1'),
    )
    expect(value('upgrades: R01 | -')).toBeGreaterThan(value('upgrades: - | -'))
    expect(value('dreams: S01 | -', 'areas: NW=1:1,f1:1 N=1:1 W=1:1')).toBeGreaterThan(
      value('dreams: S29 | -', 'stage2: yes', 'areas: NW=1:1,f1:1 N=1:1 W=1:1'),
    )
  })
})
