/** Where a device keeps the logs of its tables: text by table and number, only ever added to. */
export interface LogStore {
  /** Entry `n` of a table, durable once this resolves. `taken`: there is such an entry already, another writer was faster. */
  append(table: string, n: number, entry: string): Promise<'written' | 'taken'>
  /** The whole log; empty for a table that is not there. */
  read(table: string): Promise<readonly string[]>
  tables(): Promise<readonly string[]>
  remove(table: string): Promise<void>
}

/** Lasts as long as the page. */
export class MemoryStore implements LogStore {
  private readonly logs = new Map<string, string[]>()

  async append(table: string, n: number, entry: string): Promise<'written' | 'taken'> {
    const log = this.logs.get(table) ?? []
    if (log.length !== n - 1) return 'taken'
    log.push(entry)
    this.logs.set(table, log)
    return 'written'
  }

  async read(table: string): Promise<readonly string[]> {
    return [...(this.logs.get(table) ?? [])]
  }

  async tables(): Promise<readonly string[]> {
    return [...this.logs.keys()]
  }

  async remove(table: string): Promise<void> {
    this.logs.delete(table)
  }
}
