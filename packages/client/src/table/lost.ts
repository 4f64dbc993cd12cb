import type { Refusal } from '@sennik/protocol'

const LOST: ReadonlySet<Refusal['kind'] | undefined> = new Set<Refusal['kind']>(['noSuchTable', 'expired', 'endless'])

/** Whether loading the page again cannot bring the table back. One of later rules waits for a newer page, one of earlier rules for nothing. */
export function isLost(refusal: Refusal | undefined): boolean {
  if (refusal?.kind !== 'input' || refusal.problem.kind !== 'recordRules') return LOST.has(refusal?.kind)
  return refusal.problem.given < refusal.problem.known
}
