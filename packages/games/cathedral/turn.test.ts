import { describe, test } from 'vitest'
import { areaNumbers, asked, inWindow, table } from './scenario.ts'

const A = areaNumbers(2)

describe('KK-4: the eight steps of a turn', () => {
  test('KK-4.1 KK-4.2 KK-D20: a Day that is not beside the Night; the action, or two cards', () => {
    table(2, ['dreamers: A B', asked('day', 1), 'deck: R31 R32 rest', 'hands: - | -'])
      .asked(1, 'day 1', 'day 5')
      .refuses(1, 'day 3', 'KK-4.1')
      .plays(1, 'day 1')
      .asked(1, 'perform', 'draw')
      .plays(1, 'draw')
      .is({ hands: 'R31 R32 | -', dreamers: 'develop B' })
    table(2, ['dreamers: B B', asked('day', 1)]).asked(1, 'day 2–3')
    table(2, ['dreamers: C B', asked('day', 1)]).asked(1, 'day 3–5')
  })

  test('KK-4.3 KK-4.4 KK-6.3 KK-D18: unwanted Dreams go under the deck; then one at a time up to two, the market filled after each', () => {
    table(2, [
      'dreams: S10 S11 | S23 S24',
      'dreamDeck: S01 S02 S03 rest',
      'day: develop',
      'dreamers: develop B',
      asked('returnDreams', 1),
    ])
      .asked(1, 'returnDream 1–2', 'done')
      .plays(1, 'returnDream 2')
      .told(2, { type: 'returnedDream', seat: 0, dream: null, note: 0 })
      .plays(1, 'returnDream 1')
      .asked(1, 'takeDream 1–4')
      .plays(1, 'takeDream 2')
      .told(
        2,
        { type: 'tookDream', seat: 0, place: 1, dream: 6, note: 31 },
        { type: 'marketFilled', place: 1, dream: 1 },
      )
      .is({ market: 'S05 S01 S07' })
      .plays(1, 'takeDream 4')
      .told(2, { type: 'tookDream', seat: 0, place: 3, dream: null, note: 0 })
      .is({ dreams: 'S02 S06/30/0 | S23 S24', market: 'S05 S01 S07' })
    // KK-D38: seat 2 had put it under the deck.
    table(2, [
      'dreams: S10 | S23 S24',
      'dreamDeck: S01/2/0 S02 S03',
      'dreamAside: rest',
      'day: develop',
      'dreamers: develop B',
      asked('takeDreams', 1),
    ])
      .plays(1, 'takeDream 4')
      .told(2, { type: 'tookDream', seat: 0, place: 3, dream: 1, note: 2 })
  })

  test('KK-4.4: a Dream from the deck fills an empty place of the market, too', () => {
    table(2, [
      'dreams: S10 S11 | S23 S24',
      'market: S05 - S07',
      'dreamDeck:',
      'dreamAside: rest',
      'fulfilled: - | S01 S02 S03 S04 S06 S08 S09 S12 S13 S15 S16 S17 S18 S19 S22',
      'day: develop',
      'dreamers: develop B',
      asked('returnDreams', 1),
    ])
      .plays(1, 'returnDream 1')
      .plays(1, 'returnDream 1')
      // The place stays empty until a Dream is drawn.
      .asked(1, 'takeDream 1', 'takeDream 3–4')
      .is({ market: 'S05 - S07', dreamDeck: 'S10/1/0 S11/1/0' })
      .plays(1, 'takeDream 4')
      .told(
        2,
        { type: 'tookDream', seat: 0, place: 3, dream: null, note: 1 },
        { type: 'marketFilled', place: 1, dream: 11 },
      )
      .is({ market: 'S05 S11 S07', dreamDeck: '' })
      .plays(1, 'takeDream 2')
      .is({ market: 'S05 - S07' })
  })

  test('X21 KK-4.5 KK-D16 KK-D17: the Active player discards down to eight; Basic Combat counts and stays', () => {
    table(2, [
      'hands: R31 R32 R33 R34 R35 R36 R37 R38 | R01 R02 R03 R04 R07 R08 R09 R10 R13',
      'day: develop',
      'dreamers: develop B',
      asked('handLimit', 1),
    ])
      .asked(1, 'discard 1–8')
      .refuses(1, 'discard 97', 'KK-4.5')
      .plays(1, 'discard 3')
      .is({ discard: 'R33' })
      // Seat 2 has ten cards and keeps them; now Dreams may be played.
      .askedAtOnce(1)
  })

  test('X8 KK-5.1 KK-5.2 KK-5.3 KK-4.7: who sleeps beside the Day may agree, everybody may oppose or pass; then the arrow', () => {
    table(4, [
      'dreams: - | - | - | -',
      'day: summon',
      'dreamers: summon B A A',
      'turn: 1',
      'areas: NW=1:3,f1:1 SE=2:3,f2:1 NE=3:3,f3:1 SW=4:3,f4:1',
      asked('react', 2, 1),
    ])
      .asked(2, 'oppose', 'pass')
      .refuses(2, 'agree', 'KK-5.1')
      .refuses(3, 'agree', 'KK-4.0')
      .plays(2, 'pass')
      .asked(3, 'agree', 'oppose', 'pass')
      .plays(3, 'oppose')
      .asked(4, 'agree', 'oppose', 'pass')
      .plays(4, 'pass')
      .is({ dreamers: 'A B A A', turn: '2' })
  })

  test('KK-4.8 KK-2.8 X23 KK-2.6: after twelve turns time moves on, after thirty-six the game is over', () => {
    const last = (turn: number) => [
      `turn: ${turn}`,
      'first: 1',
      'dreams: - | -',
      'day: develop',
      `dreamers: ${turn % 2 === 1 ? 'develop B' : 'B develop'}`,
      'cathedral: 1A 1B 1C 1D 2A 2B 3A 3B 4A 4B 5A 6A 6B',
      'nightmaresAt: cathedral cathedral',
      'stage2: yes',
      asked('react', turn % 2 === 1 ? 2 : 1, turn % 2 === 1 ? 1 : 2),
    ]
    table(2, last(12))
      .plays(1, 'pass')
      .told(
        1,
        { type: 'reacted', seat: 0, how: 'pass', card: 0 },
        { type: 'dreamerMoved', seat: 1, night: 2 },
        { type: 'turnEnded', turn: 12, lap: 1 },
        { type: 'turnBegan', seat: 0, turn: 13, symbol: 0 },
      )
    table(2, last(36)).plays(1, 'pass').nobodyAsked().refuses(1, 'pass', 'KK-11.1')
  })

  test('KK-4.9 KK-D3: the first turns build nothing, unless it was agreed', () => {
    const first = ['turn: 1', 'dreams: - | -', 'day: develop', 'dreamers: develop B', asked('react', 2, 1)]
    table(2, first).plays(2, 'pass').is({ cathedral: '1A' })
    table(2, ['options: {"buildFromFirstTurn": true}', ...first])
      .plays(2, 'pass')
      .is({ cathedral: '1A 1B' })
  })
})

