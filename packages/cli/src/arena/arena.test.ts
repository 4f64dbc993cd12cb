import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGS } from '@sennik/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runHere, worldOf } from '../harness.ts'
import { run } from '../run.ts'
import { words } from '../words.ts'
import type { ArenaFigures } from './figures.ts'

const BOTS = ['--bots', 'master:3,greedy,random', '--games', '4', '--threads', '1']
const SAVED = ['arena', 'sen', ...BOTS, '--save', 'arena.jsonl', '--json']

let directory: string

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'sennik-arena-'))
})

afterAll(() => rmSync(directory, { recursive: true }))

async function figures(...args: string[]): Promise<ArenaFigures> {
  const { code, out } = await runHere(['arena', ...args, '--json'], { directory })
  expect(code).toBe(0)
  return JSON.parse(out)
}

/** All that does not depend on how fast the machine is. */
const withoutTimes = ({ bots, ...others }: ArenaFigures) => ({
  ...others,
  bots: bots.map(({ secondsPerDecision: _, ...rest }) => rest),
})

const linesOf = (file: string): string[] => readFileSync(join(directory, file), 'utf8').trimEnd().split('\n')

test('every bot meets every other as often as was asked for', async () => {
  const { bots, pairs, ...setup } = await figures('sen', ...BOTS)
  expect(setup).toMatchObject({ game: 'sen', rulesVersion: 1, seats: 2, games: 12, seed: '1', eloMean: 1000 })
  expect(pairs.map(({ bot, against, games }) => [[bot, against].toSorted().join(), games]).toSorted()).toEqual([
    ['greedy,master:3', 4],
    ['greedy,random', 4],
    ['master:3,random', 4],
  ])
  for (const { decisions, secondsPerDecision } of bots) {
    expect(decisions).toBeGreaterThan(10)
    expect(secondsPerDecision.mean).toBeGreaterThan(0)
  }
  expect(bots.reduce((sum, { winShare }) => sum + winShare, 0)).toBeCloseTo(1.5)
  expect(bots.reduce((sum, { elo }) => sum + elo, 0)).toBeCloseTo(3000)
})

test('with + only those meet who are asked to', async () => {
  const { bots, pairs } = await figures(
    'sen',
    '--bots',
    'greedy+random,greedy+master:2',
    '--games',
    '2',
    '--threads',
    '1',
  )
  expect(bots.map(({ bot }) => bot).toSorted()).toEqual(['greedy', 'master:2', 'random'])
  expect(pairs.map(({ bot, against }) => [bot, against].toSorted().join()).toSorted()).toEqual([
    'greedy,master:2',
    'greedy,random',
  ])
})

test('the same seed gives the same games, however many threads play; another gives others', async () => {
  const args = ['sen', ...BOTS, '--seats', '3']
  const one = withoutTimes(await figures(...args))
  expect(withoutTimes(await figures(...args, '--threads', '3'))).toEqual(one)
  expect(withoutTimes(await figures(...args, '--seed', '2')).bots).not.toEqual(one.bots)
})

