import type { Redacted, Viewer } from '@sennik/engine'

/** Views after entry `n`. */
export interface Shown {
  readonly n: number
  readonly viewers: readonly Viewer[]
  readonly views: readonly (Redacted<unknown> | undefined)[]
}

/** As many tables as a house plays at the same moment; those at rest need not hold their views. */
const MOST = 512

const shown = new Map<object, Shown>()

/** What was shown last at a table, if it was played lately. */
export const lastShown = (match: object): Shown | undefined => shown.get(match)

export function rememberShown(match: object, views: Shown): void {
  shown.delete(match)
  shown.set(match, views)
  if (shown.size > MOST) shown.delete(shown.keys().next().value!)
}
