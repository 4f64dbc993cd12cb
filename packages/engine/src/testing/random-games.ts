import type { AnyGame } from '../game.ts'
import { hashText } from '../hash.ts'
import { listOf } from '../list.ts'
import type { AnyReferee } from '../record.ts'
import { Referee } from '../referee.ts'
import { SeededRng } from '../rng.ts'
import { courseOf } from './course.ts'
import { type GamePlan, randomPlan } from './plan.ts'

/** So many choices of seats and options for each number of seats; and of each, games until so many moves were made. */
const PLANS_EACH = 8
const MOVES_EACH = 4000

/**
 * What many random games come to, a line for each choice of seats and options: its seed, the seats, a hash of all that was allowed,
 * played and won, the options.
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
    const seed = `${plan.seed} ${index}`
    const course = courseOf(game, beginningOf(game, plan, seed), seed)
    moves += course.length
    told = hashText(`${told}\n${course.join('\n')}`)
  }
  return `${plan.seed} ${plan.seats} ${told} ${JSON.stringify(plan.options)}\n`
}

const beginningOf = (game: AnyGame, { seats, options }: GamePlan, seed: string): AnyReferee =>
  Referee.begin(game.rules, seats, game.options.read(options, seats), SeededRng.of(seed))
