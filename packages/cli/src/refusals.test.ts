import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGS } from '@sennik/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runHere } from './harness.ts'

let directory: string

const POSITIONS: { readonly [file: string]: string } = {
  'empty.txt': '',
  'no-field.txt': 'something\n',
  'unknown-field.txt': 'dream: 1\n',
  'repeated.txt': 'round: 1\nround: 2\n',
  'unknown-card.txt': 'dreams: 9 X | 1 2\nend: called 1\n',
  'too-many.txt': 'dreams: 0 0 0 | 0 0 0\nend: called 1\n',
  'contradiction.txt': 'dreams: 1:1 2:1 | 3:2 4:2\nasked: 1 drawn\n',
  'one-seat.txt': 'dreams: 1 2 3 4\nend: called 1\n',
  'bad-options.txt': 'options: {"limit":5}\ndreams: 1 | 2\nend: called 1\n',
  'steering.txt': '\u001b[31mred\u0007\n',
}

/** The record of a good game, changed in one place. */
const TAMPERED: { readonly [file: string]: (record: string) => string } = {
  'move.sennik': record => record.replace(/^1 take$/m, '1 draw'),
  'illegal.sennik': record => record.replace(/^1 take$/m, '1 place 1'),
  'unknown-move.sennik': record => record.replace(/^1 take$/m, '1 fly'),
  'no-argument.sennik': record => record.replace(/^1 peek 1$/m, '1 peek'),
  'far-argument.sennik': record => record.replace(/^1 peek 1$/m, '1 peek 77'),
  'seat.sennik': record => record.replace(/^1 take$/m, '2 take'),
  'no-seat.sennik': record => record.replace(/^1 take$/m, 'take'),
  'hash.sennik': record => record.replace(/^hash: .*$/m, 'hash: 0123456789abcdef'),
  'bad-hash.sennik': record => record.replace(/^hash: .*$/m, 'hash: zzz'),
  'result.sennik': record => record.replace('hash:', 'result: 1 2\nhash:'),
  'seed.sennik': record => record.replace('fast "1"', 'fast "2"'),
  'chance.sennik': record => record.replace('fast "1"', 'slow "1"'),
  'commitment.sennik': record => record.replace('fast "1"', `fair ${'0'.repeat(64)} ${'1'.repeat(64)}`),
  'game.sennik': record => record.replace('game: sen 1', 'game: chess 1'),
  'version.sennik': record => record.replace('game: sen 1', 'game: sen 99'),
  'seats.sennik': record => record.replace('seats: 2', 'seats: 7'),
  'options.sennik': record => record.replace(/^options: .*$/m, 'options: {'),
  'list.sennik': record => record.replace(/^options: .*$/m, 'options: []'),
  'missing.sennik': record => record.replace(/^seats: .*\n/m, ''),
  'no-moves.sennik': record => record.replace('moves:\n', ''),
  'first-line.sennik': record => record.slice(3),
  'binary.sennik': () => '\u0000\u0001\u0002\uffff',
  'nothing.sennik': () => '',
}

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'sennik-'))
  // Seat 1 begins with this seed, so that `1 take` is its first turn.
  await runHere(['play', 'sen', '--seed', '1', '--save', 'good.sennik'], {
    directory,
    input: 'peek 1\npeek 2\ntake\nplace 1\n',
  })
  const good = readFileSync(join(directory, 'good.sennik'), 'utf8')
  for (const [file, change] of Object.entries(TAMPERED)) {
    expect(change(good), file).not.toBe(good)
    writeFileSync(join(directory, file), change(good))
  }
  for (const [file, text] of Object.entries(POSITIONS)) writeFileSync(join(directory, file), text)
  writeFileSync(join(directory, 'large.txt'), Buffer.alloc(5_000_001, 'a'))
  mkdirSync(join(directory, 'folder'))
})

afterAll(() => rmSync(directory, { recursive: true }))

