import { type AnyGame, firstOf, MoveList, playout, SeededRng } from '@sennik/engine'
import { games } from '@sennik/games'
import { catLady } from '@sennik/games/cat-lady'
import { type Contender, measure, type Speed } from './measure.ts'

/** How fast a game is played at random, from the deal. */
export interface GameSpeed {
  readonly game: string
  readonly seats: number
  /** Until something that is not a matter of single moves: the feeding of Cat Lady, which solves a puzzle. */
  readonly until: 'end' | 'feeding'
  readonly speed: Speed
}

const BATCH = 50

/** Every game there is, at its smallest and largest table, through the public contract. */
export function speedsOfAllGames(seconds: number, onProgress: (step: string) => void): GameSpeed[] {
  const rows = [
    ...games.flatMap(game => [game.rules.seats.min, game.rules.seats.max].map(seats => toEnd(game, seats))),
    ...[catLady.rules.seats.min, catLady.rules.seats.max].map(toFeeding),
  ]
  const speeds = measure(
    Object.fromEntries(rows.map((row, at) => [at, row.contender])),
    seconds,
    (name, slice, slices) => onProgress(`${rows[Number(name)]!.game}, ${slice}/${slices}`),
  )
  return rows.map(({ game, seats, until }, at) => ({ game, seats, until, speed: speeds[at]! }))
}

interface Row extends Omit<GameSpeed, 'speed'> {
  readonly contender: Contender
}

function toEnd(game: AnyGame, seats: number): Row {
  const { rules } = game
  const state = rules.newState()
  const options = game.options.read({})
  return row(game.rules.id, seats, 'end', (rng, list) => {
    rules.setup(seats, options, { rng }, state)
    return playout(rules, state, rng, list)
  })
}

/** Cat Lady up to the feeding, so without the solver. */
function toFeeding(seats: number): Row {
  const { rules } = catLady
  const state = rules.newState()
  const options = catLady.options.read({})
  return row(rules.id, seats, 'feeding', (rng, list) => {
    const table = { rng }
    rules.setup(seats, options, table, state)
    let moves = 0
    // Before the feeding one seat decides at a time.
    for (let deciders = rules.deciders(state); (deciders & (deciders - 1)) === 0; deciders = rules.deciders(state)) {
      list.clear()
      rules.legalMoves(state, firstOf(deciders), list)
      rules.apply(state, firstOf(deciders), list.at(rng.below(list.size)), table)
      moves++
    }
    return moves
  })
}

function row(
  game: string,
  seats: number,
  until: GameSpeed['until'],
  playOne: (rng: SeededRng, list: MoveList) => number,
): Row {
  const rng = SeededRng.of('bench')
  const list = new MoveList()
  const play = (): number => {
    let moves = 0
    for (let index = 0; index < BATCH; index++) moves += playOne(rng, list)
    return moves
  }
  return { game, seats, until, contender: { warmUpSeconds: 0.5, play } }
}
