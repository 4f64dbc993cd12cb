import { type AnyGame, firstOf, MoveList, playout, SeededRng } from '@sennik/engine'
import { games } from '@sennik/games'
import { catLady } from '@sennik/games/cat-lady'
import { koty } from '@sennik/games/koty'
import { sen } from '@sennik/games/sen'
import { playFusedKoty } from './fused/koty.ts'
import { type Contender, measure, ratio, type Speed } from './measure.ts'

/** How fast a game is played at random, from the deal. */
export interface GameSpeed {
  readonly game: string
  readonly seats: number
  /** To the end; until the feeding of Cat Lady, which solves a puzzle; or to the end by a loop written by hand. */
  readonly how: 'end' | 'feeding' | 'fused'
  readonly speed: Speed
  /** Where there is a loop by hand: how the engine compares with it, and with Sen at its table of this kind. */
  readonly ratios?: { readonly fused: number; readonly sen: number }
}

const BATCH = 50

/** Every game there is, at its smallest and largest table, through the public contract. */
export function speedsOfAllGames(seconds: number, onProgress: (step: string) => void): GameSpeed[] {
  const rows = [
    ...games.flatMap(game => [game.rules.seats.min, game.rules.seats.max].map(seats => toEnd(game, seats))),
    ...[catLady.rules.seats.min, catLady.rules.seats.max].map(toFeeding),
    ...[koty.rules.seats.min, koty.rules.seats.max].map(byHand),
  ]
  const speeds = measure(
    Object.fromEntries(rows.map((row, at) => [at, row.contender])),
    seconds,
    (name, slice, slices) => onProgress(`${rows[Number(name)]!.game}, ${slice}/${slices}`),
  )
  const speedOf = (game: string, seats: number, how: GameSpeed['how']): Speed =>
    speeds[rows.findIndex(each => each.game === game && each.seats === seats && each.how === how)]!
  return rows.map(({ game, seats, how }, at) => {
    const speed = speeds[at]!
    if (game !== koty.rules.id || how !== 'end') return { game, seats, how, speed }
    const senSeats = seats === koty.rules.seats.min ? sen.rules.seats.min : sen.rules.seats.max
    const ratios = {
      fused: ratio(speed, speedOf(game, seats, 'fused')),
      sen: ratio(speed, speedOf(sen.rules.id, senSeats, 'end')),
    }
    return { game, seats, how, speed, ratios }
  })
}

interface Row extends Omit<GameSpeed, 'speed' | 'ratios'> {
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

/** The base game of Koty as one loop. */
function byHand(seats: number): Row {
  return row(koty.rules.id, seats, 'fused', rng => playFusedKoty(seats, rng))
}

function row(
  game: string,
  seats: number,
  how: GameSpeed['how'],
  playOne: (rng: SeededRng, list: MoveList) => number,
): Row {
  const rng = SeededRng.of('bench')
  const list = new MoveList()
  const play = (): number => {
    let moves = 0
    for (let index = 0; index < BATCH; index++) moves += playOne(rng, list)
    return moves
  }
  return { game, seats, how, contender: { warmUpSeconds: 0.5, play } }
}