describe('KK-6: Dreams', () => {
  test('KK-6.1 KK-6.2 KK-D25: at any time, at the end of a turn, at the end of one’s own', () => {
    // S23 any time with seven cards, S06 a Fort of level 2 at the end, S13 two victories at one's own end.
    const lines = [
      'dreams: S06 S13 S23 | S10 S11',
      'market: S05 S07 S08',
      'hands: R31 R32 R33 R34 R35 R36 | -',
      'areas: NW=1:2,f1:2 SE=2:2,f2:1',
      'deeds: 2 0 0 0 0 0 0 0 0 0 0 0 | 0 0 0 0 0 0 0 0 0 0 0 0',
      'day: develop',
      'dreamers: develop B',
    ]
    table(2, [...lines, inWindow('start', 1)])
      .asked(1, 'dream 3', 'pass')
      .refuses(1, 'dream 1', 'KK-D25')
      .refuses(1, 'dream 5', 'KK-6.1')
    table(2, [...lines, inWindow('afterBuilding', 1)]).asked(1, 'dream 1–3', 'pass')
    table(2, ['turn: 6', 'dreamers: B develop', ...lines.slice(0, -1), inWindow('afterBuilding', 1, 2)])
      .asked(1, 'dream 1', 'dream 3', 'pass')
      .refuses(1, 'dream 2', 'KK-D25')
  })

  test('KK-D26: condition, cost in full, reward; then the pile', () => {
    table(2, ['dreams: S10 S19 | S11 S23', 'hands: R31 R32 | -', 'limbo: 3 0', 'day: develop', inWindow('start', 1)])
      .asked(1, 'dream 2', 'pass')
      .refuses(1, 'dream 1', 'KK-D26')
      .plays(1, 'dream 2')
      .asked(1, `area ${A.NW}`, 'done')
      .plays(1, 'done')
      .is({ fulfilled: 'S19 | -', dreams: 'S10 | S11 S23' })
      // Clockwise, until all pass in a row.
      .asked(2, 'pass')
      .plays(2, 'pass')
      .askedAtOnce(1)
    table(2, ['dreams: S10 S19 | S11 S23', 'hands: R31 R32 R33 | -', 'day: develop', inWindow('start', 1)])
      .plays(1, 'dream 1')
      .is({ fulfilled: 'S10 | -', discard: 'R31 R32 R33', hands: '- | -' })
      .scores(2, 0)
  })

  test('KK-D38: whoever holds a Dream is asked, playable or not; who holds none is not', () => {
    table(2, ['dreams: - | S32 S33', 'stage2: yes', 'day: develop', 'dreamers: develop B', inWindow('start', 2, 1)])
      .asked(2, 'pass')
      .plays(2, 'pass')
      .askedAtOnce(1)
  })

  test('KK-D35: what was done this turn counts in reactions too, and is forgotten with the turn', () => {
    table(2, [
      'dreams: - | -',
      'day: develop',
      'dreamers: develop B',
      'deeds: 0 0 1 4 2 3 0 0 0 0 0 0 | 1 0 0 0 0 0 0 0 0 0 0 0',
      'turn: 1',
      asked('react', 2, 1),
    ])
      .plays(2, 'pass')
      .is({ deeds: '0 0 0 0 0 0 0 0 0 0 0 0 | 0 0 0 0 0 0 0 0 0 0 0 0' })
  })
})

test('KK-D23: Followers in Limbo go back to the supply at any time, by their owner', () => {
  table(2, ['limbo: 0 2', 'day: develop', 'dreamers: develop B', asked('act', 1)])
    .mayChange(2, 'recall')
    .mayChange(1)
    .refuses(1, 'recall', 'KK-D23')
    .plays(2, 'recall')
    .is({ limbo: '0 1' })
    .asked(1, 'perform', 'draw')
})

test('KK-4.6 KK-4.0: a Dreamer that may wake anywhere chooses its Night at the end of the turn', () => {
  table(2, [
    'dreams: - | -',
    'turn: 1',
    'day: develop',
    'dreamers: develop B',
    'deeds: 0 0 0 0 0 0 0 0 1 0 0 0 | 0 0 0 0 0 0 0 0 1 0 0 0',
    asked('react', 2, 1),
  ])
    .plays(2, 'pass')
    .asked(1, 'night 1–3')
    .plays(1, 'night 1')
    .asked(2, 'night 1–3')
    .plays(2, 'night 3')
    .is({ dreamers: 'A C', turn: '2' })
})
