import { createRequire } from 'node:module'
import { asSeat, firstOf, listOf, type Move, type SeededRng, seatsOf } from '@sennik/engine'
import { sen } from '@sennik/games/sen'
import type { State } from 'boardgame.io'
import { BoardgameioSen, NotInstalled, type ProcessedGame } from '../boardgameio.ts'
import { game, type Table } from './game.ts'

type Ai = typeof import('boardgame.io/dist/types/packages/ai.js')
type Mcts = InstanceType<Ai['MCTSBot']>

const { rules, moves } = sen

type Position = ReturnType<typeof rules.newState>

/** More than it could try. */
const ENDLESS = Number.MAX_SAFE_INTEGER
/** To the end of the game: with the 50 moves it has by default half of its playouts would teach it nothing. */
const PLAYOUT_DEPTH = 1000

/** A move, and how many playouts it took to find. */
export interface Found {
  readonly move: Move
  readonly iterations: number
}

/**
 * boardgame.io's own bot for Sen: Monte-Carlo tree search on the whole state, so it sees every card, those in the draw pile too. The game
 * it thinks about is boardgame.io's; it is kept beside the engine's, move by move.
 */
export class BoardgameioRival {
  private readonly sen: BoardgameioSen
  private readonly bot: TimedBot
  private state: State<Table> | undefined

  constructor(rng: SeededRng) {
    this.sen = new BoardgameioSen(rng, withoutTraces)
    this.bot = timedBot(this.sen.game, String(rng.next()))
  }

  /** Sits down to a game that was just laid out. */
  begin(position: Position): void {
    const state = this.sen.begin(rules.seatCount(position))
    const starter = position.stack.register(0)
    this.state = { ...state, G: { ...state.G, ...dealtIn(position), starter } }
  }

  /** Thinks for so many milliseconds about what the seat that decides first should do. */
  async choose(position: Position, milliseconds: number): Promise<Found> {
    const seat = firstOf(rules.deciders(position))
    this.bot.end = performance.now() + milliseconds
    this.bot.playouts = 0
    const { action } = await this.bot.play(this.state!, String(seat))
    const { type, args } = action.payload as { readonly type: string; readonly args: readonly number[] }
    return { move: moveOf(type, args), iterations: this.bot.playouts }
  }

  /** Plays on its table what was played on the engine's, where it led to this position. Throws if they are not the same any more. */
  follow(seat: number, move: Move, position: Position): void {
    const { kind, ...args } = moves.decode(move)
    const before = this.state!
    let state = this.sen.apply(before, kind, Object.values(args).map(Number), String(seat))
    // Chance is the engine's: each round is dealt as it was there.
    if (state.G.lastRound !== before.G.lastRound && state.ctx.gameover === undefined)
      state = { ...state, G: { ...state.G, ...dealtIn(position) } }
    this.state = state
    const [here, there] = [positionInALine(position), tableInALine(state)]
    if (here !== there) throw new Error(`two games of Sen came apart after ${moves.write(move)}: ${here} and ${there}`)
  }
}

/**
 * Where several players are active, boardgame.io counts their moves in an object that earlier states share: a search would change the
 * game it thinks about, and every branch of it the others. In its favour that is mended here.
 */
function withoutTraces(processed: ProcessedGame): ProcessedGame {
  const { flow } = processed
  const processMove: typeof flow.processMove = (state, action) => {
    const { ctx } = state
    if (ctx.activePlayers === null) return flow.processMove(state, action)
    const _activePlayersNumMoves = { ...ctx._activePlayersNumMoves }
    return flow.processMove({ ...state, ctx: { ...ctx, _activePlayersNumMoves } }, action)
  }
  return { ...processed, flow: { ...flow, processMove } }
}

type TimedBot = Mcts & { end: number; playouts: number }

/** It counts iterations and knows no clock; so its count is set to the end when the time is up. */
function timedBot(processed: ProcessedGame, seed: string): TimedBot {
  const { MCTSBot } = requireAi()
  class Timed extends MCTSBot {
    end = 0
    playouts = 0

    override playout(node: Parameters<Mcts['playout']>[0]): unknown {
      const result: unknown = super.playout(node)
      this.playouts++
      if (performance.now() >= this.end) this.iterationCounter = ENDLESS
      return result
    }
  }
  const { enumerate } = game.ai!
  return new Timed({ game: processed, enumerate, seed, iterations: ENDLESS, playoutDepth: PLAYOUT_DEPTH })
}

function requireAi(): Ai {
  try {
    return createRequire(import.meta.url)('boardgame.io/ai') as Ai
  } catch (cause) {
    throw new NotInstalled(cause)
  }
}

function moveOf(kind: string, args: readonly number[]): Move {
  const names = moves.kinds[kind] ?? []
  return moves.encode({ kind, ...Object.fromEntries(names.map((name, index) => [name, args[index]])) })
}

/** Everything both tables know of, in one line. */
function tableInALine({ G, ctx }: State<Table>): string {
  if (ctx.gameover !== undefined) return JSON.stringify([G.totals, ctx.gameover.winners])
  const deciders = ctx.activePlayers === null ? [ctx.currentPlayer] : Object.keys(ctx.activePlayers)
  return JSON.stringify([G.totals, G.dreams, G.pile, G.discards, G.held, deciders.map(Number)])
}

function positionInALine(position: Position): string {
  const totals = rules.scores(position)
  const deciders = rules.deciders(position)
  if (deciders === 0) return JSON.stringify([totals, seatsOf(rules.winners(position))])
  const { dreams, pile, discards } = dealtIn(position)
  const held = [...position.held.subarray(0, position.heldSize())]
  return JSON.stringify([totals, dreams, pile, discards, held, seatsOf(deciders)])
}

/** What lies on the engine's table. */
function dealtIn(position: Position): Pick<Table, 'dreams' | 'pile' | 'discards'> {
  const seats = listOf(rules.seatCount(position), asSeat)
  return {
    dreams: seats.map(seat => listOf(position.lands(seat), slot => position.landAt(seat, slot))),
    pile: [...position.pile.subarray(0, position.pileSize())],
    discards: [...position.discards.subarray(0, position.discardSize())],
  }
}
