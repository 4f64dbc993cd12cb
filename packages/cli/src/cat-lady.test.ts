import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

const score = async (table: string, ...args: string[]) => {
  writeFileSync(join(directory, 'table.txt'), table)
  return runHere(['score', 'cat-lady', 'table.txt', ...args], { directory })
}

describe('a real table is counted', () => {
  const TABLE = `
# what lay on the kitchen table
cats: kikimora zeus wypłosz kocilla | wataha
food: TTCCMMW | MTT
toys: wand tower:2 mouse:3 |
costumes: 2 | 2
catnip: 1 | 1
lost: 2 | 0
tokens: 0 | 1
`

  test('CAT-13: with the best feeding, cat by cat', async () => {
    const { code, out } = await score(TABLE, '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ game: 'cat-lady', over: true, scores: [34, 4], winners: [1] })
  })

  test.each([
    ['pl', 'Kikimora', 'Wypłosz', 'Wygrana: Gracz 1.'],
    ['en', 'Bronte', 'Florence', 'Winner: Player 1.'],
  ])('in %s, every line with its clause', async (lang, fed, counting, winner) => {
    const { out } = await score(TABLE, '--lang', lang)
    expect(out).toMatch(new RegExp(`^  ${fed} +TT +3  CAT-11$`, 'm'))
    expect(out).toMatch(new RegExp(`^  ${counting} +MW 2×4 +8  CAT-21$`, 'm'))
    expect(out).toContain(winner)
  })
})

describe('a table that cannot be is refused in one sentence', () => {
  test.each([
    ['cats: bell | dzwonek', 'Karta bell występuje 2 razy, a w pudełku jest ich tylko 1.'],
    ['cats: | \ntoys: mouse:3 | mouse', 'Karta mouse występuje 4 razy, a w pudełku jest ich tylko 3.'],
    ['cats: cow eliot | penny macak', '„stray” występuje 4 razy, a w grze na 2 osoby jest tego tylko 3.'],
    ['cats: | \nfood: MMMMMM | MMMMM', 'Karta milk występuje 11 razy, a w pudełku jest ich tylko 10.'],
    ['cats: garfield | ', 'Wiersz 1: „garfield” nie może stać w polu „cats”; dozwolone: shadow jazz '],
  ])('%j', async (table, sentence) => {
    const { code, out, err } = await score(table, '--lang', 'pl')
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(sentence)
    const english = await score(table, '--lang', 'en')
    expect(english.err).toMatch(/box has only|a game of 2 has only|cannot stand/)
  })
})

describe('a whole game by numbers', () => {
  /** Far more answers than a game needs; a number that is no choice is asked for again. */
  const anyNumbers = (seed: string): string => {
    const rng = SeededRng.of(seed)
    return Array.from({ length: 20_000 }, () => `${1 + rng.below(6)}\n`).join('')
  }

  test.each([
    ['pl', /^(Wygrana|Wspólna wygrana): /m, 'przybłędy', 'Twoja tura: weź trzy karty'],
    ['en', /^(Winner|A shared win): /m, 'strays', 'Your turn: take the three cards'],
  ])('in %s, to its end, kept and verified', async (lang, winner, ...said) => {
    const file = `whole-${lang}.sennik`
    const { code, out, err } = await runHere(
      ['play', 'cat-lady', '--seats', '3', '--people', '2', '--lang', lang, '--save', file],
      { input: anyNumbers(lang), directory },
    )
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(winner)
    for (const words of [...said, 'CAT-11', '■', file]) expect(out).toContain(words)
    const verified = await runHere(['verify', file, '--json'], { directory })
    expect(JSON.parse(verified.out)).toMatchObject({ ok: true, over: true, seats: 3 })
  })
})
