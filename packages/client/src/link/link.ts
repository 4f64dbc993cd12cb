import type { ClientMessage, ServerMessage } from '@sennik/protocol'
import type { Accessor } from 'solid-js'

/** How the line to the house is. `lost`: trying again by itself; `closed`: for good. */
export type LineState = 'connecting' | 'open' | 'lost' | 'closed'

/**
 * A line to the house that keeps the table. The house may be a server or a worker on this device: both speak the protocol, so the
 * table does not know which. A line that was lost comes back by itself; whoever uses it then enters again with `since`.
 */
export interface TableLink {
  readonly state: Accessor<LineState>
  /** Hears everything the house says from now on, in order. */
  listen(hear: (message: ServerMessage) => void): void
  /** Said at once if the line is open; otherwise nothing is sent and the answer is `false`. */
  send(message: ClientMessage): boolean
  /** The text of the card set that this table is played with, where it is not the one of the box. */
  cards(table: string): Promise<string>
  close(): void
}
