import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runHere } from './harness.ts'

let directory: string

const run = (...args: readonly string[]) => runHere(args, { directory, input: '' })

/** The built-in set as a file, with one card changed. */
async function changedSet(file: string, change: (card: { [field: string]: unknown }) => void): Promise<void> {
  const { out } = await run('cards', 'three-chapters', '--json')
  const set = JSON.parse(out) as { cards: { [field: string]: unknown }[] }
  change(set.cards[11]!)
  writeFileSync(join(directory, file), JSON.stringify(set, null, 2))
}

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'sennik-cards-'))
  await changedSet('mine.json', card => {
    card.en = 'Dreamy Dwarf'
    card.pl = 'Rozmarzony Krasnoludek'
  })
  await changedSet('broken.json', card => {
    delete card.value
  })
})

afterAll(() => rmSync(directory, { recursive: true }))

describe('card sets on the command line', () => {
  test('cards are shown with what they do and where they are from, in both languages', async () => {
    const polish = (await run('cards', 'three-chapters', '--lang', 'pl')).out
    expect(polish).toContain('2 Złotowłosa')
    expect(polish).toContain('Z kartą „Trzy Misie” (37): 4 klejnoty.')
    expect(polish).toContain('karta znana częściowo')
    expect((await run('cards', 'three-chapters', '--cards', 'mine.json', '--lang', 'en')).out).toContain(
      '12 Dreamy Dwarf',
    )
  })

  test('a game is played with them, and its record replays by itself', async () => {
    const moves = Array(60).fill('1').join('\n')
    const { code, out } = await runHere(
      [
        'play',
        'three-chapters',
        '--seats',
        '4',
        '--seed',
        '3',
        '--cards',
        'mine.json',
        '--save',
        'game.sennik',
        '--plain',
      ],
      { directory, input: moves },
    )
    expect([code, out.includes('CH-19')]).toEqual([0, true])
    expect(readFileSync(join(directory, 'game.sennik'), 'utf8')).toMatch(
      /^cards: [0-9a-f]{16} \{"game":"three-chapters"/m,
    )
    expect((await run('verify', 'game.sennik', '--lang', 'en')).out).toContain('The record is right: 3 Chapters')
    expect((await run('replay', 'game.sennik', '--lang', 'en')).code).toBe(0)
  })

  test('a set that is not right is refused with line and field, and nothing is played', async () => {
    const refused = async (...args: readonly string[]): Promise<string> => {
      const { code, out, err } = await run(...args)
      expect([code, out]).toEqual([2, ''])
      return err
    }
    expect(await refused('simulate', 'three-chapters', '--cards', 'broken.json', '--lang', 'en')).toMatch(
      /Line \d+: the field “cards\[12\]\.value” is missing; allowed: 1–50\./,
    )
    expect(await refused('play', 'three-chapters', '--cards', 'broken.json', '--lang', 'pl')).toMatch(
      /Wiersz \d+: brakuje pola „cards\[12\]\.value”; dozwolone: 1–50\./,
    )
    expect(await refused('trace', 'sen', '--cards', 'mine.json', '--lang', 'en')).toContain('has no other cards')
  })
})
