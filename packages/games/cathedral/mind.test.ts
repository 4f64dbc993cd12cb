import { asSeat, firstOf, MoveList, SeededRng } from '@sennik/engine'
import { randomPlan, scramble } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { cathedral } from './game.ts'
import { prospects } from './mind/prospects.ts'
import { asked, stateOf } from './scenario.ts'

const { rules, options, mind, moves } = cathedral

describe.each([2, 3, 4])('with %i seats', seats => {
  test('what comes to mind first is legal, and the same wherever the cards lie that the seat does not know', () => {
    const rng = SeededRng.of(`mind ${seats}`)
    const list = new MoveList()
    const state = rules.newState()
    const other = rules.newState()
    let positions = 0
    for (let game = 0; game < 4; game++) {
      const plan = randomPlan(cathedral, `mind ${seats} ${game}`, seats)
      rules.setup(seats, options.read(plan.options, seats), { rng }, state)
      while (rules.deciders(state) !== 0) {
        const seat = firstOf(rules.deciders(state))
        list.clear()
        rules.legalMoves(state, seat, list)
        const first = mind.rollout(state, seat, list, rng)
        expect(list.has(first)).toBe(true)
        if (list.size > 1) {
          scramble(cathedral, state, seat, 'all', rng, other)
          expect(mind.rollout(other, seat, list, rng)).toBe(first)
          positions++
        }
        rules.apply(state, seat, game % 2 === 0 ? first : list.at(rng.below(list.size)), { rng })
      }
      const values = new Float64Array(seats)
      mind.judge(state, state, values)
      expect(values.reduce((sum, value) => sum + value)).toBeCloseTo(1, 9)
      const winner = firstOf(rules.winners(state))
      for (let seat = 0; seat < seats; seat++) expect(values[winner]!).toBeGreaterThanOrEqual(values[seat]!)
    }
    expect(positions).toBeGreaterThan(700)
  })
})

describe('prospects', () => {
  const at = (turn: number, ...lines: readonly string[]): number =>
    prospects(stateOf(2, `turn: ${turn}`, 'day: develop', asked('act', 1), ...lines), asSeat(0))
  const more = (turn: number, ...lines: readonly string[]): number => at(turn, ...lines) - at(turn)

  test.each([
    ['a Fort', 'areas: NW=1:2,f1:1 N=f1:1 SE=2:2,f2:1'],
    ['an area', 'areas: NW=1:2,f1:1 N=1:2 SE=2:2,f2:1'],
    ['an Upgrade', 'upgrades: R01 | -'],
    ['a strong card', 'hands: R37 | -'],
  ])('%s is worth more the more time is left', (_what, lines) => {
    expect(more(29, lines)).toBeGreaterThan(0)
    expect(more(5, lines)).toBeGreaterThan(more(17, lines))
    expect(more(17, lines)).toBeGreaterThan(more(29, lines))
  })

  test('points are worth the same at any time', () => {
    const dream = 'fulfilled: S02 | -'
    expect(more(5, dream)).toBeCloseTo(3, 9)
    expect(more(29, dream)).toBeCloseTo(3, 9)
  })
})

test('the same lead makes a victory surer late than early', () => {
  const share = (turn: number): number => {
    const s = stateOf(2, `turn: ${turn}`, 'day: develop', asked('act', 1), 'fulfilled: S02 S03 | -')
    const values = new Float64Array(2)
    mind.judge(s, s, values)
    return values[0]!
  }
  expect(share(5)).toBeGreaterThan(0.5)
  expect(share(29)).toBeGreaterThan(share(5))
})

describe('tempers', () => {
  const s = stateOf(2, 'day: develop', 'dreamers: develop B', asked('act', 1))
  const fancy = (level: 'novice' | 'casual', text: string): number =>
    mind.tempers[level].fancies!(rules.view(s, asSeat(0)), asSeat(0), moves.read(text))

  test('a novice hoards cards and Dreams, a casual player fights and commands', () => {
    expect(fancy('novice', 'draw')).toBeGreaterThan(0)
    expect(fancy('novice', 'returnDream 1')).toBeLessThan(0)
    expect(fancy('novice', 'perform')).toBe(0)
    expect(fancy('casual', 'fight 1 1 2')).toBeGreaterThan(0)
    expect(fancy('casual', 'command 1')).toBeGreaterThan(0)
    expect(fancy('casual', 'done')).toBe(0)
  })
})
