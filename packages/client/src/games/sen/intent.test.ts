import { asSeat } from '@sennik/engine'
import { type SenMove, type StepName, sen } from '@sennik/games/sen'
import { describe, expect, it } from 'vitest'
import { meantByDiscard, meantByLand } from './intent.ts'
import { playSampleGames } from './sample-games.ts'

/** Every move that touching something on the board can mean. */
function meantSomewhere(step: StepName, you: number, sizes: readonly number[]): readonly SenMove[] {
  const lands = sizes.flatMap((size, owner) =>
    Array.from({ length: size }, (_, slot) => meantByLand(step, asSeat(you), asSeat(owner), slot)),
  )
  const buttons: readonly SenMove[] = [
    { kind: 'draw' },
    { kind: 'call' },
    { kind: 'claim' },
    { kind: 'use' },
    { kind: 'keep', index: 0 },
    { kind: 'keep', index: 1 },
    ...Array.from({ length: 10 }, (_, ravens): SenMove => ({ kind: 'name', ravens })),
  ]
  return [...lands, meantByDiscard(step), ...buttons]
}

describe('what touching means', () => {
  it('every legal move of whole games has something to touch', () => {
    const steps = new Set<string>()
    playSampleGames(12, ({ state, seat, legal }) => {
      const view = sen.rules.view(state, seat)
      const { step } = view.stack!
      steps.add(step)
      const sizes = view.dreams.map(dream => dream.length)
      const meant = new Set(meantSomewhere(step, seat, sizes).map(form => JSON.stringify(form)))
      expect(legal.filter(move => !meant.has(JSON.stringify(sen.moves.decode(move))))).toEqual([])
    })
    expect(steps.size).toBe(11)
  })
})
