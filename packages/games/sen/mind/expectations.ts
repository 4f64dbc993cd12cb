import { asSeat, type Seat } from '@sennik/engine'
import { CARDS, DREAM_LANDS, ravensOn } from '../components.ts'
import type { State } from '../state.ts'

/*
 * What a seat expects of lands, by what it knows. The tables are means over some 30,000 rounds in which every seat played by `policy.ts`.
 */

/** The ravens on a land that its owner has seen and kept, by how many cards per seat were drawn since the deal. */
const KEPT_AFTER = Float64Array.of(
  ...[4.4, 3.4, 2.9, 2.6, 2.4, 2.2, 2.1, 1.9, 1.8, 1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4],
)

/** The ravens on a card nobody has seen: high cards are thrown away first, so the fewer cards are left, the better they are. */
const UNSEEN_WITH_PILE = Float64Array.from(
  { length: CARDS + 1 },
  (_, pile) => 5.2 - 0.6 * ((CARDS - pile) / CARDS) ** 2 - 1.5 / (1 + pile),
)

/** Cards drawn per seat since the deal: how long everyone has had to make their dream better. */
export const turnsPlayed = (s: State): number => {
  const seats = s.seats()
  return Math.trunc((CARDS - 1 - DREAM_LANDS * seats - s.pileSize()) / seats)
}

export function expectedAt(s: State, seat: Seat, owner: Seat, slot: number): number {
  const knownTo = s.knownTo(owner, slot)
  if (((knownTo >> seat) & 1) === 1) return ravensOn(s.landAt(owner, slot))
  return ((knownTo >> owner) & 1) === 1 ? KEPT_AFTER[turnsPlayed(s)]! : UNSEEN_WITH_PILE[s.pileSize()]!
}

export function expectedDream(s: State, seat: Seat, owner: Seat): number {
  const size = s.lands(owner)
  let sum = 0
  for (let slot = 0; slot < size; slot++) sum += expectedAt(s, seat, owner, slot)
  return sum
}

/** How many ravens fewer than the best rival a seat expects to have. */
export function expectedLead(s: State, seat: Seat): number {
  const seats = s.seats()
  let least = Number.POSITIVE_INFINITY
  for (let owner = 0; owner < seats; owner++)
    if (owner !== seat) least = Math.min(least, expectedDream(s, seat, asSeat(owner)))
  return least - expectedDream(s, seat, seat)
}

/** The land of one's own on which one expects the most ravens. */
export function worstSlot(s: State, seat: Seat): number {
  const size = s.lands(seat)
  let worst = 0
  let most = -1
  for (let slot = 0; slot < size; slot++) {
    const ravens = expectedAt(s, seat, seat, slot)
    if (ravens <= most) continue
    most = ravens
    worst = slot
  }
  return worst
}
