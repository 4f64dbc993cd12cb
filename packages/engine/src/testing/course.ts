import type { AnyGame } from '../game.ts'
import { seatsOf } from '../ints.ts'
import type { AnyReferee } from '../record.ts'
import { SeededRng } from '../rng.ts'

/**
 * A game at random from where it stands, so many moves at most: each move and what else was allowed, then the scores and who leads. Moves are
 * told by their words and in the order of those, so that a course changes with the rules alone.
 */
export function courseOf(game: AnyGame, referee: AnyReferee, seed: string, most = Number.POSITIVE_INFINITY): string[] {
  const { rules, moves } = game
  const rng = SeededRng.of(`moves ${seed}`)
  const weights = new Map<string, number>()
  const course: string[] = []
  while (!referee.over && course.length < most) {
    const deciders = seatsOf(rules.deciders(referee.state))
    const seat = deciders[rng.below(deciders.length)]!
    const legal = referee
      .legalMoves(seat)
      .map(move => moves.write(move))
      .sort()
    const move = choose(legal, seed, weights, rng)
    course.push(`${seat} ${move}: ${legal.join(', ')}`)
    referee.play(seat, moves.read(move))
  }
  const winners = seatsOf(rules.winners(referee.state))
  return [...course, `${rules.scores(referee.state).join(' ')}: ${winners.join(' ')}`]
}

/** Every game prefers some kinds of moves to others, so that what is rare comes up too. */
function choose(legal: readonly string[], seed: string, weights: Map<string, number>, rng: SeededRng): string {
  const tickets = legal.map(move => {
    const [kind = ''] = move.split(' ')
    const weight = weights.get(kind) ?? 1 << SeededRng.of(`${kind} ${seed}`).below(6)
    weights.set(kind, weight)
    return weight
  })
  let ticket = rng.below(tickets.reduce((sum, weight) => sum + weight, 0))
  let chosen = 0
  while (ticket >= tickets[chosen]!) ticket -= tickets[chosen++]!
  return legal[chosen]!
}
