import { asSeat, MoveList } from '@sennik/engine'
import { describe, expect, test } from 'vitest'
import { SHADOWS } from './components.ts'
import { cathedral } from './game.ts'
import { controlled, controller, hasRoom, isPresent, near, sizeOf } from './rules/areas.ts'
import { areaNumbers, asked, stateOf, table } from './scenario.ts'

const { iN, iE, N1, NW } = areaNumbers(4) as { [id: string]: number }
const at = (area: number | undefined): number => area! - 1
const [ONE, TWO, THREE] = [asSeat(0), asSeat(1), asSeat(2)]
const NOBODY = -1

/** Four seats; the areas named are the whole map besides Strongholds. */
const map = (areas: string) =>
  stateOf(4, `areas: SW=4:2,f4:1 SE=2:2,f2:1 NE=3:2,f3:1 NW=1:1,f1:1 ${areas}`, asked('act', 1), 'day: summon')

describe('KK-3.3 KK-3.4: control and presence', () => {
  test('X1: a Fort controls; the others are present however many they are', () => {
    const s = map('iN=2:2,3:1,s:3,f1:1')
    expect(controller(s, at(iN))).toBe(ONE)
    expect([TWO, THREE, SHADOWS].map(side => isPresent(s, at(iN), side))).toEqual([true, true, true])
  })

  test('X2: without a Fort strictly most units control', () => {
    const s = map('iN=2:3,3:1,s:2')
    expect(controller(s, at(iN))).toBe(TWO)
    expect([THREE, SHADOWS].map(side => isPresent(s, at(iN), side))).toEqual([true, true])
  })

  test('X3: a tie for most: nobody controls, and nothing is produced there', () => {
    const s = map('iN=2:2,3:2,s:1')
    expect(controller(s, at(iN))).toBe(NOBODY)
    expect([TWO, THREE, SHADOWS].map(side => isPresent(s, at(iN), side))).toEqual([true, true, true])
    // The Eye is marked: iN produces nothing, empty S1, iSW and E2 give a Shadow each.
    table(4, [
      'areas: SW=4:3,f4:1 SE=2:3,f2:1 NE=3:3,f3:1 NW=1:3,f1:1 iN=2:2,3:2,s:1',
      'start: 9',
      'day: summon',
      'dreamers: summon B C C',
      asked('act', 1),
    ])
      .plays(1, 'perform')
      .is({
        areas: 'NW=1:3,f1:1 NE=3:3,f3:1 E2=s:1 SE=2:3,f2:1 S1=s:1 SW=4:3,f4:1 iN=2:2,3:2,s:1 iSW=s:1',
      })
  })

  test('KK-3.6 X4: Winged and Nightmares neither control nor are present', () => {
    const s = stateOf(
      4,
      'areas: NW=1:1,f1:1 SE=2:1,f2:1 NE=3:1,f3:1 SW=4:1,f4:1 iN=3:3,2:1,s:1',
      'wings: NW SE NE iN',
      'nightmaresAt: iN cathedral',
      asked('act', 1),
      'day: summon',
    )
    expect(controller(s, at(iN))).toBe(THREE)
    expect([ONE, TWO, asSeat(3), SHADOWS].map(side => isPresent(s, at(iN), side))).toEqual([false, true, false, true])
  })

  test('X5: an empty area is held by Shadows', () => {
    const s = map('')
    expect(controller(s, at(iE))).toBe(SHADOWS)
    expect(isPresent(s, at(iE), SHADOWS)).toBe(false)
    expect(sizeOf(controlled(s, SHADOWS))).toBe(16)
  })
})

describe('KK-3.8 KK-D8: the Unit Limit', () => {
  const room = (upgrade: string, areas: string, area: number | undefined): boolean => {
    const s = stateOf(4, `areas: ${areas}`, `upgrades: ${upgrade} | - | - | -`, asked('act', 1), 'day: summon')
    return hasRoom(s, ONE, at(area))
  }

  test('three in an area, unless the Fortify card says more, and then in one area only', () => {
    expect(room('-', 'NW=1:2,f1:1', NW)).toBe(true)
    expect(room('-', 'NW=1:3,f1:1', NW)).toBe(false)
    expect(room('R07', 'NW=1:3,f1:1', NW)).toBe(true)
    expect(room('R07', 'NW=1:4,f1:1', NW)).toBe(false)
    expect(room('R10', 'NW=1:4,f1:1', NW)).toBe(true)
    expect(room('R10', 'NW=1:4,f1:1 N1=1:3', N1)).toBe(false)
    expect(room('R10', 'NW=1:3,f1:1 N1=1:3', N1)).toBe(true)
  })

  test('whoever is above a smaller limit keeps the surplus, and adds none', () => {
    expect(room('R10 R08', 'NW=1:5,f1:1', NW)).toBe(false)
    expect(room('R10 R08', 'NW=1:5,f1:1 N1=1:2', N1)).toBe(true)
  })

  test('a Follower that leaves the crowded area makes room for itself elsewhere', () => {
    const s = stateOf(4, 'areas: NW=1:4,f1:1 N1=1:3', 'upgrades: R07 | - | - | -', asked('act', 1), 'day: summon')
    expect(hasRoom(s, ONE, at(N1), at(NW))).toBe(true)
    expect(hasRoom(s, ONE, at(N1))).toBe(false)
  })
})

test('KK-D2: the Cathedral is no area; what lies next to it is next to each other as drawn', () => {
  const s = map('')
  expect(sizeOf(near(s, 1 << at(iN)))).toBe(4)
  const list = new MoveList()
  cathedral.rules.legalMoves(s, ONE, list)
  expect(list.size).toBe(2)
})
