import type { Move, MoveList } from '@sennik/engine'

export const NONE = -1

const FIRST_CAPACITY = 1 << 10
/** Moves a tree can remember. With their decisions that is some 20 MB: a search never outgrows it. */
export const MOST_TRIED = 1 << 18
const HASH = 0x9e3779b1

/** A move, how often the search came back to it, and how well its seat then stood: the mean, 0 to 1, and how sure it is. */
export interface Outcome {
  readonly move: Move
  readonly visits: number
  readonly value: number
  /** The deviation of that mean. */
  readonly error: number
}

/**
 * Decisions, the first of which is number 0, and what came of each move, in flat arrays: a search allocates next to nothing. Which moves
 * a decision has differs from world to world, so each also counts how often it could have been made.
 */
export class Tree {
  /** Moves that `best` found never tried. */
  readonly untried: Int32Array
  untriedSize = 0

  private readonly curiosity: number
  /** Per decision: the move tried last; the moves of a decision are a ring, so the one after it is the one tried first. */
  private last = new Int32Array(FIRST_CAPACITY)
  private decisions = 0

  private next = new Int32Array(FIRST_CAPACITY)
  private moves = new Int32Array(FIRST_CAPACITY)
  private visits = new Int32Array(FIRST_CAPACITY)
  private chances = new Int32Array(FIRST_CAPACITY)
  private rewards = new Float64Array(FIRST_CAPACITY)
  private squares = new Float64Array(FIRST_CAPACITY)
  private tried = 0

  /** Which decision comes after what, given what its seat then knows: a table of hashes, never more than half full. */
  private before = new Int32Array(2 * FIRST_CAPACITY)
  private known = new Int32Array(2 * FIRST_CAPACITY)
  private follower = new Int32Array(2 * FIRST_CAPACITY).fill(NONE)

  constructor(curiosity: number, mostMoves: number) {
    this.curiosity = curiosity
    this.untried = new Int32Array(mostMoves)
    this.newDecision()
  }

  /** Whether nothing was tried yet. */
  isFresh(decision: number): boolean {
    return this.last[decision] === NONE
  }

  /** The most promising of these moves; NONE if some were never tried: they are then in `untried`. */
  best(decision: number, legal: MoveList): number {
    this.untriedSize = 0
    let cursor = this.last[decision]!
    let best = NONE
    let bestPromise = Number.NEGATIVE_INFINITY
    for (let index = 0; index < legal.size; index++) {
      const entry = this.find(cursor, legal.at(index))
      if (entry === NONE) {
        this.untried[this.untriedSize++] = legal.at(index)
        continue
      }
      cursor = entry
      const visits = this.visits[entry]!
      const doubt = Math.sqrt(Math.log(++this.chances[entry]!) / visits)
      const promise = this.rewards[entry]! / visits + this.curiosity * doubt
      if (promise <= bestPromise) continue
      best = entry
      bestPromise = promise
    }
    return this.untriedSize > 0 ? NONE : best
  }

  /** Legal moves come in a stable order: the next one is nearly always the next in the ring. */
  private find(cursor: number, move: Move): number {
    if (cursor === NONE) return NONE
    for (let entry = this.next[cursor]!; ; entry = this.next[entry]!) {
      if (this.moves[entry] === move) return entry
      if (entry === cursor) return NONE
    }
  }

  /** Notes that a move is tried; NONE if the tree is full. */
  add(decision: number, move: Move): number {
    if (this.tried === this.moves.length && !this.grow()) return NONE
    const entry = this.tried++
    const last = this.last[decision]!
    this.moves[entry] = move
    this.chances[entry] = 1
    this.next[entry] = last === NONE ? entry : this.next[last]!
    if (last !== NONE) this.next[last] = entry
    this.last[decision] = entry
    return entry
  }

  moveOf(entry: number): Move {
    return this.moves[entry]! as Move
  }

  reward(entry: number, reward: number): void {
    this.visits[entry]!++
    this.rewards[entry]! += reward
    this.squares[entry]! += reward * reward
  }

  /** The decision that comes after a move that everybody saw; NONE if the tree is full. */
  after(entry: number, knowledge: number): number {
    return this.following(2 * entry, knowledge)
  }

  /** The one after a move nobody else saw: the same, whatever the move was. */
  afterSecret(decision: number, knowledge: number): number {
    return this.following(2 * decision + 1, knowledge)
  }

  private following(before: number, knowledge: number): number {
    let slot = this.slotOf(before, knowledge)
    if (this.follower[slot] !== NONE) return this.follower[slot]!
    if (this.decisions === this.last.length) {
      if (!this.grow()) return NONE
      slot = this.slotOf(before, knowledge)
    }
    this.before[slot] = before
    this.known[slot] = knowledge
    this.follower[slot] = this.newDecision()
    return this.follower[slot]!
  }

  /** Where this decision is in the table of hashes, or should be. */
  private slotOf(before: number, knowledge: number): number {
    const mask = this.follower.length - 1
    let slot = (Math.imul(Math.imul(before, HASH) ^ knowledge, HASH) >>> 7) & mask
    while (this.follower[slot] !== NONE && (this.before[slot] !== before || this.known[slot] !== knowledge))
      slot = (slot + 1) & mask
    return slot
  }

  private newDecision(): number {
    this.last[this.decisions] = NONE
    return this.decisions++
  }

  /** Twice the room; false if there is as much as there may be. */
  private grow(): boolean {
    const capacity = 2 * this.moves.length
    if (capacity > MOST_TRIED) return false
    this.last = doubled(this.last)
    this.next = doubled(this.next)
    this.moves = doubled(this.moves)
    this.visits = doubled(this.visits)
    this.chances = doubled(this.chances)
    this.rewards = doubled(this.rewards)
    this.squares = doubled(this.squares)
    const { before, known, follower } = this
    this.before = new Int32Array(2 * capacity)
    this.known = new Int32Array(2 * capacity)
    this.follower = new Int32Array(2 * capacity).fill(NONE)
    for (let old = 0; old < follower.length; old++) {
      if (follower[old] === NONE) continue
      const slot = this.slotOf(before[old]!, known[old]!)
      this.before[slot] = before[old]!
      this.known[slot] = known[old]!
      this.follower[slot] = follower[old]!
    }
    return true
  }

  /** What came of each move of a decision, the most visited first. */
  outcomes(decision: number): Outcome[] {
    const outcomes: Outcome[] = []
    const last = this.last[decision]!
    if (last === NONE) return outcomes
    let entry = last
    do {
      entry = this.next[entry]!
      const visits = Math.max(1, this.visits[entry]!)
      const value = this.rewards[entry]! / visits
      const variance = Math.max(0, this.squares[entry]! / visits - value * value)
      outcomes.push({ move: this.moveOf(entry), visits, value, error: Math.sqrt(variance / visits) })
    } while (entry !== last)
    return outcomes.sort((one, other) => other.visits - one.visits || other.value - one.value)
  }
}

function doubled<Cells extends Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>>(cells: Cells): Cells {
  const larger = new (cells.constructor as new (size: number) => Cells)(2 * cells.length)
  larger.set(cells)
  return larger
}
