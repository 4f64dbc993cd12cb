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
export interface Playing {
  readonly game: AnyGame
  readonly mind: Mind<GameState, unknown>
  /** Reused from decision to decision. */
  readonly legal: MoveList
  readonly table: Table<GameEvent>
}

/** Everybody plays as comes to mind, until it can be judged. */
export function playOut({ game, mind, legal, table }: Playing, world: GameState, root: GameState): void {
  const { rules } = game
  for (let step = 0; step < mind.horizon; step++) {
    const deciders = rules.deciders(world)
    if (deciders === 0 || mind.isSettled(world, root)) return
    const seat = firstOf(deciders)
    legal.clear()
    rules.legalMoves(world, seat, legal)
    rules.apply(world, seat, mind.rollout(world, seat, legal, table.rng), table)
  }
}
