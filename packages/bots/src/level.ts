import { type Level, type Move, type Rng, SeededRng } from '@sennik/engine'
import type { Bot, Thinking } from './bot.ts'
import type { Budget } from './budget.ts'
import { type Question, Search } from './search/search.ts'
import type { Outcome } from './search/tree.ts'
import { PossibleWorlds } from './search/worlds.ts'
import { BETWEEN_LOOKS, STEP_MS } from './slices.ts'

const WORD = 1 << 15

/** Somebody of this level, who thinks as long as people of that level do in this game, unless a budget says otherwise. */
export function playerOf(level: Level, budget?: Budget): Bot {
  return {
    name: level,
    begin: (question, rng) => new Deliberation(question, level, budget, ownChance(rng)),
  }
}

/** A search draws thousands of numbers: a fast generator makes them, from a few of the given one. */
const ownChance = (rng: Rng): SeededRng => SeededRng.of(`${rng.below(WORD)} ${rng.below(WORD)} ${rng.below(WORD)}`)

class Deliberation implements Thinking {
  private readonly question: Question
  private readonly search: Search
  private readonly iterations: number
  private readonly end: number
  private readonly trust: number | undefined
  /** How far off the feeling for each legal move is. */
  private readonly misjudged: readonly number[]

  constructor(question: Question, level: Level, budget: Budget | undefined, rng: SeededRng) {
    const { game, seen, seat, legal } = question
    const temper = game.mind.tempers[level]
    this.question = question
    this.trust = temper.trust
    this.iterations = legal.length === 1 ? 0 : (budget?.iterations ?? temper.iterations)
    this.end = budget === undefined ? Number.POSITIVE_INFINITY : performance.now() + budget.milliseconds
    this.misjudged = legal.map(move => temper.wobble * deviation(rng) + (temper.fancies?.(seen, seat, move) ?? 0))
    const kept = temper.keepsInMind?.(seen, seat, rng) ?? seen
    this.search = new Search(new PossibleWorlds(game, kept, seat, rng), question, rng)
  }

  goOn(): boolean {
    const { search, iterations } = this
    const end = Math.min(this.end, performance.now() + STEP_MS)
    for (let decisions = 1; search.iterations < iterations; decisions++) {
      search.step()
      if (decisions % BETWEEN_LOOKS === 0 && performance.now() >= end) break
    }
    return search.iterations < iterations && performance.now() < this.end
  }

  get move(): Move {
    return this.outcomes()[0]?.move ?? this.question.legal[0]!
  }

  outcomes(): readonly Outcome[] {
    const outcomes = this.search.outcomes(this.trust)
    if (this.misjudged.every(error => error === 0)) return outcomes
    const felt = (outcome: Outcome): number =>
      this.search.sureValue(outcome, this.trust ?? 0) + this.misjudged[this.question.legal.indexOf(outcome.move)]!
    return outcomes.sort((one, other) => felt(other) - felt(one))
  }
}

/** A number around 0 with deviation 1, bell-shaped: the sum of twelve even ones. */
function deviation(rng: Rng): number {
  let sum = -6
  for (let draw = 0; draw < 12; draw++) sum += (rng.below(WORD) + 0.5) / WORD
  return sum
}
