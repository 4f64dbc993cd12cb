import { asSeat, firstOf, type Level, type Move, MoveList, type Seat, SeededRng } from '@sennik/engine'
import { randomPlan, scramble } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { koty } from './index.ts'
import { mind } from './mind.ts'
import { LONGEST_SERIES, State } from './state.ts'

const { rules, moves, options, position } = koty
const list = new MoveList()
const chance = SeededRng.of('chance')

function legalFor(s: State, seat: Seat): Move[] {
  list.clear()
  rules.legalMoves(s, seat, list)
  return list.toArray()
}

type Player = (s: State, seat: Seat, legal: readonly Move[], rng: SeededRng) => Move
const anything: Player = (_s, _seat, legal, rng) => legal[rng.below(legal.length)]!
const thoughtful: Player = (s, seat, _legal, rng) => mind.rollout(s, seat, list, rng)
const greedy: Player = (s, seat, legal) => koty.greedy(rules.view(s, seat), seat, legal)

/** Plays a game; `each` sees every position with somebody who decides in it. */
function play(
  seats: number,
  asked: unknown,
  seed: string,
  playerOf: (seat: Seat) => Player,
  each?: (s: State, seat: Seat) => void,
): State {
  const rng = SeededRng.of(seed)
  const s = new State()
  rules.setup(seats, options.read(asked, seats), { rng }, s)
  while (rules.deciders(s) !== 0) {
    const seat = firstOf(rules.deciders(s))
    each?.(s, seat)
    const legal = legalFor(s, seat)
    rules.apply(s, seat, playerOf(seat)(s, seat, legal, rng), { rng })
  }
  return s
}

/** Games at larger tables are longer. */
const plansFor = (seats: number): unknown[] =>
  Array.from({ length: 8 + 30 / seats }, (_, game) => randomPlan(koty, `mind ${seats} ${game}`, seats).options)

describe.each([2, 3, 4, 5, 6])('with %i seats, teams and night cards', seats => {
  test('what comes to mind first is legal, and the same wherever the cards lie that the seat does not know', () => {
    const other = new State()
    let positions = 0
    let inTeams = 0
    plansFor(seats).forEach((asked, game) => {
      play(
        seats,
        asked,
        `any ${seats} ${game}`,
        () => (game % 2 === 0 ? anything : thoughtful),
        (s, seat) => {
          const legal = legalFor(s, seat)
          const first = mind.rollout(s, seat, list, chance)
          expect(legal).toContain(first)
          scramble(koty, s, seat, 'all', chance, other)
          expect(mind.rollout(other, seat, list, chance)).toBe(first)
          positions++
          if (s.playsInTeams()) inTeams++
        },
      )
    })
    expect(positions).toBeGreaterThan(1000)
    expect(inTeams > 100).toBe(seats === 4 || seats === 6)
  })

  test('judgement gives every side a chance, all together never more than certainty; at the end most to who won', () => {
    const values = new Float64Array(seats)
    const judged = (s: State): number[] => {
      mind.judge(s, s, values)
      const partners = s.playsInTeams() ? seats / 2 : seats
      for (let seat = partners; seat < seats; seat++) expect(values[seat]).toBe(values[seat - partners])
      return [...values.subarray(0, partners)]
    }
    plansFor(seats).forEach((asked, game) => {
      const end = play(
        seats,
        asked,
        `judged ${seats} ${game}`,
        () => (game % 2 === 0 ? anything : thoughtful),
        s => {
          const sides = judged(s)
          expect(Math.min(...sides)).toBeGreaterThanOrEqual(0)
          expect(sides.reduce((sum, side) => sum + side)).toBeLessThan(1 + 1e-9)
        },
      )
      const sides = judged(end)
      const won = sides.map((_, seat) => ((rules.winners(end) >> seat) & 1) === 1)
      const winners = won.filter(Boolean).length
      won.forEach((isWinner, seat) => {
        if (isWinner) expect(sides[seat]).toBeGreaterThanOrEqual(0.9 / winners)
        else expect(sides[seat]).toBeLessThanOrEqual(0.1)
      })
    })
  })
})

// Over many games it is 84 of 100 with two, 67 with four, where a fair share would be 25.
test.each([
  [2, 0.65],
  [4, 0.45],
])('with %i seats what comes to mind first beats greedy clearly', (seats, clearly) => {
  const games = 120
  let share = 0
  for (let game = 0; game < games; game++) {
    const hero = game % seats
    const s = play(seats, {}, `first ${seats} ${game - hero}`, seat => (seat === hero ? thoughtful : greedy))
    const won = Array.from({ length: seats }, (_, seat) => (rules.winners(s) >> seat) & 1)
    share += won[hero]! / won.reduce((sum, one) => sum + one) / games
  }
  expect(share).toBeGreaterThan(clearly)
})

