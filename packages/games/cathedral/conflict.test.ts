import { describe, test } from 'vitest'
import { areaNumbers, asked, table, withCards } from './scenario.ts'

const A = areaNumbers(2)
const B = areaNumbers(3)

/** Seat 1 performs Maneuver with a card that only makes it fight: three conflicts, or `R27` up to three. */
const fights = (...lines: readonly string[]) => ['day: maneuver', 'dreamers: maneuver A', asked('act', 1), ...lines]

describe('KK-8.1 to KK-8.14: conflicts', () => {
  test('X11 KK-8.2 KK-8.3 KK-8.4 KK-8.5 KK-8.6 KK-8.9 KK-8.12 KK-8.13 KK-8.14 KK-D9: the first example of the rulebook', () => {
    table(
      2,
      fights(
        'areas: NW=1:1,f1:1 N=1:3,2:1,s:1,f2:2 SE=2:2,f2:1',
        'hands: R04 R01 R40 | R02 R09 R41',
        'upgrades: R27 | -',
      ),
    )
      .plays(1, 'perform', 'done')
      .asked(1, `fight ${A.N} 1 2`, `fight ${A.N} 1 5`, `fight ${A.N} 2 5`, 'done')
      .refuses(1, `fight ${A.NW} 1 2`, 'KK-8.1')
      .plays(1, `fight ${A.N} 1 2`)
      // Seat 2 controls the area: seat 1 lays first, at most one card for each of three Followers.
      .asked(1, 'lay 1–3', 'lay 97')
      .refuses(1, 'done', 'KK-8.2')
      .plays(1, 'lay 97', 'lay 2', 'lay 1')
      .told(2, { type: 'laid', seat: 0, card: null, count: 3 })
      // Which cards lie there only seat 1 knows: an offer to take one back would tell.
      .undoable('final')
      .sees(2, 'laid', [
        { count: 3, slots: null },
        { count: 0, slots: [] },
      ])
      .asked(2, 'lay 1–3', 'lay 97')
      .plays(2, 'lay 1', 'lay 2')
      // 3/1 against 3/1: two damage each. Seat 2 holds by its Fort; seat 1's last Follower leaves.
      .is({ areas: 'NW=1:1,f1:1 N=1:1,s:1,f2:1 SE=2:2,f2:1', limbo: '2 1', discard: '' })
      .asked(1, `retreat ${A.NW}`, `retreat ${A.NE}`, `retreat ${A.iN}`)
      .refuses(1, `retreat ${A.SE}`, 'KK-8.9')
      .plays(1, `retreat ${A.NW}`)
      .is({
        areas: 'NW=1:2,f1:1 N=s:1,f2:1 SE=2:2,f2:1',
        limbo: '2 1',
        hands: 'R40 | R41',
        discard: 'R04 R01 R09 R02',
        basics: '0 0',
        conflictSeen: '0',
      })
      .asked(1, `fight ${A.N} 2 5`, 'done')
  })

  test('X12 KK-8.11 KK-D33: the second example: three cards against two Shadows', () => {
    table(
      2,
      fights(
        'areas: NW=1:3,s:2,f1:1 SE=2:2,f2:1',
        'hands: R02 R09 R16 R40 | -',
        'conflicts: K01 rest',
        'upgrades: R27 | -',
        'deck: R41 R39 rest',
      ),
    )
      .plays(1, 'perform')
      .plays(1, 'done', `fight ${A.NW} 1 5`)
      .plays(1, 'lay 1', 'lay 2', 'lay 3')
      // One more would be allowed: three Followers and a Fort.
      .asked(1, 'lay 4', 'lay 97', 'done')
      .plays(1, 'done')
      .is({ areas: 'NW=1:3,f1:1 SE=2:2,f2:1', clash: 'K01', limbo: '0 0' })
      .asked(1, 'accept', 'draw')
      .plays(1, 'draw')
      .is({ clash: '', conflictSeen: '1', hands: 'R39 R40 R41 | -' })
  })

  test('X13 KK-3.5: a Stronghold keeps its last level and its owner wins', () => {
    table(2, fights('areas: NW=2:3,f1:1 SE=2:2,f2:1', 'hands: - | R25 R37 R31', 'upgrades: R27 | -'))
      .plays(1, 'perform', 'done', `fight ${A.NW} 1 2`)
      // Seat 2 lays first; seat 1 has nothing but Basic Combat, and one card for its Fort.
      .plays(2, 'lay 1', 'lay 2', 'lay 3')
      .is({ areas: 'NW=2:2,f1:1 SE=2:2,f2:1' })
      .asked(2, `retreat ${A.N}`, `retreat ${A.W}`, `retreat ${A.iW}`)
      .plays(2, `retreat ${A.N}`, `retreat ${A.N}`)
      .is({ areas: 'NW=f1:1 N=2:2 SE=2:2,f2:1' })
  })

  test('X14 KK-8.7 KK-8.8: nobody is left: the Active player says who has won', () => {
    table(2, fights('areas: NW=f1:1 N=1:1,2:1 SE=2:2,f2:1', 'hands: - | -', 'upgrades: R27 | -'))
      .plays(1, 'perform', 'done', `fight ${A.N} 1 2`)
      // KK-8.2: neither controls it: the Active player says who lays first. Both have Basic Combat alone.
      .asked(1, 'side 1–2')
      .refuses(1, 'side 3', 'KK-8.2')
      .plays(1, 'side 2')
      .is({ areas: 'NW=f1:1 SE=2:2,f2:1', limbo: '1 1' })
      .asked(1, 'side 1–2')
      .refuses(1, 'side 3', 'KK-8.8')
      .plays(1, 'side 1')
      .is({ deeds: '0 1 0 0 0 0 0 0 0 2 0 0 | 0 0 0 0 0 0 0 0 0 0 0 0' })
  })

  test('KK-8.4: a Basic Combat card of another set defends, too', () => {
    table(
      2,
      fights('areas: NW=f1:1 N=1:1,2:1 SE=2:2,f2:1', 'hands: - | -', 'upgrades: R27 | -'),
      [],
      withCards({ basicCombat: '1/1' }),
    )
      .plays(1, 'perform', 'done', `fight ${A.N} 1 2`, 'side 2')
      .is({ limbo: '0 0' })
  })

  test('KK-8.7 KK-8.10: more units win; the loser leaves where it may, and who cannot is eliminated', () => {
    table(2, fights('areas: NW=f1:1 N=1:3,2:2 NE=s:1 iN=s:1 SE=2:2,f2:1', 'hands: - | -', 'upgrades: R27 | -'))
      .plays(1, 'perform', 'done', `fight ${A.N} 1 2`)
      // One damage each; 2 against 1. Next to N are NW (seat 1's), NE and iN (Shadows').
      .is({ areas: 'NW=f1:1 N=1:2 NE=s:1 SE=2:2,f2:1 iN=s:1', limbo: '1 2' })
  })

  test('KK-8.9 KK-3.8: nobody leaves for a full area, for enemies, or farther than next door', () => {
    table(2, fights('areas: NW=f1:1 N=1:3 NE=2:1 iN=1:2,2:3 SE=2:2,f2:1', 'hands: - | -', 'upgrades: R27 | -'))
      .plays(1, 'perform', 'done', `fight ${A.iN} 1 2`)
      .asked(1, `retreat ${A.iE}`, `retreat ${A.iW}`)
      .refuses(1, `retreat ${A.N}`, 'KK-3.8')
      .refuses(1, `retreat ${A.NE}`, 'KK-8.9')
      .refuses(1, `retreat ${A.SW}`, 'KK-8.9')
  })

  test('KK-D6 KK-D5: any two sides; Shadows are led by whoever chose the conflict', () => {
    table(3, [
      'day: maneuver',
      'dreamers: maneuver A A',
      asked('act', 1),
      'areas: NW=f1:1 N1=2:3,s:2 SE=2:2,f2:1 NE=3:1,f3:1 iN=s:1',
      'hands: - | R02 | -',
      'conflicts: K07 rest',
      'upgrades: R27 | - | -',
    ])
      .plays(1, 'perform', 'done')
      .asked(1, `fight ${B.N1} 2 5`, 'done')
      .plays(1, `fight ${B.N1} 2 5`)
      .plays(2, 'lay 97', 'done')
      // One Shadow is left and leaves; seat 1 says where.
      .asked(1, `retreat ${B.iN}`, `retreat ${B.iNW}`)
      .plays(1, `retreat ${B.iNW}`)
      .asked(2, 'accept', 'draw')
  })

  test('KK-D5: where it was agreed, the chooser fights', () => {
    table(3, [
      'options: {"ownConflictsOnly": true}',
      'day: maneuver',
      'dreamers: maneuver A A',
      asked('act', 1),
      'areas: NW=f1:1 N1=2:3,s:2,1:1 SE=2:2,f2:1 NE=3:1,f3:1',
      'upgrades: R27 | - | -',
      'hands: - | - | -',
    ])
      .plays(1, 'perform', 'done')
      .asked(1, `fight ${B.N1} 1 2`, `fight ${B.N1} 1 5`, 'done')
      .refuses(1, `fight ${B.N1} 2 5`, 'KK-D5')
  })

  test('KK-8.0: forced conflicts go on while there are any', () => {
    table(2, fights('areas: NW=1:1,s:1,f1:1 N=1:1,s:1 SE=2:2,f2:1', 'hands: - | -'))
      .plays(1, 'perform')
      .plays(1, 'done')
      .asked(1, `fight ${A.NW} 1 5`, `fight ${A.N} 1 5`)
      .refuses(1, 'done', 'KK-8.0')
  })

  test('KK-8.0: no conflict where the card means no area', () => {
    table(
      2,
      fights('areas: NW=1:1,s:1,f1:1 N=1:1,s:1 SE=2:2,f2:1', 'hands: - | -'),
      [],
      withCards({ start: { maneuver: { main: 'fight 2 may @stronghold' } } }),
    )
      .plays(1, 'perform')
      .asked(1, `fight ${A.NW} 1 5`, 'done')
      .refuses(1, `fight ${A.N} 1 5`, 'KK-8.0')
      // There the card lets it fight, but not with somebody who is not there.
      .refuses(1, `fight ${A.NW} 1 2`, 'KK-8.1')
  })

  test('KK-8.11 KK-8.15: who loses to Shadows suffers the Defeat', () => {
    table(
      2,
      fights('areas: NW=f1:1 N=1:1,s:3 SE=2:2,f2:1', 'hands: R40 | -', 'conflicts: K01 rest', 'upgrades: R27 | -'),
    )
      .plays(1, 'perform', 'done', `fight ${A.N} 1 5`, 'lay 97')
      // K01 against one card: 3/0; the Follower falls, and the only card in hand is discarded.
      .is({ limbo: '1 0', discard: 'R40', conflictSeen: '1' })
  })
})
