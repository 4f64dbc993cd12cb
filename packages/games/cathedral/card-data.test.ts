import { describe, expect, test } from 'vitest'
import { BUILT_IN } from './cards/built-in.ts'
import { CONDITIONS, PRIMITIVES } from './cards/grammar.ts'
import { RITUAL_STEPS } from './cards/ritual-track.ts'
import { TOKENS } from './cards/tokens.ts'
import { ACTIONS, type Effect, type Item, type Op } from './cards/vocabulary.ts'

const { start, basicCombat, development, dreams, conflicts, nightmares } = BUILT_IN
const upgrades = development.filter(card => card.kind === 'upgrade')

/** Everything an effect says, at any depth. */
const itemsIn = (effect: Effect): Item[] =>
  effect.flatMap(item => {
    switch (item.op) {
      case 'may':
        return [item, ...itemsIn(item.effect)]
      case 'choose':
        return [item, ...item.branches.flatMap(itemsIn)]
      case 'pay':
        return [item, ...itemsIn(item.cost), ...itemsIn(item.effect)]
      case 'prowl':
        return [item, ...itemsIn(item.each)]
      default:
        return [item]
    }
  })

const EFFECTS: readonly Effect[] = [
  ...[...start, ...upgrades].flatMap(({ main, agree, oppose }) => [main, agree, oppose]),
  ...development.flatMap(card => (card.kind === 'event' ? [card.effect] : [])),
  ...dreams.flatMap(({ cost, reward }) => [cost, reward]),
  ...conflicts.flatMap(({ victory, defeat }) => [victory, defeat]),
  ...nightmares.flatMap(({ basic, advanced }) => [basic.command, advanced.command]),
  ...TOKENS.map(({ effect }) => effect),
  ...RITUAL_STEPS.map(({ effect }) => effect),
]

test('KK-1.4: as many cards of each stage as in the box, numbered as printed', () => {
  const stages = (cards: readonly { readonly stage: number }[]): number[] =>
    [1, 2].map(stage => cards.filter(card => card.stage === stage).length)
  expect(stages(development)).toEqual([52, 44])
  expect(stages(dreams)).toEqual([27, 19])
  expect(stages(conflicts)).toEqual([16, 16])
  expect(nightmares.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(start.map(({ action }) => action)).toEqual(ACTIONS)
  const numbered = (letter: string, count: number): string[] =>
    Array.from({ length: count }, (_each, index) => `${letter}${String(index + 1).padStart(2, '0')}`)
  expect(development.map(({ id }) => id)).toEqual(numbered('R', 96))
  expect(dreams.map(({ id }) => id)).toEqual(numbered('S', 46))
  expect(conflicts.map(({ id }) => id)).toEqual(numbered('K', 32))
})

test('KK-2.9a: the decks of 2, 3 and 4 players', () => {
  const sizes = (cards: typeof development | typeof dreams, stage: number): number[] =>
    [2, 3, 4].map(seats => cards.filter(card => card.stage === stage && card.players <= seats).length)
  expect(sizes(development, 1)).toEqual([36, 44, 52])
  expect(sizes(development, 2)).toEqual([32, 38, 44])
  expect(sizes(dreams, 1)).toEqual([21, 25, 27])
  expect(sizes(dreams, 2)).toEqual([14, 17, 19])
})

test('KK-11.2, KK-11.3: Upgrades of stage 2 are worth 1, nothing else on a development card is', () => {
  for (const card of development) expect(card.points).toBe(card.kind === 'upgrade' && card.stage === 2 ? 1 : 0)
  for (const dream of dreams) expect(dream.points).toBeGreaterThan(0)
})

test('KK-3.8: only Fortify cards raise the limit', () => {
  for (const card of [...start, ...upgrades]) if (card.action !== 'fortify') expect(card.limit).toBe(3)
  expect(new Set(upgrades.map(({ limit }) => limit))).toEqual(new Set([3, 4, 5]))
})

test('KK-7.4b, KK-D15: a Seal is entered by main effects of the Ritual alone', () => {
  for (const card of [...start, ...upgrades])
    for (const section of ['main', 'agree', 'oppose'] as const)
      for (const item of itemsIn(card[section]))
        if (item.op === 'rite' && item.upTo === 'seal') expect([card.action, section]).toEqual(['ritual', 'main'])
})

test('KK-10.4: a card may have no number; the advanced side never ends the game sooner', () => {
  expect(nightmares.filter(({ basic }) => basic.limit === undefined).map(({ number }) => number)).toEqual([4])
  for (const { basic, advanced } of nightmares)
    for (const seats of [0, 1, 2])
      expect(advanced.limit?.[seats] ?? 0).toBeGreaterThanOrEqual(basic.limit?.[seats] ?? 0)
})

test('KK-10.5: what the suggested pairs promise is on the cards', () => {
  const says = (number: number, op: Op): boolean =>
    itemsIn(nightmares[number - 1]!.basic.command).some(item => item.op === op)
  for (const climber of [1, 5]) expect(says(climber, 'climb')).toBe(true)
  for (const fighter of [3, 7]) expect(says(fighter, 'fight')).toBe(true)
  for (const reader of [4, 6]) expect(says(reader, 'draw')).toBe(true)
  for (const { basic } of nightmares) expect(itemsIn(basic.command).some(({ op }) => op === 'devour')).toBe(true)
})

describe('KK-D27: the vocabulary', () => {
  test('has 29 words and 23 conditions, and the cards use every one', () => {
    const used = new Set(EFFECTS.flatMap(itemsIn).map(({ op }) => op))
    expect(Object.keys(PRIMITIVES)).toHaveLength(29)
    expect([...Object.keys(PRIMITIVES), 'may', 'choose', 'pay'].filter(word => !used.has(word as Op))).toEqual([])
    const asked = new Set<string>(dreams.flatMap(({ conditions }) => conditions.map(condition => condition.is)))
    expect(Object.keys(CONDITIONS)).toHaveLength(23)
    expect(Object.keys(CONDITIONS).filter(kind => !asked.has(kind))).toEqual([])
  })

  test('a cost is of what can be counted out', () => {
    const costs = [...dreams.map(({ cost }) => cost), ...EFFECTS.flatMap(itemsIn).flatMap(costOf)]
    expect(new Set(costs.flat().map(({ op }) => op))).toEqual(new Set(['discard', 'spend', 'devour']))
  })
})

const costOf = (item: Item): Effect[] => (item.op === 'pay' ? [item.cost] : [])

test('KK-D32: no card claims to be the printed one', () => {
  for (const card of [...development, ...dreams, ...conflicts, ...nightmares]) expect(card.from).toBe('ours')
  for (const card of start) expect(card.from).toBe('partly')
  expect(basicCombat).toEqual({ attack: 1, defence: 0, from: 'ours' })
})
