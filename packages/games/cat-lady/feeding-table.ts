import { type AnyMoveForm, asSeat, listOf, type Move, type Redacted, type Seat, SeededRng } from '@sennik/engine'
import { KINDS_OF_FOOD, NEEDS } from './cat-tables.ts'
import { type Cat, CHANGES_OF_MIND } from './components.ts'
import type { CatLadyLine } from './counting.ts'
import type { Tokens } from './events.ts'
import { feedCats } from './feeding.ts'
import type { Household } from './household.ts'
import { restore } from './imagine.ts'
import { moves } from './moves.ts'
import { countState, laidBefore } from './scoring.ts'
import { State } from './state.ts'
import type { View } from './view.ts'

/*
 * The feeding as people look at it: what stands where, what it comes to now, what a click would make of it, what would be best. All of it
 * is computed from a view by the rules themselves, so that a page shows nothing that would not happen.
 */

export interface FeedingCat {
  readonly cat: Cat
  readonly bowl: Tokens
  readonly fed: boolean
  /** What it comes to as things stand. */
  readonly points: number
  /** What its card asks for and is not in the bowl; nothing for a cat that eats what it is given. */
  readonly missing: Tokens
}

export interface FeedingSeat {
  readonly seat: Seat
  readonly cats: readonly FeedingCat[]
  /** Tokens in no bowl. */
  readonly stock: Tokens
  /** How often this seat may still change its mind. */
  readonly changesLeft: number
  /** The score sheet as things stand: every line with its reason. */
  readonly lines: readonly CatLadyLine[]
  readonly total: number
}

/** The table as it stands, seat by seat. Needs a view in which hands lie open: of the feeding, or of the end. */
export const feedingTable = (view: Redacted<View>): FeedingSeat[] => tableIn(stateOf(view))

/** The table after a move of a seat that may make it: `{ kind: 'best' }` lays out what is worth most. */
export function feedingTableAfter(view: Redacted<View>, seat: Seat, form: AnyMoveForm): FeedingSeat[] {
  const s = stateOf(view)
  const move: Move = moves.encode(form)
  // Feeding draws no chance.
  if (feedCats.why(s, seat, move) === undefined) feedCats.play(s, seat, move, { rng: SeededRng.of('') })
  return tableIn(s)
}

/** What the feeding of one seat depends on. */
export const householdIn = (view: Redacted<View>, seat: Seat): Household => laidBefore(stateOf(view), seat).household

function stateOf(view: Redacted<View>): State {
  const s = new State()
  restore(view, s)
  return s
}

function tableIn(s: State): FeedingSeat[] {
  return countState(s).map(({ appraisal, lines, total }, index) => {
    const seat = asSeat(index)
    return {
      seat,
      cats: appraisal.cats.map(({ cat, fed, points }) => ({
        cat,
        bowl: listOf(KINDS_OF_FOOD + 1, food => s.inBowl(cat, food)),
        fed,
        points,
        missing: missingIn(s, cat),
      })),
      stock: listOf(KINDS_OF_FOOD + 1, food => s.inStock(seat, food)),
      changesLeft: CHANGES_OF_MIND - s.changes[seat]!,
      lines,
      total,
    }
  })
}

/** Tokens of other kinds in the bowl stand for what is missing, kind by kind. */
function missingIn(s: State, cat: Cat): Tokens {
  const need = listOf(KINDS_OF_FOOD, food => NEEDS[cat * KINDS_OF_FOOD + food]!)
  const missing = need.map((count, food) => Math.max(0, count - s.inBowl(cat, food)))
  let other = listOf(KINDS_OF_FOOD, food => Math.max(0, s.inBowl(cat, food) - need[food]!)).reduce(
    (sum, count) => sum + count,
    s.inBowl(cat, KINDS_OF_FOOD),
  )
  return missing.map(count => {
    const covered = Math.min(count, other)
    other -= covered
    return count - covered
  })
}
