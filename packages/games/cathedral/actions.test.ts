import { describe, test } from 'vitest'
import { areaNumbers, asked, table } from './scenario.ts'

const A = areaNumbers(2)

/** Seat 1 is about to perform an action. */
const performs = (action: string, ...lines: readonly string[]) => [
  `day: ${action}`,
  `dreamers: ${action} B`,
  asked('act', 1),
  ...lines,
]

describe('KK-7.1: Develop', () => {
  test('X22: a card that is covered while it is resolved is resolved to its end', () => {
    table(2, performs('develop', 'upgrades: R02 | -', 'hands: R01 R31 R40 | -', 'deck: R32 R33 rest'))
      .plays(1, 'perform')
      // R02: draw 2, play any number.
      .asked(1, 'play 1–5', 'done')
      .plays(1, 'play 1')
      .is({ upgrades: 'R02 R01 | -' })
      .asked(1, 'play 1–4', 'done')
      .refuses(1, 'play 97', 'KK-7.1')
      .plays(1, 'done')
      .askedAtOnce(1)
  })

  test('KK-7.0: an Event is resolved once and discarded; the number on the card is a limit', () => {
    table(2, performs('develop', 'hands: R31 R36 | -', 'deck: R37 R38 R39 rest'))
      .plays(1, 'perform')
      .asked(1, 'play 1–5', 'done')
      .plays(1, 'play 1')
      .is({ playing: 'R31', discard: '' })
      // R31: produce 2 where you control; the area holds three at most.
      .asked(1, `area ${A.NW}`, 'done')
      .plays(1, `area ${A.NW}`)
      .is({ areas: 'NW=1:3,f1:1 SE=2:2,f2:1', playing: '', discard: 'R31' })
      .askedAtOnce(1)
  })

  test('KK-D27: cards drawn to choose from: some are kept, the rest is discarded', () => {
    table(2, performs('develop', 'upgrades: R03 | -', 'deck: R31 R32 R33 R34 R35 R36 rest', 'hands: - | -'))
      .plays(1, 'perform')
      .asked(1, 'keep 1–6')
      .plays(1, 'keep 6', 'keep 2')
      .is({ hands: 'R31 R36 R32/64/0 R33/64/0 R34/64/0 R35/64/0 | -' })
      .plays(1, 'keep 3', 'keep 5')
      .is({ hands: 'R31 R32 R34 R36 | -', discard: 'R35 R33' })
      .asked(1, 'play 1–4', 'done')
  })
})

