import type { Entry } from '@sennik/match'
import type { Refusal } from '@sennik/protocol'

/** Who counts and logs what the house does. Is told kinds and durations, never contents. */
export interface Observer {
  committed(kind: Entry['kind'], milliseconds: number): void
  refused(kind: Refusal['kind']): void
  /** Something that should not happen. */
  failed(error: unknown, doing: string): void
}
