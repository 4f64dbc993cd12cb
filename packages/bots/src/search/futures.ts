import { type GameState, type Move, MoveList, type Rng, SeededRng } from '@sennik/engine'
import { playOut } from './play-out.ts'
import type { Question } from './search.ts'
import type { Worlds } from './worlds.ts'

const MOST_SEATS = 8
const WORD = 1 << 15

/** What some moves lead to, each in the same world and with the same chance: so what differs comes of the move. */
export class Futures {
  private readonly question: Question
  private readonly worlds: Worlds
  private readonly moves: readonly Move[]
  private readonly rng: Rng
  private readonly start: GameState
  private readonly world: GameState
  private readonly legal = new MoveList()
  private readonly rewards = new Float64Array(MOST_SEATS)

  constructor(question: Question, worlds: Worlds, moves: readonly Move[], rng: Rng) {
    const { rules } = question.game
    this.question = question
    this.worlds = worlds
    this.moves = moves
    this.rng = rng
    this.start = rules.newState()
    this.world = rules.newState()
  }

  /** Draws one world and tries each move in it: `each` sees where the move led and how well every seat stands there. */
  look(each: (index: number, world: GameState, rewards: Float64Array) => void): void {
    const { game, seat } = this.question
    const { world, legal, rewards } = this
    const { root } = this.worlds
    const mind = game.mind
    this.worlds.draw(this.rng, this.start)
    const chance = `${this.rng.below(WORD)} ${this.rng.below(WORD)}`
    this.moves.forEach((move, index) => {
      const table = { rng: SeededRng.of(chance) }
      game.rules.copy(this.start, world)
      game.rules.apply(world, seat, move, table)
      playOut({ game, mind, legal, table }, world, root)
      mind.judge(world, root, rewards)
      each(index, world, rewards)
    })
  }
}
