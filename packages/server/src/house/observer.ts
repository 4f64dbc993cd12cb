import type { Entry } from '@sennik/match'
import type { Command, Refusal } from '@sennik/protocol'

export type Outcome = 'carriedOut' | 'refused'

/** Who counts and logs what the house does. Is told kinds and durations, never contents. */
export interface Observer {
  /** A command of a visitor has been answered. */
  answered(kind: Command['t'], outcome: Outcome): void
  committed(kind: Entry['kind'], milliseconds: number): void
  refused(kind: Refusal['kind']): void
  /** Something that should not happen. */
  failed(error: unknown, doing: string): void
}
