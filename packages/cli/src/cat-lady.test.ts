import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyChoice, runHere } from './harness.ts'

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
cats: kikimora zeus wypłosz kocilla | wataha | cień
food: TTCCMMW | MTT | T
toys: wand tower:2 mouse:2 | |
costumes: 2 | 2 | 1
catnip: 1 | 1 | 0
lost: 2 | 0 | 0
tokens: 0 | 1 | 0
`

  test('CAT-13: with the best feeding, cat by cat', async () => {
    const { code, out } = await score(TABLE, '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ game: 'cat-lady', over: true, scores: [33, 4, 1], winners: [1] })
  })

  test.each([
    ['pl', 'Kikimora +2× tuńczyk', 'Wypłosz +mleko, rarytas; 2 × 4', 'Wygrana: Gracz 1.'],
    ['en', 'Bronte +2× tuna', 'Florence +milk, wild treat; 2 × 4', 'Winner: Player 1.'],
  ])('in %s, every line with its clause', async (lang, fed, counting, winner) => {
    const { out } = await score(TABLE, '--lang', lang)
    expect(out).toMatch(new RegExp(`^  ${fed} +3  CAT-11$`, 'm'))
    expect(out).toMatch(new RegExp(`^  ${counting} +8  CAT-21$`, 'm'))
    expect(out).toContain(winner)
  })
})

describe('a table that cannot be is refused in one sentence', () => {
  test.each([
    ['cats: bell | dzwonek', 'Karta Dzwonek występuje 2 razy, a w pudełku jest tylko jedna.'],
    [
      'cats: | \ntoys: mouse:2 | mouse',
      'Pole „toys” nie może tak wyglądać: gra na 2 osoby ma najwyżej 2 karty „myszka”, a zapisano 3.',
    ],
    ['cats: cow eliot | penny macak', 'Pole „cats” nie może tak wyglądać: w grze są tylko trzy przybłędy.'],
    [
      'cats: | \nfood: MMMMMM | MMMMM',
      'Pole „food” nie może tak wyglądać: gra na 2 osoby ma najwyżej 7 żetonów „mleko”, a zapisano 11.',
    ],
    ['cats: garfield | ', 'Wiersz 1: „garfield” nie może stać w polu „cats”; dozwolone: shadow jazz '],
  ])('%j', async (table, sentence) => {
    const { code, out, err } = await score(table, '--lang', 'pl')
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(sentence)
    const english = await score(table, '--lang', 'en')
    expect(english.err).toMatch(/box has only|a game for 2 players has at most|cannot stand|only three strays/)
  })
})

describe('a whole game by what stands before the choices', () => {
  test.each([
    ['pl', /^(Wygrana|Wspólna wygrana): /m, 'przybłędy', 'Twoja tura: weź trzy karty'],
    ['en', /^(Winner|A shared win): /m, 'strays', 'Your turn: take the three cards'],
  ])('in %s, to its end, kept and verified', async (lang, winner, ...said) => {
    const file = `whole-${lang}.sennik`
    const { code, out, err } = await runHere(
      ['play', 'cat-lady', '--seats', '3', '--people', '2', '--lang', lang, '--save', file],
      { answers: anyChoice(lang), directory },
    )
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(winner)
    for (const words of [...said, 'CAT-11', '■', file]) expect(out).toContain(words)
    const verified = await runHere(['verify', file, '--json'], { directory })
    expect(JSON.parse(verified.out)).toMatchObject({ ok: true, over: true, seats: 3 })
  })
})

test.each(['pl', 'en'])('CAT-11: points below zero have a minus sign wherever people read them, in %s', async lang => {
  const said = (...args: readonly string[]) =>
    runHere([...args, '--lang', lang], { directory, answers: anyChoice('sc') })
  const saved = ['--seed', '1', '--save', `below-${lang}.sennik`]
  for (const told of [
    await said('play', 'cat-lady', ...saved),
    await said('verify', `below-${lang}.sennik`),
    await said('replay', `below-${lang}.sennik`),
    await said('simulate', 'cat-lady', '--games', '50'),
  ]) {
    expect(told.code).toBe(0)
    expect(told.out).toMatch(/−\d/)
    expect(told.out).not.toMatch(/(^|\s)-\d/)
  }
})
