import { asSeat } from '@sennik/engine'
import { describe, expect, test } from 'vitest'
import { DREAMS } from './cards/dreams.ts'
import { CONDITIONS } from './cards/grammar.ts'
import { areMet } from './rules/conditions.ts'
import { asked, stateOf } from './scenario.ts'

const OTHERS = 'SE=2:2,f2:1 NE=3:2,f3:1 SW=4:2,f4:1'
const areas = (own: string): string => `areas: ${own} ${OTHERS}`
const did = (deeds: string): string =>
  `deeds: ${deeds.padEnd(23, ' 0')} | ${Array(3).fill(Array(12).fill(0).join(' ')).join(' | ')}`
const bySeat = (field: string, own: string): string => `${field}: ${own} | - | - | -`

/** For a Dream: a table on which the first of four just has what it asks for, and one on which something is wanting. */
const CASES: readonly (readonly [dream: string, enough: string, tooLittle: string])[] = [
  // Control: a tie is nobody's, a Fort beats any crowd.
  ['S28', areas('NW=f1:1 N1=1:1 W2=1:2,s:1 iNW=1:1 iN=1:1'), areas('NW=f1:1 N1=1:1 W2=1:2,s:1 iNW=1:1 iN=1:1,s:1')],
  ['S03', areas('NW=f1:1 iNW=1:1 iN=1:1 iW=1:1'), areas('NW=f1:1 iNW=1:1 iN=1:1 N1=1:1')],
  ['S04', areas('NW=f1:1 N1=1:1 W2=1:1 iN=1:1'), areas('NW=f1:1 N1=1:1 iN=1:1 iNW=1:1')],
  // The fifth space of the track is marked with the Hand.
  ['S27', areas('NW=f1:1 iNW=1:1 W1=1:1'), areas('NW=f1:1 iNW=1:1 W2=1:1')],
  ['S01', areas('NW=f1:1 N1=1:1,s:2 W2=1:1,2:2 iNW=1:1 iN=1:1'), areas('NW=f1:1 N1=1:1,s:2 W2=2:2 iNW=1:1 iN=1:1')],
  ['S09', areas('NW=1:3,f1:1 N1=1:3 W2=1:3 iN=1:1'), areas('NW=1:3,f1:1 N1=1:3 W2=1:3 iN=s:1')],
  ['S08', areas('NW=1:3,f1:1 N1=1:3'), areas('NW=1:3,f1:1 N1=1:2 W2=1:2')],
  ['S06', areas('NW=f1:2'), areas('NW=f1:1 N1=f1:1')],
  ['S07', areas('NW=f1:1 N1=f1:1 N2=f1:1'), areas('NW=f1:3 N1=f1:3')],
  ['S32', areas('NW=f1:3 N1=f1:2 N2=f1:1'), areas('NW=f1:3 N1=f1:2')],
  ['S46', areas('NW=f1:1 N1=f1:1 N2=f1:1'), areas('NW=f1:1 N1=f1:1 iN=f1:1 iS=f1:1')],
  ['S02', areas('NW=f1:1 N1=1:1 N2=1:1 iNW=1:1'), areas('NW=f1:1 N1=1:1 N2=1:1 iN=1:1 iS=1:1')],
  ['S26', areas('NW=f1:1 N1=1:1 N2=1:1 iN=1:1'), areas('NW=f1:1 N1=1:1 E1=1:1 E2=1:1 S1=1:1 W1=1:1')],
  ['S17', bySeat('ritual', '3 0').replaceAll('-', '0 0'), bySeat('ritual', '2 2').replaceAll('-', '0 0')],
  ['S18', bySeat('ritual', '3 4').replaceAll('-', '0 0'), bySeat('ritual', '17 2').replaceAll('-', '0 0')],
  ['S19', 'limbo: 3 0 0 0', 'limbo: 2 3 3 3'],
  // The Basic Combat card counts.
  ['S23', bySeat('hands', 'R31 R32 R33 R34 R35 R36'), bySeat('hands', 'R31 R32 R33 R34 R35')],
  ['S22', bySeat('upgrades', 'R01 R02 R03 R13'), bySeat('upgrades', 'R01 R02 R13')],
  ['S37', 'devoured: 2 0 0 0 0', 'devoured: 1 2 2 2 2'],
  ['S20', 'wings: SE SE NE SW', 'wings: NW SE NE SW'],
  ['S21', 'wings: SE SE NE SW', 'wings: N1 SE NE SW'],
  ['S21', 'wings: SW SE NE SW', 'wings: NW SE NE SW'],
  ['S38', 'nightmaresAt: cathedral NW', 'nightmaresAt: cathedral SE'],
  ['S44', areas('NW=f1:1 N1=1:1'), areas('NW=f1:1')],
  ['S12', did('1 0'), did('0 3')],
  ['S14', did('0 1'), did('3 0')],
  ['S13', did('1 1'), did('1 0')],
  ['S15', did('0 0 1'), did('9 9 0')],
  ['S25', did('0 0 0 4'), did('9 9 9 3')],
  ['S24', did('0 0 0 0 2'), did('9 9 9 9 1')],
  ['S16', did('0 0 0 0 0 3'), did('9 9 9 9 9 2')],
  ['S39', did('0 0 0 0 0 0 1'), did('9 9 9 9 9 9 0')],
]

const numberOf = (dream: string): number => Number(dream.slice(1))

/** The same for the seat that is asked, whoever asks. */
const isMet = (dream: string, ...lines: readonly string[]): boolean =>
  areMet(
    stateOf(4, 'day: develop', 'stage2: yes', 'dreams: - | - | - | -', 'market: -', ...lines, asked('act', 1)),
    asSeat(0),
    numberOf(dream),
  )

describe('KK-6.1 KK-D26: what a Dream asks for, just reached and just missed', () => {
  test.each(CASES)('%s: %s, not %s', (dream, enough, tooLittle) => {
    expect(isMet(dream, enough)).toBe(true)
    expect(isMet(dream, tooLittle)).toBe(false)
  })

  test('every kind of condition is among them', () => {
    const tried = CASES.flatMap(([dream]) => DREAMS[numberOf(dream) - 1]!.conditions.map(({ is }) => is))
    expect([...new Set(tried)].toSorted()).toEqual(Object.keys(CONDITIONS).toSorted())
  })
})
