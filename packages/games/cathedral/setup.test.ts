import { asSeat, MoveList, SeededRng } from '@sennik/engine'
import { describe, expect, test } from 'vitest'
import { BOARDS } from './board.ts'
import { COUNT } from './cells.ts'
import { SHADOWS, SIDES } from './components.ts'
import type { Event } from './events.ts'
import { cathedral } from './game.ts'
import { sizeOf } from './rules/areas.ts'

const { rules, options, moves } = cathedral

const begin = (seats: number, asked: object = {}, seed = 'setup') => {
  const state = rules.newState()
  const story: Event[] = []
  rules.setup(seats, options.read(asked), { rng: SeededRng.of(seed), story }, state)
  return { state, story, position: () => cathedral.position.write(state) }
}

const legal = (state: ReturnType<typeof begin>['state']): string[] => {
  const list = new MoveList()
  const seat = asSeat(31 - Math.clz32(rules.deciders(state)))
  rules.legalMoves(state, seat, list)
  return list.toArray().map(moves.write)
}

const play = (state: ReturnType<typeof begin>['state'], text: string, seed = 'play'): void => {
  const seat = asSeat(31 - Math.clz32(rules.deciders(state)))
  expect(rules.why(state, seat, moves.read(text))).toBeUndefined()
  rules.apply(state, seat, moves.read(text), { rng: SeededRng.of(seed) })
}

describe('KK-2: the table', () => {
  test('KK-2.1 KK-2.2: a side for two, one for three and four; with three the areas marked 4 are covered', () => {
    expect([2, 3, 4].map(seats => sizeOf(BOARDS[seats]!.all))).toEqual([12, 16, 20])
    expect([2, 3, 4].map(seats => sizeOf(BOARDS[seats]!.corners))).toEqual([4, 4, 4])
  })

  test('KK-2.4 KK-2.7 KK-2.3 KK-2.23 KK-2.5: chance says who begins and where on the turn track; one piece stands; figures lie ready', () => {
    const seen = new Set(
      Array.from({ length: 40 }, (_, seed) => begin(4, {}, `first ${seed}`).state.counts[COUNT.first]),
    )
    expect(seen.size).toBe(4)
    const { state, position } = begin(3)
    expect(position()).toMatchObject({ cathedral: '1A', ritual: '0 0 | 0 0 | 0 0', turn: '1' })
    expect([...state.supply]).toEqual([20, 20, 20, 0, 30])
    expect([...state.levels]).toEqual([10, 10, 10, 0])
  })

  test('KK-2.9 KK-2.9a KK-2.10 KK-2.12 KK-2.22: cards for more players stay in the box; those of Stage 2 lie apart', () => {
    const sizes = (seats: number) => {
      const { state } = begin(seats)
      const { deck, aside, dreamDeck, dreamAside } = COUNT
      return [deck, aside, dreamDeck, dreamAside].map(count => state.counts[count])
    }
    // 36 / 44 / 52 Development cards of Stage 1, less an Upgrade and three cards each; 21 / 25 / 27 Dreams, less two each and the market.
    expect(sizes(2)).toEqual([36 - 8, 32, 21 - 7, 14])
    expect(sizes(3)).toEqual([44 - 12, 38, 25 - 9, 17])
    expect(sizes(4)).toEqual([52 - 16, 44, 27 - 11, 19])
  })

  test('KK-2.11 KK-2.13 KK-2.14 KK-2.15 KK-2.16: everybody has an Upgrade, three cards and two Dreams; three lie in the market', () => {
    const { state, story } = begin(4)
    for (let seat = 0; seat < 4; seat++) {
      expect(state.upgradeCount(asSeat(seat))).toBe(1)
      expect(state.handCount(asSeat(seat))).toBe(4)
      expect(state.dreams.size(asSeat(seat))).toBe(2)
    }
    expect(story.filter(({ type }) => type === 'upgraded')).toHaveLength(4)
    expect(story.filter(({ type }) => type === 'marketFilled')).toHaveLength(3)
    const drew = story.find(event => event.type === 'drew')!
    const other = asSeat((drew.seat + 1) % 4)
    expect(rules.tell(drew, other)).toEqual({ ...drew, cards: [null, null, null] })
  })

  test('KK-2.17 KK-D22: there and back, a corner and another area each; KK-2.18: Shadows fill the rest; KK-2.19: Dreamers; KK-2.20 KK-2.21: two Nightmares', () => {
    const { state, position } = begin(2, { nightmares: '2+7' })
    const first = state.counts[COUNT.first]!
    const order: number[] = []
    const turn = (text: string): void => {
      order.push(31 - Math.clz32(rules.deciders(state)))
      play(state, text)
    }
    expect(legal(state)).toHaveLength(12)
    turn('conquer 1')
    expect(rules.why(state, asSeat(1 - first), moves.read('conquer 1'))).toBe('KK-D22')
    turn('conquer 13')
    // The second one needs a corner now, the first one anything but a corner.
    expect(legal(state)).toEqual(['conquer 4', 'conquer 7', 'conquer 10'])
    expect(rules.why(state, asSeat(1 - first), moves.read('conquer 2'))).toBe('KK-2.17')
    turn('conquer 7')
    expect(legal(state)).toHaveLength(7)
    turn('conquer 2')
    expect(order).toEqual([first, 1 - first, 1 - first, first])
    const units = (area: number): number[] => [...state.units.subarray(area * SIDES, (area + 1) * SIDES)]
    expect(units(0)[first]).toBe(2)
    expect(units(12)[1 - first]).toBe(1)
    expect(units(1)[first]).toBe(2)
    expect([units(3)[SHADOWS], units(14)[SHADOWS]]).toEqual([2, 1])
    expect(state.strongholds[first]).toBe(1)
    expect(state.wings[1 - first]).toBe(7)
    expect(state.forts[0]).toBe(1)
    expect(legal(state)).toEqual(['night 1', 'night 2', 'night 3'])
    play(state, 'night 2')
    play(state, 'night 2')
    expect(position()).toMatchObject({ nightmares: '2 7', nightmaresAt: '- -', dreamers: 'B B' })
    expect(rules.deciders(state)).toBe(1 << first)
  })

  test('KK-2.17: the clause refuses covered areas and a second corner', () => {
    const { state } = begin(3)
    const seat = asSeat(31 - Math.clz32(rules.deciders(state)))
    expect(rules.why(state, seat, moves.read('conquer 3'))).toBe('KK-2.2')
    expect(rules.why(state, asSeat((seat + 1) % 3), moves.read('conquer 1'))).toBe('KK-4.0')
  })
})
