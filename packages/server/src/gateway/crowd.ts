/** Counts who is here by some name, and keeps each name below a limit. */
export class Crowd {
  private readonly limit: number
  private readonly counts = new Map<string, number>()

  constructor(limit: number) {
    this.limit = limit
  }

  isFull(name: string): boolean {
    return (this.counts.get(name) ?? 0) >= this.limit
  }

  add(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
  }

  remove(name: string): void {
    const left = (this.counts.get(name) ?? 0) - 1
    if (left > 0) this.counts.set(name, left)
    else this.counts.delete(name)
  }
}