const CASES: readonly (readonly string[])[] = [
  ['conquer'],
  ['gamse'],
  ['\u001b[31mred'],
  ['games', '--jsn'],
  ['games', '-x'],
  ['games', 'sen'],
  ['rules'],
  ['rules', 'chess'],
  ['rules', 'sen', 'extra'],
  ['rules', 'sen', '--lang', 'de'],
  ['--lang', 'xx', 'games'],
  ['simulate', 'sen', '--lang'],
  ['simulate'],
  ['simulate', 'chess'],
  ['simulate', 'sen', '--seats', '1'],
  ['simulate', 'sen', '--seats', '6'],
  ['simulate', 'sen', '--seats', 'two'],
  ['simulate', 'sen', '--seats', '2.5'],
  ['simulate', 'sen', '--seats', ''],
  [''],
  ['score', 'sen', ''],
  ['rules', 'sen', '--lang', ''],
  ['simulate', 'sen', '--games', ''],
  ['replay', 'good.sennik', '--view', ''],
  ['simulate', 'sen', '--games', '0'],
  ['simulate', 'sen', '--games', '-1'],
  ['simulate', 'sen', '--games', 'many'],
  ['simulate', 'sen', '--seed', 'two\nlines'],
  ['simulate', 'sen', '--seed', ''],
  ['simulate', 'sen', '--bots', 'genius'],
  ['simulate', 'sen', '--seats', '3', '--bots', 'random,greedy'],
  ['simulate', 'sen', '--options', 'limit=5'],
  ['simulate', 'sen', '--options', '[]'],
  ['simulate', 'sen', '--options', 'null'],
  ['simulate', 'sen', '--options', '{"speed":1}'],
  ['simulate', 'sen', '--options', '{"limit":9}'],
  ['simulate', 'sen', '--options', '{"limit":"100"}'],
  ['simulate', 'sen', '--options', '{"penalty":10}'],
  ['simulate', 'sen', '--options', '{"iKnow":1}'],
  ['simulate', 'sen', '--options', '{"limit":70,"rounds":3}'],
  ['simulate', 'sen', '--bots', 'master:0'],
  ['simulate', 'sen', '--bots', 'greedy:300ms'],
  ['trace', 'sen', '--bots', 'master:0ms'],
  ['play', 'sen', '--bots', 'master:soon'],
  ['trace', 'sen', '--seats', '9'],
  ['cards', 'sen'],
  ['arena'],
  ['arena', 'chess'],
  ['arena', 'sen', '--bots', 'genius,greedy'],
  ['arena', 'sen', '--bots', 'master:0ms,greedy'],
  ['arena', 'sen', '--bots', 'master:0,greedy'],
  ['arena', 'sen', '--bots', 'random:5,greedy'],
  ['arena', 'sen', '--bots', 'greedy'],
  ['arena', 'sen', '--bots', ''],
  ['arena', 'sen', '--bots', 'greedy,random,greedy'],
  ['arena', 'sen', '--bots', 'greedy+random,master'],
  ['arena', 'sen', '--bots', 'greedy+greedy'],
  ['arena', 'sen', '--bots', 'greedy+random,master+strong'],
  ['arena', 'sen', '--bots', '+'],
  ['arena', 'sen', '--bots', Array.from({ length: 13 }, (_, index) => `master:${index + 1}`).join()],
  ['arena', 'sen', '--games', '0'],
  ['arena', 'sen', '--games', 'many'],
  ['arena', 'sen', '--seats', '6'],
  ['arena', 'sen', '--seats', '1'],
  ['arena', 'sen', '--seed', ''],
  ['arena', 'sen', '--threads', '0'],
  ['arena', 'sen', '--options', '{"speed":1}'],
  ['arena', 'sen', '--cards', 'absent.json'],
  ['arena', 'sen', '--save', 'folder'],
  ['arena', 'sen', '--save', 'nowhere/arena.jsonl'],
  ['arena', 'sen', '--save', 'good.sennik'],
  ['arena', 'sen', '--save', 'binary.sennik'],
  ['trace', 'chess'],
  ['play', 'chess'],
  ['play', 'sen', '--people', '0'],
  ['play', 'sen', '--people', '3'],
  ['play', 'sen', '--names', 'Ala,Ola'],
  ...['', '\u3164', 'A\u200bla', '\u2800', '⸻'.repeat(12), 'x'.repeat(25), `A${'\u0300'.repeat(9)}`].map(name => [
    'play',
    'sen',
    '--names',
    name,
  ]),
  ['play', 'sen', '--bots', 'greedy,greedy,greedy'],
  ['play', 'sen', '--save', 'nowhere/game.sennik'],
  ['play', 'sen', '--save', 'folder'],
  ['fuzz', 'chess'],
  ['fuzz', '--seconds', '0'],
  ['fuzz', '--games', 'x'],
  ['bench', '--seconds', 'x'],
  ['replay'],
  ['replay', 'absent.sennik'],
  ['replay', '\u001b[31mred'],
  ['replay', 'folder'],
  ['replay', 'large.txt'],
  ['replay', 'good.sennik', '--at', '999'],
  ['replay', 'good.sennik', '--at', '-1'],
  ['replay', 'good.sennik', '--at', 'end'],
  ['replay', 'good.sennik', '--view', '3'],
  ['replay', 'good.sennik', '--view', 'me'],
  ['analyse'],
  ['analyse', 'absent.sennik'],
  ['analyse', 'binary.sennik'],
  ['analyse', 'good.sennik', '--tries', '0'],
  ['analyse', 'good.sennik', '--tries', 'many'],
  ['verify', 'absent.sennik'],
  ['verify', 'good.sennik/inside'],
  ['score', 'sen'],
  ['score', 'sen', 'absent.txt'],
  ['score', 'chess', 'empty.txt'],
  ...Object.keys(POSITIONS).map(file => ['score', 'sen', file]),
  ...Object.keys(TAMPERED).flatMap(file => [
    ['verify', file],
    ['analyse', file],
  ]),
]

