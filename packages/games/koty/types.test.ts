import type { FieldsOf, GameEvent, Redacted, Seat, Viewer, Visibility } from '@sennik/engine'
import { describe, expectTypeOf, test } from 'vitest'
import type { Event } from './events.ts'
import type { koty } from './index.ts'
import type { State } from './state.ts'
import type { View, visibility } from './view.ts'

/** Checked by the compiler: a leak of these kinds does not compile. */
describe('types refuse a leak', () => {
  test('every field of the state has a lens, and no lens is without a field', () => {
    expectTypeOf<typeof visibility>().toExtend<Visibility<State>>()
    expectTypeOf<Omit<typeof visibility, 'dreams'>>().not.toExtend<Visibility<State>>()
    expectTypeOf<keyof typeof visibility>().toEqualTypeOf<FieldsOf<State>>()
  })

  test('what nobody sees is not in the view at all', () => {
    expectTypeOf<View>().not.toHaveProperty('pile')
    expectTypeOf<View>().not.toHaveProperty('memory')
    expectTypeOf<View>().toHaveProperty('dreams')
  })

  test('only what was redacted can be sent: neither a state, nor a view or an event made by hand', () => {
    expectTypeOf<State>().not.toExtend<Redacted<View>>()
    expectTypeOf<View>().not.toExtend<Redacted<View>>()
    expectTypeOf<Event>().not.toExtend<Redacted<Event>>()
    expectTypeOf<Redacted<View>>().toExtend<View>()
  })

  test('bots and imagined worlds take views, never states', () => {
    expectTypeOf<Parameters<typeof koty.greedy>[0]>().toEqualTypeOf<Redacted<View>>()
    expectTypeOf<Parameters<typeof koty.rules.imagine>[0]>().toEqualTypeOf<Redacted<View>>()
  })

  test('a bare number is no seat, and a seat is a viewer', () => {
    expectTypeOf<number>().not.toExtend<Seat>()
    expectTypeOf<Seat>().toExtend<Viewer>()
    expectTypeOf<Event>().toExtend<GameEvent>()
  })
})
