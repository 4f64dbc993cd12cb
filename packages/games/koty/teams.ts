import { asSeat, listOf, type Redacted, type Seat } from '@sennik/engine'
import type { View } from './view.ts'

/** KOT-T1: everybody with the one who sits opposite. */
export function teams({ agreed: { seats, options } }: Redacted<View>): readonly (readonly Seat[])[] {
  const half = seats / 2
  return options.teams ? listOf(half, seat => [asSeat(seat), asSeat(seat + half)]) : []
}
