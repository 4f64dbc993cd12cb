import { asSeat, BadInput, SeededRng, type Viewer } from '@sennik/engine'
import { clientMessage, Refused } from '@sennik/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choreOf, decide, isExpired, type MatchCommand, STAND_IN, WAITING_LIMIT } from './decide.ts'
import { Match } from './match.ts'
import type { Person } from './opening.ts'
import { placeFor } from './places.ts'
import { ALA, ANYONE, EWA, ID, NOW, OLA, randomTable, SomeTable } from './testing/some-table.ts'

/** The kind of refusal, or what was done. */
function refusalOf(action: () => unknown): string {
  try {
    action()
    return 'done'
  } catch (error) {
    if (error instanceof Refused) return error.refusal.kind
    if (error instanceof BadInput) return `input ${error.problem.kind}`
    throw error
  }
}

const DAY_LATER = NOW + WAITING_LIMIT + 1

describe('sitting down', () => {
  test('takes the seat that is wanted, or the first free one', () => {
    const table = new SomeTable([{ who: 'me' }, ANYONE, ANYONE])
    table.says(OLA, { t: 'sit', seat: 2 })
    table.says(EWA, { t: 'sit' })
    expect([table.match.seatsOf(ALA.id), table.match.seatsOf(EWA.id), table.match.seatsOf(OLA.id)]).toEqual([
      [0],
      [1],
      [2],
    ])
  })

  test('is refused without a name, at a full table, on a taken seat, after the deal', () => {
    const table = new SomeTable()
    expect(refusalOf(() => table.says(undefined, { t: 'sit' }))).toBe('needGuest')
    expect(refusalOf(() => table.says(OLA, { t: 'sit', seat: 0 }))).toBe('seatTaken')
    expect(refusalOf(() => table.says(OLA, { t: 'sit', seat: 7 }))).toBe('seatTaken')
    table.says(OLA, { t: 'sit' })
    expect(refusalOf(() => table.says(EWA, { t: 'sit' }))).toBe('tableFull')
    expect(refusalOf(() => SomeTable.dealt().says(EWA, { t: 'sit' }))).toBe('alreadyBegan')
  })

  test('a name may be another one at each table', () => {
    const table = new SomeTable()
    table.says(OLA, { t: 'sit', name: 'Sowa', avatar: 'owl' })
    expect(table.match.chairs[1]).toMatchObject({ name: 'Sowa', avatar: 'owl', guest: OLA.id })
  })
})

describe('beginning', () => {
  test('is for the host, and for the next one when the host has left', () => {
    const table = new SomeTable([{ who: 'me' }, ANYONE, ANYONE])
    expect(refusalOf(() => table.says(OLA, { t: 'begin' }))).toBe('notHost')
    expect(refusalOf(() => table.says(undefined, { t: 'begin' }))).toBe('notHost')
    table.says(OLA, { t: 'sit' })
    expect(refusalOf(() => table.says(OLA, { t: 'begin' }))).toBe('notHost')
    table.says(ALA, { t: 'leave' })
    table.says(OLA, { t: 'begin' })
    expect(table.match.chairs.map(({ who }) => who)).toEqual(['bot', 'person', 'bot'])
    expect(refusalOf(() => table.says(OLA, { t: 'begin' }))).toBe('alreadyBegan')
  })

  test('happens by itself when all seats are taken', () => {
    const table = new SomeTable()
    expect(choreOf(table.match, NOW)).toBeUndefined()
    table.says(OLA, { t: 'sit' })
    expect(choreOf(table.match, NOW)).toMatchObject({ kind: 'began' })
    expect(choreOf(SomeTable.dealt().match, NOW)).toBeUndefined()
  })
})

describe('leaving', () => {
  test('before the deal frees the seat, during the game lets a bot play', () => {
    const waiting = new SomeTable([{ who: 'me' }, ANYONE, ANYONE])
    waiting.says(OLA, { t: 'sit' })
    waiting.says(OLA, { t: 'leave' })
    expect(waiting.match.chairs[1]).toEqual({ who: 'free' })
    const playing = SomeTable.dealt()
    playing.says(OLA, { t: 'leave' })
    expect(playing.match.chairs[1]).toMatchObject({ who: 'person', guest: OLA.id, standIn: true })
    expect(playing.match.botTurns(STAND_IN).map(({ seat, bot }) => [seat, bot])).toEqual([[1, 'strong']])
  })

  test('is for those who sit there', () => {
    expect(refusalOf(() => new SomeTable().says(EWA, { t: 'leave' }))).toBe('notYourSeat')
    expect(refusalOf(() => new SomeTable().says(undefined, { t: 'leave' }))).toBe('notYourSeat')
    const { match } = randomTable('over', 1000)
    expect(match.phase).toBe('over')
    expect(refusalOf(() => decide(match, { t: 'leave', id: 'leave-it' }, { person: ALA, as: asSeat(0) }, NOW))).toBe(
      'over',
    )
  })
})

