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
