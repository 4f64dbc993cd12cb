import type { DatabaseSync } from 'node:sqlite'

/** So many of the newest entries are kept in the order they came before they are filed. */
const MOST_UNFILED = 4096

/** As a group is written down. */
type NumberedEntry = readonly [match: string, n: number, entry: string]

/** The newest entries of a table. */
interface Unfiled {
  last: number
  readonly entries: string[]
}

/**
 * The logs of all tables. Filed by table, every entry of a busy moment would lie on another page of the disk, and each of these pages would have to be
 * written for it. So the entries of a group are written in one piece (`latest`), and filed many groups at a time: all that a table has gathered then becomes
 * one chapter. What is not filed is also in memory: the house alone has the file open. The caller holds the transaction, and writes down the group before its end.
 */
export class EntryLog {
  private readonly db: DatabaseSync
  private readonly addLatest
  private readonly allLatest
  private readonly addChapter
  private readonly lastFiled
  private readonly chapters
  private readonly unfiled = new Map<string, Unfiled>()
  private unfiledEntries = 0
  private filingDueAt = MOST_UNFILED
  private group: NumberedEntry[] = []

  constructor(db: DatabaseSync) {
    this.db = db
    this.addLatest = db.prepare('INSERT INTO latest (entries) VALUES (?)')
    this.allLatest = db.prepare('SELECT entries FROM latest ORDER BY at')
    this.addChapter = db.prepare('INSERT INTO chapters VALUES (?, ?, ?)')
    this.lastFiled = db.prepare('SELECT max(last) AS last FROM chapters WHERE match = ?')
    this.chapters = db.prepare('SELECT last, entries FROM chapters WHERE match = ? AND last >= ? ORDER BY last')
    this.recall()
  }

  append(match: string, n: number, entry: string): 'done' | 'taken' {
    const last = this.unfiled.get(match)?.last ?? this.lastFiledOf(match)
    if (n <= last) return 'taken'
    if (n !== last + 1) throw new Error(`entry ${last + 1} comes before entry ${n}`)
    this.group.push([match, n, entry])
    this.remember(match, n, entry)
    return 'done'
  }

  writeGroup(): void {
    if (this.group.length === 0) return
    this.addLatest.run(JSON.stringify(this.group))
    this.group = []
  }

  /** Entries from `from` on. */
  read(match: string, from: number): string[] {
    const read = this.chapters
      .all(match, from)
      .flatMap(({ last, entries }) => entriesFrom(from, Number(last), JSON.parse(String(entries)) as string[]))
    const unfiled = this.unfiled.get(match)
    return unfiled === undefined ? read : [...read, ...entriesFrom(from, unfiled.last, unfiled.entries)]
  }

  /** Reads what is not filed: at the start, and when a transaction was rolled back. */
  recall(): void {
    this.unfiled.clear()
    this.unfiledEntries = 0
    this.group = []
    for (const { entries } of this.allLatest.iterate())
      for (const [match, n, entry] of JSON.parse(String(entries)) as NumberedEntry[]) this.remember(match, n, entry)
  }

  get isFilingDue(): boolean {
    return this.unfiledEntries >= this.filingDueAt
  }

  putOffFiling(): void {
    this.filingDueAt = this.unfiledEntries + MOST_UNFILED
  }

  file(): void {
    for (const [match, { last, entries }] of this.unfiled) this.addChapter.run(match, last, JSON.stringify(entries))
    this.db.exec('DELETE FROM latest')
    this.unfiled.clear()
    this.unfiledEntries = 0
    this.filingDueAt = MOST_UNFILED
  }

  private lastFiledOf(match: string): number {
    return Number(this.lastFiled.get(match)?.last ?? 0)
  }

  private remember(match: string, n: number, entry: string): void {
    const unfiled = this.unfiled.get(match)
    if (unfiled === undefined) this.unfiled.set(match, { last: n, entries: [entry] })
    else {
      unfiled.last = n
      unfiled.entries.push(entry)
    }
    this.unfiledEntries++
  }
}

/** Those of a row of entries that are numbered `from` and higher. */
const entriesFrom = (from: number, last: number, entries: readonly string[]): readonly string[] =>
  entries.slice(Math.max(0, from - 1 - (last - entries.length)))
