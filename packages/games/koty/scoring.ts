import { listOf, type ScoreSheet, type Seat, type SeatSet, type SheetLine, seatsOf } from '@sennik/engine'
import type { KotyClause } from './clauses.ts'
import { LANDS, NO_CARD, symbolOf } from './components.ts'
import type { Cause } from './events.ts'
import { NINE_WORD } from './land-notation.ts'
import { NO_CARDS, type State, THREE_LANDS } from './state.ts'

export function causeOf(s: State): Cause {
  if (s.ending() === THREE_LANDS) return 'threeLands'
  return s.ending() === NO_CARDS ? 'noCards' : 'standstill'
}

/** KOT-22: what each dream is worth as it lies. */
export const dreamPoints = (s: State): number[] => listOf(s.seats(), seat => s.pointsIn(seat))

/** A figure of each seat or, with teams, of its team (KOT-T4). */
const together = (s: State, figure: (seat: number) => number): number[] =>
  listOf(s.seats(), seat => figure(seat) + (s.playsInTeams() ? figure(s.partnerOf(seat as Seat)) : 0))

export const totals = (s: State): number[] => together(s, seat => s.pointsIn(seat))

export const nineTotals = (s: State): number[] => together(s, seat => s.ninesIn(seat))

/** KOT-23, KOT-T4: most points; then most nines; then the win is shared. */
export function winners(s: State): SeatSet {
  const points = totals(s)
  const nines = nineTotals(s)
  const most = Math.max(...points)
  const mostNines = Math.max(...nines.filter((_, seat) => points[seat] === most))
  return points.reduce(
    (set, sum, seat) => (sum === most && nines[seat] === mostNines ? set | (1 << seat) : set),
    0,
  ) as SeatSet
}

export const winningSeats = (s: State): Seat[] => seatsOf(winners(s))

/** The kinds of lines of the score sheet. */
export type SheetItem = 'land1' | 'land2' | 'land3' | 'land4' | 'partner' | 'nines'

const LAND_ITEMS = ['land1', 'land2', 'land3', 'land4'] as const

interface KotyLine extends SheetLine {
  readonly clause: KotyClause
  readonly item: SheetItem
}

/** A land as it is counted: its nines, then what lies on them. Which cards the nines are makes no difference. */
function landCards(s: State, seat: number, land: number): string {
  const top = s.topOf(seat, land)
  return [...listOf(s.ninesOn(seat, land), () => NINE_WORD), ...(top === NO_CARD ? [] : [symbolOf(top)])].join(' ')
}

/** Dreams lie open, so they can be counted at any time. */
export function sheet(s: State): ScoreSheet {
  const points = totals(s)
  const nines = nineTotals(s)
  const most = Math.max(...points)
  // Without teams one seat alone may have the most; a team is always two seats.
  const isTied = points.filter(sum => sum === most).length > (s.playsInTeams() ? 2 : 1)
  const seats = listOf(s.seats(), seat => {
    const lines: KotyLine[] = listOf(LANDS, land => land)
      .filter(land => s.ninesOn(seat, land) > 0 || s.topOf(seat, land) !== NO_CARD)
      .map(land => ({
        clause: 'KOT-22',
        item: LAND_ITEMS[land]!,
        points: s.pointsOn(seat, land),
        cards: landCards(s, seat, land),
      }))
    if (s.playsInTeams())
      lines.push({ clause: 'KOT-T4', item: 'partner', points: s.pointsIn(s.partnerOf(seat as Seat)) })
    if (isTied && points[seat] === most)
      lines.push({
        clause: s.playsInTeams() ? 'KOT-T4' : 'KOT-23',
        item: 'nines',
        points: 0,
        cards: listOf(nines[seat]!, () => NINE_WORD).join(' '),
      })
    return { lines, total: points[seat]! }
  })
  return { seats }
}
