import { firstOf, MoveList, playout, SeededRng } from '@sennik/engine'
import { sen } from '@sennik/games/sen'
import type { BoardgameioSen } from './boardgameio.ts'
import { playFused, seedFused } from './fused.ts'
import type { Contender } from './measure.ts'

const { rules } = sen

export type State = ReturnType<typeof rules.newState>
export type Options = Parameters<typeof rules.setup>[1]

/** Games between two looks at the clock. */
const BATCH = 100
/** Positions that playouts start from, so that not all of them see the same cards. */
const ROOTS = 64
/** Decisions made in a round before it becomes such a position. */
const MOVES_INTO_ROUND = 3

/** The engine through its public contract; `begin` lays out what each playout starts from. */
function engine(begin: (state: State, rng: SeededRng, game: number) => void): Contender {
  const state = rules.newState()
  const list = new MoveList()
  const rng = SeededRng.of('bench')
  return {
    warmUpSeconds: 0.5,
    play() {
      let moves = 0
      for (let game = 0; game < BATCH; game++) {
        begin(state, rng, game)
        moves += playout(rules, state, rng, list)
      }
      return moves
    },
  }
}

/** Each game from its beginning. */
const fromSetup = (seats: number, options: Options): Contender =>
  engine((state, rng) => rules.setup(seats, options, { rng }, state))

/** As a search does it: from copies of positions in the middle of a round. */
function fromCopy(seats: number, options: Options): Contender {
  const roots = midRounds(seats, options)
  return engine((state, _rng, game) => rules.copy(roots[game % ROOTS]!, state))
}

/** Positions in which one seat decides, some moves after the opening looks. */
export function midRounds(seats: number, options: Options): readonly State[] {
  const rng = SeededRng.of('roots')
  return Array.from({ length: ROOTS }, () => {
    const state = rules.newState()
    do {
      rules.setup(seats, options, { rng }, state)
      for (let move = 0; move < 2 * seats + MOVES_INTO_ROUND; move++) playOne(state, rng)
    } while (severalDecide(state))
    return state
  })
}

function playOne(state: State, rng: SeededRng): void {
  const deciders = rules.deciders(state)
  if (deciders === 0) return
  const list = new MoveList()
  rules.legalMoves(state, firstOf(deciders), list)
  rules.apply(state, firstOf(deciders), list.at(rng.below(list.size)), { rng })
}

/** Nobody does when the game is over, several do while a round opens. */
function severalDecide(state: State): boolean {
  const deciders = rules.deciders(state)
  return deciders === 0 || (deciders & (deciders - 1)) !== 0
}

function fused(seats: number, options: Options): Contender {
  seedFused(1, 2, 3, 4)
  return {
    warmUpSeconds: 0.5,
    play() {
      let moves = 0
      for (let game = 0; game < BATCH; game++) moves += playFused(seats, options)
      return moves
    },
  }
}

/** Sen, the base game to 100 ravens, at a table of this size. */
export const contendersAt = (seats: number, boardgameio: BoardgameioSen) => {
  const options = sen.options.read({})
  return {
    setup: fromSetup(seats, options),
    copy: fromCopy(seats, options),
    fused: fused(seats, options),
    boardgameio: { warmUpSeconds: 4, play: () => boardgameio.play(seats) },
  }
}

export type ContenderName = keyof ReturnType<typeof contendersAt>
