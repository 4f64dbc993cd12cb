import {
  firstOf,
  kindOf,
  type Move,
  MoveList,
  NO_SEATS,
  type Redacted,
  type Rules,
  type Seat,
  SeededRng,
} from '@sennik/engine'
import type { Book } from './cards/book.ts'
import { DEVELOPMENT_CARDS } from './components.ts'
import { evaluate } from './evaluation.ts'
import type { Event } from './events.ts'
import { FROM_DECK, moves } from './moves.ts'
import type { Options } from './options.ts'
import { State } from './state.ts'
import { STEP_NAMES, type StepName, stepNumber } from './steps.ts'
import type { View } from './view.ts'

/*
 * The first bot. It imagines a world that fits what it sees, tries every move there, carries the action on to its end by the same taste, and takes the move that leaves it best off.
 */

const { code, make } = moves

/** Decisions between actions: there a line of play comes to rest. */
const RESTING: readonly StepName[] = [
  'draft',
  'dreamers',
  'window',
  'day',
  'returnDreams',
  'takeDreams',
  'handLimit',
  'react',
  'wake',
]
const isResting = new Uint8Array(STEP_NAMES.length)
for (const name of RESTING) isResting[stepNumber(name)] = 1
const LAY = stepNumber('lay')
const TAKE = stepNumber('takeDreams')

/** A line is not followed further than this. */
const LONGEST_LINE = 80
/** Of many options only so many are tried within a line. */
const MOST_TRIED = 24

export const greedyWith = (book: Book, rules: Rules<State, Event, View, Options>) => {
  const world = new State(book)
  const line = new State(book)
  const trial = new State(book)
  const list = new MoveList()

  /** The quick taste within a line: what looks best at once. */
  function quick(s: State, seat: Seat, rng: SeededRng): Move {
    list.clear()
    rules.legalMoves(s, seat, list)
    if (list.size === 1) return list.at(0)
    if (list.has(make.perform)) return make.perform
    if (list.has(make.accept)) return make.accept
    if (s.stack.step === LAY) return list.has(make.done) ? make.done : strongest(s, seat)
    let best = list.at(0)
    let bestValue = Number.NEGATIVE_INFINITY
    const stride = Math.max(1, Math.ceil(list.size / MOST_TRIED))
    const options = list.toArray()
    for (let index = options.length - 1 - rng.below(stride); index >= 0; index -= stride) {
      const move = options[index]!
      rules.copy(s, trial)
      rules.apply(trial, seat, move, { rng })
      const value = evaluate(trial, seat)
      if (value <= bestValue) continue
      best = move
      bestValue = value
    }
    return best
  }

  /** Of the cards that may be laid, the one with the most Attack and Defence. */
  function strongest(s: State, seat: Seat): Move {
    let best = list.at(0)
    let most = -1
    for (let index = 0; index < list.size; index++) {
      const move = list.at(index)
      const slot = (move >> 5) & 255
      const card = slot >= DEVELOPMENT_CARDS ? 0 : s.hands.card(seat, slot)
      const strength = card === 0 ? 0.5 : book.attack[card]! + book.defence[card]!
      if (strength <= most) continue
      most = strength
      best = move
    }
    return best
  }

  /** Carries a line on until the action is over; others do what comes to mind. */
  function carryOn(s: State, seat: Seat, rng: SeededRng): void {
    for (let count = 0; count < LONGEST_LINE; count++) {
      const deciders = rules.deciders(s)
      if (deciders === NO_SEATS || isResting[s.stack.step] === 1) return
      const decider = firstOf(deciders)
      if (decider === seat) {
        rules.apply(s, seat, quick(s, seat, rng), { rng })
        continue
      }
      list.clear()
      rules.legalMoves(s, decider, list)
      rules.apply(s, decider, list.at(rng.below(list.size)), { rng })
    }
  }

  return (seen: Redacted<View>, seat: Seat, legal: readonly Move[]): Move => {
    if (legal.length === 1) return legal[0]!
    const rng = SeededRng.of(`greedy ${seat} ${seen.counts.turn}`)
    rules.imagine(seen, rng, world)
    const isTaking = world.stack.step === TAKE
    let best = legal[0]!
    let bestValue = Number.NEGATIVE_INFINITY
    for (const move of legal) {
      rules.copy(world, line)
      rules.apply(line, seat, move, { rng })
      carryOn(line, seat, rng)
      // What lies on top of a deck is not known: it is worth what a Dream usually is.
      const isBlind = isTaking && kindOf(move) === code.takeDream && (move >> 5) % 256 === FROM_DECK
      const value = isBlind ? evaluate(world, seat) + 0.1 : evaluate(line, seat)
      if (value <= bestValue) continue
      best = move
      bestValue = value
    }
    return best
  }
}
