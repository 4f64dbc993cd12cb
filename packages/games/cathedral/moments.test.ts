import { describe, test } from 'vitest'
import { asked, inWindow, table } from './scenario.ts'

/* When Dreams may be played, by whom, and when the game is over. */

const COMPLETE = [
  'cathedral: 1A 1B 1C 1D 2A 2B 3A 3B 4A 4B 5A 6A 6B',
  'stage2: yes',
  'nightmaresAt: cathedral cathedral',
]

describe('KK-6.2 KK-D25: who may play which Dream when', () => {
  const held = 'S23 S06 S13'
  const lines = [
    'market: S05 S07 S08',
    'day: develop',
    'dreamers: develop B C',
    'hands: R31 R32 R33 R34 R35 R36 | R37 R38 R39 R40 R41 R42 | -',
    'areas: NW=1:2,f1:2 SE=2:2,f2:2 NE=3:2,f3:1',
    'deeds: 2 0 0 0 0 0 0 0 0 0 0 0 | 2 0 0 0 0 0 0 0 0 0 0 0 | 0 0 0 0 0 0 0 0 0 0 0 0',
    'turn: 4',
  ]
  // S06 at the end of any turn is the first, S13 at the end of one's own the second, S23 at any time the third.
  test.each([
    ['start', ['dream 3'], ['dream 3']],
    ['afterAction', ['dream 3'], ['dream 3']],
    ['beforeReactions', ['dream 1–3'], ['dream 1', 'dream 3']],
    ['afterReaction', ['dream 1–3'], ['dream 1', 'dream 3']],
    ['afterBuilding', ['dream 1–3'], ['dream 1', 'dream 3']],
  ] as const)('%s', (window, active, other) => {
    table(3, [...lines, `dreams: ${held} | S10 | S11`, inWindow(window, 1)]).asked(1, ...active, 'pass')
    table(3, [...lines, `dreams: S10 | ${held} | S11`, inWindow(window, 2, 1)])
      .asked(2, ...other, 'pass')
      .refuses(2, 'dream 4', 'KK-6.1')
    // Clockwise: whoever holds none is passed over.
    table(3, [...lines, 'dreams: S10 | - | S11', inWindow(window, 1)])
      .plays(1, 'pass')
      .askedAtOnce(3)
  })

  test('never within an action', () => {
    table(3, [...lines, `dreams: ${held} | S10 | S11`, asked('act', 1)])
      .plays(1, 'perform')
      .refuses(1, 'dream 3', 'KK-6.2')
      .refuses(2, 'dream 1', 'KK-4.0')
  })

  test('whoever plays a Dream opens the round anew', () => {
    table(3, [...lines, `dreams: ${held} | S10 | S11`, inWindow('start', 1)])
      .plays(1, 'pass')
      .plays(2, 'dream 1')
      .refuses(2, 'discard 7', 'KK-D16')
      .plays(2, 'discard 1', 'discard 1', 'discard 1')
      .asked(3, 'pass')
      .plays(3, 'pass')
      // Seat 2 holds no Dream any more; seat 1 is asked again, and then it is over.
      .asked(1, 'dream 3', 'pass')
  })
})

describe('the end', () => {
  test.each([
    [3, 4, false],
    [3, 5, false],
    [3, 6, true],
    [4, 5, false],
    [4, 8, true],
  ] as const)('KK-11.1: %i players, devoured enough, turn %i: over is %s', (seats, turn, isOver) => {
    const active = (turn - 1) % seats
    const last = (active + seats - 1) % seats
    const nights = Array.from({ length: seats }, (_, seat) => (seat === active ? 'develop' : 'A')).join(' ')
    const step = table(seats, [
      ...COMPLETE,
      'ending: yes',
      `turn: ${turn}`,
      'first: 1',
      `dreams: ${Array(seats).fill('-').join(' | ')}`,
      'day: develop',
      `dreamers: ${nights}`,
      `stack: turn - ${active} 0 0 8 0 0 0 0 0 0 0 ${2 * (seats - 1) - 1} | react ${last + 1}`,
    ]).plays(last + 1, 'pass')
    if (isOver) step.nobodyAsked()
    else step.askedAtOnce(((active + 1) % seats) + 1)
  })
})
