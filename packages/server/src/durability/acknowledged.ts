/** A command that the house said it carried out. */
export interface Acknowledged {
  readonly match: string
  readonly n: number
  readonly id: string
  /** In the notation of people, if it was a move. */
  readonly move: string | undefined
}

/** What players were told. Kept by them, not by the house: it survives every kill. */
export class ToldLedger {
  /** By command. */
  private readonly commands = new Map<string, Acknowledged>()
  /** The newest entry anybody has heard of, by match. */
  private readonly newest = new Map<string, number>()
  /** Answers that contradict an earlier one. */
  readonly contradictions: string[] = []

  acknowledge(told: Acknowledged): void {
    this.hear(told.match, told.n)
    const before = this.commands.get(told.id)
    if (before === undefined) this.commands.set(told.id, told)
    else if (before.n !== told.n)
      this.contradictions.push(`command ${told.id} was entry ${before.n} first and ${told.n} then`)
  }

  hear(match: string, n: number): void {
    this.newest.set(match, Math.max(n, this.newest.get(match) ?? 0))
  }

  get acknowledged(): readonly Acknowledged[] {
    return [...this.commands.values()]
  }

  get count(): number {
    return this.commands.size
  }

  get heard(): ReadonlyMap<string, number> {
    return this.newest
  }
}
