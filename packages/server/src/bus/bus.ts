/** News of one table for the other nodes that show it. */
export interface TableNews {
  readonly match: string
  readonly n: number
  readonly entry: string
}

/**
 * Tells the other nodes what was written. News may be lost, doubled or late: the log is the truth, and whoever sees a gap reads it
 * there. In one process this is a list of listeners; NATS can stand behind the same words.
 */
export interface Bus {
  publish(news: TableNews): void
  /** Hears news of one table that other nodes published. Returns how to stop. */
  subscribe(match: string, hear: (news: TableNews) => void): () => void
  close(): Promise<void>
}
