import { asSeat } from '@sennik/engine'
import { threeChapters } from '@sennik/games/three-chapters'
import { describe, expect, test } from 'vitest'
import { threeChaptersBoard } from './three-chapters.ts'

const { rules, position } = threeChapters

/** What the first player is shown. */
function drawn(text: string): string[] {
  const view = rules.view(position.read(text), asSeat(0))
  const audience = { you: asSeat(0), name: (seat: number) => ['Ania', 'Kuba'][seat]! }
  return threeChaptersBoard.draw(view, {
    game: threeChapters,
    audience,
    lang: 'pl',
    paint: (_style, words) => words,
    width: 100,
    memory: threeChaptersBoard.keepsMemory(view) ? 'kept' : 'own',
  })
}

describe('the terminal shows a player of 3 Chapters', () => {
  test('CH-21: the card just laid for the ghost, and none of those laid before', () => {
    const lines = drawn('exchange: 2\npicked: 21 22 | 31\nghosts: 41 42 | 43\nasked: 2 draft').join('\n')
    expect(lines).toMatch(/Wybrane:[\s\S]*\(21\)[\s\S]*\(22\)[\s\S]*Dla ducha:[\s\S]*\(42\)/)
    expect(lines).not.toContain('(41)')
  })

  test('CH-21: neither does what is told remind of them', () => {
    const two = rules.view(position.read('picked: |\nasked: 1 2 draft'), asSeat(0))
    const three = rules.view(position.read('picked: | |\nasked: 1 2 3 draft'), asSeat(0))
    expect([two, three].map(view => threeChaptersBoard.keepsMemory(view))).toEqual([false, true])
  })
})
