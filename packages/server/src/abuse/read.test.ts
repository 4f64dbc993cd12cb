import { clientMessage, guest, newTable, quickPlay, Refused, refusal } from '@sennik/protocol'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { read } from '../edge/read.ts'

const SCHEMAS = { clientMessage, guest, newTable, quickPlay } as const

/** What stands in a message and must not come back in an answer: a device key pasted into the wrong field, say. */
const PRIVATE = 'p4ssw0rd'

/** Messages that come close: known names of fields, values of every kind. */
const close = fc.dictionary(
  fc.constantFrom(
    't',
    'id',
    'n',
    'move',
    'table',
    'version',
    'as',
    'since',
    'name',
    'avatar',
    'seats',
    'options',
    PRIVATE,
  ),
  fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom<unknown>('', 'enter', 'move', 'sit', 1, 'command-1', 'a'.repeat(22), PRIVATE, [PRIVATE], {
      kind: PRIVATE,
    }),
  ),
)

describe.each(Object.entries(SCHEMAS))('what is no %s', (_name, schema) => {
  test('is refused with a place and what is allowed there, and nothing of it is repeated', () => {
    fc.assert(
      fc.property(fc.oneof(close, fc.jsonValue()), given => {
        try {
          read(schema, given)
        } catch (error) {
          if (!(error instanceof Refused)) throw error
          expect(v.is(refusal, error.refusal)).toBe(true)
          if (error.refusal.kind === 'badName') return
          if (error.refusal.kind !== 'badMessage') throw error
          expect(error.refusal.expected).not.toBe('')
          expect(error.refusal.expected).not.toContain(PRIVATE)
          expect(error.refusal.where).toMatch(/^[\w.?-]{0,60}$/)
        }
      }),
      { numRuns: 500, seed: 1 },
    )
  })
})
