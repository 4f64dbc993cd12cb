/** A number measured over and over: its mean and how sure it is. */
export class Measured {
  private count = 0
  private sum = 0
  private squares = 0

  add(value: number): void {
    this.count++
    this.sum += value
    this.squares += value * value
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count
  }

  /** The deviation of the mean. */
  get error(): number {
    const variance = Math.max(0, this.squares / Math.max(1, this.count) - this.mean ** 2)
    return Math.sqrt(variance / Math.max(1, this.count))
  }
}
