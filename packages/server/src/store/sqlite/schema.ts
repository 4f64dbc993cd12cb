import type { DatabaseSync } from 'node:sqlite'
import { CannotStart } from '../../start/problem.ts'

/** "Senn": says that a file is ours. */
const APPLICATION_ID = 0x53_65_6e_6e

/** Each step leads from one version of the file to the next and is never changed once released: new ones are added below. */
const STEPS: readonly string[] = [
  `
  CREATE TABLE entries (
    match TEXT NOT NULL,
    n INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (match, n)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE opened (
    command TEXT PRIMARY KEY,
    match TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE snapshots (
    match TEXT PRIMARY KEY,
    n INTEGER NOT NULL,
    data TEXT NOT NULL
  ) STRICT;

  CREATE TABLE tables (
    match TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    access TEXT NOT NULL,
    phase TEXT NOT NULL,
    free INTEGER NOT NULL,
    opened_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    line TEXT NOT NULL
  ) STRICT;
  CREATE INDEX tables_waiting ON tables (opened_at) WHERE access = 'open' AND phase = 'waiting' AND free > 0;

  CREATE TABLE seated (
    guest TEXT NOT NULL,
    match TEXT NOT NULL,
    PRIMARY KEY (guest, match)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seated_match ON seated (match);

  CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    key_hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    avatar TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE latest (
    at INTEGER PRIMARY KEY,
    match TEXT NOT NULL,
    n INTEGER NOT NULL,
    entry TEXT NOT NULL
  ) STRICT;

  CREATE VIEW log AS
    SELECT match, n, entry FROM entries
    UNION ALL
    SELECT match, n, entry FROM latest;
  `,
  `
  CREATE TABLE chapters (
    match TEXT NOT NULL,
    last INTEGER NOT NULL,
    entries TEXT NOT NULL,
    PRIMARY KEY (match, last)
  ) STRICT;
  INSERT INTO chapters SELECT match, max(n), json_group_array(entry ORDER BY n) FROM entries GROUP BY match;

  CREATE TABLE groups (
    at INTEGER PRIMARY KEY,
    entries TEXT NOT NULL
  ) STRICT;
  INSERT INTO groups SELECT at, json_array(json_array(match, n, entry)) FROM latest;

  DROP VIEW log;
  DROP TABLE entries;
  DROP TABLE latest;
  ALTER TABLE groups RENAME TO latest;
  CREATE VIEW log AS
    SELECT match, last - json_array_length(entries) + 1 + key AS n, value AS entry FROM chapters, json_each(entries)
    UNION ALL
    SELECT value ->> 0, value ->> 1, value ->> 2 FROM latest, json_each(entries);
  `,
]

/** Writes what is there already: whoever can do that can write. */
export const TOUCH = `PRAGMA user_version = ${STEPS.length}`

function numberOf(db: DatabaseSync, pragma: string): number {
  return Number(db.prepare(`PRAGMA ${pragma}`).get()?.[pragma])
}

/** Refuses a file that is not ours, not whole, or of a newer house. Changes nothing. */
export function refuseStrange(db: DatabaseSync, file: string): void {
  const version = numberOf(db, 'user_version')
  const isOurs = numberOf(db, 'application_id') === APPLICATION_ID
  const isEmpty = db.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined
  if (!isOurs && !isEmpty) throw new CannotStart({ kind: 'storeForeign', file })
  if (version > STEPS.length) throw new CannotStart({ kind: 'storeNewer', file, version, known: STEPS.length })
  if (isOurs && db.prepare('PRAGMA quick_check(1)').get()?.quick_check !== 'ok') {
    throw new CannotStart({ kind: 'storeCorrupt', file })
  }
}

/** Brings the file to this version of the house. */
export function updateSchema(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE')
  db.exec(`PRAGMA application_id = ${APPLICATION_ID}`)
  for (const step of STEPS.slice(numberOf(db, 'user_version'))) db.exec(step)
  db.exec(TOUCH)
  db.exec('COMMIT')
}
