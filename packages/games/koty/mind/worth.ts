import { LANDS, MAX_NINES, NINE, NO_CARD, RAVEN } from '../components.ts'
import type { State } from '../state.ts'

/*
 * What a dream promises, in points as they are counted at the end (KOT-22). The figures were fitted to the outcomes of many thousand
 * games and then tried against their neighbours: what decides is who builds faster.
 */

/** What a nine promises beyond what it counts now: it brings the end nearer, and whatever lies on it is doubled. */
const A_NINE = 45
/** A cat can still make friends or fight. */
const A_CAT = 4
/** A raven stops its land until it is chased away. */
const A_RAVEN = -50

const LANDS_EACH = LANDS
const ROW = 16

/** A cell for each number of nines and each card on top of them. */
export const landCell = (nines: number, top: number): number => nines * ROW + top

function pointsOf(nines: number, top: number): number {
  if (top === NO_CARD) return nines === 0 ? 0 : NINE << (nines - 1)
  return top < NINE ? top << nines : 0
}

function promiseOf(nines: number, top: number): number {
  if (top === NO_CARD) return nines * A_NINE
  return nines * A_NINE + (top < NINE ? A_CAT : A_RAVEN)
}

/** By cell: what such a land counts. */
export const POINTS = new Float64Array((MAX_NINES + 1) * ROW)
/** By cell: what it counts and promises. */
export const WORTH = new Float64Array((MAX_NINES + 1) * ROW)
for (let nines = 0; nines <= MAX_NINES; nines++)
  for (let top = 0; top <= RAVEN; top++) {
    POINTS[landCell(nines, top)] = pointsOf(nines, top)
    WORTH[landCell(nines, top)] = pointsOf(nines, top) + promiseOf(nines, top)
  }

/** What a whole dream is worth. */
export function worthOf(s: State, seat: number): number {
  let sum = 0
  for (let land = 0; land < LANDS_EACH; land++) sum += WORTH[landCell(s.ninesOn(seat, land), s.topOf(seat, land))]!
  return sum
}

/** So much more worth than another's, and the odds to win are e to one (2.7 to 1). */
export const CLEAR_LEAD = 100
