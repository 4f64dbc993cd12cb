import {
  type AnyGame,
  firstOf,
  type GameEvent,
  type GameState,
  type Mind,
  type MoveList,
  type Table,
} from '@sennik/engine'

/** What is needed to play on in a world. */
interface Playing {
  readonly game: AnyGame
  /** Reused from decision to decision. */
  readonly legal: MoveList
  readonly table: Table<GameEvent>
}

/**
 * Everybody plays as comes to mind, until it can be judged. It goes decision by decision, so that whoever thinks can stop between any
 * two: with cards of somebody's own a turn may have as many as they like.
 */
export class PlayOut {
  private readonly game: AnyGame
  private readonly mind: Mind<GameState, unknown>
  private readonly legal: MoveList
  private readonly table: Table<GameEvent>
  private readonly root: GameState
  private left = 0

  constructor({ game, legal, table }: Playing, root: GameState) {
    this.game = game
    this.mind = game.mind
    this.legal = legal
    this.table = table
    this.root = root
  }

  begin(): void {
    this.left = this.mind.horizon
  }

  /** One decision; false once the world can be judged. */
  step(world: GameState): boolean {
    const { mind, legal, table } = this
    const { rules } = this.game
    if (this.left === 0) return false
    const deciders = rules.deciders(world)
    if (deciders === 0 || mind.isSettled(world, this.root)) return false
    this.left--
    const seat = firstOf(deciders)
    legal.clear()
    rules.legalMoves(world, seat, legal)
    rules.apply(world, seat, mind.rollout(world, seat, legal, table.rng), table)
    return true
  }
}
