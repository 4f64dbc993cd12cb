import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGS, type Lang } from '@sennik/engine'
import { sen } from '@sennik/games/sen'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyChoice, runHere } from './harness.ts'

const GOLDEN = 'dreams: 9 7 3 0 | T 6 5 0 | 3 4 1 2 | 3 2 5 1\nend: called 4\n'
const COMMANDS = [
  'games',
  'rules',
  'cards',
  'play',
  'simulate',
  'trace',
  'arena',
  'analyse',
  'replay',
  'verify',
  'score',
  'fuzz',
  'bench',
  'backup',
]

let directory: string

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'sennik-'))
  const { code } = await runHere(['play', 'sen', '--seed', '1', '--save', 'game.sennik'], {
    directory,
    input: '1\n2\ntake\nplace 1\n',
  })
  expect(code).toBe(0)
  await runHere(['play', 'sen', '--save', 'fair.sennik'], { directory, input: '1\n2\n' })
  const rash = ['--seats', '2', '--seed', 'bad', '--options', '{"rounds":2}', '--save', 'rash.sennik']
  await runHere(['play', 'sen', ...rash], { directory, answers: anyChoice('bad') })
  writeFileSync(join(directory, 'golden.txt'), GOLDEN)
})

afterAll(() => rmSync(directory, { recursive: true }))

/** The output of a command that must go well, and say nothing beside it. */
async function ok(args: readonly string[], input = ''): Promise<string> {
  const { code, out, err } = await runHere(args, { directory, input })
  expect(err).toBe('')
  expect(code).toBe(0)
  return out
}

const inWords: { readonly [L in Lang]: { readonly [said: string]: string | RegExp } } = {
  pl: {
    games: '2–5 osób · około 20 minut · od 8 lat',
    rules: 'SEN-9 [I] C. Na początku tury',
    simulate: /^50 gier, [\d\s]+ ruch/,
    replay: 'Gracz 1 podgląda krainę 1 w swoim śnie',
    seen: 'Podglądasz krainę 1 w swoim śnie: ',
    verify: 'Zapis się zgadza: Sen, 2 miejsca, ',
    unknowable: 'wiedzą tylko ci, którzy grali.',
    analyse: /^Sen, 2 miejsca, \d+ ruch(y|ów)?: \d+ ocenion/,
    score: 'Wygrana: Gracz 3.',
    fuzz: /^Prawa zachowane: 2 gry, \d+ ruch/,
    help: 'Użycie: sennik',
  },
  en: {
    games: '2–5 players · about 20 minutes · age 8+',
    rules: 'SEN-9 [B] C. At the beginning of your turn',
    simulate: /^50 games, [\d,]+ moves/,
    replay: 'Player 1 looks at land 1 in their own dream',
    seen: 'You look at land 1 in your dream: ',
    verify: 'The record is right: Sen (Dream), 2 seats, ',
    unknowable: 'only those who played can tell.',
    analyse: /^Sen \(Dream\), 2 seats, \d+ moves: \d+ decisions weighed, each in 50 worlds\./,
    score: 'Winner: Player 3.',
    fuzz: /^All laws kept: 2 games, \d+ moves/,
    help: 'Usage: sennik',
  },
}

