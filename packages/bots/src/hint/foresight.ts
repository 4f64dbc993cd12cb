import { asSeat, type GameState, type Move, MoveList, type Rng, type ScoreSheet, SeededRng } from '@sennik/engine'
import { playOut } from '../search/play-out.ts'
import { mindOf, type Question } from '../search/search.ts'
import type { Worlds } from '../search/worlds.ts'

/** A number measured over and over: its mean and how sure it is. */
export class Measured {
  private count = 0
  private sum = 0
  private squares = 0

  add(value: number): void {
    this.count++
    this.sum += value
    this.squares += value * value
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count
  }

  /** The deviation of the mean. */
  get error(): number {
    const variance = Math.max(0, this.squares / Math.max(1, this.count) - this.mean ** 2)
    return Math.sqrt(variance / Math.max(1, this.count))
  }
}

/** Points by heading, in one future. */
type Points = ReadonlyMap<string, number>

/** What becomes of one move. */
export interface Prospect {
  /** How much more comes of it under each heading than of the first move. */
  readonly more: Map<string, Measured>
  /** How often somebody stands better than the seat that asks. */
  readonly behind: Measured
}

/**
 * Looks at what some moves lead to, each in the same worlds and with the same chance: so what differs comes of the move, and few futures
 * are enough to tell.
 */
export class Foresight {
  readonly prospects: readonly Prospect[]
  futures = 0
  private readonly question: Question
  private readonly moves: readonly Move[]
  private readonly worlds: Worlds
  private readonly rng: Rng
  private readonly start: GameState
  private readonly world: GameState
  private readonly legal = new MoveList()
  private readonly rewards = new Float64Array(8)

  constructor(question: Question, worlds: Worlds, moves: readonly Move[], rng: Rng) {
    const { rules } = question.game
    this.question = question
    this.moves = moves
    this.worlds = worlds
    this.rng = rng
    this.start = rules.newState()
    this.world = rules.newState()
    this.prospects = moves.map(() => ({ more: new Map(), behind: new Measured() }))
  }

  /** One world, in which each move is tried. */
  look(): void {
    const { rules } = this.question.game
    this.worlds.draw(this.rng, this.start)
    const chance = `${this.rng.below(1 << 15)} ${this.rng.below(1 << 15)}`
    const points = this.moves.map((move, index) => {
      rules.copy(this.start, this.world)
      this.live(move, SeededRng.of(chance))
      this.prospects[index]!.behind.add(this.isBehind() ? 1 : 0)
      return this.pointsBy(rules.sheet(this.world))
    })
    this.futures++
    points.forEach((own, index) => this.compare(this.prospects[index]!.more, own, points[0]!))
  }

  private live(move: Move, rng: Rng): void {
    const { game, seat } = this.question
    const { world, legal } = this
    const mind = mindOf(game)
    const table = { rng }
    game.rules.apply(world, seat, move, table)
    playOut({ game, mind, legal, table }, world, this.worlds.root)
    mind.judge(world, this.worlds.root, this.rewards)
  }

  private isBehind(): boolean {
    const { game, seat } = this.question
    for (let other = 0; other < game.rules.seatCount(this.world); other++)
      if (this.rewards[other]! > this.rewards[seat]!) return true
    return false
  }

  private pointsBy({ seats }: ScoreSheet): Points {
    const { game, seat } = this.question
    const points = new Map<string, number>()
    const add = (topic: string, more: number): void => void points.set(topic, (points.get(topic) ?? 0) + more)
    for (const { item, points: worth } of seats[seat]!.lines) add(game.topicOf(item), worth)
    seats.forEach(({ total }, other) => {
      if (asSeat(other) !== seat) add('others', total / (seats.length - 1))
    })
    return points
  }

  /** A heading that one of the futures lacks has no points there. */
  private compare(more: Map<string, Measured>, own: Points, others: Points): void {
    for (const topic of new Set([...own.keys(), ...others.keys(), ...more.keys()])) {
      const measured = more.get(topic) ?? this.unmeasured()
      measured.add((own.get(topic) ?? 0) - (others.get(topic) ?? 0))
      more.set(topic, measured)
    }
  }

  /** As often as futures were looked at before, there was no difference. */
  private unmeasured(): Measured {
    const measured = new Measured()
    for (let earlier = 1; earlier < this.futures; earlier++) measured.add(0)
    return measured
  }
}
