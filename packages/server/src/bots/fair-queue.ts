/** Who waits: a table, and the guest who opened it. */
export interface Waiting {
  readonly guest: string
  readonly table: string
}

/**
 * Things that wait. Guests come in turn, and so do the tables of each: whoever opens many tables has no more of what all wait for than whoever
 * opened one.
 */
export class FairQueue<T> {
  private readonly guests = new Map<string, Map<string, T[]>>()
  private count = 0

  get size(): number {
    return this.count
  }

  add({ guest, table }: Waiting, thing: T): void {
    const tables = this.guests.get(guest) ?? new Map<string, T[]>()
    this.guests.set(guest, tables)
    const line = tables.get(table)
    if (line === undefined) tables.set(table, [thing])
    else line.push(thing)
    this.count++
  }

  take(): T | undefined {
    for (const [guest, tables] of this.guests)
      for (const [table, line] of tables) {
        const thing = line.shift()!
        this.letOthers(guest, tables, table, line)
        return thing
      }
    return undefined
  }

  /** To the end of the row, both of them. */
  private letOthers(guest: string, tables: Map<string, T[]>, table: string, line: T[]): void {
    this.count--
    this.guests.delete(guest)
    tables.delete(table)
    if (line.length > 0) tables.set(table, line)
    if (tables.size > 0) this.guests.set(guest, tables)
  }

  /** The part that is due to one thing of a guest, beside all that wait: guests share evenly, and their things what is theirs. */
  shareOf(guest: string): number {
    const own = this.guests.get(guest)
    let things = 1
    for (const line of own?.values() ?? []) things += line.length
    const guests = own === undefined ? this.guests.size + 1 : this.guests.size
    return 1 / (guests * things)
  }

  /** Takes out the one that is meant, if it waits there. */
  remove({ guest, table }: Waiting, isMeant: (thing: T) => boolean): T | undefined {
    const tables = this.guests.get(guest)
    const line = tables?.get(table) ?? []
    const at = line.findIndex(isMeant)
    if (at < 0) return undefined
    const [thing] = line.splice(at, 1)
    if (line.length === 0) tables?.delete(table)
    if (tables?.size === 0) this.guests.delete(guest)
    this.count--
    return thing
  }

  clear(): T[] {
    const things = [...this.guests.values()].flatMap(tables => [...tables.values()].flat())
    this.guests.clear()
    this.count = 0
    return things
  }
}
