import type { Redacted, Viewer } from '@sennik/engine'
import { diff, type Update } from '@sennik/protocol'

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

/** The whole view when the cards were dealt by this entry, then what changed. */
export function changeOf(
  before: Redacted<unknown> | undefined,
  after: Redacted<unknown> | undefined,
): Pick<Update, 'view' | 'patch'> {
  if (after === undefined) return {}
  return before === undefined ? { view: after } : { patch: diff(before, after) }
}