test('says how far it has come, on a terminal, and takes it back', async () => {
  const world = worldOf({})
  const io = { ...world.io, errors: Object.assign(world.io.errors, { isTTY: true }) }
  expect(await run(['arena', 'sen', '--bots', 'master:100ms,random', '--games', '2', '--lang', 'en'], io)).toBe(0)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it steers the terminal.
  expect(world.written().err).toMatch(/^(\r\x1b\[K[12] of 2 games, about \d+ s left …)+\r\x1b\[K$/)
})

test.each(LANGS)('for people in %s', async lang => {
  const { code, out } = await runHere([
    'arena',
    'sen',
    '--bots',
    'greedy,random',
    '--seats',
    '5',
    '--games',
    '50',
    '--lang',
    lang,
  ])
  expect(code).toBe(0)
  for (const said of ['Elo', 'greedy', 'random', '1000', lang === 'pl' ? '100 gier' : '100 games'])
    expect(out).toContain(said)
  expect(out).toContain(words[lang].arena.pairsAtLargerTable)
})

describe('a file of games', () => {
  const whole = async (): Promise<ArenaFigures> => {
    const { code, out } = await runHere(SAVED, { directory })
    expect(code).toBe(0)
    return JSON.parse(out)
  }

  test('is gone on with, and gives what one run would have given', async () => {
    const begun = await whole()
    const lines = linesOf('arena.jsonl')
    expect(lines).toHaveLength(13)
    // Stopped in the middle of the sixth game's line.
    writeFileSync(join(directory, 'arena.jsonl'), `${lines.slice(0, 6).join('\n')}\n${lines[6]!.slice(0, 20)}`)
    expect(withoutTimes(await whole())).toEqual(withoutTimes(begun))
    expect(linesOf('arena.jsonl')).toHaveLength(13)
    const again = await whole()
    expect(await whole()).toEqual(again)
    expect(linesOf('arena.jsonl')).toHaveLength(13)
  })

  test('takes in more games of the same arena', async () => {
    await whole()
    const more = await runHere([...SAVED, '--games', '6'], { directory })
    expect(withoutTimes(JSON.parse(more.out))).toEqual(
      withoutTimes(await figures('sen', '--bots', 'master:3,greedy,random', '--games', '6')),
    )
    expect(linesOf('arena.jsonl')).toHaveLength(19)
    expect((await whole()) as object).toMatchObject({ games: 12 })
  })

  test.each([
    ['another game', ['koty', '--bots', 'greedy,random'], 'game is "sen" there, "koty" here'],
    ['other bots', ['sen', '--bots', 'greedy,random'], 'bots is ["master:3","greedy","random"] there'],
    ['other seats', ['sen', ...BOTS, '--seats', '3'], 'seats is 2 there, 3 here'],
    ['another seed', ['sen', ...BOTS, '--seed', '2'], 'seed is "1" there, "2" here'],
    ['other options', ['sen', ...BOTS, '--options', '{"limit":50}'], 'options is {'],
  ])('of %s is refused', async (_what, args, difference) => {
    await whole()
    const { code, out, err } = await runHere(['arena', ...args, '--save', 'arena.jsonl', '--lang', 'en'], { directory })
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(difference)
    expect(err).toMatch(/^“arena\.jsonl” holds another arena .*\n$/)
  })

  test('of another version of the rules is refused', async () => {
    await whole()
    const [heading, ...games] = linesOf('arena.jsonl')
    const older = heading!.replace('"rulesVersion":1', '"rulesVersion":0')
    writeFileSync(join(directory, 'older.jsonl'), `${[older, ...games].join('\n')}\n`)
    const { code, err } = await runHere(['arena', 'sen', ...BOTS, '--save', 'older.jsonl', '--lang', 'pl'], {
      directory,
    })
    expect({ code, err }).toEqual({
      code: 2,
      err: 'W „older.jsonl” jest inna arena (rulesVersion to tam 0, tu 1); podaj w --save inny plik.\n',
    })
  })

  test.each([
    ['no JSON', 'something'],
    ['a list', '[]'],
    ['no winner', '{"game":99,"winners":[],"times":[null,null,null]}'],
    ['a seat that is not there', '{"game":99,"winners":[2],"times":[null,null,null]}'],
    ['times of other bots', '{"game":99,"winners":[1],"times":[null,null]}'],
    ['no times', '{"game":99,"winners":[1],"times":[null,null,{"sum":"x","lengths":[]}]}'],
    ['half of a length', '{"game":99,"winners":[1],"times":[null,null,{"sum":1,"lengths":[5]}]}'],
    ['a game that is there already', '{"game":0,"winners":[1],"times":[null,null,null]}'],
  ])('with %s in a line is refused', async (_what, line) => {
    await whole()
    const file = join(directory, 'broken.jsonl')
    writeFileSync(file, readFileSync(join(directory, 'arena.jsonl')))
    const before = linesOf('broken.jsonl').length
    appendFileSync(file, `${line}\n`)
    const { code, out, err } = await runHere(['arena', 'sen', ...BOTS, '--save', 'broken.jsonl', '--lang', 'en'], {
      directory,
    })
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(new RegExp(`^Line ${before + 1} of “broken\\.jsonl” .*\n$`))
  })
})

test('Ctrl-C leaves a file that can be gone on with', async () => {
  const args = [
    'arena',
    'sen',
    '--bots',
    'master:20ms,greedy',
    '--games',
    '6',
    '--save',
    'stopped.jsonl',
    '--lang',
    'en',
  ]
  const world = worldOf({ directory })
  const { promise: interrupted, resolve } = Promise.withResolvers<void>()
  let isStopped = false
  const io = {
    ...world.io,
    onInterrupt(listener: () => void) {
      const timer = setInterval(() => {
        if (isStopped || linesOf('stopped.jsonl').length < 2) return
        isStopped = true
        listener()
        resolve()
      }, 5)
      return () => clearInterval(timer)
    },
  }
  const code = run(args, io)
  await interrupted
  expect(await code).toBe(130)
  const { out, err } = world.written()
  expect(out).toBe('')
  expect(err).toMatch(
    /^(\d of 6 games, about \d+ s left …\n)*Stopped after \d of 6 games; stopped\.jsonl keeps them and the same command goes on\.\n$/,
  )
  const kept = linesOf('stopped.jsonl')
  expect(kept.length).toBeLessThan(7)
  expect(await runHere(args, { directory })).toMatchObject({ code: 0 })
  expect(linesOf('stopped.jsonl').slice(0, kept.length)).toEqual(kept)
  expect(linesOf('stopped.jsonl')).toHaveLength(7)
})
