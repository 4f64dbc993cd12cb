import { type AnyGame, firstOf, MoveList, playout, SeededRng } from '@sennik/engine'
import { gameNamed } from '@sennik/games'
import { catLady } from '@sennik/games/cat-lady'
import { cathedral } from '@sennik/games/cathedral'
import { koty } from '@sennik/games/koty'
import { playFusedKoty } from './fused/koty.ts'
import type { Contender } from './measure.ts'

/** A way in which a game is played at random, from the deal. */
export interface RowName {
  readonly game: string
  readonly seats: number
  /**
   * To the end; until the feeding of Cat Lady, which solves a puzzle; to the end by a loop written by hand; or, where states are largest, not at all: its states are
   * copied, and a copy counts as a move.
   */
  readonly how: 'end' | 'feeding' | 'fused' | 'copies'
}

interface Row extends RowName {
  readonly contender: Contender
}

const BATCH = 50
const COPIES = 1000

/** All that is measured of a game, at its smallest and largest table; at each of the Cathedral's. */
export function rowsOf(id: string): readonly Row[] {
  const game = gameNamed(id)
  const { min, max } = game.rules.seats
  const tables = id === cathedral.rules.id ? [min, min + 1, max] : [min, max]
  const rows = tables.map(seats => toEnd(game, seats))
  if (id === catLady.rules.id) rows.push(...[min, max].map(toFeeding))
  if (id === koty.rules.id) rows.push(...[min, max].map(byHand))
  if (id === cathedral.rules.id) rows.push(copies(game, max))
  return rows
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

/** From one state to another and back, as a search does. */
function copies(game: AnyGame, seats: number): Row {
  const { rules } = game
  const one = rules.newState()
  const other = rules.newState()
  rules.setup(seats, game.options.read({}), { rng: SeededRng.of('copies') }, one)
  return row(rules.id, seats, 'copies', () => {
    for (let count = 0; count < COPIES; count += 2) {
      rules.copy(one, other)
      rules.copy(other, one)
    }
    return COPIES
  })
}

/** The base game of Koty as one loop. */
function byHand(seats: number): Row {
  return row(koty.rules.id, seats, 'fused', rng => playFusedKoty(seats, rng))
}

function row(
  game: string,
  seats: number,
  how: RowName['how'],
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
