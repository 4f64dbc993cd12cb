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
import { PlayOut } from './play-out.ts'
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
export class Search {
  iterations = 0
  private readonly game: AnyGame
  private readonly mind: Mind<GameState, unknown>
  private readonly legal = new MoveList(MOST_MOVES)
  private readonly table: Table<GameEvent>
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
  private readonly playOut: PlayOut
  /** Whether the walk has left the tree. */
  private isPlayingOut = false
  private isJudged = true
  /** Where the walk stands: the decision and the move of the tree that lead there. */
  private decision = 0
  private entry = NONE
  private wasSecret = false
  /** Decisions that others may still make on this walk. */
  private others = 0

  constructor(worlds: Worlds, { game, seat, legal }: Question, rng: Rng) {
    const mind = game.mind
    this.game = game
    this.mind = mind
    this.worlds = worlds
    this.seat = seat
    this.table = { rng }
    this.tree = new Tree(mind.curiosity, MOST_MOVES)
    this.world = game.rules.newState()
    this.playOut = new PlayOut({ game, legal: this.legal, table: this.table }, worlds.root)
    for (const move of legal) this.choices.add(move)
  }

  /** One world, one walk, one judgement. */
  iterate(): void {
    const next = this.iterations + 1
    while (this.iterations < next) this.step()
  }

  /** Goes on by one decision: whoever thinks can stop between any two, and go on there later. */
  step(): void {
    if (this.isPlayingOut) {
      if (this.playOut.step(this.world)) return
      this.judge()
      this.isPlayingOut = false
      this.isJudged = true
      return
    }
    if (this.isJudged) this.enter()
    if (this.walk()) return
    this.playOut.begin()
    this.isPlayingOut = true
  }

  /** Another world, at the root of the tree. */
  private enter(): void {
    this.worlds.draw(this.table.rng, this.world)
    this.isJudged = false
    this.depth = 0
    this.decision = 0
    this.entry = NONE
    this.wasSecret = false
    this.others = this.mind.horizon
  }

  private judge(): void {
    const { tree, rewards, path, movers } = this
    this.mind.judge(this.world, this.worlds.root, rewards)
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

  /** One decision down the tree, as long as everything was tried before; then one new move. False at the end of the walk. */
  private walk(): boolean {
    const { tree, world, mind, seat: thinker } = this
    const { rules } = this.game
    if (this.depth >= mind.depth) return false
    const isRoot = this.entry === NONE
    const deciders = rules.deciders(world)
    if (deciders === 0 || (!isRoot && mind.isSettled(world, this.worlds.root))) return false
    // Of those who decide at once, the seat that thinks comes first.
    const seat = isRoot ? thinker : firstOf(deciders)
    if (seat !== thinker && mind.othersByRollout) {
      // Others may have no end of decisions: then there is nothing below them to look for.
      if (this.others-- === 0) return false
      const legal = this.movesOf(seat)
      rules.apply(world, seat, mind.rollout(world, seat, legal, this.table.rng), this.table)
      return true
    }
    const legal = isRoot ? this.choices : this.movesOf(seat)
    if (!isRoot) {
      const knowledge = mind.knowledge?.(world, seat) ?? 0
      this.decision = this.wasSecret ? tree.afterSecret(this.decision, knowledge) : tree.after(this.entry, knowledge)
      if (this.decision === NONE) return false
    }
    const { decision } = this
    const best = tree.best(decision, legal)
    const entry = best === NONE ? tree.add(decision, this.newMove(decision, seat, legal)) : best
    if (entry === NONE) return false
    this.entry = entry
    this.wasSecret = mind.isSecret?.(world, seat) === true
    this.path[this.depth] = entry
    this.movers[this.depth++] = seat
    rules.apply(world, seat, tree.moveOf(entry), this.table)
    return best !== NONE
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
