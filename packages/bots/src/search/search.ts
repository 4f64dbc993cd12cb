import {
  type AnyGame,
  firstOf,
  type GameEvent,
  type GameState,
  type Mind,
  type Move,
  MoveList,
  type Redacted,
  type Rng,
  type Seat,
  type Table,
} from '@sennik/engine'
import { type Playing, playOut } from './play-out.ts'
import { NONE, type Outcome, Tree } from './tree.ts'
import type { Worlds } from './worlds.ts'

const MOST_SEATS = 8
const DEEPEST = 64
const MOST_MOVES = 1024

/** What is thought about: a decision that a seat has to make, by what it sees. */
export interface Question {
  readonly game: AnyGame
  readonly seen: Redacted<unknown>
  readonly seat: Seat
  readonly legal: readonly Move[]
}

/**
 * Information-set Monte-Carlo tree search (Cowling, Powley, Whitehouse 2012). Every iteration draws another world that the seat cannot
 * rule out and walks down one tree of decisions in it: what is chosen in the tree depends on what the deciding seat knows, never on
 * where the hidden cards happen to lie.
 */
export class Search implements Playing {
  iterations = 0
  readonly game: AnyGame
  readonly mind: Mind<GameState, unknown>
  readonly legal = new MoveList(MOST_MOVES)
  readonly table: Table<GameEvent>
  private readonly seat: Seat
  /** What may be done now; in the worlds it is the same. */
  private readonly choices = new MoveList(MOST_MOVES)
  private readonly tree: Tree
  private readonly worlds: Worlds
  private readonly world: GameState
  private readonly rewards = new Float64Array(MOST_SEATS)
  /** The walk through the tree: what was tried, and by whom. */
  private readonly path = new Int32Array(DEEPEST)
  private readonly movers = new Uint8Array(DEEPEST)
  private depth = 0
  private firstThought: Move | undefined

  constructor(worlds: Worlds, { game, seat, legal }: Question, rng: Rng) {
    const mind = game.mind
    this.game = game
    this.mind = mind
    this.worlds = worlds
    this.seat = seat
    this.table = { rng }
    this.tree = new Tree(mind.curiosity, MOST_MOVES)
    this.world = game.rules.newState()
    for (const move of legal) this.choices.add(move)
  }

  /** One world, one walk, one judgement. */
  iterate(): void {
    const { tree, world, rewards, path, movers } = this
    this.worlds.draw(this.table.rng, world)
    this.walk()
    playOut(this, world, this.worlds.root)
    this.mind.judge(world, this.worlds.root, rewards)
    for (let step = 0; step < this.depth; step++) tree.reward(path[step]!, rewards[movers[step]!]!)
    this.iterations++
  }

  /** What came of each move, the best first: the most visited, or what is surely better than what came to mind first. */
  outcomes(trust: number | undefined): Outcome[] {
    const outcomes = this.tree.outcomes(0)
    if (trust === undefined) return outcomes
    return outcomes.sort((one, other) => this.sureValue(other, trust) - this.sureValue(one, trust))
  }

  /** What a move is worth beyond doubt; what came to mind first needs no proof. */
  sureValue({ move, value, visits, error }: Outcome, trust: number): number {
    return move === this.firstThought ? value : value - trust * (error + 1 / visits)
  }

  /** Down the tree as long as everything was tried before; then one new move. */
  private walk(): void {
    const { tree, world, mind, seat: thinker } = this
    const { rules } = this.game
    this.depth = 0
    let decision = 0
    let entry = NONE
    let wasSecret = false
    while (this.depth < mind.depth) {
      const isRoot = entry === NONE
      const deciders = rules.deciders(world)
      if (deciders === 0 || (!isRoot && mind.isSettled(world, this.worlds.root))) return
      // Of those who decide at once, the seat that thinks comes first.
      const seat = isRoot ? thinker : firstOf(deciders)
      const legal = isRoot ? this.choices : this.movesOf(seat)
      if (seat !== thinker && mind.othersByRollout) {
        rules.apply(world, seat, mind.rollout(world, seat, legal, this.table.rng), this.table)
        continue
      }
      if (!isRoot) {
        const knowledge = mind.knowledge?.(world, seat) ?? 0
        decision = wasSecret ? tree.afterSecret(decision, knowledge) : tree.after(entry, knowledge)
        if (decision === NONE) return
      }
      const best = tree.best(decision, legal)
      entry = best === NONE ? tree.add(decision, this.newMove(decision, seat, legal)) : best
      if (entry === NONE) return
      wasSecret = mind.isSecret?.(world, seat) === true
      this.path[this.depth] = entry
      this.movers[this.depth++] = seat
      rules.apply(world, seat, tree.moveOf(entry), this.table)
      if (best === NONE) return
    }
  }

  /** What comes to mind at first, then the others in any order. */
  private newMove(decision: number, seat: Seat, legal: MoveList): Move {
    const { tree, world, mind } = this
    const { rng } = this.table
    if (tree.isFresh(decision)) {
      const thought = mind.rollout(world, seat, legal, rng)
      if (decision === 0) this.firstThought = thought
      return thought
    }
    return tree.untried[rng.below(tree.untriedSize)]! as Move
  }

  private movesOf(seat: Seat): MoveList {
    this.legal.clear()
    this.game.rules.legalMoves(this.world, seat, this.legal)
    return this.legal
  }
}
