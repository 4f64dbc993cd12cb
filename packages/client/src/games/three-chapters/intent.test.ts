import { type ChaptersMove, threeChapters } from '@sennik/games/three-chapters'
import { describe, expect, it } from 'vitest'
import type { BoardProps } from '../../table/board.ts'
import { meantByCard, onlyTarget, usualTarget } from './intent.ts'
import { playSampleGames } from './sample-games.ts'
import { type Book, handOf } from './situation.ts'

describe('what touching means', () => {
  for (const seats of [2, 3, 5])
    it(`every move of whole games with ${seats} players has something to touch, and so has every second thought`, () => {
      playSampleGames(3, seats, ({ view, seat, moves }) => {
        const book = { board: { view, you: seat } as unknown as BoardProps<typeof view> } as unknown as Book
        const meant = handOf(book).flatMap(({ card, slot }) =>
          (['pick', 'gift'] as const).map(target => meantByCard(view.counts.chapter, card, slot, target)),
        )
        const touched = new Set([...meant, { kind: 'swap' } as ChaptersMove].map(move => JSON.stringify(move)))
        for (const move of moves) expect(touched).toContain(JSON.stringify(threeChapters.moves.decode(move)))
      })
    })

  it('a card is laid for oneself first, then for the ghost, then for oneself again', () => {
    expect(usualTarget(false, false, true)).toBe('pick')
    expect(usualTarget(true, false, true)).toBe('gift')
    expect(usualTarget(false, true, true)).toBe('pick')
    expect(usualTarget(true, true, true)).toBe('pick')
    expect(usualTarget(true, false, false)).toBe('pick')
  })

  it('a card that can be laid for one of them alone is laid for that one', () => {
    expect(onlyTarget([{ kind: 'give' }, { kind: 'give' }])).toBe('gift')
    expect(onlyTarget([{ kind: 'pick' }])).toBe('pick')
    expect(onlyTarget([{ kind: 'pick' }, { kind: 'give' }])).toBeUndefined()
    expect(onlyTarget([{ kind: 'play' }])).toBeUndefined()
    expect(onlyTarget([])).toBeUndefined()
  })

  it('whoever watches has no hand', () => {
    playSampleGames(1, 3, ({ view }) => {
      const book = { board: { view, you: undefined } as unknown as BoardProps<typeof view> } as unknown as Book
      expect(handOf(book)).toEqual([])
    })
  })
})
