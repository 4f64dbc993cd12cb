/** Things that wait, by table: every table that waits is served once before any is served again. */
export class FairQueue<T> {
  private readonly lines = new Map<string, T[]>()
  private count = 0

  get size(): number {
    return this.count
  }

  add(table: string, thing: T): void {
    const line = this.lines.get(table)
    if (line === undefined) this.lines.set(table, [thing])
    else line.push(thing)
    this.count++
  }

  take(): T | undefined {
    const [first] = this.lines
    if (first === undefined) return undefined
    const [table, line] = first
    const thing = line.shift()!
    this.count--
    this.lines.delete(table)
    if (line.length > 0) this.lines.set(table, line)
    return thing
  }

  /** Takes out the one that is meant, if it waits there. */
  remove(table: string, isMeant: (thing: T) => boolean): T | undefined {
    const line = this.lines.get(table) ?? []
    const at = line.findIndex(isMeant)
    if (at < 0) return undefined
    const [thing] = line.splice(at, 1)
    if (line.length === 0) this.lines.delete(table)
    this.count--
    return thing
  }

  clear(): T[] {
    const things = [...this.lines.values()].flat()
    this.lines.clear()
    this.count = 0
    return things
  }
}
