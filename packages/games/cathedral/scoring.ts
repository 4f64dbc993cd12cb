import {
  asSeat,
  listOf,
  NO_SEATS,
  only,
  type ScoreSheet,
  type Seat,
  type SeatSet,
  type SheetLine,
} from '@sennik/engine'
import { READING } from './cells.ts'
import type { CathedralClause } from './clauses.ts'
import { AREAS, type Card, DEVELOPMENT_CARDS, DREAM_CARDS, MARKERS, SHADOWS, SIDES } from './components.ts'
import type { State } from './state.ts'

/* KK-11: the five ways to score. All of it lies open. */

/** KK-11.2: places of the devoured; with fewer than four players the last is left out (KK-D11). */
const PLACES = [8, 5, 3, 2] as const
const FORT_POINTS = [0, 0, 1, 2] as const

/** The VP of the highest Seal a marker has reached. */
function sealOf(s: State, step: number): number {
  for (let below = step; below > 0; below--) if (s.book.stepPoints[below]! > 0) return s.book.stepPoints[below]!
  return 0
}

export function ritualPoints(s: State, seat: Seat): number {
  let points = 0
  for (let marker = 0; marker < MARKERS; marker++) points += sealOf(s, s.ritual[seat * MARKERS + marker]!)
  return points
}

export function fortPoints(s: State, seat: Seat): number {
  let points = 0
  for (let area = 0; area < AREAS; area++) if (s.fortOwners[area] === seat + 1) points += FORT_POINTS[s.forts[area]!]!
  return points
}

/** KK-11.2, KK-D11: whoever has more stands before; those with as many share their places, Shadows among them. */
export function devouredPoints(s: State, seat: Seat): number {
  const own = s.devoured[seat]!
  if (own === 0 && !s.reads(READING.placesForNone)) return 0
  let before = 0
  let alike = 0
  for (let side = 0; side < SIDES; side++) {
    if (side !== SHADOWS && side >= s.seats()) continue
    if (s.devoured[side]! > own) before++
    else if (s.devoured[side] === own) alike++
  }
  const paid = s.seats() === 4 ? PLACES.length : PLACES.length - 1
  let sum = 0
  for (let place = before; place < before + alike && place < paid; place++) sum += PLACES[place]!
  return Math.floor(sum / alike)
}

/** Covered ones too. */
export function upgradePoints(s: State, seat: Seat): number {
  let points = 0
  for (let index = 0; index < s.upgradeCount(seat); index++)
    points += s.book.points[s.upgrades[seat * DEVELOPMENT_CARDS + index]!]!
  return points
}

export function dreamPoints(s: State, seat: Seat): number {
  let points = 0
  const start = seat * DREAM_CARDS
  for (let index = 0; index < DREAM_CARDS && s.fulfilled[start + index] !== 0; index++)
    points += s.book.dreamPoints[s.fulfilled[start + index]!]!
  return points
}

const pointsOf = (s: State, seat: Seat): number =>
  ritualPoints(s, seat) + fortPoints(s, seat) + devouredPoints(s, seat) + upgradePoints(s, seat) + dreamPoints(s, seat)

export const totals = (s: State): number[] => listOf(s.seats(), seat => pointsOf(s, asSeat(seat)))

/** KK-D12: points, then those of Dreams, then those of the ritual; then victory is shared. */
function lead(s: State, seat: Seat, other: Seat): number {
  const points = pointsOf(s, seat) - pointsOf(s, other)
  if (points !== 0) return points
  const dreams = dreamPoints(s, seat) - dreamPoints(s, other)
  return dreams !== 0 ? dreams : ritualPoints(s, seat) - ritualPoints(s, other)
}

export function winners(s: State): SeatSet {
  let best = NO_SEATS
  let leader = asSeat(0)
  for (let index = 0; index < s.seats(); index++) {
    const seat = asSeat(index)
    const ahead = index === 0 ? 1 : lead(s, seat, leader)
    if (ahead > 0) {
      best = only(seat)
      leader = seat
    } else if (ahead === 0) best = (best | only(seat)) as SeatSet
  }
  return best
}

/** What the lines of a score sheet count; keys of the words. */
export const SHEET_ITEMS = ['ritual', 'fort', 'devoured', 'upgrade', 'dream'] as const
export type SheetItem = (typeof SHEET_ITEMS)[number]

interface CathedralLine extends SheetLine {
  readonly clause: CathedralClause
  readonly item: SheetItem
}

const cardName = (letter: 'R' | 'S', card: Card): string => `${letter}${String(card).padStart(2, '0')}`

function linesOf(s: State, seat: Seat): CathedralLine[] {
  const lines: CathedralLine[] = []
  const add = (item: SheetItem, points: number, cards: string): void => {
    if (points !== 0) lines.push({ clause: 'KK-11.2', item, points, cards })
  }
  for (let marker = 0; marker < MARKERS; marker++) {
    const step = s.ritual[seat * MARKERS + marker]!
    add('ritual', sealOf(s, step), String(step))
  }
  for (let area = 0; area < AREAS; area++)
    if (s.fortOwners[area] === seat + 1) add('fort', FORT_POINTS[s.forts[area]!]!, s.board().areas[area]?.id ?? '')
  add('devoured', devouredPoints(s, seat), String(s.devoured[seat]))
  for (let index = 0; index < s.upgradeCount(seat); index++) {
    const card = s.upgrades[seat * DEVELOPMENT_CARDS + index]! as Card
    add('upgrade', s.book.points[card]!, cardName('R', card))
  }
  for (let index = 0; index < DREAM_CARDS; index++) {
    const dream = s.fulfilled[seat * DREAM_CARDS + index]! as Card
    if (dream !== 0) add('dream', s.book.dreamPoints[dream]!, cardName('S', dream))
  }
  return lines
}

/** How every point stands now. */
export const sheet = (s: State): ScoreSheet => ({
  seats: listOf(s.seats(), seat => ({ lines: linesOf(s, asSeat(seat)), total: pointsOf(s, asSeat(seat)) })),
})
