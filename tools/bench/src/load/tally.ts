/** What the loader counts while tables are played. */
export class Tally {
  moves = 0
  /** Milliseconds from sending a move until the other seat heard of it. */
  readonly latencies: number[] = []
  /** Bytes each seat got for a move. */
  readonly bytes: number[] = []
}
