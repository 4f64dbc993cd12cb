/** A table as lists need it, kept up to date in the same transaction as the log. */
export interface TableIndex {
  readonly game: string
  readonly access: 'open' | 'private'
  readonly phase: 'waiting' | 'playing' | 'over'
  /** Seats that wait for somebody. */
  readonly free: number
  /** Guests who have a seat. */
  readonly guests: readonly string[]
  readonly openedAt: number
  readonly changedAt: number
  /** What a list shows of it, as JSON. Holds nothing that not everybody may know. */
  readonly line: string
}

export interface GuestRow {
  readonly id: string
  /** SHA-256 of the device key: the key itself is kept nowhere. */
  readonly keyHash: string
  readonly name: string
  readonly avatar: string
}

export interface Snapshot {
  /** Made after this entry. */
  readonly n: number
  readonly data: string
}

/**
 * Where tables are kept. The log is the only truth: entries are added and never changed, `(match, n)` is the primary key, so two
 * writers cannot both be first. Everything else can be made again from it. SQLite here; PostgreSQL can stand behind the same words.
 */
export interface Store {
  /** Durable once it resolves. Entries have no gaps: one that is not the next is refused. `taken`: somebody else wrote this entry, or opened a table by the same command; nothing was written. */
  append(match: string, n: number, entry: string, index?: TableIndex, openedBy?: string): Promise<'done' | 'taken'>
  /** Entries from `from` on, in order. Entries count from 1. */
  read(match: string, from: number): Promise<readonly string[]>
  /** Changes what lists show without a new entry: once a move has ended a game. */
  saveIndex(match: string, index: TableIndex): Promise<void>
  /** The table that was opened by this command, if any. */
  openedBy(command: string): Promise<string | undefined>

  saveSnapshot(match: string, snapshot: Snapshot): Promise<void>
  lastSnapshot(match: string): Promise<Snapshot | undefined>
  /** Forgets it: nobody can go on from it. */
  dropSnapshot(match: string): Promise<void>

  /**
   * Lines of open tables at which somebody waits, opened at or after `since`, newest first, at most `limit`; of each guest only the newest
   * `perGuest`.
   */
  waiting(game: string | undefined, since: number, limit: number, perGuest: number): Promise<readonly string[]>
  /** Ids of tables where this guest has a seat, changed at or after `since`, latest change first, at most `limit`. */
  tablesOf(guest: string, since: number, limit: number): Promise<readonly string[]>
  /** The same, of those that wait or are being played. */
  unfinishedOf(guest: string, since: number, limit: number): Promise<readonly string[]>

  addGuest(guest: GuestRow): Promise<void>
  guestByKey(keyHash: string): Promise<GuestRow | undefined>
  changeGuest(id: string, name: string, avatar: string): Promise<void>

  /** Resolves when the store has written something: for `/healthz`. A store that can only be read is of no use to a house. */
  ping(): Promise<void>
  /** Waits for what is being written. */
  close(): Promise<void>
}
