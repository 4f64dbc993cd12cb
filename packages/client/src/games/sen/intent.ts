import type { Seat } from '@sennik/engine'
import type { SenMove, StepName } from '@sennik/games/sen'

/*
 * What somebody means who touches a thing. The table then says whether it may be done: a meaning that is not among the choices is
 * answered with the rule that forbids it.
 */

const AT_ANY_LAND: ReadonlySet<StepName> = new Set(['peek'])
const TO_SWAP: ReadonlySet<StepName> = new Set(['swap', 'swap-with'])
const TO_POINT: ReadonlySet<StepName> = new Set(['claim', 'claim-with', 'claim-number'])

export function meantByLand(step: StepName | undefined, you: Seat | undefined, owner: Seat, slot: number): SenMove {
  if (step !== undefined && TO_SWAP.has(step)) return { kind: 'pick', owner, slot }
  if (owner !== you || (step !== undefined && AT_ANY_LAND.has(step))) return { kind: 'look', owner, slot }
  if (step === 'opening') return { kind: 'peek', slot }
  if (step !== undefined && TO_POINT.has(step)) return { kind: 'point', slot }
  return { kind: 'place', slot }
}

/** With a card in the hand the discard pile is where it may go; otherwise something to take from. */
export const meantByDiscard = (step: StepName | undefined): SenMove =>
  step === 'drawn' || step === 'exchange' ? { kind: 'discard' } : { kind: 'take' }

/** Looking is done by pressing, so that holding goes on looking. */
export const isLook = (form: SenMove): boolean => form.kind === 'look' || form.kind === 'peek'