describe.each(LANGS)('in %s', lang => {
  const said = inWords[lang]
  const inLang = (...args: string[]): Promise<string> => ok([...args, '--lang', lang])

  test('games', async () => {
    const out = await inLang('games')
    expect(out).toContain(said.games)
    for (const [name, { label }] of Object.entries(sen.options.specs)) {
      expect(out).toContain(`    ${name}  `)
      expect(out).toContain(label[lang])
    }
  })

  test('games: a value that is a word of the program is told in the language of the page', async () => {
    const mode = {
      pl: 'standard – Z każdą turą (Gra Standardowa), variable – Przez spełnione sny (Gra o Zmiennym Czasie Trwania)',
      en: 'standard – Turn by turn (Standard game), variable – By fulfilled dreams (Variable-length game)',
    }
    const out = await inLang('games')
    expect(out).toContain(mode[lang])
    // Every pair of Nightmares would be a page of its own: the first few give the idea.
    expect(out).toContain({ pl: 'random – Dwa losowe, 1+2 – ', en: 'random – Two at random, 1+2 – ' }[lang])
    expect(out).toMatch(/1\+3 – [^,]+, … \(/)
  })

  test('games without options or variants have no heading for them', async () => {
    expect(await inLang('games')).not.toMatch(/^ {2}(Opcje gry|Options|Warianty.*|Variants.*):\n(?! {4})/m)
  })

  test('rules: every clause', async () => {
    const out = await inLang('rules', 'sen')
    expect(out).toContain(said.rules)
    const flowing = out.replace(/\s+/g, ' ')
    for (const [id, clause] of Object.entries(sen.clauses.text)) {
      expect(flowing).toContain(`${id} [`)
      expect(flowing).toContain(clause[lang])
    }
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })

  test('simulate', async () => {
    expect(await inLang('simulate', 'sen', '--games', '50')).toMatch(said.simulate!)
    const figures = JSON.parse(
      await inLang('simulate', 'sen', '--seats', '3', '--games', '20', '--bots', 'greedy,random,random', '--json'),
    )
    expect(figures).toMatchObject({
      game: 'sen',
      seats: 3,
      games: 20,
      seed: '1',
      perSeat: [{ bot: 'greedy' }, { seat: 2 }, {}],
    })
    expect(figures.perSeat.reduce((sum: number, { winShare }: { winShare: number }) => sum + winShare, 0)).toBeCloseTo(
      1,
    )
  })

  test('replay', async () => {
    expect(await inLang('replay', 'game.sennik')).toContain(said.replay)
    expect(await inLang('replay', 'game.sennik', '--view', '1')).toContain(said.seen)
    const spectator = await inLang('replay', 'game.sennik', '--view', 'spectator')
    expect(spectator).toContain(`${said.replay}.`)
    const lines = (await inLang('replay', 'game.sennik', '--json')).trim().split('\n')
    expect(lines.map(line => JSON.parse(line).n)).toEqual(lines.map((_, index) => index))
  })

  test('replay at a move', async () => {
    expect(await inLang('replay', 'game.sennik', '--at', '0')).toMatch(/^options: .*\nround: 1\nasked: 1 2 opening /)
    expect(JSON.parse(await inLang('replay', 'game.sennik', '--at', '2', '--json'))).toMatchObject({
      at: 2,
      state: { round: '1' },
    })
    expect(await inLang('replay', 'game.sennik', '--at', '1', '--view', '2')).toContain('╭─1─╮')
    const view = JSON.parse(await inLang('replay', 'game.sennik', '--at', '1', '--view', 'spectator', '--json'))
    expect(view.view.dreams).toEqual([Array(4).fill(null), Array(4).fill(null)])
  })

  test('analyse', async () => {
    const text = await inLang('analyse', 'game.sennik', '--tries', '50')
    expect(text).toMatch(said.analyse!)
    const { decisions, players, tries } = JSON.parse(await inLang('analyse', 'game.sennik', '--tries', '50', '--json'))
    expect([tries, players]).toEqual([50, undefined])
    const { seat, known, open } = decisions[0]
    expect([seat, known.played.move, open.played.move]).toEqual([1, 'peek 1', 'peek 1'])
    expect(known.played).toEqual({ move: 'peek 1', value: expect.any(Number), error: expect.any(Number), exact: false })
  })

  test('verify', async () => {
    expect(await inLang('verify', 'game.sennik')).toContain(said.verify)
    expect(JSON.parse(await inLang('verify', 'game.sennik', '--json'))).toMatchObject({
      ok: true,
      game: 'sen',
      chance: 'fast',
    })
  })

  test('analyse tells its turning points in the words of the game', async () => {
    const text = (await inLang('analyse', 'rash.sennik', '--tries', '50')).replace(/\s+/g, ' ')
    const [, played] = /(?:ruch|the move) [„“](\P{L}*\p{Lu}[^”]*)”/u.exec(text) ?? []
    expect(played).toBeDefined()
    expect(text).not.toMatch(/[„“](peek|take|draw|call|place|discard|use)\b[^”]*”/u)
  })

  test('verify says of a shuffle what a record can prove, and no more', async () => {
    const out = await inLang('verify', 'fair.sennik')
    const [, commitment] = /^chance: fair (\w+)/m.exec(readFileSync(join(directory, 'fair.sennik'), 'utf8'))!
    expect(out).toContain(commitment)
    expect(out.replace(/\s+/g, ' ')).toContain(said.unknowable)
  })

  test('score: the golden case of the rulebook', async () => {
    const out = await inLang('score', 'sen', 'golden.txt')
    expect(out).toContain(said.score)
    expect(out).toContain('SEN-17')
    expect(out.replace(/\s+/g, ' ')).toContain(sen.clauses.text['SEN-17']![lang])
    expect(JSON.parse(await inLang('score', 'sen', 'golden.txt', '--json'))).toMatchObject({
      scores: [19, 16, 10, 16],
      winners: [3],
    })
  })

  test('fuzz', async () => {
    expect(await inLang('fuzz', 'sen', '--games', '2', '--seconds', '60', '--seed', 'few')).toMatch(said.fuzz!)
    expect(
      JSON.parse(await inLang('fuzz', '--games', '1', '--seconds', '60', '--seed', 'few', '--json')),
    ).toMatchObject({ ok: true, games: 1 })
  })

  test('--help everywhere', async () => {
    expect(await inLang('--help')).toContain(said.help)
    for (const command of COMMANDS) expect(await inLang(command, '--help')).toContain(`${said.help} ${command}`)
  })
})

test('the golden case with the variant “Not so scary”, from standard input', async () => {
  const out = await ok(['score', 'sen', '-', '--json'], `options: {"notSoScary":true}\n${GOLDEN}`)
  expect(JSON.parse(out)).toMatchObject({ scores: [10, 16, 10, 16], winners: [1, 3] })
})

test('KOT-T4: a team wins as one; only teams share a win', async () => {
  const counted = (dreams: string, lang: string): Promise<string> =>
    ok(['score', 'koty', '-', '--lang', lang], `options: {"teams":true}\ndreams: ${dreams}\nend: no-cards 1\n`)
  expect(await counted('8 | 1 | 7 | 2', 'en')).toContain('Winners: Player 1 and Player 3, as a team.')
  expect(await counted('8 | 1 | 7 | 2', 'pl')).toContain('Wygrana drużyny: Gracz 1 i Gracz 3.')
  expect(await counted('8 | 8 | 7 | 7', 'en')).toContain(
    'A shared win of teams: Player 1 and Player 3; Player 2 and Player 4.',
  )
  expect(await counted('8 | 8 | 7 | 7', 'pl')).toContain(
    'Wspólna wygrana drużyn: Gracz 1 i Gracz 3; Gracz 2 i Gracz 4.',
  )
})

test('the score of a game that is not over says so', async () => {
  const position = await ok(['replay', 'game.sennik', '--at', '3'])
  expect(await ok(['score', 'sen', '-'], position)).toContain('The game is not over')
})

test('rules and games as JSON', async () => {
  const rules = JSON.parse(await ok(['rules', 'sen', '--json']))
  expect(rules.chapters.flatMap((chapter: { clauses: unknown[] }) => chapter.clauses)).toHaveLength(
    Object.keys(sen.clauses.text).length,
  )
  expect(JSON.parse(await ok(['games', '--json']))).toContainEqual(
    expect.objectContaining({
      id: 'sen',
      seats: { min: 2, max: 5 },
      options: expect.objectContaining({ limit: expect.objectContaining({ default: 100 }) }),
    }),
  )
})

test('who moves first is counted where one seat alone does', async () => {
  const figures = JSON.parse(await ok(['simulate', 'koty', '--games', '20', '--json']))
  expect(figures.first.winShare).toBeGreaterThanOrEqual(0)
  expect(JSON.parse(await ok(['simulate', 'sen', '--games', '20', '--json']))).not.toHaveProperty('first')
})

describe('a counted table', () => {
  const score = async (table: string, lang: Lang): Promise<string> => ok(['score', 'sen', '-', '--lang', lang], table)

  test('what is taken off bears a minus sign, and lands are told in ravens', async () => {
    const out = await score('options: {"notSoScary":true}\ndreams: 9 9 3 0 | T 6 S 0\nend: called 1\n', 'pl')
    expect(out).toMatch(/dziewiątki, których się nie liczy +−18 {2}SEN-V1/)
    expect(out).toMatch(/krainy z ostatniej rundy +5 6 7 0 +18 {2}SEN-16/)
  })

  test('a game that goes on has points so far, whether it has rounds or not', async () => {
    expect(await score('dreams: 9 9 3 0 | T 6 S 0\nasked: 1 turn\n', 'pl')).toContain('dotychczasowe punkty')
    expect(await score('dreams: 9 9 3 0 | T 6 S 0\nasked: 1 turn\n', 'en')).toContain('the points so far')
  })

  test('the numbers of a move have names in the language of the page', async () => {
    expect(await ok(['rules', 'sen', '--lang', 'pl'])).toContain('  look <miejsce> <numer>\n')
    expect(await ok(['rules', 'sen', '--lang', 'en'])).toContain('  look <seat> <number>\n')
  })
})

test('KOT-T4: a team that wins half of the games wins half of them for both partners', async () => {
  const args = ['simulate', 'koty', '--seats', '4', '--games', '20', '--options', '{"teams":true}']
  const { first, perSeat } = JSON.parse(await ok([...args, '--json']))
  const [one, rival, partner, other] = perSeat.map(({ winShare }: { readonly winShare: number }) => winShare)
  expect([partner, other]).toEqual([one, rival])
  expect(one + rival).toBeCloseTo(1)
  expect(first.equalShare).toBe(0.5)
  expect(await ok([...args, '--lang', 'en'])).toContain('an equal share is 50.0%')
})

test('the same seed gives the same figures, another one others', async () => {
  const figures = async (seed: string, bots: string) => {
    const {
      seconds: _seconds,
      movesPerSecond: _speed,
      ...rest
    } = JSON.parse(await ok(['simulate', 'sen', '--games', '30', '--seed', seed, '--bots', bots, '--json']))
    return rest
  }
  for (const bots of ['random', 'greedy,random']) {
    expect(await figures('one', bots)).toEqual(await figures('one', bots))
    expect((await figures('one', bots)).moves).not.toBe((await figures('two', bots)).moves)
  }
})

test('the language is that of the system, unless asked otherwise', async () => {
  const inPolish = { LANG: 'pl_PL.UTF-8' }
  expect((await runHere(['--help'], { env: inPolish })).out).toContain('Użycie:')
  expect((await runHere(['--help'], { env: { ...inPolish, LC_ALL: 'C' } })).out).toContain('Usage:')
  expect((await runHere(['--help', '--lang=en'], { env: inPolish })).out).toContain('Usage:')
  expect((await runHere(['--help'], { env: { LANG: 'en_GB.UTF-8', LC_MESSAGES: 'pl' } })).out).toContain('Użycie:')
})

test('nobody who names no command is left alone', async () => {
  expect(await ok([])).toContain('Commands:')
})

test('no command leaves files behind that nobody asked for', () => {
  expect(readdirSync(directory).toSorted()).toEqual(['fair.sennik', 'game.sennik', 'golden.txt', 'rash.sennik'])
})
