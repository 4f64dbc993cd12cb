import { asSeat, SeededRng } from '@sennik/engine'
import { describe, expect, test } from 'vitest'
import { COUNT } from './cells.ts'
import { cathedral } from './game.ts'
import { areaNumbers, asked, stateOf, table } from './scenario.ts'

/* Where rules meet: effects within effects, piles and supplies that run out, limits, and what several clauses say at once. */

const A = areaNumbers(2)
const COMPLETE = [
  'cathedral: 1A 1B 1C 1D 2A 2B 3A 3B 4A 4B 5A 6A 6B',
  'stage2: yes',
  'nightmaresAt: cathedral cathedral',
]

/** Seat 1 of two performs an action. */
const performs = (action: string, ...lines: readonly string[]) =>
  table(2, [`day: ${action}`, `dreamers: ${action} B`, asked('act', 1), ...lines]).plays(1, 'perform')

/** Seat 1 builds at the end of its turn, on the Forked Paths. */
const builds = (lines: readonly string[], rolls?: readonly number[]) =>
  table(
    2,
    [
      'options: {"forkedPaths": true}',
      'dreams: - | -',
      'day: develop',
      'dreamers: develop B',
      'hands: - | -',
      asked('react', 2, 1),
      ...lines,
    ],
    rolls,
  ).plays(2, 'pass')

describe('the Forked Paths', () => {
  test('KK-12.4: the next rewards lie open at once, before the one just taken is resolved', () => {
    builds(['cathedral: 1A 1B 1C 1D', 'tokens: 2A=T02 2B=T01', 'colours: 1'], [0, 1, 0])
      .plays(1, 'piece 3')
      .is({ tokens: '2B=T01 3A=T07 3B=T08 4A=T06 4B=T04', colours: '2' })
      .asked(1, `area ${A.NW}`, 'done')
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
    taking('S10 S11 S12').askedAtOnce(1).refuses(1, 'takeDream 1', 'KK-4.4')
    table(2, ['dreams: S28/32/1 S10 | -', 'day: develop', 'dreamers: develop B', asked('returnDreams', 1)])
      .plays(1, 'returnDream 2')
      .sees(2, 'dreams', [[{ card: null, note: 0, origin: 0 }], []])
  })

  test('KK-D21 KK-D7: a reward that empties the deck and shuffles back leaves everybody with worlds that are possible', () => {
    const s = stateOf(
      2,
      'options: {"forkedPaths": true}',
      'cathedral: 1A 1B 1C 1D 2A 4A 4B 5A',
      'tokens: 2B=T01 3A=T06 3B=T08 6A=T13 6B=T09',
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

describe('Nightmares', () => {
  test('KK-10.2: its area is where it stands now, even if somebody else has moved it meanwhile', () => {
    // Seat 1 commands the Duel and makes seat 2 fight Shadows; seat 2 wins, and with K17 moves the Duel on to N.
    performs(
      'develop',
      ...COMPLETE,
      'nightmares: 3 4',
      'hands: R78 | -',
      'deck: R81 R82 R83 R84 rest',
      'areas: NW=1:2,f1:1 N=1:1 iN=2:3,s:1 SE=2:2,f2:1',
      'conflicts: K17 rest',
    )
      .plays(1, 'play 1', 'command 1', `area ${A.iN}`, 'done')
      .asked(1, `fight ${A.iN} 2 5`, 'done')
      .plays(1, `fight ${A.iN} 2 5`)
      .asked(1, `retreat ${A.NE}`, `retreat ${A.iE}`, `retreat ${A.iW}`)
      .plays(1, `retreat ${A.iE}`)
      .asked(2, 'accept', 'draw')
      .plays(2, 'accept')
      .asked(2, 'command 1–2', 'done')
      .plays(2, 'command 1', `area ${A.N}`, 'done')
      .is({ nightmaresAt: 'N cathedral' })
      // Seat 1 may have a Follower of its own devoured, in N.
      .asked(1, 'accept', 'done')
      .plays(1, 'accept')
      .is({ devoured: '1 1 0', areas: 'NW=1:2,f1:1 SE=2:2,f2:1 iN=2:2 iE=s:1' })
  })
})

describe('Limbo', () => {
  test('KK-7.4a: those who pay from Limbo go back to the supply with the payment; KK-7.4: those from areas after the action', () => {
    // All twenty Followers of seat 1: three in Limbo, two in its Stronghold, fifteen devoured.
    performs('ritual', 'ritual: 3 17 | 0 0', 'limbo: 3 0', 'devoured: 15 0 0', 'areas: NW=1:2,f1:1 SE=2:2,f2:1')
      // The free climb to the Path of step 4 is left; Limbo pays for it, then a Vision produces.
      .asked(1, 'climb 1', 'done')
      .plays(1, 'climb 1')
      .asked(1, 'climb 1', 'done')
      .plays(1, 'climb 1')
      .is({ ritual: '5 17 | 0 0', limbo: '0 0', held: '0 0' })
      .asked(1, 'accept', 'done')
      .plays(1, 'accept')
      .asked(1, `area ${A.NW}`, 'done')
      .plays(1, `area ${A.NW}`)
      .is({ areas: 'NW=1:3,f1:1 SE=2:2,f2:1' })
  })

  test('KK-D23 KK-D7: who has nobody in the supply is asked all the same, as long as somebody can be called from Limbo', () => {
    performs('develop', 'hands: R31 | -', 'deck: R01 R02 R03 rest', 'limbo: 3 0', 'devoured: 15 0 0')
      .plays(1, 'play 4')
      .asked(1, 'done')
      .mayChange(1, 'recall')
      .plays(1, 'recall')
      .asked(1, `area ${A.NW}`, 'done')
      .plays(1, `area ${A.NW}`)
      .is({ areas: 'NW=1:3,f1:1 SE=2:2,f2:1', limbo: '2 0' })
    performs('maneuver', 'areas: NW=1:2,s:1,f1:1 SE=2:2,f2:1', 'limbo: 3 0', 'devoured: 15 0 0', 'upgrades: R27 | -')
      .plays(1, `wing ${A.N}`, `wing ${A.NW}`, `wing ${A.N}`, `wing ${A.NW}`)
      // No movement point is left, but a conversion.
      .asked(1, 'done')
      .plays(1, 'recall')
      .asked(1, `unit ${A.NW} 5`, 'done')
  })
})
