import { asSeat, listOf, type ScoreSheet, type Seat, type SeatSet, seatsOf } from '@sennik/engine'
import { TOKENS_PER_BOWL } from './cat-tables.ts'
import { HAND_KINDS, TOKEN_POINTS } from './components.ts'
import { type CatLadyLine, countTable, type SeatCount } from './counting.ts'
import type { Laid } from './household.ts'
import type { State } from './state.ts'
import { TOYS } from './vocabulary.ts'

const COSTUME = HAND_KINDS.indexOf('costume')
const CATNIP = HAND_KINDS.indexOf('catnip')
const LOST = HAND_KINDS.indexOf('lost')

/** What lies before each seat. */
export function laidBefore(s: State, seat: Seat): Laid {
  const cats = s.catsOf(seat)
  const bowls = cats.map(cat => listOf(TOKENS_PER_BOWL, food => s.inBowl(cat, food)))
  const toys = TOYS.map((_, toy) => s.held(seat, toy))
  return {
    household: {
      cats,
      food: listOf(TOKENS_PER_BOWL, food => bowls.reduce((sum, bowl) => sum + bowl[food]!, s.inStock(seat, food))),
      costumes: s.held(seat, COSTUME),
      toys: toys.reduce((sum, count) => sum + count, 0),
      catnip: s.held(seat, CATNIP),
    },
    bowls,
    toys,
    lost: s.held(seat, LOST),
    tokens: s.tokens[seat]!,
  }
}

/** Everything counted, with the bowls as they stand. */
export const countState = (s: State): SeatCount[] => countTable(listOf(s.seats(), seat => laidBefore(s, asSeat(seat))))

export const totals = (s: State): number[] => countState(s).map(({ total }) => total)

/** CAT-17: the highest total; then more fed cats; then the win is shared. */
export function bestSeats(counts: readonly SeatCount[]): SeatSet {
  const most = Math.max(...counts.map(({ total }) => total))
  const mostFed = Math.max(...counts.filter(({ total }) => total === most).map(({ fed }) => fed))
  return counts.reduce(
    (set, { total, fed }, seat) => (total === most && fed === mostFed ? set | (1 << seat) : set),
    0,
  ) as SeatSet
}

export const winners = (s: State): SeatSet => bestSeats(countState(s))

export const winningSeats = (s: State): Seat[] => seatsOf(winners(s))

/** Before the end only tokens are settled. */
export function sheet(s: State): ScoreSheet {
  if (s.stack.depth === 0) return { seats: countState(s).map(({ lines, total }) => ({ lines, total })) }
  return {
    seats: listOf(s.seats(), seat => {
      const tokens = s.tokens[seat]!
      const points = tokens * TOKEN_POINTS
      const lines: CatLadyLine[] =
        tokens === 0 ? [] : [{ clause: 'CAT-17', item: 'tokens', points, cards: String(tokens) }]
      return { lines, total: points }
    }),
  }
}
