import {
  firstArgument,
  firstOf,
  type Move,
  MoveList,
  NO_SEATS,
  type Redacted,
  type Rules,
  type Seat,
  SeededRng,
} from '@sennik/engine'
import type { Book } from './cards/book.ts'
import { evaluate, timeLeft } from './evaluation.ts'
import type { Event } from './events.ts'
import { layStrongest } from './laying-strength.ts'
import { FROM_DECK, moves } from './moves.ts'
import type { Options } from './options.ts'
import { State } from './state.ts'
import { STEP_NAMES, type StepName, stepNumber } from './steps.ts'
import type { View } from './view.ts'

/*
 * The first bot. It imagines a world that fits what it sees, tries every move there, carries each on until the action is over, and takes the move that leaves it best off.
 * What means are worth goes by the time left when it begins to think: a line that brings the end about is not thought worse of for that.
 */

const { make } = moves

const marks = (names: readonly StepName[]): Uint8Array => {
  const marked = new Uint8Array(STEP_NAMES.length)
  for (const name of names) marked[stepNumber(name)] = 1
  return marked
}

/** Decisions between actions: there a line of play comes to rest. */
const isResting = marks([
  'draft',
  'dreamers',
  'window',
  'day',
  'returnDreams',
  'takeDreams',
  'handLimit',
  'react',
  'wake',
])
/** Questions whose answer shows only in what follows. */
const isQuestion = marks(['may', 'pay', 'choose', 'vision', 'victory', 'echo', 'command', 'play'])
const LAY = stepNumber('lay')

/** A line is not followed further than this. */
const LONGEST_LINE = 80
/** Of many options only so many are tried within a line. */
const MOST_TRIED = 16
/** How deep options within options are tried. */
const DEEPEST = 2

/** Moves tried before a decision, shared by those there are: no cards, whoever wrote them, keep a house waiting. One decision in a hundred needs a tenth of them. */
const MOST_TRIALS = 20_000

/** One line of thought, with room for those within it. */
class Line {
  readonly state: State
  readonly list = new MoveList()

  constructor(book: Book) {
    this.state = new State(book)
  }
}

/** How far a thought errs at a step, in points; not at all, unless it is said otherwise. */
type Wobble = (step: StepName) => number

class Mind {
  private readonly rules: Rules<State, Event, View, Options>
  private readonly world: State
  private readonly lines: readonly Line[]
  private readonly wobble: Wobble
  private time = 0
  /** Moves that may still be tried for the one that is weighed. */
  private left = 0

  constructor(book: Book, rules: Rules<State, Event, View, Options>, wobble: Wobble) {
    this.rules = rules
    this.wobble = wobble
    this.world = new State(book)
    this.lines = Array.from({ length: DEEPEST + 2 }, () => new Line(book))
  }

  choose(seen: Redacted<View>, seat: Seat, legal: readonly Move[]): Move {
    const rng = SeededRng.of(`greedy ${seat} ${seen.counts.turn} ${legal.length}`)
    this.rules.imagine(seen, rng, this.world)
    this.time = timeLeft(this.world)
    const step = STEP_NAMES[this.world.stack.step]!
    const line = this.lines[0]!.state
    let best = legal[0]!
    let bestValue = Number.NEGATIVE_INFINITY
    for (const move of legal) {
      this.left = MOST_TRIALS / legal.length
      this.rules.copy(this.world, line)
      this.play(line, seat, move, rng)
      this.carryOn(line, seat, 0, 0, rng)
      // What lies on top of a deck is not known: it is worth what a Dream usually is.
      const isBlind = step === 'takeDreams' && firstArgument(move) === FROM_DECK
      const value = (isBlind ? this.value(this.world, seat) + BLIND : this.value(line, seat)) + this.wobble(step)
      // Whoever gains nothing by a reaction passes.
      if (value < bestValue || (value === bestValue && move !== make.pass)) continue
      best = move
      bestValue = value
    }
    return best
  }

  private value(s: State, seat: Seat): number {
    return evaluate(s, seat, this.time)
  }

  /** Carries a line on until the action is over, or the frames above a depth are; others do what comes to mind. */
  private carryOn(s: State, seat: Seat, depth: number, level: number, rng: SeededRng): void {
    for (let count = 0; count < LONGEST_LINE && this.left > 0; count++) {
      const deciders = this.rules.deciders(s)
      if (deciders === NO_SEATS || s.stack.depth < depth || isResting[s.stack.step] === 1) return
      const decider = firstOf(deciders)
      this.play(s, decider, decider === seat ? this.best(s, seat, level, rng) : this.any(s, decider, level, rng), rng)
    }
  }

  private play(s: State, seat: Seat, move: Move, rng: SeededRng): void {
    this.left--
    this.rules.apply(s, seat, move, { rng })
  }

  private any(s: State, seat: Seat, level: number, rng: SeededRng): Move {
    const list = this.listed(s, seat, level)
    return s.stack.step === LAY ? layStrongest(s, seat, list) : list.at(rng.below(list.size))
  }

  private listed(s: State, seat: Seat, level: number): MoveList {
    const { list } = this.lines[level + 1]!
    list.clear()
    this.rules.legalMoves(s, seat, list)
    return list
  }

  /** What looks best within a line. */
  private best(s: State, seat: Seat, level: number, rng: SeededRng): Move {
    const list = this.listed(s, seat, level)
    if (list.size === 1) return list.at(0)
    if (list.has(make.perform)) return make.perform
    if (s.stack.step === LAY) return layStrongest(s, seat, list)
    const isAsked = isQuestion[s.stack.step] === 1
    if (level >= DEEPEST || (isAsked && level > 0))
      return list.has(make.accept) ? make.accept : this.atOnce(s, seat, level, rng)
    const { state } = this.lines[level + 1]!
    const options = list.toArray()
    const stride = Math.max(1, Math.ceil(options.length / MOST_TRIED))
    const { depth } = s.stack
    let best = options[0]!
    let bestValue = Number.NEGATIVE_INFINITY
    for (let index = options.length - 1; index >= 0 && this.left > 0; index -= stride) {
      const move = options[index]!
      this.rules.copy(s, state)
      this.play(state, seat, move, rng)
      this.carryOn(state, seat, isAsked ? depth - 1 : depth + 1, level + 1, rng)
      const value = this.value(state, seat)
      if (value <= bestValue) continue
      best = move
      bestValue = value
    }
    return best
  }

  /** What looks best the moment it is done. */
  private atOnce(s: State, seat: Seat, level: number, rng: SeededRng): Move {
    const { list, state } = this.lines[level + 1]!
    let best = list.at(0)
    let bestValue = Number.NEGATIVE_INFINITY
    for (let index = Math.min(list.size, MOST_TRIED) - 1; index >= 0 && this.left > 0; index--) {
      this.rules.copy(s, state)
      this.play(state, seat, list.at(index), rng)
      const value = this.value(state, seat)
      if (value <= bestValue) continue
      best = list.at(index)
      bestValue = value
    }
    return best
  }
}

/** What a Dream from the deck is expected to be worth more than none. */
const BLIND = 0.1

export const greedyWith = (book: Book, rules: Rules<State, Event, View, Options>, wobble: Wobble = () => 0) => {
  const mind = new Mind(book, rules, wobble)
  return (seen: Redacted<View>, seat: Seat, legal: readonly Move[]): Move =>
    legal.length === 1 ? legal[0]! : mind.choose(seen, seat, legal)
}
