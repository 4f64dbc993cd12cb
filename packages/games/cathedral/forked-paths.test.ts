import { asSeat, SeededRng } from '@sennik/engine'
import { describe, expect, test } from 'vitest'
import { COUNT } from './cells.ts'
import { cathedral } from './game.ts'
import { areaNumbers, asked, builds, inWindow, stateOf, table } from './scenario.ts'

/* The Forked Paths: rewards, their Dreams and cards, in both modes. */

const A = areaNumbers(2)

/** What everybody hears when seat 1 has built. */
const NEXT_TURN = [
  { type: 'dreamerMoved', seat: 0, night: 2 },
  { type: 'turnEnded', turn: 5, lap: 0 },
  { type: 'turnBegan', seat: 1, turn: 6, symbol: 3 },
]
const built = (piece: number, token: number) => [
  { type: 'pieceBuilt', seat: 0, piece, count: 7 },
  { type: 'tokenTaken', seat: 0, token, piece },
]

describe('the Forked Paths', () => {
  test('KK-12.4: the next rewards lie open at once, before the one just taken is resolved', () => {
    builds(['cathedral: 1A 1B 1C 1D', 'tokens: 2A=T02 2B=T01', 'colours: 1'], [0, 1, 0])
      .plays(1, 'piece 3')
      .is({ tokens: '2B=T01 3A=T07 3B=T08 4A=T06 4B=T04', colours: '2' })
      .asked(1, `area ${A.NW}`, 'done')
  })

  test('KK-12.3: T02 brings two to one area', () => {
    builds(
      ['cathedral: 1A 1B 1C 1D', 'tokens: 2A=T02 2B=T01', 'colours: 1', 'areas: NW=1:1,f1:1 N=1:1 SE=2:2,f2:1'],
      [0, 1, 0],
    )
      .plays(1, 'piece 3')
      .asked(1, `area ${A.NW}`, `area ${A.N}`, 'done')
      .plays(1, `area ${A.N}`)
      .asked(1, `area ${A.N}`, 'done')
  })

  test('KK-12.6 KK-D18: the Dream of T08 does not count for the limit of two, as long as it is held', () => {
    builds(
      ['cathedral: 1A 1B 1C 1D 2A 2B', 'tokens: 3A=T04 3B=T08 4A=T06', 'colours: 2', 'dreamAside: S28 S29 S30 S31'],
      [2, 1],
    )
      .plays(1, 'piece 8')
      .asked(1, 'keep 1–4')
      .plays(1, 'keep 1')
      .is({ dreams: 'S28/32/1 | -' })
    const taking = (dreams: string) =>
      table(2, [`dreams: ${dreams} | -`, 'day: develop', 'dreamers: develop B', asked('takeDreams', 1)])
    taking('S28/32/1 S10').asked(1, 'takeDream 1–4').plays(1, 'takeDream 1').is({ dreams: 'S10 S05/30/0 S28/32/1 | -' })
    // An ordinary Dream beyond two does count.
    table(2, ['dreams: S10 S11 S12 | -', 'day: develop', 'dreamers: develop B', asked('returnDreams', 1)])
      .plays(1, 'done')
      .askedAtOnce(1)
      .refuses(1, 'takeDream 1', 'KK-4.4')
    table(2, ['dreams: S28/32/1 S10 | -', 'day: develop', 'dreamers: develop B', asked('returnDreams', 1)])
      .plays(1, 'returnDream 2')
      .sees(2, 'dreams', [[{ card: null, note: 0, origin: 0 }], []])
  })

  test('KK-12.6: T06 draws five cards of Stage 2; its taker sees them, keeps two and shuffles the rest back; the others see that there are five', () => {
    const five = [53, 54, 55, 58, 59]
    builds(
      [
        'cathedral: 1A 1B 1C 1D 2A 2B',
        'tokens: 3A=T06 3B=T08 4A=T04',
        'colours: 2',
        'hands: - | -',
        'aside: R53 R54 R55 R58 R59 rest',
      ],
      // The other three are shuffled back among the rest of Stage 2.
      Array<number>(29).fill(0),
    )
      .plays(1, 'piece 7')
      .told(1, ...built(6, 6), { type: 'drew', seat: 0, cards: five })
      .told(2, ...built(6, 6), { type: 'drew', seat: 0, cards: five.map(() => null) })
      .asked(1, 'keep 1–5')
      .plays(1, 'keep 2', 'keep 2')
      .is({ hands: 'R53/0/1 R54/0/1 | -', discard: '' })
      .told(
        2,
        { type: 'kept', seat: 0, card: null },
        { type: 'shuffledBack', seat: 0, what: 'development', count: 3 },
        ...NEXT_TURN,
      )
  })

  test('KK-D21: cards of one shuffling that go back into the deck are of that shuffling', () => {
    builds(
      [
        'cathedral: 1A 1B 1C 1D 2A 2B 3B 4A 4B 5A',
        'tokens: 3A=T06 6A=T13 6B=T09',
        'colours: 3',
        'stage2: yes',
        'hands: - | -',
        'deck: R53 R54 R55 R58 R59 R31',
        'discard: rest',
        'shuffling: 3 0 1',
        `pools: ${['R53', 'R54', 'R55', 'R58', 'R59', 'R31'].map(card => `${card}=3`).join(' ')}`,
      ],
      [0, 0, 0],
    )
      .plays(1, 'piece 7', 'keep 2', 'keep 2')
      .is({ shuffling: '3 0 1' })
  })

  test('KK-12.6 KK-D7: of few cards of Stage 2 all are kept; of none nothing is told', () => {
    const takes = (piece: number, ...lines: readonly string[]) =>
      builds([
        'cathedral: 1A 1B 1C 1D 2A 2B',
        'tokens: 3A=T06 3B=T08 4A=T04',
        'colours: 2',
        'hands: - | -',
        ...lines,
      ]).plays(1, `piece ${piece}`)
    takes(7, 'aside: R53 R54')
      .told(1, ...built(6, 6), { type: 'drew', seat: 0, cards: [53, 54] }, ...NEXT_TURN)
      .is({ aside: '' })
    takes(7, 'aside:').told(1, ...built(6, 6), ...NEXT_TURN)
    takes(8, 'dreamAside: S28').is({ dreams: 'S28/32/1 | -', dreamAside: '' })
    takes(8, 'dreamAside:').told(1, ...built(7, 8), ...NEXT_TURN)
  })

  test('KK-D21 KK-D7: a reward that empties the deck and shuffles back leaves everybody with worlds that are possible', () => {
    const s = stateOf(
      2,
      'options: {"forkedPaths": true}',
      'cathedral: 1A 1B 1C 1D 2A 2B 3B 4A 4B 5A',
      'tokens: 3A=T06 6A=T13 6B=T09',
      'colours: 3',
      'stage2: yes',
      'hands: R01/0/2 R02 | R53/0/2 R03',
      'deck: R31 R54',
      'discard: rest',
      'dreams: - | -',
      'day: develop',
      'dreamers: develop B',
      asked('react', 2, 1),
    )
    const { rules, moves } = cathedral
    const rng = SeededRng.of('KK-D21')
    const play = (seat: number, move: string): void => rules.apply(s, asSeat(seat), moves.read(move), { rng })
    play(1, 'pass')
    play(0, 'piece 7')
    play(0, `keep ${s.hands.size(asSeat(0))}`)
    play(0, `keep ${s.hands.size(asSeat(0))}`)
    expect(s.counts[COUNT.reshuffles]).toBe(1)
    const into = rules.newState()
    for (const viewer of [asSeat(0), asSeat(1), 'spectator'] as const) {
      const seen = rules.view(s, viewer)
      for (let world = 0; world < 50; world++) {
        rules.imagine(seen, rng, into)
        expect(rules.view(into, viewer)).toEqual(seen)
        expect([...into.deck.subarray(0, into.counts[COUNT.deck])]).not.toContain(0)
        expect(new Set([...into.hands.cards, ...into.deck, ...into.discard].filter(card => card > 0)).size).toBe(
          new Set([...s.hands.cards, ...s.deck, ...s.discard].filter(card => card > 0)).size,
        )
      }
    }
  })
})

