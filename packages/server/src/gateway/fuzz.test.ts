import { type ServerMessage, serverMessage } from '@sennik/protocol'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Device, newId, openServer, type TestLine } from '../testing/test-server.ts'

const DIFFERENT = 10_000
/** Each is said so often, by other people and among other messages. */
const TIMES = 5
const MESSAGES = DIFFERENT * TIMES
/** The house hangs up after fifty unreadable ones. */
const PER_LINE = 45
const LINES_AT_ONCE = 8
const SEED = 20_261_116

type Said = string | Buffer

/** What comes from broken clients, curious people and worse. */
function nonsense(table: string, heardId: string, n: number): fc.Arbitrary<Said> {
  const id = fc.oneof(fc.constant(heardId), fc.stringMatching(/^[A-Za-z0-9_-]{8,40}$/), fc.string())
  const number = fc.oneof(fc.integer({ min: -2, max: n + 3 }), fc.double(), fc.constantFrom(2 ** 53, -0, 1e308))
  const move = fc.oneof(
    fc.record({
      kind: fc.constantFrom('take', 'place', 'draw', 'wake', 'peek', 'toString', '__proto__'),
      slot: number,
    }),
    fc.dictionary(fc.string(), fc.oneof(fc.string(), number), { maxKeys: 6 }),
    fc.json({ maxDepth: 3 }),
  )
  const seat = fc.oneof(fc.integer({ min: -1, max: 9 }), fc.constant('spectator'), fc.string())
  const shaped = fc.record(
    {
      t: fc.constantFrom('enter', 'sit', 'leave', 'begin', 'move', 'undo', 'why', 'again', 'update', 'bye'),
      id,
      n: number,
      move,
      seat,
      as: seat,
      since: number,
      version: fc.oneof(fc.constant(1), number),
      table: fc.oneof(fc.constant(table), fc.constant('A'.repeat(22)), fc.string()),
      name: fc.string(),
      entropy: fc.stringMatching(/^[0-9a-f]{60,64}$/),
    },
    { requiredKeys: ['t'] },
  )
  /** Nothing is missing and nothing is too much, so that it comes as far as the table. */
  const wellFormed = fc.oneof(
    fc.record({ t: fc.constant('move'), id, n: number, move }),
    fc.record({ t: fc.constant('why'), id, move }),
    fc.record({ t: fc.constant('undo'), id, n: number }),
    fc.record({ t: fc.constantFrom('sit', 'leave', 'begin', 'again'), id }),
    fc.record({ t: fc.constant('enter'), version: fc.constant(1), table: fc.constant(table), as: seat, since: number }),
  )
  const text = shaped.map(message => JSON.stringify(message))
  const mangled = fc
    .tuple(text, fc.nat(), fc.string({ maxLength: 3 }))
    .map(([whole, at, put]) => whole.slice(0, at % whole.length) + put + whole.slice((at % whole.length) + 1))
  return fc.oneof(
    { weight: 80, arbitrary: wellFormed.map(message => JSON.stringify(message)) },
    { weight: 60, arbitrary: text },
    { weight: 40, arbitrary: mangled },
    { weight: 20, arbitrary: fc.string({ maxLength: 200, unit: 'binary' }) },
    { weight: 20, arbitrary: fc.json() },
    { weight: 20, arbitrary: fc.uint8Array({ maxLength: 100 }).map(bytes => Buffer.from(bytes)) },
    {
      weight: 1,
      arbitrary: fc.integer({ min: 16_000, max: 60_000 }).map(length => `{"t":"${'x'.repeat(length)}"}`),
    },
  )
}

const ANSWERS: ReadonlySet<ServerMessage['t']> = new Set(['refused', 'because', 'done', 'update', 'welcome'])

/** Says all of it on one line and waits until all of it was answered. */
async function sayAll(line: TestLine, table: string, said: readonly Said[]): Promise<readonly ServerMessage[]> {
  line.say({ t: 'enter', version: 1, table })
  for (const message of said) line.socket.send(message)
  const isAnswered = () => line.heard.filter(({ t }) => ANSWERS.has(t)).length > said.length
  while (!isAnswered()) await line.something()
  return line.heard
}

test(`${MESSAGES} random messages: each is answered, none breaks anything, and the game goes on`, async () => {
  const server = await openServer({
    SENNIK_MESSAGES_PER_SECOND: '1000000',
    SENNIK_REQUESTS_PER_MINUTE: '1000000',
  })
  const ola = await new Device(server).introduce('Ola')
  const jan = await new Device(server).introduce('Jan')
  const table = await ola.openTable()
  const [first, second] = [await ola.enter(table), await jan.enter(table)]
  const sat = newId()
  second.say({ t: 'sit', id: sat })
  let before = await first.next('update')
  while (!before.view) before = await first.next('update')
  const asked = before.ask ? first : second

  const ewa = await new Device(server).introduce('Ewa')
  const own = await ewa.openTable({ seats: [{ who: 'me' }, { who: 'me', name: 'Iza' }] })
  const people = [
    { device: new Device(server), enters: table },
    { device: await new Device(server).introduce('Zoe'), enters: table },
    { device: ewa, enters: own },
  ]
  const different = fc.sample(nonsense(table, sat, before.n), { numRuns: DIFFERENT, seed: SEED })
  const messages = Array.from({ length: TIMES }, () => different).flat()
  const work = Array.from({ length: Math.ceil(MESSAGES / PER_LINE) }, (_, at) =>
    messages.slice(at * PER_LINE, (at + 1) * PER_LINE),
  ).entries()
  const kinds = new Set<string>()
  await Promise.all(
    Array.from({ length: LINES_AT_ONCE }, async () => {
      for (const [at, said] of work) {
        const { device, enters } = people[at % people.length]!
        const line = await device.line()
        for (const message of await sayAll(line, enters, said)) {
          if (!v.is(serverMessage, message)) expect.unreachable(JSON.stringify(message))
          kinds.add(message.t === 'refused' ? message.refusal.kind : message.t)
        }
        line.socket.close()
      }
    }),
  )

  for (const kind of ['badMessage', 'tooLarge', 'needGuest', 'notYourSeat', 'alreadyBegan', 'stale', 'done', 'welcome'])
    expect(kinds).toContain(kind)
  expect(kinds).not.toContain('broken')
  expect((await ola.ask('GET', '/metrics')).text).toContain('sennik_failures_total 0')
  expect([first, second].flatMap(line => line.heard).filter(({ t }) => t === 'refused')).toEqual([])
  asked.say({ t: 'move', id: newId(), n: before.n, move: (await askOf(asked)).moves[0]! })
  expect((await first.next('update')).n).toBe(before.n + 1)
})

/** The latest question of a line. */
async function askOf(line: TestLine) {
  const asks = line.heard.flatMap(message => (message.t === 'update' && message.ask ? [message.ask] : []))
  return asks.at(-1) ?? expect.unreachable('nobody is asked')
}
