import type { Chair, Opened } from './entries.ts'

/** A table at one moment: what was written before it need not be read again. */
export interface MatchSnapshot {
  readonly n: number
  readonly opened: Opened
  readonly chairs: readonly Chair[]
  readonly next: string | null
  readonly state: readonly number[] | undefined
  /** Words of the shuffle's stream already spent. */
  readonly used: number
  readonly commands: readonly (readonly [string, number])[]
  readonly askedSince: readonly number[]
  readonly lastOwn: readonly number[]
}
