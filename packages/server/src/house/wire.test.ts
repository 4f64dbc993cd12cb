import { asSeat, type GameEvent } from '@sennik/engine'
import { gameNamed } from '@sennik/games'
import type { Update } from '@sennik/protocol'
import { expect, test } from 'vitest'
import type { Visitor } from './visitor.ts'
import { encode } from './wire.ts'

const sen = gameNamed('sen')
const state = sen.rules.newState()
const standing = { deciders: [], ask: null, undo: false, result: null }
const update: Update = { t: 'update', n: 1, events: [], ...standing }
const visitor: Visitor = { guest: undefined, hear() {} }
const event: GameEvent = { type: 'looked' }

test('what the engine has redacted can be sent', () => {
  const view = sen.rules.view(state, asSeat(0))
  const events = [sen.rules.tell({ type: 'called', ...{ seat: 0 } }, asSeat(0))]
  visitor.hear(encode({ ...update, view, events }))
  expect(JSON.parse(encode({ ...update, events })).events).toEqual(events)
})

test('nothing else compiles: not a state, a raw view, an event as it was, a patch of one’s own, a text', () => {
  // @ts-expect-error a state is no view
  encode({ ...update, view: state })
  // @ts-expect-error neither is something that looks like one
  encode({ ...update, view: { dreams: [[1, 2, 3]] } })
  // @ts-expect-error an event has to be told to somebody first
  encode({ ...update, events: [event] })
  // @ts-expect-error a patch is the difference of two redacted views
  encode({ ...update, patch: [[['dreams'], 1]] })
  // @ts-expect-error only `encode` makes text for a visitor
  visitor.hear(JSON.stringify(update))
  expect(update.events).toEqual([])
})
