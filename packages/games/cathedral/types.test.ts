import type { FieldsOf, Redacted, Visibility } from '@sennik/engine'
import { describe, expectTypeOf, test } from 'vitest'
import type { Event } from './events.ts'
import type { cathedral } from './game.ts'
import type { State } from './state.ts'
import type { View, visibility } from './view.ts'

/** Checked by the compiler: a leak of these kinds does not compile. */
describe('types refuse a leak', () => {
  test('every field of the state has a lens, and no lens is without a field', () => {
    expectTypeOf<typeof visibility>().toExtend<Visibility<State>>()
    expectTypeOf<Omit<typeof visibility, 'hands'>>().not.toExtend<Visibility<State>>()
    expectTypeOf<keyof typeof visibility>().toEqualTypeOf<FieldsOf<State>>()
  })

  test('what nobody sees is not in the view at all; only what was redacted can be sent', () => {
    expectTypeOf<View>().not.toHaveProperty('memory')
    expectTypeOf<View>().not.toHaveProperty('deck')
    expectTypeOf<View>().not.toExtend<Redacted<View>>()
    expectTypeOf<State>().not.toExtend<Redacted<View>>()
    expectTypeOf<Event>().not.toExtend<Redacted<Event>>()
  })

  test('bots and imagined worlds take views, never states', () => {
    expectTypeOf<Parameters<typeof cathedral.greedy>[0]>().toEqualTypeOf<Redacted<View>>()
    expectTypeOf<Parameters<typeof cathedral.rules.imagine>[0]>().toEqualTypeOf<Redacted<View>>()
  })
})
