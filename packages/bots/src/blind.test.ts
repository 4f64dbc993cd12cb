import { firstOf, LEVELS, MoveList, SeededRng } from '@sennik/engine'
import { randomPlan, scramble } from '@sennik/engine/testing'
import { games } from '@sennik/games'
import { describe, expect, test } from 'vitest'
import { botWithBudget, choose } from './index.ts'

const STATES = 2000
/** Looks at one decision in so many, so that all parts of a game come up. */
const EVERY = 3
const ITERATIONS = 6

describe.each(games.map(game => [game.rules.id, game] as const))('bots of %s', (_id, game) => {
  const { rules } = game

  test(`choose the same wherever the cards lie that their seat cannot know, in ${STATES} positions`, () => {
    const list = new MoveList()
    const state = rules.newState()
    const other = rules.newState()
    let differing = 0
    let asked = 0
    for (let n = 0; asked < STATES; n++) {
      const rng = SeededRng.of(`blind ${n}`)
      const { seats, options } = randomPlan(game, `blind ${n}`)
      rules.setup(seats, game.options.read(options, seats), { rng }, state)
      while (rules.deciders(state) !== 0) {
        const seat = firstOf(rules.deciders(state))
        list.clear()
        rules.legalMoves(state, seat, list)
        const legal = list.toArray()
        if (legal.length > 1 && rng.below(EVERY) === 0 && asked < STATES) {
          scramble(game, state, seat, 'all', rng, other)
          if (state.memory.some((cell, index) => cell !== other.memory[index])) differing++
          const bot = botWithBudget(`${LEVELS[asked % LEVELS.length]}:${ITERATIONS}`)
          const [here, there] = [state, other].map(world =>
            choose(bot, { game, seen: rules.view(world, seat), seat, legal }, SeededRng.of(`${asked}`)),
          )
          expect(legal).toContain(here)
          expect(there).toBe(here)
          asked++
        }
        rules.apply(state, seat, legal[rng.below(legal.length)]!, { rng })
      }
    }
    // Otherwise nothing would have been tried.
    expect(differing).toBeGreaterThan(STATES / 3)
  })
})
