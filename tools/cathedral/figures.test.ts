import { describe, expect, test } from 'vitest'
import { type Figure, type Figures, measure } from './figures.ts'
import { page } from './page.ts'
import { PUBLISHED } from './published.ts'

/**
 * How far the means of a few games may lie from the published ones, in parts of those; shares and ends in points of a hundred. A wrong rule shows by far more: bots
 * that shunned the end made games of 35 turns and 63 points, a third of which ended by devouring.
 */
const NEAR: { readonly [F in Figure]?: number } = {
  turns: 0.1,
  'points of a player': 0.2,
  'points of the winner': 0.2,
  'of the devoured': 0.15,
  'Dreams of a player': 0.2,
  'of Forts': 0.2,
  commands: 0.3,
}
const SHARES: readonly Figure[] = ['Develop, %', 'Fortify, %', 'Summon, %', 'Ritual, %', 'Maneuver, %']
const NEAR_SHARE = 5
const NEAR_ENDS = 20

describe.each([
  [2, 10],
  [4, 6],
] as const)('games of %i players', (seats, games) => {
  const published = PUBLISHED.find(row => row.seats === seats)!
  let ours: Figures

  test('come to what the cards were balanced for: lengths, points, ends and shares of actions', () => {
    ours = measure({ seats, games, seed: 'test' })
    for (const [figure, near] of Object.entries(NEAR) as [Figure, number][]) {
      const expected = published.figures[figure]
      expect(Math.abs(ours[figure].mean - expected) / expected, figure).toBeLessThan(near)
    }
    for (const figure of SHARES)
      expect(Math.abs(ours[figure].mean - published.figures[figure]), figure).toBeLessThan(NEAR_SHARE)
    const ends = 'ends by devouring, %'
    expect(Math.abs(ours[ends].mean - published.figures[ends]), ends).toBeLessThan(NEAR_ENDS)
    expect(ours['Stage 2 from turn'].mean).toBe(published.figures['Stage 2 from turn'])
  }, 120_000)

  test('are told beside the published ones', () => {
    const text = page([{ published, games, ours }])
    expect(text).toContain(`| turns | ${published.figures.turns} | ${ours.turns.mean.toFixed(1)} ± `)
  })
})