describe('KK-7.2 KK-D36: Fortify', () => {
  test('X6: three Followers for two levels: a new Fort and a second level elsewhere', () => {
    table(2, performs('fortify', 'areas: NW=1:2,f1:1 N=1:2 SE=2:2,f2:1'))
      .plays(1, 'perform')
      .asked(1, `area ${A.NW}`, `area ${A.N}`, 'done')
      .plays(1, `area ${A.N}`)
      // The Follower may come from anywhere.
      .asked(1, `area ${A.NW}`, `area ${A.N}`)
      .refuses(1, `area ${A.W}`, 'KK-7.2')
      .plays(1, `area ${A.N}`)
      .is({ areas: 'NW=1:2,f1:1 N=1:1,f1:1 SE=2:2,f2:1' })
      .plays(1, `area ${A.NW}`, `area ${A.NW}`, `area ${A.NW}`)
      .is({ areas: 'NW=f1:2 N=1:1,f1:1 SE=2:2,f2:1' })
      .askedAtOnce(1)
  })

  test('KK-D36: nobody begins what they cannot pay', () => {
    table(2, performs('fortify', 'areas: NW=f1:1 N=1:1 SE=2:2,f2:1'))
      .plays(1, 'perform')
      .refuses(1, `area ${A.NW}`, 'KK-D36')
  })

  test('X7: an area stays yours until the action ends, even when its last Follower has paid', () => {
    table(2, performs('fortify', 'areas: NW=f1:1 N=1:1 SE=2:2,f2:1'))
      .plays(1, 'perform')
      .asked(1, `area ${A.N}`, 'done')
      .plays(1, `area ${A.N}`)
      .is({ areas: 'NW=f1:1 N=f1:1 SE=2:2,f2:1' })
  })

  test('KK-3.2: never where another has a Fort, never a fourth level; KK-D36: nor without the price', () => {
    table(2, performs('fortify', 'areas: NW=1:3,f1:3 N=1:2 S=1:1,2:1 SE=2:2,f2:1'))
      .plays(1, 'perform')
      .asked(1, `area ${A.N}`, 'done')
      .refuses(1, `area ${A.NW}`, 'KK-3.2')
      .refuses(1, `area ${A.SE}`, 'KK-7.2')
      .refuses(1, `area ${A.S}`, 'KK-7.2')
    table(2, performs('fortify', 'areas: NW=1:1,f1:1 SE=2:2,f2:1')).plays(1, 'perform').askedAtOnce(1)
    table(2, performs('fortify', 'areas: NW=1:1,f1:1 W=1:1 SE=2:2,f2:1'))
      .plays(1, 'perform', `area ${A.W}`)
      .refuses(1, 'perform', 'KK-4.2')
  })

  test('KK-3.5: the last level of a Stronghold cannot be removed', () => {
    table(4, [
      'day: develop',
      'dreamers: develop B C C',
      asked('act', 1),
      'hands: R51 | - | - | -',
      'deck: R40 R41 R42 rest',
      'areas: NW=1:2,f1:1 N1=2:1,f2:1 E1=1:2 NE=3:1,f3:1',
    ])
      .plays(1, 'perform', 'play 4')
      .asked(1, `area ${areaNumbers(4).N1}`, 'done')
      .refuses(1, `area ${areaNumbers(4).NE}`, 'KK-3.5')
      .refuses(1, `area ${areaNumbers(4).E1}`, 'KK-7.0')
      .plays(1, `area ${areaNumbers(4).N1}`)
      .is({ areas: 'NW=1:2,f1:1 N1=2:1 NE=3:1,f3:1 E1=1:2 SE=f2:1 SW=f4:1' })
      .told(3, { type: 'razed', seat: 0, owner: 1, area: areaNumbers(4).N1! - 1, level: 0 })
  })
})

describe('KK-7.3: Summon', () => {
  test('X5: Forts by their levels, marked areas for whoever controls them, then where you choose', () => {
    // The Hand is marked: NE and iS are empty, W is seat 2's.
    table(2, performs('summon', 'areas: NW=f1:2 W=2:1 N=1:1 SE=2:2,f2:1', 'start: 1', 'turn: 5'))
      .plays(1, 'perform')
      .is({ areas: 'NW=1:2,f1:2 N=1:1 NE=s:1 SE=2:2,f2:1 W=2:2 iS=s:1' })
      .asked(1, `area ${A.NW}`, `area ${A.N}`, 'done')
      .plays(1, `area ${A.N}`, `area ${A.N}`)
      .is({ areas: 'NW=1:2,f1:2 N=1:3 NE=s:1 SE=2:2,f2:1 W=2:2 iS=s:1' })
  })

  test('KK-D7: a short supply: who resolves the effect says which area produces first', () => {
    table(
      2,
      performs('summon', 'areas: NW=1:1,f1:1 N=1:1,f1:1 SE=2:2,f2:1', 'devoured: 0 0 0', 'limbo: 17 0', 'start: 2'),
    )
      .plays(1, 'perform')
      .asked(1, `area ${A.NW}`, `area ${A.N}`)
      .plays(1, `area ${A.N}`)
      .is({ areas: 'NW=1:1,f1:1 N=1:2,f1:1 E=s:1 SE=2:2,f2:1 SW=s:1 iN=s:1' })
      .mayChange(1, 'recall')
      .plays(1, 'recall')
  })
})

