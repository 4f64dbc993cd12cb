import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyGame, LANGS } from '@sennik/engine'
import { gameNamed } from '@sennik/games'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fuzz } from './commands/fuzz.ts'
import { contextOf } from './context.ts'
import { runHere, worldOf } from './harness.ts'

/** A game that loses a card now and then. */
function leakyGame(): AnyGame {
  const sen = gameNamed('sen')
  let counted = 0
  return { ...sen, census: state => (++counted % 20 > 0 ? sen.census(state) : [0]) }
}

/** A game that falls over positions in which something is missing. */
function carelessGame(): AnyGame {
  const sen = gameNamed('sen')
  const read = (text: string) => {
    if (text.includes('discard:') && text.includes('pile:')) return sen.position.read(text)
    throw new TypeError('there is no pile')
  }
  return { ...sen, position: { ...sen.position, read } }
}

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sennik-'))
})

afterEach(() => rmSync(directory, { recursive: true }))

describe.each(LANGS)('a law that breaks, in %s', lang => {
  test('is named, and a record that shows it is kept', async () => {
    const { io, written } = worldOf({ directory })
    const outcome = { code: 0 }
    fuzz(contextOf(io, lang), outcome, [leakyGame()], { seconds: '60', seed: 'a/b c' })
    expect(outcome.code).toBe(1)
    const [file = '', ...more] = readdirSync(directory)
    expect(more).toEqual([])
    expect(file).toMatch(/^fuzz-sen-[\w-]+\.sennik$/)
    expect(written().out).toContain(`sennik replay ${file}`)
    expect(await runHere(['replay', file], { directory })).toMatchObject({ code: 0, err: '' })
  })

  test('is shown by a position where it was misread', async () => {
    const { io, written } = worldOf({ directory })
    const outcome = { code: 0 }
    fuzz(contextOf(io, lang), outcome, [carelessGame()], { seconds: '60', seed: 'few' })
    expect(outcome.code).toBe(1)
    const [file = ''] = readdirSync(directory)
    expect(file).toMatch(/^fuzz-sen-few-\d+\.txt$/)
    expect(written().out).toContain(`sennik score sen ${file}`)
  })

  test('is told to programs too', () => {
    const { io, written } = worldOf({ directory })
    fuzz(contextOf(io, lang), { code: 0 }, [leakyGame()], { seconds: '60', seed: 'few', json: true })
    expect(JSON.parse(written().out)).toMatchObject({ ok: false, game: 'sen', law: expect.any(String) })
  })
})
