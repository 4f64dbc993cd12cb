declare const brand: unique symbol

/** A number that may not be mistaken for another: a seat cannot index a land. Costs nothing at run time. */
export type Int<Name extends string> = number & { readonly [brand]: Name }

/** A place at the table, counted from 0. People read and write it from 1. */
export type Seat = Int<'Seat'>

/** A bit per seat. */
export type SeatSet = Int<'SeatSet'>

/** 5 bits of kind, then three 8-bit arguments; see `moveCodec`. */
export type Move = Int<'Move'>

/** Who looks: a seat, or someone beside the table who may see only what everybody sees. */
export type Viewer = Seat | 'spectator'

export const NO_SEATS = 0 as SeatSet

export const asSeat = (index: number): Seat => index as Seat

export const only = (seat: Seat): SeatSet => (1 << seat) as SeatSet

export const everySeat = (seats: number): SeatSet => ((1 << seats) - 1) as SeatSet

export const includes = (set: SeatSet, seat: Seat): boolean => ((set >> seat) & 1) === 1

export const without = (set: SeatSet, seat: Seat): SeatSet => (set & ~(1 << seat)) as SeatSet

/** The lowest seat of a set that is not empty. */
export const firstOf = (set: SeatSet): Seat => (31 - Math.clz32(set & -set)) as Seat

/** The seats of a set in order: for views, words and tests, not for hot paths. */
export function seatsOf(set: SeatSet): Seat[] {
  const seats: Seat[] = []
  for (let rest = set; rest !== 0; rest = without(rest, firstOf(rest))) seats.push(firstOf(rest))
  return seats
}

/** The seat to the left of this one: play goes clockwise. */
export const leftOf = (seat: Seat, seats: number): Seat => (seat + 1 === seats ? 0 : seat + 1) as Seat
