import { SeededRng } from '@sennik/engine'
import { describe, expect, test } from 'vitest'
import { RITUAL_STEPS } from './cards/ritual-track.ts'
import { TOKENS } from './cards/tokens.ts'
import { ACTIONS, SYMBOLS, TOKEN_COLOURS } from './cards/vocabulary.ts'
import { type Area, LARGE_SIDE, SMALL_SIDE } from './map.ts'
import { ARROWS, DAYS_BESIDE, ICON_EFFECTS, LAPS, NIGHTS, PIECES, TURN_TRACK } from './tracks.ts'

const threePlayers = (): readonly Area[] => {
  const areas = LARGE_SIDE.filter(area => !area.onlyFour)
  const ids = areas.map(({ id }) => id)
  return areas.map(area => ({ ...area, adjacent: area.adjacent.filter(id => ids.includes(id)) }))
}

const SIDES: readonly (readonly [players: number, areas: readonly Area[], count: number])[] = [
  [2, SMALL_SIDE, 12],
  [3, threePlayers(), 16],
  [4, LARGE_SIDE, 20],
]

const counted = <T>(things: readonly T[]): { readonly [thing: string]: number } =>
  Object.fromEntries(things.map(thing => [String(thing), things.filter(other => other === thing).length]))

describe.each(SIDES)('KK-1.1, KK-2.1, KK-D28: the map for %i players', (_players, areas, count) => {
  const area = (id: string): Area => areas.find(each => each.id === id)!

  test('as many areas as the clause says, each symbol equally often, four corners', () => {
    expect(areas).toHaveLength(count)
    expect(counted(areas.map(({ symbol }) => symbol))).toEqual(
      Object.fromEntries(SYMBOLS.map(symbol => [symbol, count / SYMBOLS.length])),
    )
    expect(areas.filter(({ corner }) => corner).map(({ symbol }) => symbol)).toEqual(['eye', 'hand', 'flame', 'root'])
    expect(areas.filter(({ corner, cathedral }) => corner && cathedral)).toEqual([])
    expect(new Set(areas.flatMap(({ pl, en }) => [pl, en])).size).toBe(2 * count)
  })

  test('neighbours are neighbours of each other and have another symbol', () => {
    for (const { id, symbol, adjacent } of areas)
      for (const other of adjacent) {
        expect(area(other).adjacent).toContain(id)
        expect(area(other).symbol).not.toBe(symbol)
      }
  })

  test('one can walk everywhere', () => {
    const seen = new Set<string>()
    const walk = (id: string): void => {
      if (seen.has(id)) return
      seen.add(id)
      area(id).adjacent.forEach(walk)
    }
    walk('NW')
    expect(seen.size).toBe(count)
  })

  test('a quarter turn with the symbols moved on by one is the same map', () => {
    const turned = (id: string): Area => {
      const { x, y } = area(id)
      return areas.find(each => each.x === 100 - y && each.y === x)!
    }
    for (const each of areas) {
      const image = turned(each.id)
      expect(SYMBOLS.indexOf(image.symbol)).toBe((SYMBOLS.indexOf(each.symbol) + 1) % SYMBOLS.length)
      expect(image.adjacent.toSorted()).toEqual(each.adjacent.map(id => turned(id).id).toSorted())
      expect([image.corner, image.cathedral, image.onlyFour]).toEqual([each.corner, each.cathedral, each.onlyFour])
    }
  })
})

test('KK-2.2: with three players one area of each symbol is covered', () => {
  const covered = LARGE_SIDE.filter(({ onlyFour }) => onlyFour)
  expect(covered.map(({ symbol }) => symbol).toSorted()).toEqual(SYMBOLS.toSorted())
  expect(SMALL_SIDE.some(({ onlyFour }) => onlyFour)).toBe(false)
  const borders = (areas: readonly Area[]): number => areas.flatMap(({ adjacent }) => adjacent).length / 2
  expect([borders(LARGE_SIDE), borders(threePlayers())]).toEqual([40, 24])
})

test('KK-D1: twelve turns a lap, each symbol three times, three laps', () => {
  expect(counted(TURN_TRACK)).toEqual({ eye: 3, hand: 3, flame: 3, root: 3 })
  expect(TURN_TRACK.length * LAPS).toBe(36)
  // With three players everyone meets all four symbols in a lap.
  for (const seat of [0, 1, 2])
    expect(new Set(TURN_TRACK.filter((_symbol, turn) => turn % 3 === seat)).size).toBe(SYMBOLS.length)
})

