import { asSeat, type Rng, type Seat } from '@sennik/engine'
import { type Card, ravensOn } from '../components.ts'
import type { State } from '../state.ts'
import { turnsPlayed } from './expectations.ts'

/*
 * A rival keeps what is good: a land its owner has seen is the best of several cards that could lie there. How many more cards than one,
 * in hundredths, so that the means are those of KEPT_AFTER.
 */
const BETTER_AT_DEAL = 40
const BETTER_PER_TURN = 32
const MOST_BETTER = 600

/** Makes lands that rivals have seen and kept as good as they probably are. */
export function believeInKept(s: State, seat: Seat, rng: Rng): void {
  const pile = s.pileSize()
  if (pile === 0) return
  const better = Math.min(MOST_BETTER, BETTER_AT_DEAL + BETTER_PER_TURN * turnsPlayed(s))
  for (let index = 0; index < s.seats(); index++) {
    if (index === seat) continue
    const owner = asSeat(index)
    const size = s.lands(owner)
    for (let slot = 0; slot < size; slot++) {
      if (!s.knowsOwn(owner, slot) || s.knows(seat, owner, slot)) continue
      for (let left = better; left > 0; left -= 100)
        if (left >= 100 || rng.below(100) < left) takeBetter(s, owner, slot, rng.below(pile))
    }
  }
}

/** Of a land and a card in the draw pile, the one with fewer ravens lies in the dream. */
function takeBetter(s: State, owner: Seat, slot: number, at: number): void {
  const lies = s.landAt(owner, slot)
  const other = s.pile[at]! as Card
  if (ravensOn(other) >= ravensOn(lies)) return
  s.setLand(owner, slot, other, s.knownTo(owner, slot))
  s.pile[at] = lies
}
