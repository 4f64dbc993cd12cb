import type { Banished, BuildCost, Effect, Item, Primitive, Selector, StepKind, Whose } from './vocabulary.ts'

/*
 * The vocabulary as functions, so that a card is written as it reads: `[draw(2), climb(1, 'path')]`.
 */

export const near = (of: Selector): Selector => ({ is: 'near', of })
export const not = (of: Selector): Selector => ({ is: 'not', of })
export const both = (one: Selector, other: Selector): Selector => ({ is: 'both', of: [one, other] })
export const either = (one: Selector, other: Selector): Selector => ({ is: 'either', of: [one, other] })

export const draw = (count: number): Primitive => ({ op: 'draw', count })
export const scry = (count: number, keep: number): Primitive => ({ op: 'scry', count, keep, stage2: false })
export const scryStage2 = (count: number, keep: number): Primitive => ({ op: 'scry', count, keep, stage2: true })
export const play = (count: number | 'all'): Primitive => ({ op: 'play', count, upgrades: false })
export const playUpgrade = (count: number): Primitive => ({ op: 'play', count, upgrades: true })
export const discard = (count: number): Primitive => ({ op: 'discard', count })
export const steal = (count: number): Primitive => ({ op: 'steal', count })
export const produce = (count: number, at: Selector): Primitive => ({ op: 'produce', count, at, same: false })
export const produceInOne = (count: number, at: Selector): Primitive => ({ op: 'produce', count, at, same: true })
export const place = (count: number, at: Selector): Primitive => ({ op: 'place', count, at })
export const areas = (count: number | 'level', at: Selector): Primitive => ({ op: 'areas', count, at })
export const move = (points: number, conversions = 0): Primitive => ({ op: 'move', points, conversions })
export const wing = (points: number): Primitive => ({ op: 'wing', points })
export const convert = (count: number, at: Selector): Primitive => ({ op: 'convert', count, at })
export const fly = (to: Selector): Primitive => ({ op: 'fly', to })
export const shift = (count: number, from: Selector, to: Selector): Primitive => ({ op: 'shift', count, from, to })
export const build = (count: number, at: Selector, cost: BuildCost): Primitive => ({
  op: 'build',
  count,
  at,
  cost,
  anywhere: false,
})
export const buildAnywhere = (count: number, at: Selector, cost: BuildCost): Primitive => ({
  op: 'build',
  count,
  at,
  cost,
  anywhere: true,
})
export const raze = (count: number, at: Selector): Primitive => ({ op: 'raze', count, at })
export const climb = (count: number, upTo: 'path' | 'vision'): Primitive => ({ op: 'climb', count, upTo })
export const rite = (count: number | 'all', upTo: StepKind, limbo: 2 | 3 = 3): Primitive => ({
  op: 'rite',
  count,
  upTo,
  limbo,
})
export const mustFight = (count: number, at: Selector): Primitive => ({
  op: 'fight',
  count,
  at,
  must: true,
  devours: false,
})
export const mayFight = (count: number, at: Selector): Primitive => ({
  op: 'fight',
  count,
  at,
  must: false,
  devours: false,
})
export const mayFightDevouring = (count: number, at: Selector): Primitive => ({
  op: 'fight',
  count,
  at,
  must: false,
  devours: true,
})
export const shadow = (count: number, at: Selector): Primitive => ({ op: 'shadow', count, at, same: false })
export const shadowInOne = (count: number, at: Selector): Primitive => ({ op: 'shadow', count, at, same: true })
export const banish = (count: number, whose: Banished, at: Selector): Primitive => ({ op: 'banish', count, whose, at })
export const spend = (count: number, at: Selector): Primitive => ({ op: 'spend', count, at })
export const recall = (count: number, at: Selector): Primitive => ({ op: 'recall', count, at })
export const command = (count: number): Primitive => ({ op: 'command', count })
export const prowl = (steps: number, ...each: Effect): Primitive => ({ op: 'prowl', steps, each })
export const devour = (count: number, whose: Whose, at: Selector): Primitive => ({ op: 'devour', count, whose, at })
export const restore = (count: number): Primitive => ({ op: 'restore', count })
export const wake: Primitive = { op: 'wake' }
export const echo: Primitive = { op: 'echo' }
export const dream = (count: number, keep: number): Primitive => ({ op: 'dream', count, keep, stage2: false })
export const dreamStage2 = (count: number, keep: number): Primitive => ({ op: 'dream', count, keep, stage2: true })

export const may = (...effect: Effect): Item => ({ op: 'may', effect })
export const choose = (...branches: readonly Effect[]): Item => ({ op: 'choose', branches })
export const pay = (cost: Effect, effect: Effect): Item => ({ op: 'pay', cost, effect })
