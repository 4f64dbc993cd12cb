import type { Move, Redacted, Seat } from '@sennik/engine'

/** A decision for a bot: what its seat may know, and what it may do. */
export interface BotRequest {
  readonly game: string
  /** The card set, if it is not the one of the box. */
  readonly cards?: string | undefined
  readonly bot: string
  readonly view: Redacted<unknown>
  readonly seat: Seat
  readonly legal: readonly Move[]
  readonly seed: string
}

export type AskBot = (request: BotRequest) => Promise<Move>
