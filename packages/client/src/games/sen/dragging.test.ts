import type { asSeat, Redacted } from '@sennik/engine'
import { sen, type View } from '@sennik/games/sen'
import { describe, expect, it } from 'vitest'
import { dragging } from './dragging.ts'
import { playSampleGames } from './sample-games.ts'

/** The first view of a seat that is asked at a step. */
const views = new Map<string, { readonly view: Redacted<View>; readonly you: ReturnType<typeof asSeat> }>()
playSampleGames(12, ({ state, seat }) => {
  const view = sen.rules.view(state, seat)
  const step = view.stack!.step
  if (!views.has(step)) views.set(step, { view, you: seat })
})

const at = (step: string) => {
  const { view, you } = views.get(step)!
  const mine = `land-${you}-1`
  const theirs = `land-${(you + 1) % 3}-0`
  return { view, you, mine, theirs, drop: (from: string, to: string) => dragging.drop(from, to, view, you) }
}

describe('dragging', () => {
  it('the face-up card onto a land of yours is taken and placed there', () => {
    const { view, you, mine, theirs, drop } = at('turn')
    expect(dragging.lift('discard', view, you)).toMatch(/^[0-9TPS]$/)
    expect(drop('discard', mine)).toEqual([{ kind: 'take' }, { kind: 'place', slot: 1 }])
    expect(drop('discard', theirs)).toEqual([])
    expect(drop('pile', 'held-0')).toEqual([{ kind: 'draw' }])
  })

  it('a drawn card goes onto a land or the discard pile', () => {
    const { view, you, mine, drop } = at('drawn')
    expect(dragging.lift('held-0', view, you)).toMatch(/^[0-9TPS]$/)
    expect(dragging.lift('discard', view, you)).toBeUndefined()
    expect(drop('held-0', mine)).toEqual([{ kind: 'place', slot: 1 }])
    expect(drop('held-0', 'discard')).toEqual([{ kind: 'discard' }])
  })

  it('of two cards, the one dragged onto a land is kept; the one dragged onto the discard pile is not', () => {
    const { mine, drop } = at('keep')
    expect(drop('held-1', mine)).toEqual([
      { kind: 'keep', index: 1 },
      { kind: 'place', slot: 1 },
    ])
    expect(drop('held-1', 'discard')).toEqual([{ kind: 'keep', index: 0 }])
  })

  it('a land onto a land of another dream swaps them', () => {
    const { view, you, mine, theirs, drop } = at('swap')
    expect(dragging.lift(mine, view, you)).toBe('back')
    expect(drop(mine, theirs).map(({ kind }) => kind)).toEqual(['pick', 'pick'])
    expect(drop(mine, `land-${you}-0`)).toEqual([])
    expect(dragging.lift(at('turn').mine, at('turn').view, at('turn').you)).toBeUndefined()
  })
})
