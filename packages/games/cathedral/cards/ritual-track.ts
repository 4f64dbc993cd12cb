import type { AreaSymbol, Effect, RitualStep } from './vocabulary.ts'
import { build, convert, may, move, produce, wing } from './write.ts'

/*
 * KK-7.4: the Ritual track. Two values of Seals and the effects of Visions are in the rulebook, the rest is a reconstruction.
 */

const path = (symbol: AreaSymbol): RitualStep => ({ kind: 'path', symbols: [symbol], effect: [], points: 0 })
const vision = (symbol: AreaSymbol, effect: Effect): RitualStep => ({
  kind: 'vision',
  symbols: [symbol],
  effect,
  points: 0,
})
const seal = (points: number, ...symbols: readonly AreaSymbol[]): RitualStep => ({
  kind: 'seal',
  symbols,
  effect: [],
  points,
})

/** Step 1 first; a marker that has not climbed is on step 0. */
export const RITUAL_STEPS: readonly RitualStep[] = [
  path('eye'),
  vision('hand', [wing(1), may(convert(1, 'winged'))]),
  seal(3, 'flame', 'root'),
  path('eye'),
  vision('flame', [produce(2, 'mine')]),
  path('root'),
  seal(7, 'eye', 'hand'),
  vision('hand', [move(3)]),
  path('flame'),
  path('root'),
  path('eye'),
  path('hand'),
  path('flame'),
  seal(11, 'eye', 'root'),
  vision('hand', [build(1, 'mine', 'free')]),
  path('flame'),
  seal(16, 'eye', 'hand', 'root'),
]
