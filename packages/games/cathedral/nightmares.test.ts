import { describe, test } from 'vitest'
import { areaNumbers, asked, table } from './scenario.ts'

const A = areaNumbers(2)
const COMPLETE = 'cathedral: 1A 1B 1C 1D 2A 2B 3A 3B 4A 4B 5A 6A 6B'

/** Seat 1 holds R78 (command 1, draw 1) or R79 (command 2) in Stage 2 and may play one card. */
const commands = (card: string, nightmares: string, ...lines: readonly string[]) => [
  COMPLETE,
  'stage2: yes',
  `nightmares: ${nightmares}`,
  'nightmaresAt: cathedral cathedral',
  'day: develop',
  'dreamers: develop B',
  `hands: ${card} | -`,
  'deck: R81 R82 R83 R84 rest',
  asked('act', 1),
  ...lines,
]

describe('KK-10: Nightmares', () => {
  test('KK-10.1 KK-D34: from the Cathedral to an area beside it, never back to where it was; each at most once a turn', () => {
    table(2, commands('R79', '8 4', 'areas: NW=1:2,f1:1 iN=s:3 SE=2:2,f2:1'))
      .plays(1, 'perform', 'play 1')
      .asked(1, 'command 1–2', 'done')
      .plays(1, 'command 1')
      .asked(1, `area ${A.iN}`, `area ${A.iE}`, `area ${A.iS}`, `area ${A.iW}`, 'done')
      .plays(1, `area ${A.iE}`, `area ${A.iN}`)
      .refuses(1, `area ${A.iE}`, 'KK-10.1')
      .plays(1, 'done')
      // The Maw: two Shadows or one Follower of one's own, where it stands.
      .asked(1, 'branch 1–2')
      .plays(1, 'branch 1')
      .is({ devoured: '0 0 2', areas: 'NW=1:2,f1:1 SE=2:2,f2:1 iN=s:1', nightmaresAt: 'iN cathedral' })
      .asked(1, 'command 2', 'done')
      .refuses(1, 'command 1', 'KK-10.1')
  })

  test('KK-10.1: nor back to where it stood, whatever area that is', () => {
    table(2, commands('R78', '8 4', 'nightmaresAt: NW cathedral'))
      .plays(1, 'perform', 'play 1', 'command 1', `area ${A.N}`)
      .refuses(1, `area ${A.NW}`, 'KK-10.1')
  })

  test('KK-10.2 KK-D34: what stays in the Cathedral stands in no area', () => {
    table(2, commands('R78', '8 4', 'areas: NW=1:2,f1:1 SE=2:2,f2:1'))
      .plays(1, 'perform', 'play 1', 'command 1', 'done', 'branch 2')
      .is({ devoured: '0 0 0', nightmaresAt: 'cathedral cathedral' })
  })

  test('KK-10.3 KK-10.4 KK-11.1: what is devoured is not in Limbo; enough of it ends the game when all have had as many turns', () => {
    table(2, commands('R78', '8 4', 'areas: NW=1:2,f1:1 iN=1:1,s:3 SE=2:2,f2:1', 'devoured: 1 0 2', 'turn: 5'))
      .plays(1, 'perform', 'play 1', 'command 1', `area ${A.iN}`, 'done', 'branch 1')
      .is({ devoured: '1 0 4', ending: 'yes', limbo: '0 0' })
    table(2, [
      COMPLETE,
      'stage2: yes',
      'nightmaresAt: cathedral cathedral',
      'ending: yes',
      'turn: 6',
      'dreams: - | -',
      'day: develop',
      'dreamers: B develop',
      asked('react', 1, 2),
    ])
      .plays(1, 'pass')
      .nobodyAsked()
    table(2, [
      COMPLETE,
      'stage2: yes',
      'nightmaresAt: cathedral cathedral',
      'ending: yes',
      'turn: 5',
      'dreams: - | -',
      'day: develop',
      'dreamers: develop B',
      asked('react', 2, 1),
    ])
      .plays(2, 'pass')
      .askedAtOnce(2)
  })

  test('KK-D13: on a Vision, the effect, a command in Stage 2, or neither', () => {
    table(2, [
      COMPLETE,
      'stage2: yes',
      'nightmaresAt: cathedral iN',
      'ritual: 1 0 | 0 0',
      'day: ritual',
      'dreamers: ritual B',
      asked('act', 1),
    ])
      .plays(1, 'perform', 'climb 1')
      .asked(1, 'accept', 'command 1–2', 'done')
      .plays(1, 'command 2')
      .askedAtOnce(1)
      .is({ deeds: '0 0 0 0 0 1 1 2 0 0 0 0 | 0 0 0 0 0 0 0 0 0 0 0 0' })
  })

  test('the Harvester devours in every area it enters, the Duel devours what falls', () => {
    table(2, commands('R78', '2 4', 'areas: NW=1:2,f1:1 iN=s:1 iE=2:1 SE=2:2,f2:1'))
      .plays(1, 'perform', 'play 1', 'command 1', `area ${A.iN}`)
      .is({ devoured: '0 0 1' })
      .plays(1, `area ${A.iE}`)
      .is({ devoured: '0 1 1' })
      .told(
        2,
        { type: 'prowled', nightmare: 2, to: A.iE! - 1 },
        { type: 'devoured', by: 0, side: 1, area: A.iE! - 1, total: 2 },
      )
    // KK-10.2: where it stands, not the other one.
    table(2, commands('R78', '4 2', 'areas: NW=1:2,f1:1 iN=s:1 SE=2:2,f2:1'))
      .plays(1, 'perform', 'play 1', 'command 2', `area ${A.iN}`)
      .is({ devoured: '0 0 1', nightmaresAt: 'cathedral iN' })
    table(2, commands('R78', '3 4', 'areas: NW=1:2,f1:1 iN=s:1,1:3 SE=2:2,f2:1', 'conflicts: K18 rest'))
      .plays(1, 'perform', 'play 1', 'command 1', `area ${A.iN}`, 'done', `fight ${A.iN} 1 5`, 'lay 97', 'done')
      // K18 with one Shadow 2/0 against 1/0: two Followers and the Shadow are devoured.
      .is({ devoured: '2 0 1', limbo: '0 0' })
  })

  test('KK-8.10 KK-8.13: who cannot leave such a conflict is devoured, too', () => {
    // One damage each; seat 2 has more left, and is in every area next door.
    table(2, commands('R78', '3 4', 'areas: NW=1:2,f1:1 N=2:1 NE=2:1 iE=2:1 iW=2:1 iN=1:2,2:3 SE=2:2,f2:1'))
      .plays(1, 'perform', 'play 1', 'command 1', `area ${A.iN}`, 'done', `fight ${A.iN} 1 2`, 'lay 97', 'done')
      .is({ devoured: '2 1 0', limbo: '0 0' })
  })

  test('KK-10.4 KK-8.5: losses that are devoured are told before the end they bring', () => {
    table(
      2,
      commands(
        'R78',
        '3 4',
        'areas: NW=1:2,f1:1 iN=s:1,1:1 SE=2:2,f2:1',
        'conflicts: K18 rest',
        'devoured: 0 0 5',
        'ending: no',
      ),
    )
      .plays(1, 'perform', 'play 1', 'command 1', `area ${A.iN}`, 'done', `fight ${A.iN} 1 5`, 'lay 97')
      .is({ devoured: '1 0 6', ending: 'yes' })
      .told(
        2,
        { type: 'laid', seat: 0, card: null, count: 1 },
        {
          type: 'revealed',
          area: A.iN! - 1,
          strengths: [
            { side: 0, cards: [97], attack: 1, defence: 0 },
            { side: 4, cards: [18], attack: 2, defence: 0 },
          ],
        },
        { type: 'losses', side: 0, area: A.iN! - 1, units: 1, levels: 0, devoured: true },
        { type: 'endTriggered', total: 6, limit: 6 },
        { type: 'losses', side: 4, area: A.iN! - 1, units: 1, levels: 0, devoured: true },
      )
  })

  test('Mercy gives devoured Followers back', () => {
    table(2, commands('R81', '8 4', 'devoured: 3 0 0', 'deck: R82 R83 R84 rest'))
      .plays(1, 'perform', 'play 1')
      .asked(1, 'accept', 'done')
      .plays(1, 'accept')
      .is({ devoured: '2 0 0' })
  })
})
