import { asSeat } from '@sennik/engine'
import { describe, expect, test } from 'vitest'
import { Compiler } from './cards/program.ts'
import { readEffect } from './cards/read-effect.ts'
import type { Selector } from './cards/vocabulary.ts'
import { SHADOWS } from './components.ts'
import { bookOf } from './game.ts'
import { select } from './rules/areas.ts'
import { unitsFor } from './rules/unit-choice.ts'
import { asked, stateOf } from './scenario.ts'
import type { State } from './state.ts'

/* Words for areas and for units, on a table where every word finds something. */

const BOARD = [
  asked('day', 1),
  // Seat 1: Stronghold NW, a Fort at N; seat 2: Stronghold SE, present at iE; a tie at W; E is empty.
  'areas: NW=1:2,f1:1 N=f1:2 SE=2:2,f2:1 iE=1:1,2:2,s:1 W=1:1,2:1 NE=s:2 S=s:2 SW=s:2 iN=s:1 iS=s:1 iW=1:2,s:1',
  'wings: iW SE',
] as const

/** A table whose book also holds these words. */
function withBook(s: State, build: (compiler: Compiler) => number): { readonly s: State; readonly place: number } {
  const compiler = new Compiler()
  const place = build(compiler)
  const book = Object.assign(Object.create(bookOf({ book: '' })), { program: compiler.program() })
  return { s: Object.assign(Object.create(s), { book }) as State, place }
}

const wordOf = (text: string): Selector => {
  const [item] = readEffect(`place 1 @${text}`)
  if (item?.op !== 'place') throw new Error(text)
  return item.at
}

/** The names of the areas that a selector means to a seat. */
function areas(text: string, seat = 0, table: State = stateOf(2, ...BOARD), here = -1): string {
  const { s, place } = withBook(table, compiler => compiler.selector(wordOf(text)))
  const set = select(s, asSeat(seat), place, here)
  return s
    .board()
    .areas.flatMap((area, number) => (area !== undefined && ((set >> number) & 1) === 1 ? [area.id] : []))
    .toSorted()
    .join(' ')
}

const NO_DEEDS = '0 0 0 0 0 0 0 0 0 0 0 0'

describe('KK-3.3, KK-3.4, KK-3.7: what the words for areas mean', () => {
  test.each([
    ['mine', 'N NW iW'],
    ['present', 'N NW W iE iW'],
    ['fort', 'N NW'],
    ['stronghold', 'NW'],
    ['corner', 'NE NW SE SW'],
    ['cathedral', 'iE iN iS iW'],
    ['winged', 'iW'],
    ['shadows', 'E NE S SW iN iS'],
    ['empty', 'E'],
    ['foe', 'SE W iE'],
    ['foeHeld', 'SE iE'],
    ['foeFort', 'SE'],
    ['won', ''],
    ['nightmare', ''],
    ['here', ''],
    ['near(stronghold)', 'N W iW'],
    ['cathedral and not foe', 'iN iS iW'],
    ['stronghold or winged', 'NW iW'],
    ['not (mine or shadows)', 'SE W iE'],
  ])('%s', (text, expected) => {
    expect(areas(text)).toBe(expected)
  })

  test('each seat sees its own', () => {
    expect(areas('mine', 1)).toBe('SE iE')
    expect(areas('foeFort', 1)).toBe('N NW')
  })

  test('KK-10.2: Nightmares mean the areas where they stand now, and none while they are in the Cathedral', () => {
    const complete = ['cathedral: 1A 1B 1C 1D 2A 2B 3A 3B 4A 4B 5A 6A 6B', 'stage2: yes', 'nightmares: 8 4'] as const
    const where = (at: string): string =>
      areas('nightmare', 0, stateOf(2, ...BOARD, ...complete, `nightmaresAt: ${at}`))
    expect(where('iN SE')).toBe('SE iN')
    expect(where('NW cathedral')).toBe('NW')
    expect(where('cathedral cathedral')).toBe('')
  })

  test('here is the area spoken of; with three players covered areas are never meant', () => {
    expect(areas('near(here)', 0, stateOf(2, ...BOARD), 0)).toBe('N W iW')
    expect(areas('not cathedral', 0, stateOf(3, asked('day', 1)))).toBe('E1 N1 NE NW S1 SE SW W1')
  })

  test('KK-8.11: where a conflict was won is any area of the map', () => {
    const won = (bits: string): string =>
      areas('won', 1, stateOf(4, asked('day', 1), `deeds: ${NO_DEEDS} | ${bits} | ${NO_DEEDS} | ${NO_DEEDS}`))
    expect(won('0 0 0 0 0 0 0 0 0 1 0 0')).toBe('NW')
    expect(won('0 0 0 0 0 0 0 0 0 128 1 0')).toBe('S1 S2')
    expect(won('0 0 0 0 0 0 0 0 0 0 0 8')).toBe('iNW')
  })

  test('KK-3.7: the symbol of the turn marks every area with it, and another one next turn', () => {
    const marked = (turn: number): string => areas('marked', 0, stateOf(2, ...BOARD, `turn: ${turn}`, 'start: 1'))
    expect([1, 2, 3, 4, 5].map(marked)).toEqual(['NW S iE', 'N SE iW', 'NW S iE', 'E SW iN', 'NE W iS'])
    expect(marked(13)).toBe(marked(1))
    expect(areas('eye')).toBe('NW S iE')
  })
})

describe('KK-3.1: your Followers, Followers, Shadows, units', () => {
  /** How many units of all areas a word could take. */
  const taken = (text: string): number => {
    const { s, place } = withBook(stateOf(2, ...BOARD), compiler => compiler.effect(readEffect(text)))
    return unitsFor(s, asSeat(0), place, s.board().all)
  }
  const table = stateOf(2, ...BOARD)
  const onMap = (side: number): number =>
    table.units.filter((_count, cell) => cell % 5 === side).reduce((a, b) => a + b, 0)

  test.each([
    ['spend 1 @any', [0]],
    ['devour 1 own @any', [0]],
    ['devour 1 foe @any', [1]],
    ['devour 1 shadow @any', [SHADOWS]],
    ['devour 1 unit @any', [0, 1, SHADOWS]],
    ['banish 1 foe @any', [1]],
    ['banish 1 shadow @any', [SHADOWS]],
    ['banish 1 unit @any', [1, SHADOWS]],
    ['convert 1 @any', [1, SHADOWS]],
  ])('%s', (text, sides) => {
    expect(taken(text)).toBe(sides.map(onMap).reduce((a, b) => a + b, 0))
  })
})
