import { asSeat, MoveList, SeededRng } from '@sennik/engine'
import { describe, expect, test } from 'vitest'
import { COUNT } from './cells.ts'
import type { Event } from './events.ts'
import { cathedral } from './game.ts'
import { areaNumbers, asked, inWindow, table } from './scenario.ts'

const A = areaNumbers(2)
const quiet = ['dreams: - | -', 'day: develop', 'dreamers: develop B', 'hands: - | -'] as const

describe('KK-9: the Cathedral rises', () => {
  test('KK-9.2 KK-9.4 KK-9.5: in the Standard game the next piece, and everybody resolves its space from the Active player on', () => {
    table(2, [...quiet, 'cathedral: 1A 1B 2A', asked('react', 2, 1)])
      .plays(2, 'pass')
      .is({ cathedral: '1A 1B 2A 2B' })
      .asked(1, `area ${A.NW}`, 'done')
      .plays(1, `area ${A.NW}`)
      .asked(2, `area ${A.SE}`, 'done')
      .plays(2, 'done')
      .is({ areas: 'NW=1:3,f1:1 SE=2:2,f2:1', turn: '6' })
    // A Shadow must be added.
    table(2, [...quiet, 'cathedral: 1A 1B 2A 2B 1C', asked('react', 2, 1)])
      .plays(2, 'pass')
      .refuses(1, 'done', 'KK-D27')
      .plays(1, `area ${A.N}`)
      .askedAtOnce(2)
  })

  test('KK-9.4: the cards of Stage 2 come once: decks, market, Conflict cards', () => {
    table(2, [...quiet, 'cathedral: 1A 1B 2A 2B 1C 1D 3A 3B 4A', 'discard: R31', asked('react', 2, 1)], chance(200))
      .plays(2, 'pass')
      .is({ cathedral: '1A 1B 2A 2B 1C 1D 3A 3B 4A 4B', stage2: 'yes', discard: 'R31', aside: '', dreamAside: '' })
  })

  test('KK-9.1 KK-9.6: with the thirteenth piece Stage 2 begins and the Nightmares stand in the Cathedral', () => {
    table(2, [...quiet, 'cathedral: 1A 1B 2A 2B 1C 1D 3A 3B 4A 4B 5A 6A', 'stage2: yes', asked('react', 2, 1)])
      .plays(2, 'pass')
      .is({ nightmaresAt: 'cathedral cathedral' })
      .told(
        'spectator',
        { type: 'reacted', seat: 1, how: 'pass', card: 0 },
        { type: 'pieceBuilt', seat: 0, piece: 12, count: 13 },
        { type: 'cathedralComplete' },
        { type: 'dreamerMoved', seat: 0, night: 2 },
        { type: 'turnEnded', turn: 5, lap: 0 },
        { type: 'turnBegan', seat: 1, turn: 6, symbol: 3 },
      )
  })

  test('X24 KK-D3: with three players the first piece at the end of turn 4, Stage-2 cards at that of 12, complete at that of 15', () => {
    const built = new Map<string, number>()
    const state = cathedral.rules.newState()
    const rng = SeededRng.of('X24')
    const list = new MoveList()
    cathedral.rules.setup(3, cathedral.options.read({}), { rng }, state)
    expect(state.counts[COUNT.pieces]).toBe(1)
    while (state.turn() < 16) {
      const story: Event[] = []
      const seat = asSeat(31 - Math.clz32(cathedral.rules.deciders(state)))
      list.clear()
      cathedral.rules.legalMoves(state, seat, list)
      const before = state.turn() + 1
      cathedral.rules.apply(state, seat, list.at(rng.below(list.size)), { rng, story })
      for (const { type } of story) if (!built.has(type)) built.set(type, before)
    }
    expect(['pieceBuilt', 'stageTwoCards', 'cathedralComplete'].map(type => built.get(type))).toEqual([4, 12, 15])
  })

  test('X19 KK-9.3 KK-D4: the Variable game begins with 3, 2, 1 pieces; a Dream with two icons adds two, for its player alone', () => {
    const begin = (seats: number): number => {
      const state = cathedral.rules.newState()
      cathedral.rules.setup(seats, cathedral.options.read({ mode: 'variable' }), { rng: SeededRng.of('X19') }, state)
      return state.counts[COUNT.pieces]!
    }
    expect([2, 3, 4].map(begin)).toEqual([3, 2, 1])
    table(2, [
      'options: {"mode": "variable"}',
      'cathedral: 1A 1B 2A',
      'dreams: S04 S10 | S11 S23',
      'areas: NW=1:2,f1:1 N=1:1 W=1:1 SE=2:2,f2:1',
      'hands: - | -',
      'day: develop',
      'dreamers: develop B',
      inWindow('afterBuilding', 1),
    ])
      .plays(1, 'dream 1')
      .is({ cathedral: '1A 1B 2A 2B' })
      .plays(1, 'done')
      .is({ cathedral: '1A 1B 2A 2B 1C' })
      .asked(1, `wing ${A.N}`, `wing ${A.W}`, `wing ${A.iW}`, 'done')
      .plays(1, 'done')
      .askedAtOnce(2)
    // Nothing is built at the end of a turn.
    table(2, ['options: {"mode": "variable"}', ...quiet, asked('react', 2, 1)])
      .plays(2, 'pass')
      .is({ cathedral: '1A' })
  })
})

