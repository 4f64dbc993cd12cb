import { asSeat, SeededRng } from '@sennik/engine'
import { cathedral } from '@sennik/games/cathedral'
import { expect, test } from 'vitest'
import { SHADOWS } from '../cards/cards.ts'
import { POSITIONS } from '../lesson/positions.ts'
import { conflictOf } from './conflict.ts'

const YOU = asSeat(0)
const RIVAL = asSeat(1)

/** The learner’s second turn, played this far. */
function after(...moves: readonly string[]) {
  const state = cathedral.position.read(POSITIONS.turn3)
  for (const move of moves)
    cathedral.rules.apply(state, YOU, cathedral.moves.read(move), { rng: SeededRng.of('scene'), story: [] })
  return state
}

const MARCH = ['day 5', 'perform', 'march 1 2', 'march 1 2', 'wing 2', 'unit 2 5'] as const

test('there is no scene before a conflict', () => {
  expect(conflictOf(cathedral.rules.view(after(...MARCH), YOU))).toBeUndefined()
})

test('while cards are laid, everybody sees how many lie face down and how many may', () => {
  const state = after(...MARCH, 'done', 'lay 1')
  for (const viewer of [YOU, RIVAL])
    expect(conflictOf(cathedral.rules.view(state, viewer))).toEqual({
      area: 1,
      phase: 'laying',
      isRevealed: false,
      devours: false,
      sides: [
        { side: 0, units: 3, fort: 0, mostCards: 3, open: [], laid: 1, won: undefined },
        { side: SHADOWS, units: 1, fort: 0, mostCards: 1, open: [], laid: 0, won: undefined },
      ],
    })
})

test('once revealed, cards lie open, losses are taken, and the winner is known', () => {
  const conflict = conflictOf(cathedral.rules.view(after(...MARCH, 'done', 'lay 1', 'lay 97', 'done'), YOU))
  expect(conflict?.phase).toBe('reward')
  expect(conflict?.isRevealed).toBe(true)
  expect(conflict?.sides).toEqual([
    { side: 0, units: 3, fort: 0, mostCards: 3, open: [22, 97], laid: 0, won: true },
    { side: SHADOWS, units: 0, fort: 0, mostCards: 0, open: [12], laid: 0, won: false },
  ])
})
