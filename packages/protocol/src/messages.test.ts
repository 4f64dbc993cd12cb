import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { clientMessage, guest, newTable, serverMessage, tableId } from './index.ts'
import { PROTOCOL_VERSION } from './version.ts'

const TABLE = 'a'.repeat(22)
const ID = 'command-1'

/** One of each message that a client may send, with every field. */
const MESSAGES = [
  { t: 'enter', id: ID, version: PROTOCOL_VERSION, table: TABLE, as: 3, since: 12 },
  { t: 'enter', version: PROTOCOL_VERSION, table: TABLE, as: 'spectator' },
  { t: 'sit', id: ID, seat: 0, name: 'Ala', avatar: 'cat', entropy: 'ab'.repeat(32) },
  { t: 'sit', id: ID, shuffles: true },
  { t: 'shuffle', id: ID, entropy: 'ab'.repeat(32) },
  { t: 'leave', id: ID },
  { t: 'begin', id: ID },
  { t: 'move', id: ID, n: 4, move: { kind: 'place', slot: 2 } },
  { t: 'undo', id: ID, n: 4 },
  { t: 'why', id: ID, move: { kind: 'draw' } },
  { t: 'again', id: ID },
] as const

const MOVE = MESSAGES.find(({ t }) => t === 'move')!

/** Where the first thing is wrong. */
function wrongAt(schema: v.GenericSchema, message: unknown): string | undefined {
  const read = v.safeParse(schema, message)
  return read.success ? undefined : (v.getDotPath(read.issues[0]) ?? '')
}

describe('what a client may say', () => {
  test.each(MESSAGES)('%o', message => {
    expect(v.parse(clientMessage, message)).toEqual(message)
  })

  test.each(MESSAGES)('not with a field too many, nor one of another type: %o', message => {
    expect(wrongAt(clientMessage, { ...message, more: 1 })).toBe('more')
    for (const name of Object.keys(message)) {
      expect(wrongAt(clientMessage, { ...message, [name]: [{}] })).toMatch(new RegExp(`^${name}`))
      expect(wrongAt(clientMessage, { ...message, [name]: null })).toMatch(new RegExp(`^${name}`))
    }
  })

  test.each([
    ['t', { t: 'shout', id: ID }],
    ['', 'enter'],
    ['', null],
    ['table', { ...MESSAGES[0], table: 'a'.repeat(21) }],
    ['table', { ...MESSAGES[0], table: `${'a'.repeat(21)}/` }],
    ['as', { ...MESSAGES[0], as: 8 }],
    ['as', { ...MESSAGES[0], as: -1 }],
    ['as', { ...MESSAGES[0], as: 'host' }],
    ['since', { ...MESSAGES[0], since: 0.5 }],
    ['since', { ...MESSAGES[0], since: 1_000_001 }],
    ['id', { t: 'leave', id: 'short' }],
    ['id', { t: 'leave', id: 'a'.repeat(41) }],
    ['id', { t: 'leave', id: 'a b c d e f' }],
    ['entropy', { ...MESSAGES[2], entropy: 'AB'.repeat(32) }],
    ['n', { ...MOVE, n: -1 }],
    ['n', { ...MOVE, n: Number.NaN }],
    ['move', { ...MOVE, move: {} }],
    ['move', { ...MOVE, move: { slot: 1 } }],
    ['move', { ...MOVE, move: { kind: 'a', b: 1, c: 2, d: 3, e: 4 } }],
    ['move.kind', { ...MOVE, move: { kind: 'x'.repeat(21) } }],
    ['move.slot', { ...MOVE, move: { kind: 'place', slot: { deep: 1 } } }],
  ])('wrong at “%s”: %o', (where, message) => {
    expect(wrongAt(clientMessage, message)).toBe(where)
  })

  test('whatever comes, reading it never throws, and dangerous names change nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), value => {
        expect(typeof v.safeParse(clientMessage, value).success).toBe('boolean')
      }),
    )
    const evil = JSON.parse('{"t":"why","id":"command-1","move":{"kind":"draw","__proto__":{"kind":"call"}}}')
    const read = v.safeParse(clientMessage, evil)
    if (read.success && read.output.t === 'why') expect(Object.keys(read.output.move)).toEqual(['kind'])
    expect(({} as { readonly kind?: string }).kind).toBeUndefined()
  })
})

describe('what is asked over HTTP', () => {
  const wanted = {
    id: ID,
    game: 'sen',
    options: { rounds: 1 },
    access: 'open',
    seats: [{ who: 'me' }, { who: 'anyone' }],
  }

  test('a table', () => {
    expect(v.parse(newTable, wanted)).toEqual(wanted)
  })

  test.each([
    ['seats', { ...wanted, seats: [] }],
    ['seats', { ...wanted, seats: Array.from({ length: 9 }, () => ({ who: 'me' })) }],
    ['seats.0.who', { ...wanted, seats: [{ who: 'nobody' }] }],
    ['seats.0.guest', { ...wanted, seats: [{ who: 'me', guest: 'somebody else' }] }],
    ['access', { ...wanted, access: 'secret' }],
    ['game', { ...wanted, game: '../sen' }],
    ['options.rounds', { ...wanted, options: { rounds: [1] } }],
    // Whoever opens a table has not seen yet what the house commits to: a part given now could be ground away.
    ['entropy', { ...wanted, entropy: 'ab'.repeat(32) }],
    ['shuffles', { ...wanted, shuffles: false }],
  ])('wrong at “%s”', (where, given) => {
    expect(wrongAt(newTable, given)).toBe(where)
  })

  test('who one is: a name and a sign, and nothing that is the house’s to say', () => {
    expect(wrongAt(guest, { name: 'Ala', avatar: 'cat', id: 'another' })).toBe('id')
    expect(wrongAt(guest, { name: 'Ala', avatar: 'dragon' })).toBe('avatar')
    expect(wrongAt(guest, { name: '\u3164', avatar: 'cat' })).toBe('name')
    expect(wrongAt(newTable, { ...wanted, seats: [{ who: 'me', name: '\u2800' }] })).toBe('seats.0.name')
    expect(wrongAt(clientMessage, { t: 'sit', id: ID, name: '\uffa0' })).toBe('name')
  })

  test('an id of a table has 128 bits and fits into an address', () => {
    expect(v.is(tableId, 'AZaz09_-AZaz09_-AZaz09')).toBe(true)
    expect(v.is(tableId, '../../../../etc/passwd')).toBe(false)
  })
})

test('what the house says is checked as strictly: an update has no room for more', () => {
  const update = { t: 'update', n: 1, events: [], deciders: [0], ask: null, undo: false, result: null }
  expect(v.is(serverMessage, update)).toBe(true)
  expect(v.is(serverMessage, { ...update, state: [1, 2, 3] })).toBe(false)
  expect(v.is(serverMessage, { ...update, ask: { since: 1, moves: [], hint: 'call' } })).toBe(false)
})