test('KK-D24, KK-4.7: two or three actions from every Night space, never the same twice in a row', () => {
  for (const night of NIGHTS) {
    const legal = ACTIONS.filter(action => !DAYS_BESIDE[night].includes(action))
    expect(legal.length).toBeGreaterThanOrEqual(2)
    expect(legal.length).toBeLessThanOrEqual(3)
  }
  for (const action of ACTIONS) expect(DAYS_BESIDE[ARROWS[action]]).toContain(action)
  expect(DAYS_BESIDE.A).not.toContain('develop')
  expect(ARROWS).toEqual({ develop: 'C', fortify: 'C', summon: 'A', ritual: 'B', maneuver: 'B' })
})

test('KK-D29, KK-7.4c: seventeen steps, four Seals, four Visions', () => {
  expect(RITUAL_STEPS).toHaveLength(17)
  const at = (kind: string): number[] => RITUAL_STEPS.flatMap((step, index) => (step.kind === kind ? [index + 1] : []))
  expect(at('seal')).toEqual([3, 7, 14, 17])
  expect(at('vision')).toEqual([2, 5, 8, 15])
  expect(RITUAL_STEPS.filter(({ points }) => points > 0).map(({ points }) => points)).toEqual([3, 7, 11, 16])
  for (const { kind, symbols, effect, points } of RITUAL_STEPS) {
    expect(symbols.length).toBeGreaterThanOrEqual(kind === 'seal' ? 2 : 1)
    expect(effect.length > 0).toBe(kind === 'vision')
    expect(points > 0).toBe(kind === 'seal')
  }
  expect(RITUAL_STEPS.flatMap(({ effect }) => effect.map(({ op }) => op))).toEqual([
    'wing',
    'may',
    'produce',
    'move',
    'build',
  ])
})

test('KK-9.5, KK-D30: thirteen pieces in order, each space with its icon', () => {
  expect(PIECES.map(({ id }) => id).join(' ')).toBe('1A 1B 2A 2B 1C 1D 3A 3B 4A 4B 5A 6A 6B')
  const spaces = (icon: string): string[] => PIECES.filter(piece => piece.icon === icon).map(({ id }) => id)
  expect(spaces('produce')).toEqual(['2B', '3B'])
  expect(spaces('winged')).toEqual(['1C', '4A'])
  expect(spaces('shadow')).toEqual(['1D', '5A'])
  expect(spaces('climb')).toEqual(['3A', '6A'])
  expect(spaces('stage2')).toEqual(['4B'])
  expect(spaces('before23')).toEqual(['1B'])
  expect(spaces('before2')).toEqual(['2A'])
  expect(ICON_EFFECTS.stage2).toEqual([])
})

describe('KK-D31, KK-12.1, KK-12.2, KK-12.4, KK-12.5, KK-12.6: the Forked Paths', () => {
  test('as many rewards of a colour as spaces', () => {
    for (const colour of TOKEN_COLOURS)
      expect(TOKENS.filter(token => token.colour === colour).length).toBe(
        PIECES.filter(piece => piece.colour === colour).length,
      )
    expect(PIECES.filter(({ forkedStage2 }) => forkedStage2).map(({ id }) => id)).toEqual(['5A'])
    for (const { colour, needs } of PIECES) expect(needs.length > 0).toBe(colour !== 'grey')
  })

  test('every order of taking goes through to the end, and the cards of stage 2 come late', () => {
    for (let seed = 0; seed < 300; seed++) {
      const rng = SeededRng.of(`forked ${seed}`)
      const left = new Set(PIECES.map(({ id }) => id))
      const laidOut = { grey: true, yellow: false, red: false }
      const ofColour = (colour: string): number =>
        PIECES.filter(piece => piece.colour === colour && left.has(piece.id)).length
      while (left.size > 0) {
        const open = PIECES.filter(
          ({ id, colour, needs }) => left.has(id) && laidOut[colour] && needs.every(need => !left.has(need)),
        )
        expect(open.length).toBeGreaterThan(0)
        const { id, forkedStage2 } = open[rng.below(open.length)]!
        left.delete(id)
        if (ofColour('grey') <= 1) laidOut.yellow = true
        if (laidOut.yellow && ofColour('yellow') <= 1) laidOut.red = true
        if (forkedStage2) expect(PIECES.length - left.size).toBeGreaterThanOrEqual(9)
      }
    }
  })
})