describe('the Forked Paths in the Variable game', () => {
  test('KK-12.3 KK-9.3: whoever plays the Dream takes the piece and its reward, in another’s turn too', () => {
    table(3, [
      'options: {"mode": "variable", "forkedPaths": true}',
      'cathedral:',
      'tokens: 1A=T01 1B=T02 1C=T03 1D=T10 2A=T12 2B=T11',
      'colours: 1',
      'turn: 4',
      'day: develop',
      'dreamers: develop A B',
      'hands: - | - | -',
      'areas: NW=1:2,f1:1 SE=2:3,f2:1 NE=3:2,f3:1',
      'dreams: - | S11 | -',
      inWindow('afterBuilding', 2, 1),
    ])
      .plays(2, 'dream 1')
      .asked(2, 'piece 1–6')
      .plays(2, 'piece 3')
      .is({ cathedral: '2A', tokens: '1A=T01 1B=T02 2B=T11 1C=T03 1D=T10', areas: 'NW=1:2,f1:1 NE=3:2,f3:1 SE=f2:1' })
      // T12: at the end of this turn seat 2 chooses its Night, after the Active player followed the arrow.
      .asked(2, 'night 1–3')
      .plays(2, 'night 3')
      .is({ dreamers: 'C C B', turn: '5' })
  })

  test.each([2, 3, 4] as const)(
    'KK-12.1 KK-12.2: with %i players any grey piece is the first, in both modes',
    seats => {
      for (const mode of ['standard', 'variable'] as const) {
        const s = cathedral.rules.newState()
        const options = cathedral.options.read({ mode, forkedPaths: true })
        cathedral.rules.setup(seats, options, { rng: SeededRng.of(`KK-12.1 ${seats}`) }, s)
        const { cathedral: built, tokens } = cathedral.position.write(s)
        expect(built).toBe(mode === 'standard' ? '1C' : '')
        expect(tokens!.split(' ').map(token => token.slice(0, 2))).toEqual(
          ['1A', '1B', '2A', '2B', '1C', '1D'].filter(id => id !== built),
        )
      }
    },
  )
})
