import {
  asSeat,
  firstArgument,
  includes,
  kindOf,
  listOf,
  type Move,
  NO_SEATS,
  type Seat,
  secondArgument,
  type Table,
  without,
} from '@sennik/engine'
import { givesWild, passingForWild, tokensIn, whyNotInBowl } from './bowls.ts'
import { SIZE, TOKENS_PER_BOWL, WILD_GIFT } from './cat-tables.ts'
import type { CatLadyClause } from './clauses.ts'
import { ALL_CATS, type Cat, CHANGES_OF_MIND } from './components.ts'
import type { Event, Served } from './events.ts'
import { Kitchen } from './kitchen.ts'
import { moves } from './moves.ts'
import { totals, winningSeats } from './scoring.ts'
import { solve } from './solver.ts'
import type { State } from './state.ts'
import { outOfPlace, type Step } from './steps.ts'

const { give, back, best, done } = moves.make
const { code } = moves
const CATS = ALL_CATS.length
const BOWL = TOKENS_PER_BOWL
const MOST_CHANGES = CHANGES_OF_MIND

/** Kitchens to look into; nothing waits while they are in use. */
const own = new Kitchen()
const other = new Kitchen()

// --- Everyone feeds their cats, all at the same time (CAT-11, CAT-13) ---

export const feedCats: Step = {
  legal(s, seat, out) {
    out.add(done)
    if (mayChangeMind(s, seat)) out.add(best)
    const spare = spareForWild(s, seat)
    for (let cat = 0; cat < CATS; cat++) {
      if (!s.owns(seat, cat)) continue
      for (let food = 0; food < BOWL; food++)
        if (s.inStock(seat, food) > 0 && whyNotInBowl(s.bowls, cat, food, spare) === undefined) out.add(give(food, cat))
      if (mayChangeMind(s, seat) && !isNeededWild(s, seat, cat))
        for (let food = 0; food < BOWL; food++) if (s.inBowl(cat, food) > 0) out.add(back(food, cat))
    }
  },
  why(s, seat, move) {
    switch (kindOf(move)) {
      case code.done:
        return undefined
      case code.best:
        return mayChangeMind(s, seat) ? undefined : 'CAT-13'
      case code.give:
        return whyNotGive(s, seat, move)
      case code.back:
        return whyNotBack(s, seat, move)
      default:
        return outOfPlace(move)
    }
  },
  play(s, seat, move, table) {
    const food = firstArgument(move)
    const cat = secondArgument(move) as Cat
    switch (kindOf(move)) {
      case code.give:
        s.give(seat, food, cat, 1)
        table.story?.push({ type: 'gave', seat, cat, food })
        return
      case code.back:
        s.give(seat, food, cat, -1)
        s.changeMind(seat)
        table.story?.push({ type: 'tookBack', seat, cat, food })
        return
      case code.best:
        layBest(s, seat)
        table.story?.push({ type: 'laidBest', seat, served: servedBy(s, seat) })
        return
      default:
        finish(s, seat, table)
    }
  },
}

const mayChangeMind = (s: State, seat: Seat): boolean => s.changes[seat]! < MOST_CHANGES

/** CAT-22: how many tokens of a household pass for wild. */
function passing(s: State, seat: Seat): number {
  let sum = 0
  for (let cat = 0; cat < CATS; cat++) if (s.owns(seat, cat)) sum += passingForWild(s.bowls, cat)
  return sum
}

/** CAT-22: how many more may. */
function spareForWild(s: State, seat: Seat): number {
  for (let cat = 0; cat < CATS; cat++)
    if (s.owns(seat, cat) && givesWild(s.bowls, cat)) return WILD_GIFT[cat]! - passing(s, seat)
  return 0
}

/** CAT-22: while tokens pass for wild, the cat that lets them keeps its food. */
const isNeededWild = (s: State, seat: Seat, cat: number): boolean => givesWild(s.bowls, cat) && passing(s, seat) > 0

function whyNotGive(s: State, seat: Seat, move: Move): CatLadyClause | undefined {
  const food = firstArgument(move)
  const cat = secondArgument(move)
  if (!s.owns(seat, cat) || s.inStock(seat, food) === 0) return 'CAT-11'
  return whyNotInBowl(s.bowls, cat, food, spareForWild(s, seat))
}

function whyNotBack(s: State, seat: Seat, move: Move): CatLadyClause | undefined {
  const cat = secondArgument(move)
  if (!s.owns(seat, cat) || s.inBowl(cat, firstArgument(move)) === 0) return 'CAT-11'
  if (!mayChangeMind(s, seat)) return 'CAT-13'
  return isNeededWild(s, seat, cat) ? 'CAT-22' : undefined
}

/** CAT-13: the best feeding; those who are done have chosen, the others are taken to do what is best for them. */
function layBest(s: State, seat: Seat): void {
  s.changeMind(seat)
  own.enter(s, seat)
  own.mostFed = 0
  own.mostLeft = 0
  for (let index = 0; index < s.seats(); index++) {
    if (index === seat) continue
    other.enter(s, asSeat(index))
    if (includes(s.deciders(), asSeat(index))) {
      other.faceNobody()
      solve(other)
    }
    own.mostFed = Math.max(own.mostFed, other.fedCount())
    own.mostLeft = Math.max(own.mostLeft, other.leftOver())
  }
  solve(own)
  for (let cat = 0; cat < CATS; cat++) if (s.owns(seat, cat)) s.emptyBowl(seat, cat)
  for (let cat = 0; cat < CATS; cat++)
    if (s.owns(seat, cat))
      for (let food = 0; food < BOWL; food++) s.give(seat, food, cat, own.bowls[cat * BOWL + food]!)
}

/** CAT-11: what is not enough to feed a cat is not eaten. When all are done, the game is over. */
function finish(s: State, seat: Seat, table: Table<Event>): void {
  for (let cat = 0; cat < CATS; cat++)
    if (s.owns(seat, cat) && tokensIn(s.bowls, cat) < SIZE[cat]!) s.emptyBowl(seat, cat)
  table.story?.push({ type: 'fed', seat, served: servedBy(s, seat), left: leftWith(s, seat) })
  const waiting = without(s.deciders(), seat)
  if (waiting !== NO_SEATS) {
    s.stack.setDeciders(waiting)
    return
  }
  s.stack.end()
  table.story?.push({ type: 'gameEnded', totals: totals(s), winners: winningSeats(s) })
}

const servedBy = (s: State, seat: Seat): Served[] =>
  s
    .catsOf(seat)
    .filter(cat => tokensIn(s.bowls, cat) > 0)
    .map(cat => ({ cat, bowl: listOf(BOWL, food => s.inBowl(cat, food)) }))

const leftWith = (s: State, seat: Seat): number =>
  listOf(BOWL, food => s.inStock(seat, food)).reduce((sum, count) => sum + count, 0)
