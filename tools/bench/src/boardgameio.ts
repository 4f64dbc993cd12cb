import { createRequire } from 'node:module'
import type { Rng } from '@sennik/engine'
import type { State } from 'boardgame.io'
import { game, type Table } from './boardgameio/game.ts'

type Internal = typeof import('boardgame.io/dist/types/packages/internal.js')
export type ProcessedGame = ReturnType<Internal['ProcessGameConfig']>

/** Sen on boardgame.io's own reducer, without server and client: one random player for all seats. */
export class BoardgameioSen {
  readonly game: ProcessedGame
  private readonly internal: Internal
  private readonly reduce: ReturnType<Internal['CreateGameReducer']>
  private readonly rng: Rng
  private games = 0

  /** `rng` chooses the moves; shuffles come from boardgame.io's own generator. `mend` may change how it plays. */
  constructor(rng: Rng, mend = (processed: ProcessedGame): ProcessedGame => processed) {
    this.internal = requireBoardgameio()
    this.game = mend(this.internal.ProcessGameConfig(game))
    this.reduce = this.internal.CreateGameReducer({ game: this.game })
    this.rng = rng
  }

  begin(seats: number): State<Table> {
    const seed = `${seats} seats, game ${this.games++}`
    return this.internal.InitializeGame({ game: { ...this.game, seed }, numPlayers: seats })
  }

  /** One move of the first player who may move, chosen among all that are legal. */
  step(state: State<Table>): State<Table> {
    const { G, ctx } = state
    const playerID = firstKey(ctx.activePlayers) ?? ctx.currentPlayer
    const choices = game.ai!.enumerate(G, ctx, playerID)
    const choice = choices[this.rng.below(choices.length)]!
    if (!('move' in choice)) throw new Error('Sen has no moves but its own')
    return this.apply(state, choice.move, choice.args, playerID)
  }

  apply(state: State<Table>, type: string, args: readonly number[] | undefined, playerID: string): State<Table> {
    return this.reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } })
  }

  /** Plays one game to its end. Returns the number of moves. */
  play(seats: number): number {
    let moves = 0
    for (let state = this.begin(seats); state.ctx.gameover === undefined; state = this.step(state)) moves++
    return moves
  }
}

function firstKey(players: object | null): string | undefined {
  for (const id in players) return id
  return undefined
}

/** boardgame.io reads NODE_ENV when it is loaded and at every move, and is faster in production. */
export function inProduction<Result>(work: () => Result): Result {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    return work()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

/** boardgame.io is there only after an installation for development. */
export class NotInstalled extends Error {
  constructor(cause: unknown) {
    super('boardgame.io is not installed', { cause })
  }
}

/** Loaded when it is needed: people who only play have not installed it. */
function requireBoardgameio(): Internal {
  try {
    // Its folders are known to `require` only.
    return createRequire(import.meta.url)('boardgame.io/internal') as Internal
  } catch (cause) {
    throw new NotInstalled(cause)
  }
}
