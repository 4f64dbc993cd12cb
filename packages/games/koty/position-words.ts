import type { Field } from '@sennik/engine'
import type { Cause } from './events.ts'
import type { State } from './state.ts'
import { STEP_NAMES, type StepName } from './steps.ts'

/** What those who write positions, read them and check them have in common. */

export type Fields = ReadonlyMap<string, Field>

/** Steps that are about one land: its owner and its number follow the step's name. */
export const ABOUT_A_LAND: readonly StepName[] = ['declare', 'carry', 'reply', 'partner', 'repeat']
export const OF_A_DUEL: readonly StepName[] = ['reply', 'partner', 'repeat']

export const END_WORDS: { readonly [C in Cause]: string } = {
  threeLands: 'three-lands',
  noCards: 'no-cards',
  standstill: 'standstill',
}

export const isOver = (s: State): boolean => s.stack.depth === 0

export const stepOf = (s: State): StepName => STEP_NAMES[s.stack.step]!
