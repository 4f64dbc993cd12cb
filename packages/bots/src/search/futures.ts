import { type GameState, type Move, MoveList, type Rng, SeededRng } from '@sennik/engine'
import { PlayOut } from './play-out.ts'
import type { Question } from './search.ts'
import type { Worlds } from './worlds.ts'

const MOST_SEATS = 8
const WORD = 1 << 15

type Seen = (index: number, world: GameState, rewards: Float64Array) => void

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
  private chance = ''
  /** The move that is tried next, or now. */
  private next = 0
  private playOut: PlayOut | undefined

  constructor(question: Question, worlds: Worlds, moves: readonly Move[], rng: Rng) {
    const { rules } = question.game
    this.question = question
    this.worlds = worlds
    this.moves = moves
    this.rng = rng
    this.start = rules.newState()
    this.world = rules.newState()
  }

  /** Draws one world and tries each move in it, to the end: `each` sees where the move led and how well every seat stands there. */
  look(each: Seen): void {
    while (!this.step(each));
  }

  /** The same decision by decision; true once every move has been tried in a world. */
  step(each: Seen): boolean {
    const { world, rewards } = this
    if (this.playOut === undefined) this.begin()
    else if (!this.playOut.step(world)) {
      this.question.game.mind.judge(world, this.worlds.root, rewards)
      each(this.next++, world, rewards)
      this.playOut = undefined
      if (this.next < this.moves.length) return false
      this.next = 0
      return true
    }
    return false
  }

  /** The next move, in the world of the others. */
  private begin(): void {
    const { game, seat } = this.question
    const { world, legal } = this
    if (this.next === 0) {
      this.worlds.draw(this.rng, this.start)
      this.chance = `${this.rng.below(WORD)} ${this.rng.below(WORD)}`
    }
    const table = { rng: SeededRng.of(this.chance) }
    game.rules.copy(this.start, world)
    game.rules.apply(world, seat, this.moves[this.next]!, table)
    this.playOut = new PlayOut({ game, legal, table }, this.worlds.root)
    this.playOut.begin()
  }
}
