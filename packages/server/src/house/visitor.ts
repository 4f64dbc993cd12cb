import type { Command, Guest } from '@sennik/protocol'
import type { WireText } from './wire.ts'

/** Somebody the house knows by a device key. */
export interface KnownGuest extends Guest {
  readonly id: string
}

/** Somebody at a socket: hears what one viewer of one table may hear. */
export interface Visitor {
  /** Undefined: watches without a name. */
  readonly guest: KnownGuest | undefined
  hear(text: WireText): void
}

/** A visitor who has entered a table. */
export interface Visit {
  /** Answers through `hear`: an update, `done`, `because` or `refused`. Never throws for what the visitor did. */
  command(command: Command): Promise<void>
  /** The socket is gone. */
  end(): void
}
