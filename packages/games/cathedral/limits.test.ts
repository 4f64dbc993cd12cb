import { describe, test } from 'vitest'
import { areaNumbers, asked, inWindow, table } from './scenario.ts'

/* Where a rule begins and where it ends: one more, one less, one moment earlier. */

const A = areaNumbers(2)

describe('to the unit', () => {
  test('KK-4.5: with eight cards nobody discards, with nine exactly one', () => {
    const nine = 'hands: R31 R32 R33 R34 R35 R36 R37 R38 | -'
    table(2, [nine, 'dreams: - | -', 'day: develop', 'dreamers: develop B', asked('handLimit', 1)])
      .plays(1, 'discard 1')
      .is({ hands: 'R32 R33 R34 R35 R36 R37 R38 | -' })
      .asked(2, 'agree', 'oppose', 'pass')
  })

  test('KK-D25: the end of a turn begins before the reactions, not after the action', () => {
    const lines = [
      'dreams: S06 | -',
      'market: S05 S07 S08',
      'areas: NW=1:2,f1:2 SE=2:2,f2:1',
      'day: develop',
      'dreamers: develop B',
    ]
    table(2, [...lines, inWindow('afterAction', 1)])
      .asked(1, 'pass')
      .refuses(1, 'dream 1', 'KK-D25')
    table(2, [...lines, inWindow('beforeReactions', 1)]).asked(1, 'dream 1', 'pass')
  })

  test('KK-7.4 KK-D37: once a Follower has paid for a step, Limbo pays no more for it', () => {
    table(2, [
      'day: ritual',
      'dreamers: ritual B',
      'ritual: 2 0 | 0 0',
      'limbo: 3 0',
      'areas: NW=1:1,f1:1 N=1:1 iN=1:1 E=1:1 SE=2:2,f2:1',
      asked('act', 1),
    ])
      .plays(1, 'perform', 'done')
      .plays(1, 'climb 1')
      .asked(1, `area ${A.N}`, 'limbo')
      .plays(1, `area ${A.N}`)
      .asked(1, `area ${A.iN}`, `area ${A.E}`)
      .refuses(1, 'limbo', 'KK-D37')
      .plays(1, `area ${A.E}`)
      .is({ ritual: '3 0 | 0 0', held: '2 0', limbo: '3 0' })
  })

  test('KK-3.8 KK-7.3: where two areas could go beyond three, the player says which one does', () => {
    const summon = ['day: summon', 'dreamers: summon B', 'upgrades: R07 | -', asked('act', 1)]
    table(2, [...summon, 'areas: NW=1:3,f1:1 N=1:3,f1:1 SE=2:2,f2:1'])
      .plays(1, 'perform')
      .asked(1, `area ${A.NW}`, `area ${A.N}`)
      .refuses(1, `area ${A.W}`, 'KK-7.3')
      .plays(1, `area ${A.N}`)
      .is({ areas: 'NW=1:3,f1:1 N=1:4,f1:1 NE=s:1 SE=2:2,f2:1 W=s:1 iS=s:1' })
  })

  test('KK-D35 KK-7.3: a marked area produces for who controls it, and that is theirs to count', () => {
    table(2, ['day: summon', 'dreamers: summon B', 'areas: NW=1:1,f1:1 W=2:1 SE=2:2,f2:1', asked('act', 1)])
      .plays(1, 'perform', 'done')
      .is({ deeds: '0 0 0 1 0 0 0 0 0 0 0 0 | 0 0 0 1 0 0 0 0 0 0 0 0' })
  })

  test('KK-7.3: an effect that names areas produces only in those you control', () => {
    table(2, [
      'day: summon',
      'dreamers: summon B',
      'upgrades: R14 | -',
      'areas: NW=1:1,f1:1 W=1:1,2:2 NE=1:2 iS=1:1,s:1 SE=2:2,f2:1',
      asked('act', 1),
    ])
      .plays(1, 'perform')
      .asked(1, `area ${A.NE}`, 'done')
      .refuses(1, `area ${A.W}`, 'KK-7.3')
  })

  test('KK-8.4: three Shadows fight by the third row of their card', () => {
    table(2, [
      'day: maneuver',
      'dreamers: maneuver A',
      'areas: NW=1:1,f1:1 N=1:3,s:3 SE=2:2,f2:1',
      'conflicts: K01 rest',
      'upgrades: R27 | -',
      asked('act', 1),
    ])
      .plays(1, 'perform')
      .plays(1, 'done', `fight ${A.N} 1 5`)
      // Basic Combat is all there is to lay.
      .is({ limbo: '3 0' })
  })

  test('KK-10.3: who is restored can be produced again', () => {
    table(2, [
      'day: develop',
      'dreamers: develop B',
      'stage2: yes',
      'hands: R81 | -',
      'deck: R01 R02 R03 rest',
      'areas: NW=1:1,f1:1 SE=2:2,f2:1',
      'limbo: 17 0',
      'devoured: 2 0 0',
      asked('act', 1),
    ])
      .plays(1, 'perform', 'play 4')
      .asked(1, 'accept', 'done')
      .plays(1, 'accept', 'done')
      .plays(1, `area ${A.NW}`)
      .is({ devoured: '1 0 0', areas: 'NW=1:2,f1:1 SE=2:2,f2:1' })
  })
})