describe('KK-7.4: Ritual', () => {
  // Symbols: Eye NW S iE, Hand NE W iS, Flame N SE iW, Root E SW iN.
  test('X9 KK-7.4c KK-7.4e: the ritual of the rulebook, from a Vision to a Seal; what paid comes back after the action', () => {
    table(
      2,
      performs(
        'ritual',
        'dreamers: ritual C',
        'ritual: 7 0 | 0 0',
        'limbo: 3 0',
        'areas: NW=1:2,f1:1 iW=1:3 iN=1:1 SE=2:2,f2:1',
      ),
    )
      .plays(1, 'perform')
      .asked(1, 'climb 1–2', 'done')
      .plays(1, 'climb 1')
      // The Vision of step 8, still in Stage 1: three movement points, of which one is used.
      .asked(1, 'accept', 'done')
      .plays(1, 'accept', `march ${A.iW} ${A.iN}`, 'done')
      .is({ ritual: '8 0 | 0 0' })
      // Three Path steps for a Flame, a Root and an Eye; Limbo could pay, too.
      .plays(1, 'climb 1')
      .asked(1, `area ${A.iW}`, 'limbo')
      .refuses(1, `area ${A.NW}`, 'KK-7.4')
      .plays(1, `area ${A.iW}`, 'climb 1', `area ${A.iN}`, 'climb 1', `area ${A.NW}`)
      .is({ ritual: '11 0 | 0 0', held: '3 0' })
      // Nothing but Limbo can pay for step 12; a Flame for 13, an Eye and a Root for the Seal.
      .plays(1, 'climb 1', 'climb 1')
      // What Limbo paid is back in the supply; what the areas paid lies on the track.
      .is({ ritual: '13 0 | 0 0', held: '4 0', limbo: '0 0' })
      .plays(1, 'climb 1')
      .is({ ritual: '14 0 | 0 0', held: '0 0', areas: 'NW=f1:1 SE=2:2,f2:1' })
      .scores(11, 0)
  })

  test('X10 KK-7.4a: two Followers in Limbo pay for nothing, three for a whole step', () => {
    table(2, performs('ritual', 'ritual: 2 2 | 0 0', 'limbo: 2 0', 'areas: NW=f1:1 SE=2:2,f2:1'))
      .plays(1, 'perform')
      .askedAtOnce(1)
      .is({ ritual: '2 2 | 0 0' })
    table(2, performs('ritual', 'ritual: 2 2 | 0 0', 'limbo: 3 0', 'areas: NW=f1:1 SE=2:2,f2:1'))
      .plays(1, 'perform')
      .asked(1, 'climb 1–2', 'done')
      .plays(1, 'climb 2')
      .is({ ritual: '2 3 | 0 0', limbo: '0 0', held: '0 0' })
  })

  test('KK-7.4b KK-D15 KK-D14: who reacts never enters a Seal, and either marker may climb', () => {
    table(2, ['day: ritual', 'dreamers: ritual B', 'ritual: 0 0 | 2 3', asked('react', 2, 1)])
      .asked(2, 'agree', 'oppose', 'pass')
      .plays(2, 'agree')
      .asked(2, 'climb 2', 'done')
      .refuses(2, 'climb 1', 'KK-7.4b')
  })

  test('KK-D37 KK-7.4d: a step is paid by Followers or by Limbo, never by both', () => {
    table(2, performs('ritual', 'ritual: 2 17 | 0 0', 'limbo: 3 0', 'areas: NW=f1:1 N=1:2 E=1:2 SE=2:2,f2:1'))
      .plays(1, 'perform', 'climb 1')
      .asked(1, `area ${A.N}`, 'limbo')
      .plays(1, 'limbo')
      .is({ ritual: '3 17 | 0 0', limbo: '0 0' })
  })
})

