import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyChoice, runHere } from './harness.ts'

let directory: string

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'sennik-'))
})

afterAll(() => rmSync(directory, { recursive: true }))

type Answers = (written: string) => string

/** What is typed in all: line by line, or in answer to what is asked. */
const play = (typed: string | Answers, ...args: string[]) =>
  runHere(['play', ...args], typeof typed === 'string' ? { input: typed, directory } : { answers: typed, directory })

describe('a whole game by what stands before the choices', () => {
  test.each([
    ['pl', /^(Wygrana|Wspólna wygrana): /m, 'Runda 1', 'krainy z ostatniej rundy'],
    ['en', /^(Winner|A shared win): /m, 'Round 1', 'lands of the last round'],
  ])('in %s, kept and verified', async (lang, winner, round, lands) => {
    const file = `whole-${lang}.sennik`
    const { code, out, err } = await play(anyChoice(lang), 'sen', '--seats', '3', '--lang', lang, '--save', file)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(winner)
    for (const said of [round, lands, 'SEN-16', file]) expect(out).toContain(said)
    const verified = await runHere(['verify', file, '--json'], { directory })
    expect(JSON.parse(verified.out)).toMatchObject({ ok: true, over: true, chance: 'fair', seats: 3 })
  })

  test.each([
    ['pl', /^(Wygrana drużyny|Wspólna wygrana drużyn): /m, 'stos dobierania:', 'kraina 1', 'Koniec gry.'],
    ['en', /^(Winners|A shared win of teams): /m, 'draw pile:', 'land 1', 'The game is over.'],
  ])('of Koty in %s, with night cards and teams', async (lang, winner, ...said) => {
    const file = `koty-${lang}.sennik`
    const options = '{"teams":true,"moths":2,"bats":2,"owls":2,"dragons":1}'
    const args = ['--seats', '4', '--lang', lang, '--options', options, '--seed', lang, '--save', file]
    const { code, out, err } = await play(anyChoice(lang), 'koty', ...args)
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
    const { code, out, err } = await play(anyChoice('all'), 'sen', '--seed', 'all', ...args)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('It is the turn of Ala.')
    expect(out).toContain('It is the turn of Ola.')
    expect(out).toMatch(/Winner: |A shared win: /)
  })
})

test('the same seed and answers play the same game', async () => {
  const game = () => play(anyChoice('same'), 'sen', '--seed', 'same', '--options', '{"rounds":2}')
  expect(await game()).toEqual(await game())
})

