import { asSeat, SeededRng } from '@sennik/engine'
import { describe, expect, test } from 'vitest'
import { COUNT } from './cells.ts'
import { cathedral } from './game.ts'
import { asked, stateOf, table } from './scenario.ts'

const { rules } = cathedral
const held = (card: number | null, note = 0, origin = 0) => ({ card, note, origin })

describe('KK-D38: who knows what', () => {
  test('a Dream taken from the market stays known, one from the deck does not', () => {
    table(2, [
      'dreams: - | -',
      'dreamDeck: S01 S02 rest',
      'day: develop',
      'dreamers: develop B',
      asked('takeDreams', 1),
    ])
      .plays(1, 'takeDream 1')
      .plays(1, 'takeDream 4')
      .sees(2, 'dreams', [[held(null), held(5, 30)], []])
      .sees(1, 'dreams', [[held(2), held(5, 30)], []])
      .sees('spectator', 'dreams', [[held(null), held(5, 30)], []])
  })

  test('who puts a Dream under the deck knows it there; so do those who knew it before', () => {
    const under = table(2, [
      'dreams: S10 S11/30/0 | -',
      'dreamDeck: S01 S02',
      'dreamAside: S28',
      'day: develop',
      'dreamers: develop B',
      asked('returnDreams', 1),
    ])
      .plays(1, 'returnDream 1')
      .sees(1, 'dreamDeck', [held(10, 1), held(null), held(null)])
      .sees(2, 'dreamDeck', [held(null, 1), held(null), held(null)])
    under.plays(1, 'returnDream 1').sees(2, 'dreamDeck', [held(11, 31), held(null, 1), held(null), held(null)])
  })

  test('a stolen card is known to its victim as long as it is held', () => {
    table(
      3,
      ['day: develop', 'dreamers: develop A A', asked('act', 1), 'hands: R49 | R31 R40 | -', 'deck: R50 R44 R45 rest'],
      [1],
    )
      .plays(1, 'perform')
      .plays(1, 'play 3')
      .asked(1, 'side 2', 'done')
      .plays(1, 'side 2')
      .told(2, { type: 'stole', seat: 0, from: 1, cards: [40], notes: [2] }, { type: 'drew', seat: 0, cards: [null] })
      .told(3, { type: 'stole', seat: 0, from: 1, cards: [null], notes: [2] }, { type: 'drew', seat: 0, cards: [null] })
      .done()
  })

  test('Conflict cards that went under their deck are known to all', () => {
    const s = stateOf(2, 'conflicts: rest K01', 'conflictSeen: 1', 'day: develop', asked('act', 1))
    expect(rules.view(s, 'spectator').conflicts).toEqual([1])
  })
})

describe('imagined worlds', () => {
  test('every unseen card is as likely on top of the deck, and never one of the other stage', () => {
    const s = stateOf(
      2,
      'hands: R01 | R02 R03',
      'deck: R31 R32 R33 R34',
      'discard: rest',
      'aside: R53 R54',
      'day: develop',
      asked('act', 1),
    )
    const seen = rules.view(s, asSeat(0))
    const rng = SeededRng.of('imagined')
    const into = rules.newState()
    const found = new Map<number, number>()
    for (let world = 0; world < 6000; world++) {
      rules.imagine(seen, rng, into)
      const top = into.deck[into.counts[COUNT.deck]! - 1]!
      found.set(top, (found.get(top) ?? 0) + 1)
    }
    // Two cards in the other hand and four in the deck: six are unseen.
    expect([...found.keys()].sort((one, other) => one - other)).toEqual([2, 3, 31, 32, 33, 34])
    for (const times of found.values()) expect(Math.abs(times - 1000)).toBeLessThan(150)
  })

  test('KK-8.2: any card in hand may be the one that lies face down, Basic Combat too', () => {
    const s = stateOf(
      2,
      'areas: NW=1:2,2:1,f1:1 SE=2:2,f2:1',
      'hands: R34 | R31 R32 R33',
      'dreams: - | -',
      'day: maneuver',
      asked('act', 1),
    )
    // Seat 2 lays one of its cards first, since seat 1 controls the area.
    for (const [seat, move] of [
      [0, 'perform'],
      [0, 'done'],
      [1, 'lay 2'],
    ] as const)
      rules.apply(s, asSeat(seat), cathedral.moves.read(move), { rng: SeededRng.of('conflict') })
    const seen = rules.view(s, asSeat(0))
    const rng = SeededRng.of('laid')
    const into = rules.newState()
    const found = new Map<number, number>()
    for (let world = 0; world < 4000; world++) {
      rules.imagine(seen, rng, into)
      const slot = into.laid.subarray(97, 194).indexOf(1)
      found.set(slot, (found.get(slot) ?? 0) + 1)
    }
    expect([...found.keys()].sort((one, other) => one - other)).toEqual([0, 1, 2, 96])
    for (const times of found.values()) expect(Math.abs(times - 1000)).toBeLessThan(130)
  })
})
