import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGS, type Lang } from '@sennik/engine'
import { sen } from '@sennik/games/sen'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runHere } from './harness.ts'

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
]

let directory: string

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'sennik-'))
  const { code } = await runHere(['play', 'sen', '--seed', '1', '--save', 'game.sennik'], {
    directory,
    input: '1\n2\ntake\nplace 1\n',
  })
  expect(code).toBe(0)
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
  expect(readdirSync(directory).toSorted()).toEqual(['game.sennik', 'golden.txt'])
})
