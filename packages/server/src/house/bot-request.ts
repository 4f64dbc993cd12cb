import type { Move, Redacted, Seat } from '@sennik/engine'

/** A decision for a bot: what its seat may know, and what it may do. */
export interface BotRequest {
  /** Who asks: guests share the bots, and then the tables they opened. */
  readonly guest: string
  readonly table: string
  readonly game: string
  /** The card set, if it is not the one of the box. */
  readonly cards?: string | undefined
  readonly bot: string
  readonly view: Redacted<unknown>
  readonly seat: Seat
  readonly legal: readonly Move[]
  /** The part of the usual time that the bot may think. */
  readonly pause: number
  readonly seed: string
}

/** Rejects when the signal says that nobody waits for the answer any more. */
export type AskBot = (request: BotRequest, signal: AbortSignal) => Promise<Move>
