import { firstOf, MoveList, SeededRng } from '@sennik/engine'
import { gameNamed } from '@sennik/games'
import { expect, test } from 'vitest'
import { type Bot, botNamed, botWithBudget, choose } from './index.ts'

const game = gameNamed('koty')
const { rules } = game

/** The share of wins of the hero, who takes every seat in turn with the same deck. */
function match(hero: Bot, rival: Bot, seats: number, games: number): number {
  const list = new MoveList()
  const state = rules.newState()
  let share = 0
  for (let number = 0; number < games; number++) {
    const seatOfHero = number % seats
    const rng = SeededRng.of(`koty ${seats} ${number - seatOfHero}`)
    rules.setup(seats, game.options.read({}, seats), { rng }, state)
    while (rules.deciders(state) !== 0) {
      const seat = firstOf(rules.deciders(state))
      list.clear()
      rules.legalMoves(state, seat, list)
      const question = { game, seen: rules.view(state, seat), seat, legal: list.toArray() }
      rules.apply(state, seat, choose(seat === seatOfHero ? hero : rival, question, rng), { rng })
    }
    const won = Array.from({ length: seats }, (_, seat) => (rules.winners(state) >> seat) & 1)
    share += won[seatOfHero]! / won.reduce((sum, one) => sum + one)
  }
  return share / games
}

test('Koty: a master in a hurry beats greedy clearly, and leaves a random player nothing', () => {
  const master = botWithBudget('master:80')
  expect(match(master, botNamed('greedy'), 2, 24)).toBeGreaterThan(0.65)
  expect(match(master, botNamed('random'), 2, 10)).toBe(1)
})
