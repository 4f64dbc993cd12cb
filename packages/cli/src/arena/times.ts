/** So many steps of length double a time: the 99th percentile is right within a tenth. */
const STEPS = 8
const PERCENTILE = 0.99

/** How often decisions took how long, in a few numbers: they are kept for every game. */
export interface Times {
  /** Milliseconds in all. */
  readonly sum: number
  /** A length and how many were that long, a length and how many … */
  readonly lengths: readonly number[]
}

/** A clock's figures of many decisions, those of one game or of all. */
export class Stopwatch {
  private sum = 0
  private readonly counts = new Map<number, number>()

  add(milliseconds: number): void {
    this.sum += milliseconds
    this.count(Math.max(0, Math.floor(STEPS * Math.log2(milliseconds * 1000))), 1)
  }

  addAll({ sum, lengths }: Times): void {
    this.sum += sum
    for (let index = 0; index < lengths.length; index += 2) this.count(lengths[index]!, lengths[index + 1]!)
  }

  get times(): Times {
    return { sum: Math.round(this.sum * 1000) / 1000, lengths: [...this.counts].flat() }
  }

  get decisions(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0)
  }

  /** Seconds; 0 if nothing was decided. */
  get mean(): number {
    return this.sum / 1000 / Math.max(1, this.decisions)
  }

  /** Seconds that all but one in a hundred stay below. */
  get p99(): number {
    let left = Math.ceil(this.decisions * PERCENTILE)
    for (const [length, count] of [...this.counts].toSorted(([one], [other]) => one - other)) {
      left -= count
      if (left <= 0) return 2 ** ((length + 1) / STEPS) / 1e6
    }
    return 0
  }

  private count(length: number, times: number): void {
    this.counts.set(length, (this.counts.get(length) ?? 0) + times)
  }
}
