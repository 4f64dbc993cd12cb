import { describe, test } from 'vitest'
import { areaNumbers, asked, performs, table } from './scenario.ts'

/* Effects within effects, conflicts within conflicts, and others who act in between. */

const A = areaNumbers(2)
const COMPLETE = [
  'cathedral: 1A 1B 1C 1D 2A 2B 3A 3B 4A 4B 5A 6A 6B',
  'stage2: yes',
  'nightmaresAt: cathedral cathedral',
]

describe('effects within effects', () => {
  test('KK-7.0 KK-7.1: an event within an event within a reaction; each is discarded when it is over, and then the turn goes on', () => {
    table(2, [
      'dreams: - | -',
      'day: develop',
      'dreamers: develop B',
      'hands: - | R31 R43',
      'deck: R44 R45 rest',
      asked('react', 2, 1),
    ])
      .plays(2, 'agree')
      // Agree: draw R44, play one card: R43, the Agree section of any own card: Develop again.
      .asked(2, 'play 1–3', 'done')
      .plays(2, 'play 2')
      .asked(2, 'echo 1–5', 'done')
      .plays(2, 'echo 1')
      .is({ playing: 'R43', hands: '- | R31 R44 R45', discard: '' })
      .plays(2, 'play 1')
      .is({ playing: 'R43 R31' })
      .asked(2, `area ${A.SE}`, 'done')
      .plays(2, 'done')
      .is({ playing: '', discard: 'R31 R43', turn: '6' })
  })

  test('KK-8.11 KK-8.12 KK-D9: a conflict within a conflict: Basic Combat lies in the outer one, and each ends with its own cards', () => {
    performs(
      'maneuver',
      'areas: NW=1:3,s:1,f1:1 N=1:2,2:1 SE=2:2,f2:1',
      'hands: R37 | -',
      'upgrades: R27 | -',
      'conflicts: K16 K01 rest',
      'deck: R40 R41 rest',
      'dreams: - | -',
    )
      .plays(1, 'done', `fight ${A.NW} 1 5`, 'lay 97', 'done')
      // K16: 2/0. Two Followers and the Shadow fall; the Fort wins; Victory: play 1 card.
      .is({ clash: 'K16', revealed: '1:basic', basics: '1 0', limbo: '2 0' })
      .plays(1, 'accept', 'play 1')
      .is({ playing: 'R37' })
      .plays(1, 'done', `fight ${A.N} 1 2`)
      // Seat 1 has neither card nor Basic Combat and lays nothing; seat 2 hits once: one against one.
      .is({ clash: 'K16', revealed: '1:basic 2:basic', basics: '1 1', areas: 'NW=1:1,f1:1 N=1:1,2:1 SE=2:2,f2:1' })
      .asked(1, 'side 1–2')
      .plays(1, 'side 1')
      .asked(2, `retreat ${A.NE}`, `retreat ${A.iN}`)
      .plays(2, `retreat ${A.NE}`)
      .is({ clash: '', revealed: '', basics: '0 0', playing: '', discard: 'R37', conflictSeen: '1', limbo: '3 0' })
  })

  test('KK-8.2 KK-D9: while Basic Combat lies in the outer conflict, one of the other cards must be laid', () => {
    performs(
      'maneuver',
      'areas: NW=1:3,s:1,f1:1 N=1:2,2:1 SE=2:2,f2:1',
      'hands: R01 R04 R37 | -',
      'upgrades: R27 | -',
      'conflicts: K16 K01 rest',
      'deck: R40 R41 rest',
      'dreams: - | -',
    )
      .plays(1, 'done', `fight ${A.NW} 1 5`, 'lay 97', 'done')
      .plays(1, 'accept', 'play 3')
      .plays(1, 'done', `fight ${A.N} 1 2`)
      .asked(1, 'lay 1–2')
      .refuses(1, 'done', 'KK-8.2')
      .plays(1, 'lay 1')
      .asked(1, 'lay 2', 'done')
  })

  test('KK-D13 KK-10.1: a Vision may command; a second Vision in the same turn only the other Nightmare', () => {
    performs(
      'ritual',
      ...COMPLETE,
      'nightmares: 5 8',
      'ritual: 1 1 | 0 0',
      'areas: NW=1:1,f1:1 W=1:2 SE=2:2,f2:1',
      'upgrades: R19 | -',
    )
      .plays(1, 'climb 1')
      .asked(1, 'accept', 'command 1–2', 'done')
      .plays(1, 'command 1', 'done')
      // The Stair-Bearer climbs Paths alone: markers before a Seal and a Vision cannot.
      .asked(1, 'climb 2', 'done')
      .plays(1, 'climb 2')
      .asked(1, 'accept', 'command 2', 'done')
      .refuses(1, 'command 1', 'KK-10.1')
  })
})

describe('reactions', () => {
  test('KK-8.2 KK-8.8: in a reaction, too, the Active player says who lays first and who wins a tie', () => {
    table(2, [
      'day: maneuver',
      'dreamers: maneuver B',
      'dreams: - | -',
      'hands: - | -',
      'areas: NW=1:1,f1:1 N=1:1,2:1 SE=2:2,f2:1',
      asked('react', 2, 1),
    ])
      .plays(2, 'agree', 'done')
      .asked(2, `fight ${A.N} 1 2`, 'done')
      .plays(2, `fight ${A.N} 1 2`)
      .asked(1, 'side 1–2')
      .plays(1, 'side 1')
      .asked(1, 'side 1–2')
      .plays(1, 'side 2')
      .is({ limbo: '1 1', areas: 'NW=1:1,f1:1 SE=2:2,f2:1' })
  })

  test('KK-8.9: nobody retreats to an area that others hold in balance; KK-8.10: who has no way out is eliminated', () => {
    performs(
      'maneuver',
      'areas: NW=1:1,f1:1 N=1:3,2:2 NE=1:1,s:1 iN=s:3 SE=2:2,f2:1',
      'upgrades: R27 | -',
      'hands: - | -',
      'dreams: - | -',
    )
      // Basic Combat on both sides: two against one. NW is seat 1's, NE nobody's, iN the Shadows'.
      .plays(1, 'done', `fight ${A.N} 1 2`)
      .is({ areas: 'NW=1:1,f1:1 N=1:2 NE=1:1,s:1 SE=2:2,f2:1 iN=s:3', limbo: '1 2' })
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
