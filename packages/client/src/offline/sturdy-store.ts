import { type LogStore, MemoryStore } from './log-store.ts'

/**
 * Keeps logs in a store that may fail: storage is full, forbidden or was taken away. From then on everything is remembered in memory
 * alone, and the games that were touched before go on without a gap.
 */
export class SturdyStore implements LogStore {
  private readonly durable: LogStore
  private readonly memory = new MemoryStore()
  private readonly onTrouble: () => void
  private isForgetful = false

  /** `onTrouble` is told once that from now on nothing is saved. */
  constructor(durable: LogStore, onTrouble: () => void) {
    this.durable = durable
    this.onTrouble = onTrouble
  }

  async append(table: string, n: number, entry: string): Promise<'written' | 'taken'> {
    if (!this.isForgetful) {
      const written = await this.tried(() => this.durable.append(table, n, entry))
      if (written === 'taken') {
        await this.memory.remove(table)
        return 'taken'
      }
    }
    return this.memory.append(table, n, entry)
  }

  async read(table: string): Promise<readonly string[]> {
    if (this.isForgetful) {
      const remembered = await this.memory.read(table)
      if (remembered.length > 0) return remembered
    }
    const log = (await this.tried(() => this.durable.read(table))) ?? (await this.memory.read(table))
    await this.memory.remove(table)
    for (const [index, entry] of log.entries()) await this.memory.append(table, index + 1, entry)
    return log
  }

  async tables(): Promise<readonly string[]> {
    const kept = (await this.tried(() => this.durable.tables())) ?? []
    return [...new Set([...kept, ...(await this.memory.tables())])]
  }

  async remove(table: string): Promise<void> {
    await this.memory.remove(table)
    await this.tried(() => this.durable.remove(table))
  }

  private async tried<T>(job: () => Promise<T>): Promise<T | undefined> {
    try {
      return await job()
    } catch {
      if (!this.isForgetful) this.onTrouble()
      this.isForgetful = true
      return undefined
    }
  }
}
