import { type AnyGame, asSeat, firstOf, MoveList, SeededRng, seatsOf } from '@sennik/engine'
import { gameNamed } from '@sennik/games'
import { expect, test } from 'vitest'
import { botWithBudget, choose } from './index.ts'

/** The share of wins of the hero, who takes every seat in turn with the same cards. */
function match(game: AnyGame, heroName: string, rivalName: string, seats: number, games: number): number {
  const { rules } = game
  const [hero, rival] = [botWithBudget(heroName), botWithBudget(rivalName)]
  const list = new MoveList()
  const state = rules.newState()
  let share = 0
  for (let number = 0; number < games; number++) {
    const seatOfHero = asSeat(number % seats)
    const rng = SeededRng.of(`${rules.id} ${seats} ${number - seatOfHero}`)
    rules.setup(seats, game.options.read({}, seats), { rng }, state)
    while (rules.deciders(state) !== 0) {
      const seat = firstOf(rules.deciders(state))
      list.clear()
      rules.legalMoves(state, seat, list)
      const question = { game, seen: rules.view(state, seat), seat, legal: list.toArray() }
      rules.apply(state, seat, choose(seat === seatOfHero ? hero : rival, question, rng), { rng })
    }
    const winners = seatsOf(rules.winners(state))
    if (winners.includes(seatOfHero)) share += 1 / winners.length / games
  }
  return share
}

/** In a few games, with masters in a hurry; `npm run bots` plays hundreds, with all their thought. */
test.each([
  ['sen', 'master:40', 'greedy', 2, 40, 0.5],
  ['sen', 'master:40', 'random', 2, 20, 0.9],
  ['koty', 'master:80', 'greedy', 2, 24, 0.65],
  ['koty', 'master:80', 'random', 2, 10, 0.99],
  ['cat-lady', 'master:30', 'greedy', 2, 24, 0.7],
  ['cat-lady', 'master:30', 'random', 2, 6, 0.99],
  ['cat-lady', 'master:30', 'greedy', 4, 12, 0.35],
  ['three-chapters', 'master:150', 'greedy', 2, 12, 0.6],
  ['three-chapters', 'master:40', 'greedy', 4, 12, 0.35],
  ['three-chapters', 'casual', 'novice', 2, 24, 0.55],
  ['cathedral', 'master:16', 'greedy', 2, 12, 0.5],
  ['cathedral', 'master:8', 'random', 2, 2, 0.99],
  ['cathedral', 'strong', 'novice', 2, 4, 0.7],
])('in %s %s beats %s: %i seats, %i games, a share above %d', (id, hero, rival, seats, games, clearly) => {
  expect(match(gameNamed(id), hero, rival, seats, games)).toBeGreaterThan(clearly)
})
