import type { DatabaseSync } from 'node:sqlite'

/** So many of the newest entries are kept in the order they came before they are filed. */
const MOST_UNFILED = 4096

/** Were there two by the same number, the primary key would refuse the second. */
const FILE_LATEST = `
  INSERT INTO entries SELECT match, n, entry FROM latest ORDER BY match, n;
  DELETE FROM latest;
`

/**
 * The logs of all tables. Filed by table and number, every entry of a busy moment would lie on another page of the disk, and each of these
 * pages would have to be written for it. So new entries are written one after the other, on pages they share, and filed many at a time.
 * The house alone has the file open, so it knows from memory which entries are taken. The caller holds the transaction.
 */
export class EntryLog {
  private readonly db: DatabaseSync
  private readonly add
  private readonly filed
  private readonly all
  private readonly latest
  /** How many entries are not filed yet, and the last one of every table that has some. */
  private unfiled = 0
  private readonly last = new Map<string, number>()

  constructor(db: DatabaseSync) {
    this.db = db
    this.add = db.prepare('INSERT INTO latest (match, n, entry) VALUES (?, ?, ?)')
    this.filed = db.prepare('SELECT max(n) AS last FROM entries WHERE match = ?')
    this.all = db.prepare('SELECT entry FROM log WHERE match = ? AND n >= ? ORDER BY n')
    this.latest = db.prepare('SELECT match, max(n) AS last, count(*) AS entries FROM latest GROUP BY match')
    this.recall()
  }

  append(match: string, n: number, entry: string): 'done' | 'taken' {
    const last = this.last.get(match) ?? Number(this.filed.get(match)?.last ?? 0)
    if (n <= last) return 'taken'
    this.add.run(match, n, entry)
    this.last.set(match, n)
    this.unfiled++
    return 'done'
  }

  read(match: string, from: number): string[] {
    return this.all.all(match, from).map(({ entry }) => String(entry))
  }

  /** Reads what is not filed: at the start, and when a transaction was rolled back. */
  recall(): void {
    this.unfiled = 0
    this.last.clear()
    for (const { match, last, entries } of this.latest.all()) {
      this.last.set(String(match), Number(last))
      this.unfiled += Number(entries)
    }
  }

  get isFilingDue(): boolean {
    return this.unfiled >= MOST_UNFILED
  }

  file(): void {
    this.db.exec(FILE_LATEST)
    this.unfiled = 0
    this.last.clear()
  }
}
