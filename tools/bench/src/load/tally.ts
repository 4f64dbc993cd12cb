/** What the loader counts while tables are played. */
export class Tally {
  moves = 0
  games = 0
  /** Milliseconds from sending a move until the other seat heard of it. */
  latencies: number[] = []
  /** Bytes each seat got for a move. */
  bytesOut: number[] = []

  /** What came before was warming up. */
  reset(): void {
    this.moves = 0
    this.games = 0
    this.latencies = []
    this.bytesOut = []
  }
}
