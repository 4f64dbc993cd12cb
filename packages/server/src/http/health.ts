/** So long an answer holds: it costs a write, and anybody may ask. */
const HOLDS_MS = 1000

/** Whether the store writes. However many ask, it is tried once at a time, and not again at once. */
export class Health {
  private readonly tryIt: () => Promise<void>
  private readonly onTrouble: (error: unknown) => void
  private answer: Promise<boolean> | undefined
  private until = 0

  constructor(tryIt: () => Promise<void>, onTrouble: (error: unknown) => void) {
    this.tryIt = tryIt
    this.onTrouble = onTrouble
  }

  isWell(): Promise<boolean> {
    if (this.answer === undefined || performance.now() >= this.until) this.answer = this.ask()
    return this.answer
  }

  private async ask(): Promise<boolean> {
    this.until = Number.POSITIVE_INFINITY
    try {
      await this.tryIt()
      return true
    } catch (error) {
      this.onTrouble(error)
      return false
    } finally {
      this.until = performance.now() + HOLDS_MS
    }
  }
}
