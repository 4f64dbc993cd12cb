import { asSeat, firstOf, MoveList, SeededRng } from '@sennik/engine'
import { gameNamed } from '@sennik/games'
import { describe, expect, test } from 'vitest'
import { type Bot, botNamed, botWithBudget, choose } from './index.ts'

const game = gameNamed('cat-lady')
const { rules } = game
const IN_A_HURRY = 'master:30'

/** The share of wins of the hero, who takes every seat in turn with the same deck. */
function match(hero: Bot, rival: Bot, seats: number, games: number): number {
  const list = new MoveList()
  const state = rules.newState()
  let share = 0
  for (let number = 0; number < games; number++) {
    const seatOfHero = number % seats
    const rng = SeededRng.of(`cat-lady ${seats} ${number - seatOfHero}`)
    rules.setup(seats, game.options.read({}, seats), { rng }, state)
    while (rules.deciders(state) !== 0) {
      const seat = firstOf(rules.deciders(state))
      list.clear()
      rules.legalMoves(state, seat, list)
      const question = { game, seen: rules.view(state, seat), seat, legal: list.toArray() }
      rules.apply(state, seat, choose(seat === seatOfHero ? hero : rival, question, rng), { rng })
    }
    const winners = Array.from({ length: seats }, (_, seat) => asSeat(seat)).filter(
      seat => ((rules.winners(state) >> seat) & 1) === 1,
    )
    if (winners.includes(asSeat(seatOfHero))) share += 1 / winners.length / games
  }
  return share
}

describe('Cat Lady', () => {
  test('a master in a hurry beats greedy clearly, and leaves a random player nothing', () => {
    const master = botWithBudget(IN_A_HURRY)
    expect(match(master, botNamed('greedy'), 2, 24)).toBeGreaterThan(0.7)
    expect(match(master, botNamed('random'), 2, 6)).toBeCloseTo(1, 9)
  })

  test('a master in a hurry wins more than its share at a table of four', () => {
    expect(match(botWithBudget(IN_A_HURRY), botNamed('greedy'), 4, 12)).toBeGreaterThan(0.35)
  })
})