describe('KK-7.5 KK-7.6: Maneuver', () => {
  test('a Follower leaves no area with enemies, but enters one; the Winged flies freely', () => {
    table(2, performs('maneuver', 'areas: NW=1:1,f1:1 N=1:1,s:1 SE=2:2,f2:1', 'wings: N SE'))
      .plays(1, 'perform')
      .asked(
        1,
        `march ${A.NW} ${A.N}`,
        `march ${A.NW} ${A.W}`,
        `march ${A.NW} ${A.iW}`,
        `wing ${A.NW}`,
        `wing ${A.NE}`,
        `wing ${A.iN}`,
        `unit ${A.N} 5`,
        'done',
      )
      .refuses(1, `march ${A.N} ${A.NE}`, 'KK-7.5')
      .refuses(1, `march ${A.NW} ${A.SE}`, 'KK-7.5')
      .plays(1, `unit ${A.N} 5`)
      .is({ areas: 'NW=1:1,f1:1 N=1:2 SE=2:2,f2:1' })
      .refuses(1, `unit ${A.N} 1`, 'KK-7.6')
      // Several points may go to the same figure.
      .plays(1, `march ${A.N} ${A.NE}`, `march ${A.NE} ${A.E}`)
      .is({ areas: 'NW=1:1,f1:1 N=1:1 E=1:1 SE=2:2,f2:1' })
  })

  test('KK-3.8: nobody enters an area that is full; KK-7.5: nor any without a movement point', () => {
    table(2, performs('maneuver', 'areas: NW=1:1,s:1,f1:1 W=1:1 N=1:3 SE=2:2,f2:1', 'upgrades: R27 | -'))
      .plays(1, 'perform', `march ${A.W} ${A.SW}`, `march ${A.SW} ${A.W}`, `march ${A.W} ${A.NW}`)
      .plays(1, `unit ${A.NW} 5`)
      .refuses(1, `march ${A.NW} ${A.N}`, 'KK-3.8')
    table(2, performs('maneuver', 'areas: NW=1:1,s:1,f1:1 W=1:1 SE=2:2,f2:1', 'upgrades: R27 | -'))
      .plays(1, 'perform', `march ${A.W} ${A.SW}`, `march ${A.SW} ${A.W}`, `march ${A.W} ${A.SW}`)
      .plays(1, `march ${A.SW} ${A.W}`)
      .asked(1, `unit ${A.NW} 5`, 'done')
      .refuses(1, `march ${A.W} ${A.SW}`, 'KK-7.5')
    table(2, [
      'day: maneuver',
      'dreamers: A maneuver',
      'areas: NW=1:2,f1:1 S=2:3 SE=2:2,f2:1',
      'turn: 6',
      asked('act', 2),
    ])
      .plays(2, 'perform')
      .refuses(2, `march ${A.SE} ${A.S}`, 'KK-3.8')
      .refuses(2, `march ${A.NW} ${A.N}`, 'KK-7.5')
      .refuses(2, `march ${A.W} ${A.SW}`, 'KK-7.5')
  })

  test('KK-D10: no room, no conversion', () => {
    table(2, performs('maneuver', 'areas: NW=1:3,s:1,f1:1 SE=2:2,f2:1'))
      .plays(1, 'perform')
      .refuses(1, `unit ${A.NW} 5`, 'KK-D10')
      // The Winged is not there: that comes before the question of room.
      .refuses(1, `unit ${A.N} 5`, 'KK-7.6')
  })
})

test('KK-D19: before Stage 2 nothing is commanded and nothing is devoured', () => {
  table(2, performs('develop', 'stage2: yes', 'hands: R78 R80 | -', 'deck: R81 R82 R83 rest'))
    .plays(1, 'perform', 'play 1')
    .askedAtOnce(1)
    .is({ discard: 'R78', playing: '' })
  table(2, performs('develop', 'stage2: yes', 'hands: R80 | -', 'deck: R81 R82 R83 rest'))
    .plays(1, 'perform', 'play 1')
    .is({ discard: 'R80', devoured: '0 0 0' })
})

test('KK-D21 KK-12.3: once the cards of Stage 2 are in the deck, its tokens use the deck', () => {
  table(
    2,
    [
      'options: {"forkedPaths": true}',
      'cathedral: 1A 1B 1C 1D 2A 2B 3B 4A 4B 5A',
      'tokens: 3A=T06 6A=T13 6B=T09',
      'colours: 3',
      'stage2: yes',
      'hands: - | -',
      'deck: R31 R32 R33 R34 R35 R36',
      'discard: rest',
      'dreams: - | -',
      'day: develop',
      'dreamers: develop B',
      asked('react', 2, 1),
    ],
    [3, 2, 1],
  )
    .plays(2, 'pass')
    .asked(1, 'piece 7', 'piece 13')
    .plays(1, 'piece 7')
    .asked(1, 'keep 1–5')
    .plays(1, 'keep 1', 'keep 5')
    .is({ hands: 'R31/0/2 R35/0/2 | -', deck: 'R32 R33 R34 R36', tokens: '6A=T13 6B=T09' })
    .done()
})
