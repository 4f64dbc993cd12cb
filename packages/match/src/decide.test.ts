import { asSeat, SeededRng, type Viewer } from '@sennik/engine'
import { clientMessage } from '@sennik/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choreOf, closedBecause, decide, LONGEST_LOG, type MatchCommand, STAND_IN, WAITING_LIMIT } from './decide.ts'
import type { Entry } from './entries.ts'
import { Match } from './match.ts'
import type { Person } from './opening.ts'
import { placeFor } from './places.ts'
import { ALA, ANYONE, EWA, ID, NOW, OLA, randomTable, refusalOf, SomeTable } from './testing/some-table.ts'

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

  test('takes no name that is none, whichever house is asked', () => {
    const table = new SomeTable()
    expect(refusalOf(() => table.says(OLA, { t: 'sit', name: '\u3164' }))).toBe('badName')
    expect(refusalOf(() => table.says({ ...OLA, name: '' }, { t: 'sit' }))).toBe('badName')
    table.says(OLA, { t: 'sit', name: ' Sowa ' })
    expect(table.match.chairs[1]).toMatchObject({ name: 'Sowa' })
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

describe('adding to the shuffle', () => {
  const PART = 'cd'.repeat(32)
  const BOT = { who: 'bot', bot: 'casual' } as const

  test('comes after the house has shown what it committed to: the cards wait for whoever said that they would add something', () => {
    const table = new SomeTable([{ who: 'me' }, BOT], { shuffles: true })
    const shown = table.match.welcome('spectator', ALA.id, 0)
    expect(shown).toMatchObject({ you: { shuffles: true }, view: null })
    expect(choreOf(table.match, NOW)).toBeUndefined()
    table.says(ALA, { t: 'shuffle', entropy: PART })
    expect(choreOf(table.match, NOW)).toMatchObject({ kind: 'began' })
    expect(table.match.chance).toMatchObject({ commitment: shown.table.commitment, entropy: [PART] })
  })

  test('is waited for from everybody who sat down with that promise, not from others', () => {
    const table = new SomeTable([{ who: 'me' }, ANYONE, ANYONE])
    table.says(EWA, { t: 'sit' })
    table.says(OLA, { t: 'sit', shuffles: true })
    expect(choreOf(table.match, NOW)).toBeUndefined()
    expect(table.match.welcome('spectator', EWA.id, 0).you.shuffles).toBeUndefined()
    table.says(OLA, { t: 'shuffle', entropy: PART })
    expect(choreOf(table.match, NOW)).toMatchObject({ kind: 'began' })
  })

  test('is done once, before the deal, by those who said so', () => {
    const table = new SomeTable([{ who: 'me' }, ANYONE, ANYONE], { shuffles: true })
    const shuffle = { t: 'shuffle', entropy: PART } as const
    expect(refusalOf(() => table.says(OLA, shuffle))).toBe('notYourSeat')
    table.says(OLA, { t: 'sit' })
    expect(refusalOf(() => table.says(OLA, shuffle))).toBe('notYourDecision')
    expect(refusalOf(() => table.says(ALA, shuffle))).toBe('done')
    expect(refusalOf(() => table.says(ALA, shuffle))).toBe('notYourDecision')
    table.says(ALA, { t: 'begin' })
    expect(refusalOf(() => table.says(ALA, shuffle))).toBe('alreadyBegan')
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
  expect(closedBecause(table.match, NOW + WAITING_LIMIT)).toBeUndefined()
  expect(refusalOf(() => table.says(OLA, { t: 'sit' }, 'spectator', DAY_LATER))).toBe('expired')
  expect(closedBecause(SomeTable.dealt().match, DAY_LATER)).toBeUndefined()
})

describe('a table that is never finished has an end', () => {
  const filled = (table: SomeTable, ...round: readonly Entry[]): SomeTable => {
    while (table.match.n < LONGEST_LOG) for (const entry of round) table.write(entry)
    return table
  }

  test('somebody who sits down and stands up again and again is stopped', () => {
    const sitter = { guest: OLA.id, name: 'Ola', avatar: 'cat' } as const
    const table = filled(new SomeTable(), { kind: 'sat', seat: 1, sitter }, { kind: 'left', seats: [1] })
    expect(closedBecause(table.match, NOW)).toEqual({ kind: 'endless', most: LONGEST_LOG })
    for (const t of ['sit', 'begin', 'leave'] as const) expect(refusalOf(() => table.says(ALA, { t }))).toBe('endless')
  })

  test('so are a bot and a player who take a seat from each other', () => {
    const table = filled(SomeTable.dealt(), { kind: 'stoodIn', seat: 0 }, { kind: 'returned', seats: [0] })
    const { n } = table.match
    expect(refusalOf(() => table.says(OLA, { t: 'move', n, move: { kind: 'peek', slot: 0 } }, asSeat(1)))).toBe(
      'endless',
    )
    expect(refusalOf(() => table.says(OLA, { t: 'undo', n }, asSeat(1)))).toBe('endless')
  })

  test('one entry less, and it is played on', () => {
    const table = SomeTable.dealt()
    while (table.match.n < LONGEST_LOG - 1) table.write({ kind: 'stoodIn', seat: 0 })
    expect(closedBecause(table.match, NOW)).toBeUndefined()
    table.says(OLA, { t: 'move', n: table.match.n, move: { kind: 'peek', slot: 0 } }, asSeat(1))
    expect(closedBecause(table.match, NOW)).toBeDefined()
  })

  test('a finished game stays open to look at, however long it was', () => {
    const table = randomTable('long and finished', 1000)
    expect(table.match.phase).toBe('over')
    filled(table, { kind: 'again', table: ID })
    expect(closedBecause(table.match, NOW)).toBeUndefined()
  })
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
      t: fc.constantFrom('sit', 'shuffle', 'leave', 'begin', 'move', 'undo', 'why'),
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
      { numRuns: 1500, seed: 1 },
    )
    expect(decided).toBeGreaterThan(10)
  })

  const FIELDS: Readonly<Record<string, readonly string[]>> = {
    sit: ['seat', 'name', 'avatar', 'entropy'],
    shuffle: ['entropy'],
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
