import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SeededRng } from '@sennik/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runHere } from './harness.ts'

let directory: string

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'sennik-'))
})

afterAll(() => rmSync(directory, { recursive: true }))

/** Far more answers than a game needs; a number that is no choice is asked for again. */
function anyNumbers(seed: string): string {
  const rng = SeededRng.of(seed)
  return Array.from({ length: 20_000 }, () => `${1 + rng.below(6)}\n`).join('')
}

const play = (input: string, ...args: string[]) => runHere(['play', ...args], { input, directory })

describe('a whole game by numbers', () => {
  test.each([
    ['pl', /^(Wygrana|Wspólna wygrana): /m, 'Runda 1', 'krainy z ostatniej rundy'],
    ['en', /^(Winner|A shared win): /m, 'Round 1', 'lands of the last round'],
  ])('in %s, kept and verified', async (lang, winner, round, lands) => {
    const file = `whole-${lang}.sennik`
    const { code, out, err } = await play(anyNumbers(lang), 'sen', '--seats', '3', '--lang', lang, '--save', file)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(winner)
    for (const said of [round, lands, 'SEN-16', file]) expect(out).toContain(said)
    const verified = await runHere(['verify', file, '--json'], { directory })
    expect(JSON.parse(verified.out)).toMatchObject({ ok: true, over: true, chance: 'fair', seats: 3 })
  })

  test.each([
    ['pl', /^(Wygrana|Wspólna wygrana): /m, 'stos dobierania:', 'kraina 1', 'Koniec gry.'],
    ['en', /^(Winner|A shared win): /m, 'draw pile:', 'land 1', 'The game is over.'],
  ])('of Koty in %s, with night cards and teams', async (lang, winner, ...said) => {
    const file = `koty-${lang}.sennik`
    const options = '{"teams":true,"moths":2,"bats":2,"owls":2,"dragons":1}'
    const args = ['--seats', '4', '--lang', lang, '--options', options, '--seed', lang, '--save', file]
    const { code, out, err } = await play(anyNumbers(lang), 'koty', ...args)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(winner)
    for (const sentence of [...said, 'KOT-22', 'KOT-T4', file]) expect(out).toContain(sentence)
    const verified = await runHere(['verify', file, '--json'], { directory })
    expect(JSON.parse(verified.out)).toMatchObject({ ok: true, over: true, seats: 4 })
  })

  test('with every variant and the memory aid, two people and two bots', async () => {
    const options = '{"iKnow":true,"goForBroke":true,"notSoScary":true,"memoryAid":true,"rounds":3}'
    const args = [
      '--seats',
      '4',
      '--people',
      '2',
      '--names',
      'Ala,Ola',
      '--bots',
      'random,greedy',
      '--options',
      options,
    ]
    const { code, out, err } = await play(anyNumbers('all'), 'sen', '--seed', 'all', ...args)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('It is the turn of Ala.')
    expect(out).toContain('It is the turn of Ola.')
    expect(out).toMatch(/Winner: |A shared win: /)
  })
})

test('the same seed and answers play the same game', async () => {
  const game = () => play(anyNumbers('same'), 'sen', '--seed', 'same', '--options', '{"rounds":2}')
  expect(await game()).toEqual(await game())
})

describe('what one may type', () => {
  test('moves in notation, why, rules, undo, and quit', async () => {
    const typed = [
      'peek 1',
      'peek 2',
      'why place 1',
      'why take',
      'place 1',
      'take',
      'undo',
      'undo',
      'fly',
      '77',
      '',
      'rules',
      'quit',
    ]
    const { code, out } = await play(typed.join('\n'), 'sen', '--seed', '1', '--save', 'typed.sennik')
    expect(code).toBe(0)
    expect(out).toContain('“place 1” is not allowed now, by rule SEN-8. B. At the beginning')
    expect(out).toContain('“take” is allowed now.')
    expect(out).toContain('The last move is taken back.')
    expect(out).toContain('There is nothing to take back')
    expect(out).toContain('“fly” is not a move; moves begin with: peek, take')
    expect(out).toContain('There is no choice 77; type a number from 1 to 3.')
    expect(out).toContain('SEN-M1')
    expect(out).toContain('The game was left after 4 moves.')
    expect(readFileSync(join(directory, 'typed.sennik'), 'utf8')).toMatch(
      /moves:\n1 peek 1\n1 peek 2\n2 peek \d\n2 peek \d\n$/,
    )
  })

  test('the same in Polish words', async () => {
    const { code, out } = await play(
      'peek 1\npeek 2\ntake\ncofnij\ndlaczego place 1\nzasady\nkoniec\n',
      'sen',
      '--seed',
      '1',
      '--lang',
      'pl',
    )
    expect(code).toBe(0)
    for (const said of [
      'Ostatni ruch cofnięty.',
      'nie pozwala teraz zasada SEN-8.',
      'SEN-M1',
      'Gra opuszczona po 4 ruchach.',
    ])
      expect(out).toContain(said)
  })

  test.each([
    ['en', 'hint', /\n\d+ of 100: Look at your land \d\. (Worth about as much as|Unlike) “Look at/],
    [
      'pl',
      'podpowiedź',
      /\n\d+ na 100: Podejrzyj swoją krainę \d\. (Warte mniej więcej tyle co|Inaczej niż) „Podejrzyj/,
    ],
  ])('a hint, in %s', async (lang, typed, said) => {
    const { code, out } = await play(`${typed}\n`, 'sen', '--seed', '1', '--lang', lang)
    expect(code).toBe(0)
    expect(out).toMatch(said)
    expect(out.match(/ (of|na) 100: /g)).toHaveLength(3)
  })

  test('nothing at all: the game is left politely', async () => {
    expect(await play('', 'sen')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('The game was left after 0 moves.'),
    })
  })
})

describe('memory (SEN-M1)', () => {
  /** What lies in the dreams of the boards that were drawn. */
  const dreamsShown = (out: string): string[] => out.match(/^ {2}│.{3}││.*$/gm) ?? []

  test('a land looked at is shown once, and face down on the table', async () => {
    const { out } = await play('peek 1\npeek 2\ndraw\nplace 3\n', 'sen', '--seed', '1')
    expect(out).toMatch(/You look at land 1 in your dream: .*\n╭─1─╮\n│.*\d.*│\n/)
    expect(dreamsShown(out).length).toBeGreaterThan(2)
    for (const dream of dreamsShown(out)) expect(dream).toMatch(/^ {2}(│░░░│)+/)
  })

  test('with the memory aid it stays', async () => {
    const { out } = await play('peek 1\npeek 2\ntake\n', 'sen', '--seed', '1', '--options', '{"memoryAid":true}')
    expect(dreamsShown(out).some(dream => /^ {2}│.*\d.*││.*\d.*││░░░││░░░│/.test(dream))).toBe(true)
  })
})
