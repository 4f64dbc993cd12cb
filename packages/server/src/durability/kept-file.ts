import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Logs, Row } from './audit.ts'

/** Everything the file of a house says about its matches. */
export interface KeptFile {
  readonly integrity: string
  readonly logs: Logs
  /** As they are kept. */
  readonly snapshots: ReadonlyMap<string, string>
}

const FILE = 'sennik.sqlite'

/** Reads a copy: to open the file itself would do the recovery that the house has to do. Undefined: there is no file yet. */
export function readKeptFile(data: string): KeptFile | undefined {
  if (!existsSync(join(data, FILE))) return undefined
  const copy = mkdtempSync(join(tmpdir(), 'sennik-copy-'))
  try {
    for (const end of ['', '-wal'])
      if (existsSync(join(data, FILE + end))) cpSync(join(data, FILE + end), join(copy, FILE + end))
    return read(join(copy, FILE))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function read(file: string): KeptFile {
  const db = new DatabaseSync(file)
  try {
    const integrity = String(db.prepare('PRAGMA integrity_check').get()?.integrity_check)
    const isNew = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'log'").get() === undefined
    if (isNew) return { integrity, logs: new Map(), snapshots: new Map() }
    const logs = new Map<string, Row[]>()
    for (const { match, n, entry } of db.prepare('SELECT match, n, entry FROM log ORDER BY match, n').iterate()) {
      const rows = logs.get(String(match)) ?? []
      rows.push({ n: Number(n), text: String(entry) })
      logs.set(String(match), rows)
    }
    const saved = db.prepare('SELECT match, data FROM snapshots').all()
    const snapshots = new Map(saved.map(({ match, data }) => [String(match), String(data)]))
    return { integrity, logs, snapshots }
  } finally {
    db.close()
  }
}
