import type { Redacted, Seat } from '@sennik/engine'
import { bitOf } from '../state.ts'
import type { View } from '../view.ts'

/** Of a hundred lands, how many a novice no longer remembers once the round is under way. */
const FORGOTTEN = 15
const HASH = 0x9e3779b1

/**
 * What a novice still knows (SEN-M1): some lands it has looked at are unknown to it again. Which ones hangs on the land alone, so what is
 * forgotten stays forgotten. With the memory aid the table remembers.
 */
export function forgetful(seen: Redacted<View>, seat: Seat): Redacted<View> {
  if (seen.agreed.options.memoryAid || seen.stack?.step === 'opening') return seen
  const isForgotten = (owner: number, slot: number): boolean => {
    const card = seen.dreams[owner]![slot] ?? null
    if (card === null) return false
    const mixed = Math.imul(Math.imul(Math.imul(seen.counts.round, HASH) ^ (owner * 64 + slot), HASH) ^ card, HASH)
    return (mixed >>> 8) % 100 < FORGOTTEN
  }
  return {
    ...seen,
    dreams: seen.dreams.map((dream, owner) => dream.map((card, slot) => (isForgotten(owner, slot) ? null : card))),
    seenBy: seen.seenBy.map((dream, owner) =>
      dream.map((bits, slot) => (isForgotten(owner, slot) ? bits & ~bitOf(seat) : bits)),
    ),
  }
}
