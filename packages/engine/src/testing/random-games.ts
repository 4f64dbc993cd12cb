import type { AnyGame } from '../game.ts'
import { hashText } from '../hash.ts'
import { seatsOf } from '../ints.ts'
import { listOf } from '../list.ts'
import { Referee } from '../referee.ts'
import { SeededRng } from '../rng.ts'
import { type GamePlan, randomPlan } from './plan.ts'

/** So many choices of seats and options for each number of seats; and of each, games until so many moves were made. */
const PLANS_EACH = 8
const MOVES_EACH = 4000

/**
 * What many random games come to, a line for each choice of seats and options: its seed, the seats, a hash of all that was allowed,
 * played and won, the options. Moves are told by their words and in the order of those, so that a line changes with the rules alone.
 */
export function writeRandomGames(game: AnyGame): string {
  const { min, max } = game.rules.seats
  const plans = listOf((max - min + 1) * PLANS_EACH, index =>
    randomPlan(game, String(index + 1), min + Math.floor(index / PLANS_EACH)),
  )
  return plans.map(plan => lineOf(game, plan)).join('')
}

/** The same games again, by the rules as they are now. */
export const replayRandomGames = (game: AnyGame, text: string): string =>
  text
    .trimEnd()
    .split('\n')
    .map(line => {
      const [seed = '', seats, , ...options] = line.split(' ')
      return lineOf(game, { seed, seats: Number(seats), options: JSON.parse(options.join(' ')) })
    })
    .join('')

function lineOf(game: AnyGame, plan: GamePlan): string {
  let moves = 0
  let told = ''
  for (let index = 0; moves < MOVES_EACH; index++) {
    const course = courseOf(game, { ...plan, seed: `${plan.seed} ${index}` })
    moves += course.length
    told = hashText(`${told}\n${course.join('\n')}`)
  }
  return `${plan.seed} ${plan.seats} ${told} ${JSON.stringify(plan.options)}\n`
}

/** One game at random: each move and what else was allowed, then the scores and who won. */
function courseOf(game: AnyGame, { seats, options, seed }: GamePlan): readonly string[] {
  const { rules, moves } = game
  const referee = Referee.begin(rules, seats, game.options.read(options, seats), SeededRng.of(seed))
  const rng = SeededRng.of(`moves ${seed}`)
  const weights = new Map<string, number>()
  const course: string[] = []
  while (!referee.over) {
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