describe.each(LANGS)('bad input in %s', lang => {
  test.each(CASES.map(args => [args.join(' '), args] as const))('%s', async (_name, args) => {
    const { code, out, err } = await runHere(args.includes('--lang') ? args : [...args, '--lang', lang], { directory })
    expect(code).toBe(2)
    expect(out).toBe('')
    // One sentence, or a sentence and the rule it cites, in one line; nothing that steers a terminal.
    expect(err).toMatch(/^[\p{Lu}\p{N}„“-][^\p{Cc}]*[.”)]\n$/u)
    expect(err).not.toMatch(/\bat .*:\d+|Error|undefined|NaN|\[object/)
    // What is empty is said to be; JSON shows it in its own quotation marks.
    expect(err).not.toMatch(/“”|„”(?!”)/)
  })
})

test('a game without card sets says so to somebody who gave none', async () => {
  const { err } = await runHere(['cards', 'sen', '--lang', 'en'], { directory })
  expect(err).toBe(
    'The cards of “sen” are those of its box and cannot be others, so there is no card set to show; sennik rules sen tells of them.\n',
  )
})

test('how many names there can be is said as one would', async () => {
  const names = async (people: string) =>
    (
      await runHere(['play', 'sen', '--seats', '3', '--people', people, '--names', 'A,B,C', '--lang', 'en'], {
        directory,
      })
    ).err
  expect(await names('1')).toBe('--names is one name here.\n')
  expect(await names('2')).toBe('--names is at most 2 names, with commas between them.\n')
})

test('an illegal move in a record is refused with its rule, in words', async () => {
  const { err } = await runHere(['verify', 'illegal.sennik'], { directory })
  expect(err).toContain('the move “place 1” is not allowed there by rule SEN-8. B. At the beginning of your turn')
})

test('the record that was not changed is right', async () => {
  expect(await runHere(['verify', 'good.sennik'], { directory })).toMatchObject({ code: 0, err: '' })
})
