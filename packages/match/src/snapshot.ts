import { hashText } from '@sennik/engine'
import type { Chair, Opened } from './entries.ts'

/** A table at one moment: what was written before it need not be read again. */
export interface MatchSnapshot {
  readonly n: number
  readonly opened: Opened
  readonly chairs: readonly Chair[]
  readonly next: string | null
  readonly state: readonly number[] | undefined
  /** Words of the shuffle's stream already spent. */
  readonly used: number
  readonly commands: readonly (readonly [string, number])[]
  readonly askedSince: readonly number[]
  readonly lastOwn: readonly number[]
}

/** There is a snapshot, and the table cannot go on from it: it has to be computed from its log. */
export class UnusableSnapshot extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'UnusableSnapshot'
  }
}

/** Of what follows, and of how it is written: another build that writes snapshots otherwise raises the number. */
const HEAD = /^sennik-snapshot 1 ([\da-f]{16})\n/

/** A snapshot as it is kept: a line that says what is below, and the hash of it for this table. */
export function writeSnapshot(table: string, snapshot: MatchSnapshot): string {
  const body = JSON.stringify(snapshot)
  return `sennik-snapshot 1 ${hashFor(table, body)}\n${body}`
}

/** Reads what `writeSnapshot` wrote for this table. Throws `UnusableSnapshot` for everything else. */
export function readSnapshot(table: string, text: string): MatchSnapshot {
  const [head, hash] = HEAD.exec(text) ?? []
  if (head === undefined) throw new UnusableSnapshot('it is not written as this house writes them')
  const body = text.slice(head.length)
  if (hash !== hashFor(table, body)) throw new UnusableSnapshot('its hash is not that of its contents at this table')
  return JSON.parse(body) as MatchSnapshot
}

const hashFor = (table: string, body: string): string => hashText(`${table}\n${body}`)