describe('a move', () => {
  test('is for the seat one looks from, if it is one’s own and is asked', () => {
    const table = SomeTable.dealt()
    const peek = { t: 'move', n: table.match.n, move: { kind: 'peek', slot: 0 } } as const
    expect(refusalOf(() => table.says(ALA, peek, asSeat(1)))).toBe('notYourSeat')
    expect(refusalOf(() => table.says(ALA, peek))).toBe('notYourSeat')
    expect(refusalOf(() => table.says(undefined, peek, asSeat(0)))).toBe('notYourSeat')
    expect(refusalOf(() => table.says(ALA, peek, asSeat(0)))).toBe('done')
    expect(refusalOf(() => new SomeTable().says(ALA, peek, asSeat(0)))).toBe('notBegan')
  })

  test('answers the question that is asked, not an older one; what others do meanwhile does not matter (SEN-5)', () => {
    const table = SomeTable.dealt()
    const { n } = table.match
    const peek = (slot: number) => ({ t: 'move', n, move: { kind: 'peek', slot } }) as const
    table.says(ALA, peek(0), asSeat(0))
    expect(refusalOf(() => table.says(ALA, peek(1), asSeat(0)))).toBe('stale')
    expect(refusalOf(() => table.says(OLA, peek(1), asSeat(1)))).toBe('done')
  })

  test('that is forbidden is refused with the clause, one that is none with what is allowed', () => {
    const table = SomeTable.dealt()
    const n = table.match.n
    expect(refusalOf(() => table.says(ALA, { t: 'move', n, move: { kind: 'draw' } }, asSeat(0)))).toBe('clause')
    expect(refusalOf(() => table.says(ALA, { t: 'move', n, move: { kind: 'fly' } }, asSeat(0)))).toBe(
      'input unknownMove',
    )
    expect(table.says(ALA, { t: 'why', move: { kind: 'draw' } }, asSeat(0))).toBe('SEN-8')
    expect(table.says(ALA, { t: 'why', move: { kind: 'peek', slot: 3 } }, asSeat(0))).toBeNull()
  })
})

test('a table that nobody began is closed after a day; one that is played is not', () => {
  const table = new SomeTable()
  expect(isExpired(table.match, NOW + WAITING_LIMIT)).toBe(false)
  expect(refusalOf(() => table.says(OLA, { t: 'sit' }, 'spectator', DAY_LATER))).toBe('expired')
  expect(isExpired(SomeTable.dealt().match, DAY_LATER)).toBe(false)
})

test('one looks from the seat that is asked, from another of one’s own if wanted, else from beside the table', () => {
  const { match } = SomeTable.dealt()
  expect(placeFor(match, OLA.id, undefined)).toBe(1)
  expect(placeFor(match, OLA.id, 'spectator')).toBe('spectator')
  expect(placeFor(match, EWA.id, undefined)).toBe('spectator')
  expect(refusalOf(() => placeFor(match, EWA.id, 0))).toBe('notYourSeat')
  expect(refusalOf(() => placeFor(match, undefined, 1))).toBe('notYourSeat')
})

describe('whatever is said', () => {
  const word = fc.constantFrom(
    '',
    '__proto__',
    'constructor',
    'toString',
    'peek',
    'draw',
    'place',
    'call',
    'name',
    'slot',
    'kind',
  )
  const number = fc.oneof(fc.integer({ min: -2, max: 60 }), fc.double(), fc.constantFrom(2 ** 31, 2 ** 53, -0))
  const move = fc.dictionary(word, fc.oneof(word, number), { maxKeys: 4 }).map(form => ({ kind: 'peek', ...form }))
  const message = fc.record(
    {
      t: fc.constantFrom('sit', 'leave', 'begin', 'move', 'undo', 'why'),
      id: fc.constantFrom('command-1', 'command-2', 'command-3'),
      n: number,
      seat: number,
      name: fc.string(),
      avatar: fc.constantFrom('cat', 'owl', 'toString'),
      entropy: fc.constantFrom('ab'.repeat(32), 'ab'),
      move,
    },
    { requiredKeys: ['t', 'id'] },
  )
  const caller = fc.constantFrom<Person | undefined>(undefined, ALA, OLA, EWA)
  const place = fc.constantFrom<Viewer>('spectator', asSeat(0), asSeat(1), asSeat(2), asSeat(7))

  const TABLES = ['fuzz 0', 'fuzz 1', 'fuzz 2'].flatMap(seed => {
    const { entries } = randomTable(seed, 1000)
    const rng = SeededRng.of(seed)
    return [1, 2, 3, entries.length, ...Array.from({ length: 5 }, () => 3 + rng.below(entries.length - 3))].map(
      length => entries.slice(0, length),
    )
  })

  test('is decided or refused: nothing is thrown but `Refused` and `BadInput`, and what is decided can be applied', () => {
    const matches = TABLES.map(entries => Match.from(ID, entries))
    let decided = 0
    fc.assert(
      fc.property(message, caller, place, fc.nat(TABLES.length - 1), (said, who, as, index) => {
        const read = clientMessage['~standard'].validate(pruned(said))
        if (read instanceof Promise || read.issues || read.value.t === 'enter' || read.value.t === 'again') return
        const command: MatchCommand = read.value
        const match = matches[index]!
        const before = JSON.stringify(match.welcome('spectator', undefined, 0))
        const outcome = refusalOf(() => {
          const decision = decide(match, command, { person: who, as }, NOW)
          if ('entry' in decision) {
            decided++
            Match.from(ID, [...TABLES[index]!, decision.entry])
          }
        })
        expect(outcome).toMatch(/^\w+( \w+)?$/)
        expect(JSON.stringify(match.welcome('spectator', undefined, 0))).toBe(before)
      }),
      { numRuns: 1500 },
    )
    expect(decided).toBeGreaterThan(10)
  })

  const FIELDS: Readonly<Record<string, readonly string[]>> = {
    sit: ['seat', 'name', 'avatar', 'entropy'],
    leave: [],
    begin: [],
    move: ['n', 'move'],
    undo: ['n'],
    why: ['move'],
  }

  /** Only the fields that such a message has, so that more of them can be read. */
  function pruned(said: { readonly t: string; readonly id: string }): object {
    const wanted = ['t', 'id', ...FIELDS[said.t]!]
    return Object.fromEntries(Object.entries(said).filter(([name]) => wanted.includes(name)))
  }
})
