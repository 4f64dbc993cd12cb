import { type Move, type Rng, SeededRng } from '@sennik/engine'
import { type Question, Search } from '../search/search.ts'
import type { Outcome } from '../search/tree.ts'
import { PossibleWorlds } from '../search/worlds.ts'
import { BETWEEN_LOOKS, STEP_MS } from '../slices.ts'
import { Foresight, type Prospect } from './foresight.ts'

const MOST_HINTS = 3
/** Futures in which the best moves are compared. */
const FUTURES = 120
/** What differs by less than so many deviations may be chance and is not spoken of. */
const SURE = 2
/** … nor what no person would notice. */
const NOTICEABLE = 0.1
const MOST_CHANGES = 2

/** Points more or less under a heading of the score sheet. */
interface Change {
  readonly topic: string
  readonly points: number
}

/** A move worth thinking about, and why. */
export interface Hint {
  readonly move: Move
  /** The prospects of winning after it, 0 to 1, and how sure they are. */
  readonly value: number
  readonly error: number
  /** What it is compared with: the best other move. Absent if there is no other. */
  readonly instead: Move | undefined
  /** What then changes on the score sheet compared with that, the surest first. */
  readonly changes: readonly Change[]
  /** Its risk: how often somebody stands better afterwards. */
  readonly behind: number
}

/** Thinks about a decision for a person, as a master would, and about why. */
export class HintSearch {
  private readonly search: Search
  private readonly iterations: number
  private readonly question: Question
  private readonly worlds: PossibleWorlds
  private readonly rng: SeededRng
  private foresight: Foresight | undefined

  constructor(question: Question, rng: Rng) {
    const { game, seen, seat } = question
    this.question = question
    this.rng = SeededRng.of(`hint ${rng.below(1 << 15)} ${rng.below(1 << 15)}`)
    this.worlds = new PossibleWorlds(game, seen, seat, this.rng)
    this.search = new Search(this.worlds, question, this.rng)
    this.iterations = game.mind.tempers.master.iterations
  }

  /** Thinks on for about a millisecond; false once it is done. */
  goOn(): boolean {
    const end = performance.now() + STEP_MS
    for (let decisions = 1; this.step(); decisions++)
      if (decisions % BETWEEN_LOOKS === 0 && performance.now() >= end) return true
    return false
  }

  /** One decision further; false once there is none. */
  private step(): boolean {
    if (this.search.iterations < this.iterations) {
      this.search.step()
      return true
    }
    this.foresight ??= new Foresight(
      this.question,
      this.worlds,
      this.best().map(({ move }) => move),
      this.rng,
    )
    if (this.foresight.futures >= FUTURES) return false
    this.foresight.step()
    return true
  }

  /** The best moves so far, the best first. */
  hints(): readonly Hint[] {
    const best = this.best()
    return best.map(({ move, value, error }, index) => {
      const prospect = this.foresight?.prospects[index]
      return {
        move,
        value,
        error,
        // The best move is compared with the second, the others with the best.
        instead: index === 0 ? best[1]?.move : best[0]!.move,
        changes: index === 0 ? turned(changesOf(this.foresight?.prospects[1])) : changesOf(prospect),
        behind: prospect?.behind.mean ?? 0,
      }
    })
  }

  private best(): readonly Outcome[] {
    return this.search.outcomes(this.question.game.mind.tempers.master.trust).slice(0, MOST_HINTS)
  }
}

function changesOf(prospect: Prospect | undefined): readonly Change[] {
  return [...(prospect?.more ?? [])]
    .map(([topic, { mean, error }]) => ({ topic, points: mean, sureness: Math.abs(mean) / Math.max(error, 1e-9) }))
    .filter(({ points, sureness }) => sureness > SURE && Math.abs(points) >= NOTICEABLE)
    .sort((one, other) => other.sureness - one.sureness)
    .slice(0, MOST_CHANGES)
    .map(({ topic, points }) => ({ topic, points }))
}

const turned = (changes: readonly Change[]): readonly Change[] =>
  changes.map(({ topic, points }) => ({ topic, points: -points }))