describe('what comes to mind first', () => {
  const first = (text: string): string => {
    const s = position.read(text)
    const seat = firstOf(rules.deciders(s))
    legalFor(s, seat)
    return moves.write(mind.rollout(s, seat, list, chance))
  }

  test('is to let two cats of one colour make a nine, rather than to lay another', () => {
    expect(first('hands: 8 1 5 6 | 2 2 2 2\ndreams: 8 | -\nasked: 1 turn')).toBe('cat 8 1 1')
    expect(first('hands: 1 3 5 6 | 2 2 2 2\ndreams: 8 | -\nasked: 1 turn')).toBe('cat 1 1 1')
  })

  test('is to lay a cat that can be defended, or else to look for a better hand, but not for ever', () => {
    expect(first('hands: 8 8 5 3 | 2 2 2 2\ndreams: - | -\nasked: 1 turn')).toBe('cat 8 1 1')
    expect(first('hands: 8 7 5 3 | 2 2 2 2\ndreams: - | -\nasked: 1 turn')).toBe('exchange')
    expect(first('hands: 8 7 5 3 | 2 2 2 2\ndreams: - | -\nidle: 20\nasked: 1 turn')).toBe('cat 8 1 1')
  })

  test('KOT-21: is to end the game when that wins it, and not when it loses it', () => {
    const ending = (rival: string): string =>
      first(`hands: 1 2 3 4 | 2 2 2 2\ndreams: 999 999 99 - | ${rival}\ndiscard: 8 1\nasked: 1 nine`)
    expect(ending('9991')).toBe('put 3')
    expect(ending('9998 9998')).toBe('put 4')
    expect(first('hands: 1 3 3 6 | 2 2 2 2\ndreams: 9998 9998 998 | 9991\nasked: 1 turn')).toBe('cat 1 1 3')
    expect(first('hands: 1 3 3 6 | 2 2 2 2\ndreams: 999R 999R 998 | 9998 9998\nasked: 1 turn')).not.toBe('cat 1 1 3')
  })

  test('KOT-16, KOT-T2: is to defend what is worth it, for a partner too', () => {
    expect(first('turn: 1\ntable: 8\nas: 8\nhands: 1 2 3 4 | 8 J 5 5\ndreams: - | 998\nasked: 2 reply 2 1')).toBe(
      'defend',
    )
    expect(first('turn: 1\ntable: 8\nas: 8\nhands: 1 2 3 4 | 1 J 5 5\ndreams: - | 998\nasked: 2 reply 2 1')).toBe(
      'defendJoker',
    )
    expect(
      first(
        'options: {"teams":true}\nturn: 1\ntable: 8\nas: 8\nhands: 1 1 1 1 | 2 2 2 2 | 3 3 3 3 | 8 4 4 4\ndreams: - | 991 | - | -\nasked: 4 partner 2 1',
      ),
    ).toBe('defend')
  })

  test('KOT-17: is to repeat an attack, but not for ever', () => {
    const after = (pairs: number): string =>
      first(`as: 1\nseries: ${'1 1 '.repeat(pairs)}\nhands: 1 2 3 4 | 1 2 3 4\ndreams: - | 9998\nasked: 1 repeat 2 1`)
    expect(after(1)).toBe('repeat')
    expect(after(LONGEST_SERIES / 2)).toBe('stop')
  })

  test('KOT-N3: is to carry a small cat onto a rival’s nines', () => {
    expect(first('options: {"moths":1}\ntable: M\nhands: 5 6 7 | 8 5 6 7\ndreams: 1 | 999\nasked: 1 carry 1 1')).toBe(
      'carry 2 1',
    )
  })
})

test('the longer nobody adds a nine, the less there is to win', () => {
  const values = new Float64Array(2)
  const chances = [0, 6, 12, 18].map(idle => {
    const s = position.read(`dreams: 8 | 7\nidle: ${idle}\nasked: 1 turn`)
    mind.judge(s, s, values)
    return values[0]!
  })
  expect(chances).toEqual([...chances].sort((one, other) => other - one))
  expect(new Set(chances).size).toBe(chances.length)
})

describe('tempers', () => {
  const s = position.read('hands: 8 1 R J | 2 2 2 2\ndreams: 1 - 9 | 8 9\nasked: 1 turn')
  const fancy = (level: Level, text: string): number =>
    mind.tempers[level].fancies?.(rules.view(s, asSeat(0)), asSeat(0), moves.read(text)) ?? 0

  test('a casual player likes every card on a rival’s dream better than it is, and nothing else', () => {
    for (const attack of ['cat 1 2 1', 'cat 8 2 2', 'raven 2 2', 'joker 2 1', 'repeat', 'repeatJoker'])
      expect(fancy('casual', attack)).toBeGreaterThan(0.05)
    for (const other of ['cat 8 1 1', 'cat 8 1 2', 'joker 1 1', 'exchange', 'defend', 'letGo', 'stop'])
      expect(fancy('casual', other)).toBe(0)
  })

  test('a novice likes to fill their own dream and hates to part with a hand', () => {
    for (const laying of ['cat 8 1 2', 'cat 8 1 3']) expect(fancy('novice', laying)).toBeGreaterThan(0.05)
    expect(fancy('novice', 'exchange')).toBeLessThan(-0.05)
    for (const other of ['cat 8 1 1', 'cat 1 2 1', 'cat 8 2 2', 'raven 2 2', 'joker 2 1'])
      expect(fancy('novice', other)).toBe(0)
  })

  test('strong players and masters have no whims', () => {
    for (const level of ['strong', 'master'] as const)
      for (const move of legalFor(s, asSeat(0))) expect(fancy(level, moves.write(move))).toBe(0)
  })

  test('the better, the longer the thinking and the surer the feeling', () => {
    const { novice, casual, strong, master } = mind.tempers
    const inOrder = [novice, casual, strong, master]
    for (const [index, temper] of inOrder.slice(1).entries()) {
      expect(temper.iterations).toBeGreaterThan(inOrder[index]!.iterations)
      expect(temper.wobble).toBeLessThan(inOrder[index]!.wobble)
    }
  })
})
