import { type Audience, listOf, type Seat } from '@sennik/engine'
import type { Words } from './words.ts'

/** Names for seats that have none. */
export const seatNames = (words: Words, seats: number): string[] => listOf(seats, seat => words.seatName(seat + 1))

export const audienceOf = (names: readonly string[], you: Seat | undefined): Audience => ({
  you,
  name: seat => names[seat]!,
})
