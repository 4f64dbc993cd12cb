import { signs, table } from './plain.ts'

const { dreams, sizes, counts, totals } = table
const { RAVENS, NINE, ROW, SEAT, CALLED } = signs
const NO_ONE = -1
const FLAT_SCORE = 50

/** SEN-16 to SEN-18 for dreams of any size, with SEN-V1 and SEN-V2 if they are played. */
export function countWithVariants(
  seats: number,
  ended: number,
  penalty: number,
  played: { readonly notSoScary: boolean; readonly goForBroke: boolean },
): void {
  const bold = played.goForBroke ? aloneWithOnlyNines(seats) : NO_ONE
  if (bold !== NO_ONE) {
    for (let seat = 0; seat < seats; seat++) if (seat !== bold) totals[seat]! += FLAT_SCORE
    return
  }
  for (let seat = 0; seat < seats; seat++) counts[seat] = ravensIn(seat)
  const brave = played.notSoScary ? aloneWithMostNines(seats) : NO_ONE
  if (brave !== NO_ONE) counts[brave]! -= 9 * ninesIn(brave)
  let lowest = counts[0]!
  for (let seat = 0; seat < seats; seat++) {
    const count = counts[seat]!
    lowest = Math.min(lowest, count)
    totals[seat]! += count
  }
  const ender = ended & SEAT
  if ((ended & CALLED) !== 0 && counts[ender]! > lowest) totals[ender]! += penalty
}

function ravensIn(seat: number): number {
  let ravens = 0
  for (let cell = seat * ROW, end = cell + sizes[seat]!; cell < end; cell++) ravens += dreams[cell]! & RAVENS
  return ravens
}

function ninesIn(seat: number): number {
  let nines = 0
  for (let cell = seat * ROW, end = cell + sizes[seat]!; cell < end; cell++) if (dreams[cell] === NINE) nines++
  return nines
}

function aloneWithOnlyNines(seats: number): number {
  let found = NO_ONE
  for (let seat = 0; seat < seats; seat++) {
    if (ninesIn(seat) !== sizes[seat]) continue
    if (found !== NO_ONE) return NO_ONE
    found = seat
  }
  return found
}

function aloneWithMostNines(seats: number): number {
  let found = NO_ONE
  let most = 0
  for (let seat = 0; seat < seats; seat++) {
    const nines = ninesIn(seat)
    if (nines > most) {
      most = nines
      found = seat
    } else if (nines === most) found = NO_ONE
  }
  return found
}