describe('KK-12: the Forked Paths', () => {
  test('X20 KK-12.1: the Standard game begins with 1C and five grey tokens; the Variable one with none and six', () => {
    const begin = (mode: string) => {
      const state = cathedral.rules.newState()
      const options = cathedral.options.read({ mode, forkedPaths: true })
      cathedral.rules.setup(2, options, { rng: SeededRng.of('X20') }, state)
      const { cathedral: built, tokens } = cathedral.position.write(state)
      return [built, tokens!.split(' ').length]
    }
    expect(begin('standard')).toEqual(['1C', 5])
    expect(begin('variable')).toEqual(['', 6])
  })

  test('X20 KK-12.2 KK-12.4: with one grey token left the yellow ones are placed; a piece needs a token and free paths', () => {
    table(
      2,
      [
        ...quiet,
        'options: {"forkedPaths": true}',
        'cathedral: 1A 1B 1C 1D',
        'tokens: 2A=T12 2B=T01',
        'colours: 1',
        asked('react', 2, 1),
      ],
      [0, 1, 0],
    )
      .plays(2, 'pass')
      .asked(1, 'piece 3–4')
      .refuses(1, 'piece 7', 'KK-12.2')
      .plays(1, 'piece 3')
      // T12: the Dreamer may choose its Night.
      .asked(1, 'night 1–3')
      .is({
        tokens: '2B=T01 3A=T07 3B=T08 4A=T06 4B=T04',
        colours: '2',
      })
  })

  test('KK-12.5: the space with the sign brings the cards of Stage 2; KK-12.6: its token is its taker’s alone', () => {
    table(
      2,
      [
        ...quiet,
        'options: {"forkedPaths": true}',
        'cathedral: 1A 1B 1C 1D 2A 2B 3A 4A 4B',
        'tokens: 5A=T05 3B=T07 6A=T13 6B=T09',
        'colours: 3',
        asked('react', 2, 1),
      ],
      chance(200),
    )
      .plays(2, 'pass')
      .asked(1, 'piece 8', 'piece 11')
      .plays(1, 'piece 11')
      .is({ stage2: 'yes' })
      .asked(1, 'climb 1–2', 'done')
      .plays(1, 'climb 1')
      .is({ ritual: '1 0 | 0 0', turn: '6' })
  })
})

/** More rolls than are needed: all take the last place, so that nothing moves. */
function chance(rolls: number): number[] {
  return Array<number>(rolls).fill(0)
}
