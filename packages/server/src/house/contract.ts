import type { ClientMessage, NewTable, QuickPlay, TableInfo, TableLine } from '@sennik/protocol'
import type { KnownGuest, Visit, Visitor } from './visitor.ts'

export type Enter = Extract<ClientMessage, { readonly t: 'enter' }>

/** What the edge (HTTP and sockets) may ask of the house. Throws `Refused` or `BadInput` for what cannot be done. */
export interface HouseContract {
  open(guest: KnownGuest, wanted: NewTable): Promise<string>
  quickPlay(guest: KnownGuest, wanted: QuickPlay): Promise<string>
  waiting(game: string | undefined): Promise<readonly TableLine[]>
  tablesOf(guest: KnownGuest): Promise<readonly TableLine[]>
  table(id: string): Promise<TableInfo>
  /** The card set of a table that is not played with that of the box. */
  cards(id: string): Promise<string>
  /** The text of a finished game's record. */
  record(id: string): Promise<string>
  /** Says `welcome` to the visitor, then everything that happens. */
  enter(visitor: Visitor, message: Enter): Promise<Visit>
  /** Tables in memory, and visitors: for metrics. */
  readonly size: { readonly tables: number; readonly visitors: number }
  /** Takes no more commands, waits for those under way, saves snapshots. */
  drain(): Promise<void>
}
