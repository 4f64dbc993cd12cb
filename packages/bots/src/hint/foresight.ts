import type { GameState, Move, Rng } from '@sennik/engine'
import { Measured } from '../measured.ts'
import { Futures } from '../search/futures.ts'
import type { Question } from '../search/search.ts'
import type { Worlds } from '../search/worlds.ts'

const FURTHER = 16

/** Points by heading of the score sheet, in one future. */
type Points = ReadonlyMap<string, number>

/** What becomes of one move. */
export interface Prospect {
  /** How much more comes of it under each heading than of the first move. */
  readonly more: Map<string, Measured>
  /** How often somebody stands better than the seat that asks. */
  readonly behind: Measured
}

/** Looks at what becomes of the score sheet after some moves, compared with the first of them. */
export class Foresight {
  readonly prospects: readonly Prospect[]
  futures = 0
  private readonly question: Question
  private readonly source: Futures
  /** What became of the first move in the world that is looked at. */
  private first: Points = new Map()

  constructor(question: Question, worlds: Worlds, moves: readonly Move[], rng: Rng) {
    this.question = question
    this.source = new Futures(lookingFurther(question), worlds, moves, rng)
    this.prospects = moves.map(() => ({ more: new Map(), behind: new Measured() }))
  }

  /** One decision further in a world in which each move is tried. */
  step(): void {
    if (this.source.step(this.see)) this.futures++
  }

  private readonly see = (index: number, world: GameState, rewards: Float64Array): void => {
    const { more, behind } = this.prospects[index]!
    const points = this.pointsIn(world)
    if (index === 0) this.first = points
    this.compare(more, points, this.first)
    behind.add(this.isBehind(world, rewards) ? 1 : 0)
  }

  private isBehind(world: GameState, rewards: Float64Array): boolean {
    const { game, seat } = this.question
    for (let other = 0; other < game.rules.seatCount(world); other++) if (rewards[other]! > rewards[seat]!) return true
    return false
  }

  private pointsIn(world: GameState): Points {
    const { game, seat } = this.question
    const { seats } = game.rules.sheet(world)
    const points = new Map<string, number>()
    const add = (topic: string, more: number): void => void points.set(topic, (points.get(topic) ?? 0) + more)
    for (const { item, points: worth } of seats[seat]!.lines) add(game.topicOf(item), worth)
    seats.forEach(({ total }, other) => {
      if (other !== seat) add('others', total / (seats.length - 1))
    })
    return points
  }

  /** A heading that one of the futures lacks has no points there. */
  private compare(more: Map<string, Measured>, own: Points, first: Points): void {
    for (const topic of new Set([...own.keys(), ...first.keys(), ...more.keys()])) {
      const measured = more.get(topic) ?? this.noDifferenceSoFar()
      measured.add((own.get(topic) ?? 0) - (first.get(topic) ?? 0))
      more.set(topic, measured)
    }
  }

  private noDifferenceSoFar(): Measured {
    const measured = new Measured()
    for (let future = 0; future < this.futures; future++) measured.add(0)
    return measured
  }
}

/** Reasons are looked for further ahead than a value needs: to where points are counted. */
function lookingFurther(question: Question): Question {
  const { game } = question
  return { ...question, game: { ...game, mind: { ...game.mind, horizon: FURTHER * game.mind.horizon } } }
}
