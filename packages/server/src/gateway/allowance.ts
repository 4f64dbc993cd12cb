/**
 * A bucket that fills by `perSecond` and holds twice as much: short bursts are borne, a steady flood is not. `now` is of a clock that
 * nobody can set (`performance.now`).
 */
export class Allowance {
  private readonly perSecond: number
  private left: number
  private at: number

  constructor(perSecond: number, now: number) {
    this.perSecond = perSecond
    this.left = 2 * perSecond
    this.at = now
  }

  /** Takes one if there is one; otherwise says in how many seconds there will be. */
  take(now: number): { readonly wait: number } | undefined {
    this.left = Math.min(2 * this.perSecond, this.left + ((now - this.at) / 1000) * this.perSecond)
    this.at = now
    if (this.left < 1) return { wait: Math.max(1, Math.ceil((1 - this.left) / this.perSecond)) }
    this.left -= 1
    return undefined
  }
}
