import { describe, test } from 'vitest'
import { areaNumbers, asked, table, withCards } from './scenario.ts'

const A = areaNumbers(2)
const B = areaNumbers(4)

/** Seat 1 of two has this card alone in hand, and performs Develop: it draws R01, R02, R03, so the card is the fourth. */
const plays = (card: string, ...lines: readonly string[]) =>
  table(2, [
    'day: develop',
    'dreamers: develop B',
    asked('act', 1),
    `hands: ${card} | -`,
    'deck: R01 R02 R03 rest',
    ...lines,
  ]).plays(1, 'perform', 'play 4')

/** The same with four seats. */
const playsOfFour = (card: string, ...lines: readonly string[]) =>
  table(4, [
    'day: develop',
    'dreamers: develop A A A',
    asked('act', 1),
    `hands: ${card} | R04 | - | -`,
    'deck: R01 R02 R03 rest',
    ...lines,
  ]).plays(1, 'perform', 'play 4')

describe('KK-D27: what the words of cards do', () => {
  test('banish: Shadows where you are or next to it, back to the supply, up to the number', () => {
    plays('R38', 'areas: NW=1:1,s:1,f1:1 N=s:2 E=s:1 SE=2:2,f2:1')
      .asked(1, `unit ${A.NW} 5`, `unit ${A.N} 5`, 'done')
      .refuses(1, `unit ${A.NW} 1`, 'KK-3.1')
      .plays(1, `unit ${A.N} 5`, 'done')
      .is({ areas: 'NW=1:1,s:1,f1:1 N=s:1 E=s:1 SE=2:2,f2:1', limbo: '0 0' })
  })

  test('shift: from where you are to where you rule, over any distance and past enemies', () => {
    plays('R44', 'areas: NW=f1:1 E=1:1,s:2 SE=2:2,f2:1')
      .asked(1, `march ${A.E} ${A.NW}`, 'done')
      .refuses(1, `march ${A.E} ${A.N}`, 'KK-7.0')
      .refuses(1, `march ${A.SE} ${A.NW}`, 'KK-7.0')
      .plays(1, `march ${A.E} ${A.NW}`)
      .is({ areas: 'NW=1:1,f1:1 E=s:2 SE=2:2,f2:1' })
    plays('R44', 'areas: NW=f1:1 N=1:1 W=1:1 SE=2:2,f2:1').refuses(1, `march ${A.NW} ${A.N}`, 'KK-7.0')
    plays('R44', 'areas: NW=1:3,f1:1 N=1:1 E=1:1,s:2 SE=2:2,f2:1').refuses(1, `march ${A.E} ${A.NW}`, 'KK-3.8')
  })

  test('fly, then convert where the Winged is', () => {
    plays('R35', 'areas: NW=1:1,f1:1 E=s:2 SE=2:2,f2:1')
      .plays(1, `wing ${A.E}`)
      .asked(1, `unit ${A.E} 5`, 'done')
      .plays(1, `unit ${A.E} 5`)
      .is({ areas: 'NW=1:1,f1:1 E=1:1,s:1 SE=2:2,f2:1', wings: 'E SE' })
  })

  test('convert next to the Winged', () => {
    plays('R45', 'areas: NW=1:1,f1:1 N=2:2 SE=2:2,f2:1')
      .asked(1, `unit ${A.N} 2`, 'done')
      .refuses(1, `unit ${A.NW} 1`, 'KK-7.6')
      .refuses(1, `unit ${A.N} 5`, 'KK-7.6')
      .refuses(1, `unit ${A.SE} 2`, 'KK-D27')
      .plays(1, `unit ${A.N} 2`)
      .is({ areas: 'NW=1:1,f1:1 N=1:1,2:1 SE=2:2,f2:1', limbo: '0 0' })
  })

  test('KK-D10: there is no room where the limit is reached', () => {
    plays('R45', 'areas: NW=1:1,f1:1 N=1:3,2:1 W=2:1 SE=2:2,f2:1').refuses(1, `unit ${A.N} 2`, 'KK-D10')
  })

  test('KK-D23: once it is done, one more from Limbo would be of no use', () => {
    // The last Follower of the supply takes the place of one of two; so does the last one a card brings.
    plays('R45/0/2', 'areas: NW=1:1,f1:1 N=2:2 SE=2:2,f2:1', 'limbo: 2 0', 'devoured: 16 0 0')
      .plays(1, `unit ${A.N} 2`)
      .asked(1, 'dream 1', 'pass')
    plays('R31/0/2', 'areas: NW=1:1,f1:1 SE=2:2,f2:1', 'limbo: 1 0', 'devoured: 16 0 0')
      .plays(1, `area ${A.NW}`, `area ${A.NW}`)
      .asked(1, 'dream 1–2', 'pass')
  })

  test('a price is paid in full or not at all: a Follower for a level', () => {
    plays('R46', 'areas: NW=1:1,f1:1 N=1:1 SE=2:2,f2:1')
      .asked(1, 'accept', 'done')
      .plays(1, 'accept')
      .asked(1, `unit ${A.NW} 1`, `unit ${A.N} 1`)
      .plays(1, `unit ${A.N} 1`)
      .asked(1, `area ${A.NW}`, 'done')
      .plays(1, `area ${A.NW}`)
      .is({ areas: 'NW=1:1,f1:2 SE=2:2,f2:1' })
    plays('R46', 'areas: NW=f1:1 SE=2:2,f2:1').is({ discard: 'R46', areas: 'NW=f1:1 SE=2:2,f2:1' })
  })

  test('may: one is asked before what is done without a question; what can be left anyway is asked once', () => {
    const may = (effect: string) =>
      table(
        2,
        ['day: develop', 'dreamers: develop B', 'hands: - | -', 'deck: R01 R02 R03 rest', asked('act', 1)],
        [],
        withCards({ start: { develop: { main: `may(${effect})` } } }),
      ).plays(1, 'perform')
    for (const effect of ['draw 2', 'scry 3 1', 'dream 2 1', 'wake', 'areas 1 @mine', 'shadow 1 @any'])
      may(effect).asked(1, 'accept', 'done')
    may('draw 2').plays(1, 'accept').is({ hands: 'R01 R02 | -' })
    may('draw 2').plays(1, 'done').is({ hands: '- | -' })
    may('produce 1 @mine').asked(1, `area ${A.NW}`, 'done')
  })

  test('a price that is all one has asks nobody what to pay with', () => {
    playsOfFour('R47', 'areas: NW=1:1,f1:1 N1=1:1 SE=2:1,f2:1 NE=3:1,f3:1 SW=4:1,f4:1')
      .plays(1, 'accept')
      .is({ areas: 'NW=f1:1 NE=3:1,f3:1 SE=2:1,f2:1 SW=4:1,f4:1' })
      .asked(1, 'climb 1–2', 'done')
  })

  test('recall: from Limbo to areas you rule', () => {
    plays('R39', 'limbo: 2 0', 'areas: NW=f1:1 SE=2:2,f2:1')
      .plays(1, `area ${A.NW}`, `area ${A.NW}`)
      .is({ areas: 'NW=1:2,f1:1 SE=2:2,f2:1', limbo: '0 0', deeds: `${'0 '.repeat(11)}0 | ${'0 '.repeat(11)}0` })
  })

  test('echo: the Agree section of any of your cards, the uppermost', () => {
    plays('R43', 'upgrades: R13 | -', 'areas: NW=f1:1 SE=2:2,f2:1')
      .asked(1, 'echo 1–5', 'done')
      .plays(1, 'echo 3')
      // R13 agrees with three Followers.
      .plays(1, `area ${A.NW}`, `area ${A.NW}`, `area ${A.NW}`)
      .is({ areas: 'NW=1:3,f1:1 SE=2:2,f2:1' })
  })

  test('wake: the Dreamer chooses its Night; DRAW follows', () => {
    plays('R42').is({ deeds: `0 0 0 0 0 0 0 0 1 0 0 0 | ${'0 '.repeat(11)}0` })
  })

  test('climb: free, up to the kind that is named', () => {
    plays('R34', 'ritual: 0 3 | 0 0')
      .asked(1, 'climb 1–2', 'done')
      .plays(1, 'climb 1')
      // Step 2 is a Vision, step 5 too.
      .asked(1, 'climb 2', 'done')
      .refuses(1, 'climb 1', 'KK-7.4b')
  })

  test('move without conversions; build cheaper; draw', () => {
    plays('R36', 'areas: NW=1:2,s:1,f1:1 SE=2:2,f2:1').refuses(1, `unit ${A.NW} 5`, 'KK-7.6')
    plays('R36', 'areas: NW=1:3,s:1,f1:1 W=1:1 SE=2:2,f2:1').refuses(1, `unit ${A.NW} 5`, 'KK-7.6')
    plays('R32', 'areas: NW=f1:1 N=1:1 SE=2:2,f2:1')
      // The first level costs nothing then.
      .plays(1, `area ${A.N}`)
      .is({ areas: 'NW=f1:1 N=1:1,f1:1 SE=2:2,f2:1' })
    plays('R40', 'deck: R01 R02 R03 R04 R07 R08 rest').is({ hands: 'R01 R02 R03 R04 R07 R08 | -' })
  })

  test('place: without control, never at another’s Fort; near', () => {
    playsOfFour('R52', 'areas: NW=1:1,f1:1 N1=s:3 W2=2:1,f2:1 NE=3:1,f3:1 SW=4:1,f4:1')
      .asked(1, `area ${B.N1}`, `area ${B.iNW}`, 'done')
      .refuses(1, `area ${B.W2}`, 'KK-D27')
      .plays(1, `area ${B.N1}`, `area ${B.N1}`)
      .is({ areas: 'NW=1:1,f1:1 N1=1:2,s:3 NE=3:1,f3:1 SE=f2:1 SW=4:1,f4:1 W2=2:1,f2:1' })
  })

  test('shadow: forced, one at a time, three in an area at most', () => {
    playsOfFour('R50', 'areas: NW=1:1,f1:1 N1=s:3 SE=2:1,f2:1 NE=3:1,f3:1 SW=4:1,f4:1')
      .refuses(1, `area ${B.N1}`, 'KK-3.8')
      .refuses(1, 'done', 'KK-D27')
      .plays(1, `area ${B.iN}`, `area ${B.iN}`)
      .is({ areas: 'NW=1:1,f1:1 N1=s:3 NE=3:1,f3:1 SE=2:1,f2:1 SW=4:1,f4:1 iN=s:2' })
  })

  test('rite with two Followers in Limbo, and up to a Path', () => {
    table(2, [
      'day: ritual',
      'dreamers: ritual B',
      'upgrades: - | R20',
      'ritual: 0 0 | 0 1',
      'limbo: 0 2',
      'areas: NW=1:1,f1:1 SE=f2:1',
      asked('react', 2, 1),
    ])
      .plays(2, 'oppose')
      .asked(2, 'climb 1', 'done')
      .plays(2, 'climb 1')
      .is({ ritual: '0 0 | 1 1', limbo: '0 0' })
  })

  test('dream: some are kept over the limit, the rest goes under the deck', () => {
    const drawing = (deck: string) =>
      plays('R92/0/2', 'stage2: yes', 'dreams: S10 S11 | S42 S43', `dreamDeck: ${deck}`, 'dreamAside: rest')
    drawing('S03 S01 S02 S04')
      .told(
        1,
        { type: 'playedEvent', seat: 0, card: 92 },
        { type: 'drewDreams', seat: 0, dreams: [1, 2, 3], notes: [0, 0, 0] },
      )
      .told(
        2,
        { type: 'playedEvent', seat: 0, card: 92 },
        { type: 'drewDreams', seat: 0, dreams: [null, null, null], notes: [0, 0, 0] },
      )
      .asked(1, 'keep 3–5')
      .plays(1, 'keep 4')
      .told(
        2,
        { type: 'keptDream', seat: 0, dream: null, note: 0 },
        { type: 'putUnder', seat: 0, count: 2 },
        { type: 'drew', seat: 0, cards: [null] },
      )
      .is({ dreams: 'S10 S11 S02/0/2 | S42/0/2 S43/0/2' })
      .sees(2, 'dreams', [
        [
          { card: null, note: 0, origin: 0 },
          { card: null, note: 0, origin: 0 },
          { card: null, note: 0, origin: 2 },
        ],
        [
          { card: 42, note: 0, origin: 2 },
          { card: 43, note: 0, origin: 2 },
        ],
      ])
    // Seat 2 had put the second under the deck.
    drawing('S03 S01/2/0 S02 S04').told(
      2,
      { type: 'playedEvent', seat: 0, card: 92 },
      { type: 'drewDreams', seat: 0, dreams: [null, null, 1], notes: [0, 0, 2] },
    )
    // KK-D7: as many as there are; of none nothing is told.
    drawing('S01').is({ dreams: 'S10 S11 S01/0/2 | S42/0/2 S43/0/2', dreamDeck: '' })
    drawing('').told(1, { type: 'playedEvent', seat: 0, card: 92 }, { type: 'drew', seat: 0, cards: [4] })
  })

  test('a token that adds Shadows and makes you fight there; one that plays an Upgrade alone', () => {
    const forked = (token: string, ...lines: readonly string[]) =>
      table(2, [
        'options: {"forkedPaths": true}',
        'cathedral: 1A 1B 1C 1D 2A 2B',
        `tokens: 3A=${token} 3B=T08 4A=T06`,
        'colours: 2',
        'dreams: - | -',
        'day: develop',
        'dreamers: develop B',
        asked('react', 2, 1),
        ...lines,
      ])
        .plays(2, 'pass')
        .plays(1, 'piece 7')
    forked('T07', 'hands: R31 | -', 'areas: NW=1:2,f1:1 SE=2:2,f2:1', 'conflicts: K07 rest')
      .plays(1, `area ${A.NW}`)
      .is({ areas: 'NW=1:2,s:2,f1:1 SE=2:2,f2:1' })
      // The only conflict there is.
      .asked(1, 'lay 1', 'lay 97')
    // KK-D23: the second Shadow asks nobody for Followers.
    const everywhere = 'N=1:3 NE=1:3 E=1:3 SE=2:2,f2:1 W=1:3 iN=1:3 iE=1:2'
    forked('T07', 'hands: R31 | -', `areas: NW=1:2,f1:1 ${everywhere}`, 'limbo: 1 0')
      .plays(1, `area ${A.NW}`)
      .is({ areas: `NW=1:2,s:2,f1:1 ${everywhere}` })
    forked('T04', 'hands: R01 R31 | -')
      .asked(1, 'play 1', 'done')
      .refuses(1, 'play 2', 'KK-7.1')
      .plays(1, 'play 1')
      .is({ upgrades: 'R01 | -' })
    // Whoever holds cards is asked, Upgrade or not.
    forked('T04', 'hands: R31 | -').asked(1, 'done')
  })

  test('areas: each Fort once more; areas by level; who rules them produces', () => {
    table(2, [
      'day: summon',
      'dreamers: summon B',
      'upgrades: R16 | -',
      'areas: NW=f1:1 SE=2:2,f2:1',
      'start: 2',
      asked('act', 1),
    ])
      .plays(1, 'perform')
      .is({ areas: 'NW=1:2,f1:1 E=s:1 SE=2:2,f2:1 SW=s:1 iN=s:1' })
  })
})
