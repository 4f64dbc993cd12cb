import { notForPeople } from '@sennik/engine/testing'
import {
  cards,
  cardsHash,
  clientMessage,
  entropy,
  explainRefusal,
  gameId,
  options,
  Refused,
  tableId,
} from '@sennik/protocol'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { read } from './read.ts'

const WRONG: readonly (readonly [v.GenericSchema, unknown])[] = [
  [tableId, 'x'],
  [tableId, 7],
  [gameId, 'A game'],
  [entropy, 'none'],
  [cards, 'x'.repeat(50_000)],
  [cardsHash, ''],
  [options, 5],
  [v.strictObject({ id: tableId }), { id: 'x'.repeat(22), more: 1 }],
  [v.strictObject({ on: v.boolean() }), { on: 'yes' }],
  [v.strictObject({ seats: v.array(v.number()) }), { seats: 4 }],
  [clientMessage, { t: 'move', id: 'x', n: 1, move: { kind: 'draw' } }],
  [clientMessage, { t: 'move', id: 'x'.repeat(12), n: 1, move: { slot: 1 } }],
]

test.each(WRONG)('what is allowed is said in the reader’s language: %#', (schema, data) => {
  try {
    read(schema, data)
    expect.unreachable()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const [pl, en] = (['pl', 'en'] as const).map(lang => explainRefusal(error.refusal, lang))
    // An id may have an underscore, and a move is an object: that is said as it is written.
    const told = pl!.replace(/_|\{ kind, … \}/u, '…')
    expect(notForPeople([told], 'pl')).toEqual([])
    expect(told.split('Dozwolone: ')[1]).not.toBe(en!.split('Expected: ')[1])
  }
})
