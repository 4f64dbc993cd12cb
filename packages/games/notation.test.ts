import { readFileSync } from 'node:fs'
import { problemFrom } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { gameNamed } from './index.ts'

/** What docs/notation.md shows is what the program reads. */
const page = readFileSync(new URL('../../docs/notation.md', import.meta.url), 'utf8')

/** Each chapter of the page, and how the text of a move or a position begins there. */
const CHAPTERS: readonly (readonly [string, readonly string[]])[] = [
  ['sen', ['Moves', 'Positions of Sen']],
  ['cat-lady', ['Cat Lady']],
  ['koty', ['Koty']],
  ['three-chapters', ['3 Chapters']],
  ['cathedral', ['Nightmare Cathedral']],
]

const FOUR = 'dreams: 1 2 3 4 | 1 2 3 4 | 5 6 7 8 | 5 6 7 8'
const TWO_CATS = 'dreams: 8 - - - | 5 - - -'
const GRID = 'grid: chairman-meow tuna2 lost / yarn tower costume / catnip milk chicken'

/** What the page writes within its sentences, each in a position in which it can stand. */
const WITHIN_SENTENCES: readonly (readonly [id: string, example: string, position: string])[] = [
  ['sen', '7:13', 'dreams: 7:13 2 3 4 | 1 2 3 4 | 5 6 7 8\nasked: 1 turn'],
  ['sen', '7:*', 'dreams: 7:* 2 3 4 | 1 2 3 4\nasked: 1 turn'],
  ['sen', '2 turn', `${FOUR}\nasked: 2 turn`],
  ['sen', '1 3 opening 2', 'dreams: 1 2 3 4 | 1:2 2:2 3 4 | 5 6 7 8\nasked: 1 3 opening 2'],
  ['sen', '2 swap-with 1 3', `${FOUR}\nasked: 2 swap-with 1 3`],
  ['sen', 'called 4', `${FOUR}\nend: called 4`],
  ['sen', 'ran-out 2', `${FOUR}\nend: ran-out 2`],
  ['cat-lady', 'bronte=TT shadow', 'cats: bronte=TT shadow |'],
  ['cat-lady', 'mouse:2 wand', 'cats: |\ntoys: mouse:2 wand |'],
  ['cat-lady', '2 turn', `cats: |\n${GRID}\nmarker: 1\nasked: 2 turn`],
  ['cat-lady', '1 3 feeding', 'cats: | |\nmarker: 1\nasked: 1 3 feeding'],
  ['cat-lady', 'tuna:3 lost:2', 'cats: |\nfood: TTT |\ntokens: 1 | 0\ndiscarded: tuna:3 lost:2'],
  ['koty', '[4]', 'dreams: [4] | -\nasked: 1 turn'],
  ['koty', '[4!]', 'dreams: [4!] | -\nasked: 1 turn'],
  ['koty', '2 reply 2 1', `${TWO_CATS}\nasked: 2 reply 2 1\nturn: 1\nas: 5\ntable: 5`],
  ['koty', '8!', 'options: {"owls":1}\nhands: 8! | \ndreams: - | -\nasked: 1 turn'],
  ['koty', 'M', `options: {"moths":1}\n${TWO_CATS}\ntable: M\nasked: 1 carry 1 1`],
  ['koty', 'R B', `options: {"bats":1}\n${TWO_CATS}\ntable: R B\nasked: 1 nine`],
  ['koty', 'three-lands 2', 'dreams: - | 999 999 999\nend: three-lands 2'],
  ['koty', 'no-cards 1', 'dreams: - | -\nend: no-cards 1'],
  ['koty', 'standstill 1', 'dreams: - | -\nend: standstill 1'],
  ['three-chapters', '1 3 draft', 'picked: | 5 | | 7\nasked: 1 3 draft'],
  ['three-chapters', '2 play', 'picked: | |\nlead: 2\nasked: 2 play'],
]

const chapter = (heading: string): string => page.split(/^## /m).find(text => text.startsWith(`${heading}\n`))!
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found!)
/** What stands as code in the first column of a table with this heading. */
const firstColumn = (text: string, heading: 'move' | 'field'): string[] =>
  matches(text, new RegExp(`^\\| ${heading} \\|.*\n((?:\\|.*\n)*)`, 'gm'))
    .flatMap(table => matches(table, /^\| (`[^|]*`)/gm))
    .flatMap(cell => matches(cell, /`([^`]+)`/g))

describe.each(CHAPTERS)('docs/notation.md, %s', (id, headings) => {
  const { moves, position } = gameNamed(id)
  const text = headings.map(chapter).join('\n')

  test('its positions are read', () => {
    const positions = matches(text, /^```\n([\s\S]*?)^```$/gm)
    expect(positions.length).toBeGreaterThan(0)
    for (const each of positions)
      expect
        .soft(
          problemFrom(() => position.read(each)),
          each,
        )
        .toBe('accepted')
  })

  test('what it writes within its sentences is read', () => {
    for (const [game, example, whole] of WITHIN_SENTENCES)
      if (game === id) {
        expect.soft(text, example).toContain(`\`${example}\``)
        expect
          .soft(
            problemFrom(() => position.read(whole)),
            whole,
          )
          .toBe('accepted')
      }
  })

  test('its moves are read', () => {
    const written = firstColumn(text, 'move')
    expect(written.length).toBeGreaterThan(0)
    for (const move of written)
      expect
        .soft(
          problemFrom(() => moves.read(move)),
          move,
        )
        .toBe('accepted')
  })

  test('it has a row for every field and none for another', () => {
    const told = firstColumn(text, 'field').toSorted()
    const unknown = problemFrom(() => position.read('nothing: 1'))
    expect(unknown).toMatchObject({ kind: 'unknownField' })
    expect(told).toEqual(unknown !== 'accepted' && unknown.kind === 'unknownField' ? unknown.allowed.toSorted() : [])
  })
})
