import {
  BadInput,
  type GameRecord,
  Referee,
  readRecord,
  recordOf,
  replay,
  SeededRng,
  seatsOf,
  verify,
  writeRecord,
} from '@sennik/engine'
import { problemFrom } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { sen } from './index.ts'

/** A short game played by the greedy bot. */
function play(seed: string, seats: number, options: object): GameRecord {
  const referee = Referee.begin(sen.rules, seats, sen.options.read(options), SeededRng.of(seed))
  while (!referee.over) {
    const seat = seatsOf(sen.rules.deciders(referee.state))[0]!
    referee.play(seat, sen.greedy(sen.rules.view(referee.state, seat), seat, referee.legalMoves(seat)))
  }
  return recordOf(sen, referee, options, { kind: 'fast', seed })
}

const RECORD = play('a dream', 3, { rounds: 2 })
const TEXT = writeRecord(RECORD)

const problemOf = (text: string): unknown =>
  problemFrom(() => {
    const record = readRecord(text)
    return verify(sen, record, SeededRng.of(record.chance.kind === 'fast' ? record.chance.seed : ''))
  })

describe('a record', () => {
  test('is a short text that a person can read', () => {
    expect(TEXT.split('\n').slice(0, 8)).toEqual([
      'sennik record 1',
      'game: sen 1',
      'seats: 3',
      'options: {"rounds":2}',
      'chance: fast "a dream"',
      expect.stringMatching(/^result: \d+ \d+ \d+$/),
      expect.stringMatching(/^hash: [0-9a-f]{16}$/),
      'moves:',
    ])
    expect(TEXT.split('\n')[8]).toBe('1 peek 1')
  })

  test('is read as it was written, and replays to the same hash and result', () => {
    expect(writeRecord(readRecord(TEXT))).toBe(TEXT)
    expect(problemOf(TEXT)).toBe('accepted')
    expect(problemOf(TEXT.replaceAll('\n', '\r\n'))).toBe('accepted')
  })

  test('opens at any move', () => {
    const record = readRecord(TEXT)
    for (const at of [0, 1, 7, record.moves.length])
      expect(replay(sen, record, SeededRng.of('a dream'), at).moves).toHaveLength(at)
    expect(() => replay(sen, record, SeededRng.of('a dream'), record.moves.length + 1)).toThrow(BadInput)
  })

  test('of a game that is not over verifies too', () => {
    const half = readRecord(TEXT)
    const referee = replay(sen, half, SeededRng.of('a dream'), 9)
    expect(problemOf(writeRecord(recordOf(sen, referee, { rounds: 2 }, half.chance)))).toBe('accepted')
  })

  test('a seed may be any text', () => {
    for (const seed of ['7', 'two words', 'ż"\\', 'a\nb', ' '])
      expect(problemOf(writeRecord(play(seed, 2, { rounds: 1 })))).toBe('accepted')
  })
})

describe('a record that is not in order is refused', () => {
  const change = (from: string | RegExp, to: string): string => TEXT.replace(from, to)

  test.each([
    ['nothing', '', { kind: 'notRecord', expected: 'sennik record 1' }],
    ['another text', 'once upon a time', { kind: 'notRecord', expected: 'sennik record 1' }],
    ['no moves', 'sennik record 1\ngame: sen 1\n', { kind: 'missingField', field: 'moves' }],
    [
      'moves where none are read',
      change('moves:\n', 'moves: 1 peek 1\n'),
      { kind: 'fieldValue', line: 8, field: 'moves', given: '1 peek 1', allowed: { en: /^nothing: each move/ } },
    ],
    ['two versions', change('game: sen 1', 'game: sen 1 1'), { field: 'game', given: 'sen 1 1' }],
    ['no game', change('game: sen 1\n', ''), { kind: 'missingField', field: 'game' }],
    ['no hash', change(/hash: .*\n/, ''), { kind: 'missingField', field: 'hash' }],
    [
      'a broken hash',
      change(/hash: .*/, 'hash: 12'),
      {
        kind: 'fieldValue',
        line: 7,
        field: 'hash',
        given: '12',
        allowed: { pl: '16 cyfr szesnastkowych', en: '16 hexadecimal digits' },
      },
    ],
    [
      'no version',
      change('game: sen 1', 'game: sen'),
      {
        field: 'game',
        given: 'sen',
        allowed: { en: 'the id of a game and the version of its rules, such as “sen 1”' },
      },
    ],
    ['a result in words', change(/result: .*/, 'result: many'), { given: 'many', allowed: { en: 'numbers alone' } }],
    ['other rules', change('game: sen 1', 'game: sen 2'), { kind: 'recordRules', game: 'sen', given: 2, known: 1 }],
    ['too many seats', change('seats: 3', 'seats: 7'), { kind: 'seatCount', given: '7', min: 2, max: 5 }],
    ['an option that is none', change('"rounds"', '"round"'), { kind: 'unknownOption', given: 'round' }],
    [
      'options that are no JSON',
      change('{"rounds":2}', '{rounds'),
      { kind: 'notJson', what: 'options', given: '{rounds' },
    ],
    ['no such chance', change('fast "a dream"', 'dice'), { kind: 'fieldValue', line: 5, field: 'chance' }],
    [
      'a fair seed that is too short',
      change('fast "a dream"', 'fair 00 11'),
      { kind: 'fieldValue', line: 5, field: 'chance' },
    ],
    ['a field twice', change('seats: 3', 'seats: 3\nseats: 3'), { kind: 'repeatedField', line: 4, field: 'seats' }],
    ['an unknown field', change('seats: 3', 'seats: 3\ncat: yes'), { kind: 'unknownField', line: 4, given: 'cat' }],
    ['a move without a seat', change('1 peek 1', 'peek 1'), { kind: 'recordMove', line: 9, given: 'peek 1' }],
    [
      'a move that is none',
      change('1 peek 1', '1 wink'),
      { kind: 'inLine', line: 9, problem: { kind: 'unknownMove', given: 'wink' } },
    ],
    [
      'a seat that is not asked',
      change('1 peek 1', '5 peek 1'),
      { kind: 'recordSeat', line: 9, seat: 5, asked: [1, 2, 3] },
    ],
    [
      'a move against the rules',
      change('1 peek 1', '1 call'),
      { kind: 'recordIllegal', line: 9, move: 'call', clause: 'SEN-9' },
    ],
    ['another result', change(/result: .*/, 'result: 1 2 3'), { kind: 'recordResult', written: '1 2 3' }],
    ['another deal', change('a dream', 'a nightmare'), {}],
  ])('%s', (_what, text, problem) => {
    expect(problemOf(text)).toMatchObject(problem)
  })

  test('another hash', () => {
    const written = '0123456789abcdef'
    expect(problemOf(change(/hash: .*/, `hash: ${written}`))).toEqual({
      kind: 'recordHash',
      written,
      replayed: RECORD.hash,
    })
  })
})