describe('what one reads on the table is what one types', () => {
  /** The answers of the list, and somebody after them who reads the choices. */
  const then = (...typed: readonly string[]): Answers => {
    const [left, any] = [[...typed], anyChoice('then')]
    return written => left.shift() ?? any(written)
  }

  test('after a peek the other lands keep their numbers', async () => {
    const { out } = await play('1\n3\n', 'sen', '--seed', '1')
    expect(out).toContain('You look at land 1 in your dream')
    expect(out).toContain('You look at land 3 in your dream')
    expect(out).toContain('  2. Look at your land 2 (peek 2)\n  3. Look at your land 3 (peek 3)\n  4. Look')
  })

  test('a number of ravens is typed as it is named; a move without a number has a letter', async () => {
    const options = '{"iKnow":true,"rounds":1}'
    const { out } = await play(then('1', '2', '4', '1', '2', '7'), 'sen', '--seed', '1', '--options', options)
    expect(out).toContain('  6. 6 ravens (name 6)\n  7. 7 ravens (name 7)\n')
    expect(out).toMatch(/You name 7 ravens; the lands show /)
    const drawn = await play('1\n2\n2\na\n', 'sen', '--seed', '1')
    expect(drawn.out).toContain(
      '  4. Put it in the place of your land 4 (place 4)\n  a. Put it on the discard pile (discard)',
    )
    expect(drawn.out).toMatch(/You discard /)
  })

  test('CH-1: a card of 3 Chapters is typed as its value, in the draft and in every round', async () => {
    for (const seats of ['2', '3']) {
      const { out } = await play(
        anyChoice(seats),
        'three-chapters',
        '--seats',
        seats,
        '--seed',
        '5',
        '--bots',
        'random',
      )
      const typed = [...out.matchAll(/^ +(?:a )?(\d+)\. .* \((\d+)\) \((?:pick|give|play) \d+\)$/gm)]
      expect(typed.length).toBeGreaterThan(40)
      for (const [, key, value] of typed) expect(key).toBe(value)
      for (const [, shown, value] of out.matchAll(/^ {2} ?(\d+) [^\n(]* \((\d+)\)/gm)) expect(shown).toBe(value)
      expect(out).not.toContain('There is no choice')
    }
  })

  test.each([
    [
      'three-chapters',
      /^ {2}( ?\d+) (.+? \(\d+\)) /,
      /^ *(?:a )?(\d+)\. For (?:yourself|the ghost): (.*) \((?:pick|give) \d+\)$/,
    ],
    [
      'cathedral',
      /^ {2}( ?\d+) R\d\d (.+?) {2}/,
      /^ *(?:[a-z] )?(\d+)\. (?:Discard|Play|Keep|Lay) “(.*?)”.* \((?:discard|play|keep|lay) \d+\)$/,
    ],
  ])('%s: a hand that has changed is shown again, with the numbers that one types now', async (game, row, choice) => {
    const { out } = await play(anyChoice('hand'), game, '--seed', 'hand', '--bots', 'random')
    const places = new Map<string, number>()
    let asked = 0
    for (const line of out.split('\n')) {
      const [, place, shown] = row.exec(line) ?? []
      if (shown !== undefined) places.set(shown, Number(place))
      const [, typed, card] = choice.exec(line) ?? []
      if (card === undefined) continue
      expect([card, places.get(card)]).toEqual([card, Number(typed)])
      asked++
    }
    expect(asked).toBeGreaterThan(30)
  })

  test('CAT-11: the numbers of a cat and of a food stand at their names while one feeds', async () => {
    const { out } = await play(anyChoice('feed'), 'cat-lady', '--seed', 'feed', '--bots', 'random')
    const asked = [...out.matchAll(/ (\d)\s+\d+\. (.*) for (.*) \(give (\d) (\d+)\)$/gm)]
    expect(asked.length).toBeGreaterThan(5)
    for (const [, typed, food, cat, kind, number] of asked) {
      expect(out).toMatch(new RegExp(`[ ,]${number}\\s+${cat}\\s+\\(`))
      expect([food, typed]).toEqual([food, kind])
      expect(out).toMatch(new RegExp(`^food: .*\\b${kind} ${food!.replace(/^A /, '').toLowerCase()} \\([A-Z]\\)`, 'm'))
    }
  })

  test('KK-9.5: a piece of the Cathedral is chosen by what is printed on it', async () => {
    const options = ['--options', '{"forkedPaths":true}']
    const { out } = await play(anyChoice('piece'), 'cathedral', '--seed', 'piece', '--bots', 'random', ...options)
    const pieces = [...out.matchAll(/^ +(\S+)\. Piece (\S+): .* \(piece \d+\)$/gm)]
    expect(pieces.length).toBeGreaterThan(5)
    for (const [, typed, printed] of pieces) expect(typed).toBe(printed)
    expect(out).not.toContain('There is no choice')
  })

  test('the number of a stray stands at its name', async () => {
    const { out } = await play('\n', 'cat-lady', '--seed', '1')
    expect(out).toMatch(/^deck \d+ · strays: 1 \S.*, 2 \S.*,\s+3 \S/m)
  })

  test('the number of a seat stands at its name on every board', async () => {
    for (const game of ['sen', 'koty', 'cat-lady', 'three-chapters', 'cathedral']) {
      const { out } = await play('\n', game, '--seats', '3', '--names', 'Ala')
      expect(out).toMatch(/\b1 Ala\b/)
      expect(out).toMatch(/\b2 Sage\b/)
    }
  })
})

test('whose name looks like another one at the table says where they sit', async () => {
  const args = ['--seats', '4', '--people', '3', '--names', 'Ala,Аlа,Sage']
  const { out } = await play('\n', 'sen', ...args)
  for (const name of ['#1 Ala', '#2 Аlа', '#3 Sage']) expect(out).toContain(name)
  expect(out).toMatch(/\b4 Sage\b/)
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
    expect(out).toContain('There is no choice “77” here; type what stands before one of the dots.')
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
      'Ostatni ruch został cofnięty.',
      'nie pozwala teraz zasada SEN-8.',
      'SEN-M1',
      'Grę opuszczono po 4 ruchach.',
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
