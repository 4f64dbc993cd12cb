import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstChoice, runHere } from './harness.ts'

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
  test('what may not be what was meant is said wherever a set is used, apart from what is told', async () => {
    const { out } = await run('cards', 'three-chapters', '--json')
    const set = JSON.parse(out) as { cards: { value: number }[] }
    const [gretel, alice] = [set.cards[6]!, set.cards[8]!]
    const value = gretel.value
    gretel.value = alice.value
    alice.value = value
    writeFileSync(join(directory, 'moved.json'), JSON.stringify(set))
    for (const command of ['cards', 'play', 'simulate']) {
      const { err } = await run(command, 'three-chapters', '--cards', 'moved.json', '--lang', 'en')
      expect(err.replace(/\s+/g, ' ')).toContain('! Card 6 speaks of card 7, which is now “Alice”;')
    }
  })

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
      { directory, answers: firstChoice },
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

describe('a few printed cards of a box whose cards are not public', () => {
  const set = (main: string): string =>
    JSON.stringify(
      {
        game: 'cathedral',
        name: 'the box at home',
        development: [
          {
            id: 'R01',
            pl: 'Sny na Jawie',
            en: 'Waking Dreams',
            fight: '1/1',
            points: 0,
            action: 'develop',
            main,
            agree: 'draw 1',
            oppose: 'draw 1',
          },
        ],
        dreams: [
          { id: 'S10', pl: 'Puste Ręce', en: 'Open Hands', when: 'any', cost: 'discard 2', points: 2, pieces: 0 },
        ],
      },
      undefined,
      2,
    )

  beforeAll(() => {
    writeFileSync(join(directory, 'few.json'), set('draw 5; play 2'))
    writeFileSync(join(directory, 'wrong.json'), set('draw 5; play lots'))
  })

  test('stand among ours, each with where it is from', async () => {
    for (const [lang, name, text, printed, ours] of [
      ['en', 'Waking Dreams', 'Draw 5', 'printed card', 'reconstructed by us'],
      ['pl', 'Sny na Jawie', 'Dobierz 5', 'drukowan', 'odtworzona przez nas'],
    ] as const) {
      const { out } = await run('cards', 'cathedral', '--cards', 'few.json', '--lang', lang)
      const pages = out.split(/\n(?=R\d\d )/)
      const page = pages.find(each => each.includes(name))!
      expect(page).toContain(text)
      expect(page).toContain(printed)
      expect(pages.find(each => each.startsWith('R03'))).toContain(ours)
    }
  })

  test('a game is played with them, and its record replays by itself', async () => {
    const { code } = await runHere(
      [
        'play',
        'cathedral',
        '--bots',
        'random',
        '--seed',
        '5',
        '--cards',
        'few.json',
        '--save',
        'few.sennik',
        '--plain',
      ],
      { directory, answers: firstChoice },
    )
    expect(code).toBe(0)
    expect(readFileSync(join(directory, 'few.sennik'), 'utf8')).toMatch(/^cards: [0-9a-f]{16} \{"game":"cathedral"/m)
    expect((await run('verify', 'few.sennik', '--lang', 'en')).out).toContain(
      'The record is right: Nightmare Cathedral',
    )
    expect((await run('simulate', 'cathedral', '--cards', 'few.json', '--games', '3')).code).toBe(0)
    expect((await run('fuzz', 'cathedral', '--cards', 'few.json', '--games', '2')).code).toBe(0)
  })

  test('a wrong one is refused with its line, its field and the place in its sentence', async () => {
    for (const [lang, sentence] of [
      ['en', 'Line 12: “draw 5; play ▸lots” cannot stand in the field “development[1].main”; allowed: 1–9 | all.'],
      ['pl', 'Wiersz 12: „draw 5; play ▸lots” nie może stać w polu „development[1].main”; dozwolone: 1–9 | all.'],
    ] as const)
      for (const command of ['play', 'simulate', 'trace', 'fuzz', 'cards']) {
        const { code, out, err } = await run(command, 'cathedral', '--cards', 'wrong.json', '--lang', lang)
        expect([code, out]).toEqual([2, ''])
        expect(err.replaceAll(/\s+/g, ' ')).toContain(sentence)
      }
  })
})
