import { firstOf, MoveList, SeededRng } from '@sennik/engine'
import { gameNamed } from '@sennik/games'
import { describe, expect, test } from 'vitest'
import { type Bot, botNamed, botWithBudget, choose } from './index.ts'

const game = gameNamed('three-chapters')
const { rules } = game

/** The share of wins of the hero, who takes every seat in turn with the same cards. */
function match(hero: Bot, rival: Bot, seats: number, games: number): number {
  const list = new MoveList()
  const state = rules.newState()
  let won = 0
  for (let number = 0; number < games; number++) {
    const seatOfHero = number % seats
    const rng = SeededRng.of(`chapters ${seats} ${number - seatOfHero}`)
    rules.setup(seats, game.options.read({}), { rng }, state)
    while (rules.deciders(state) !== 0) {
      const seat = firstOf(rules.deciders(state))
      list.clear()
      rules.legalMoves(state, seat, list)
      const question = { game, seen: rules.view(state, seat), seat, legal: list.toArray() }
      rules.apply(state, seat, choose(seat === seatOfHero ? hero : rival, question, rng), { rng })
    }
    won += (rules.winners(state) >> seatOfHero) & 1
  }
  return won / games
}

describe('3 Chapters', () => {
  const greedy = botNamed('greedy')

  test('a master in a hurry beats greedy clearly', () => {
    expect(match(botWithBudget('master:150'), greedy, 2, 12)).toBeGreaterThan(0.6)
  })

  test('a master in a hurry wins far more than its share at a table of four', () => {
    expect(match(botWithBudget('master:40'), greedy, 4, 12)).toBeGreaterThan(0.35)
  })

  test('casual players beat novices', () => {
    expect(match(botNamed('casual'), botNamed('novice'), 2, 24)).toBeGreaterThan(0.55)
  })
})
