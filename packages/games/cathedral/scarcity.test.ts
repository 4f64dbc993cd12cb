import { asSeat, LANGS, SeededRng } from '@sennik/engine'
import { describe, expect, test } from 'vitest'
import { cathedral } from './game.ts'
import { areaNumbers, asked, builds, performs, stateOf, table } from './scenario.ts'

/* Limbo, piles and supplies that run out, and crowded areas. */

const A = areaNumbers(2)

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
      .asked(1, 'accept', 'command 1–2', 'done')
      .plays(1, 'accept')
      .asked(1, `area ${A.NW}`, 'done')
      .plays(1, `area ${A.NW}`)
      .is({ areas: 'NW=1:3,f1:1 SE=2:2,f2:1' })
  })

  test('KK-D23: a question that only Limbo can answer says so', () => {
    const s = stateOf(
      2,
      'day: develop',
      'dreamers: develop B',
      'hands: R31 | -',
      'deck: R01 R02 R03 rest',
      'limbo: 3 0',
      'devoured: 15 0 0',
      asked('act', 1),
    )
    const { rules, moves, words } = cathedral
    for (const move of ['perform', 'play 1'])
      rules.apply(s, asSeat(0), moves.read(move), { rng: SeededRng.of('KK-D23') })
    const seen = rules.view(s, asSeat(0))
    expect(LANGS.map(lang => words[lang].prompt(seen, { you: asSeat(0), name: String }))).toEqual([
      'Gdzie staje wyznawca? Zostało: 2. Zasoby są puste: wyznawców możesz zabrać z Limbo.',
      'Where does the follower go? Left: 2. Your supply is empty: you may take followers from Limbo.',
    ])
  })

  test('KK-D23 KK-D7: who has nobody in the supply is asked all the same, as long as somebody can be called from Limbo', () => {
    performs('develop', 'hands: R31 | -', 'deck: R01 R02 R03 rest', 'limbo: 3 0', 'devoured: 15 0 0')
      .plays(1, 'play 1')
      .asked(1, 'done')
      .mayChange(1, 'recall')
      .refuses(1, `area ${A.NW}`, 'KK-D7')
      .plays(1, 'recall')
      .asked(1, `area ${A.NW}`, 'done')
      .plays(1, `area ${A.NW}`)
      .is({ areas: 'NW=1:3,f1:1 SE=2:2,f2:1', limbo: '2 0' })
    // R45 converts.
    const toConvert = ['hands: R45 | -', 'deck: R01 R02 R03 rest', 'areas: NW=1:1,f1:1 N=2:1 SE=2:2,f2:1', 'limbo: 3 0']
    performs('develop', ...toConvert)
      .plays(1, 'play 4')
      .asked(1, `unit ${A.N} 2`, 'done')
    performs('develop', ...toConvert, 'devoured: 16 0 0')
      .plays(1, 'play 1')
      .asked(1, 'done')
      .mayChange(1, 'recall')
    performs('maneuver', 'areas: NW=1:1,s:2,f1:1 SE=2:2,f2:1', 'limbo: 3 0', 'devoured: 16 0 0', 'upgrades: R27 | -')
      .plays(1, `wing ${A.N}`, `wing ${A.NW}`, `wing ${A.N}`, `wing ${A.NW}`)
      // No movement point is left, but a conversion.
      .asked(1, 'done')
      .plays(1, 'recall')
      .asked(1, `unit ${A.NW} 5`, 'done')
      // There is no second conversion.
      .plays(1, `unit ${A.NW} 5`)
      .asked(1, `fight ${A.NW} 1 5`, 'done')
    // Where the Winged is there is nobody whose place one from Limbo could take: the action is over.
    performs('maneuver', 'limbo: 3 0', 'devoured: 15 0 0', 'upgrades: R27 | -')
      .plays(1, `wing ${A.N}`, `wing ${A.NW}`, `wing ${A.N}`, `wing ${A.NW}`)
      .asked(1, 'pass')
  })
})

describe('KK-D7: what runs out', () => {
  const draws = (lines: readonly string[], rolls?: readonly number[]) =>
    table(
      2,
      ['day: develop', 'dreamers: develop B', 'dreams: - | -', 'hands: - | -', 'aside: R53', asked('act', 1), ...lines],
      rolls,
    ).plays(1, 'draw')

  test('the deck is made of the discard pile; what was known of its cards is that they are in it', () => {
    draws(['deck: R31', 'discard: R32 R33', 'dreamDeck: S01 S02 S03 S04'], [1])
      .is({ deck: 'R32', discard: '', shuffling: '3 0 1', pools: 'R32=3 R33=3' })
      .told(
        1,
        { type: 'ignored', seat: 0, action: 0 },
        { type: 'reshuffled', cards: 2 },
        { type: 'drew', seat: 0, cards: [31, 33] },
      )
      .done()
  })

  test('without cards nothing is drawn, and nothing is told of it', () => {
    const spent = draws(['deck:', 'discard:', 'market: S05 - -', 'dreamDeck: S01']).is({ deck: '', discard: '' })
    spent.told(2, { type: 'ignored', seat: 0, action: 0 })
  })

  test('without cards nothing is drawn; Dreams come as far as there are any', () => {
    draws(['deck: R31', 'market: S05 - -', 'dreamDeck: S01'])
      .is({ deck: '' })
      .told(1, { type: 'ignored', seat: 0, action: 0 }, { type: 'drew', seat: 0, cards: [31] })
    table(2, [
      'dreams: - | S10',
      'market: S05 - -',
      'dreamDeck:',
      'day: develop',
      'dreamers: develop B',
      asked('takeDreams', 1),
    ])
      .plays(1, 'takeDream 1')
      .is({ dreams: 'S05/30/0 | S10', market: '- - -' })
      .askedAtOnce(1)
  })

  test('no Shadow, no level', () => {
    const everywhere = 'NW=1:2,f1:1 N=s:3 NE=s:3 E=s:3 SE=2:2,f2:1 S=s:3 SW=s:3 W=s:3 iN=s:3 iE=s:3 iS=s:3 iW=s:3'
    builds([
      'cathedral: 1A 1B 1C 1D 2A 2B',
      'tokens: 3A=T07 3B=T08 4A=T06',
      'colours: 2',
      `areas: ${everywhere}`,
      'turn: 5',
    ])
      .plays(1, 'piece 7')
      .is({ turn: '6', areas: everywhere })
    performs(
      'fortify',
      'areas: NW=1:2,f1:3 N=1:2,f1:3 W=1:1,f1:3 E=1:2,f1:1 S=1:2 SE=2:2,f2:1',
      'dreams: - | -',
    ).askedAtOnce(1)
  })
})

describe('KK-3.8: five in one area', () => {
  test('who retreats fills one area beyond three at most', () => {
    // Limit 5. A Fort of two levels stands in N: seat 1 loses one of three there and must leave. Next to N both NW and NE hold three.
    performs(
      'maneuver',
      'areas: NW=1:3,f1:1 N=1:3,f2:2 NE=1:3 iN=s:3 SE=2:2,f2:1',
      'upgrades: R10 R27 | -',
      'hands: - | -',
      'dreams: - | -',
    )
      .plays(1, 'done', `fight ${A.N} 1 2`)
      .asked(1, `retreat ${A.NW}`, `retreat ${A.NE}`)
      .plays(1, `retreat ${A.NE}`)
      // NE has four now: NW stays at three, and the last goes to NE as well.
      .is({ areas: 'NW=1:3,f1:1 N=f2:1 NE=1:5 SE=2:2,f2:1 iN=s:3', limbo: '1 0' })
  })
})
