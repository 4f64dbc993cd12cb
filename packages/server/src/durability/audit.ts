import type { Entry } from '@sennik/match'
import type { ToldLedger } from './acknowledged.ts'

/** The log of one match as the file has it. */
export interface Row {
  readonly n: number
  readonly text: string
}
export type Logs = ReadonlyMap<string, readonly Row[]>

/** Everything that is wrong with the logs, given what players were told. Empty: nothing was lost. */
export function audit(logs: Logs, told: ToldLedger): string[] {
  const faults = [...told.contradictions]
  for (const [match, rows] of logs) faults.push(...faultsIn(rows).map(fault => `${match}: ${fault}`))
  for (const [match, n] of told.heard)
    if ((logs.get(match)?.length ?? 0) < n) faults.push(`${match}: entry ${n} was told and is not there`)
  for (const { match, n, id, move } of told.acknowledged) {
    const entry = entryOf(logs.get(match)?.[n - 1])
    const written = entry && ('id' in entry ? entry.id : undefined)
    if (written !== id) faults.push(`${match}: entry ${n} should be command ${id} and is ${written ?? 'none'}`)
    else if (move !== undefined && (entry?.kind !== 'moved' || entry.move !== move))
      faults.push(`${match}: entry ${n} is not the move ${move}`)
  }
  return faults
}

/** Gaps, half entries, and commands that were carried out twice. */
function faultsIn(rows: readonly Row[]): string[] {
  const faults: string[] = []
  const entryOfCommand = new Map<string, number>()
  for (const [index, row] of rows.entries()) {
    if (row.n !== index + 1) faults.push(`entry ${index + 1} is missing, ${row.n} follows`)
    const entry = entryOf(row)
    if (entry === undefined) faults.push(`entry ${row.n} is half: ${row.text.slice(0, 40)}`)
    const id = entry && 'id' in entry ? entry.id : undefined
    if (id === undefined) continue
    const before = entryOfCommand.get(id)
    if (before !== undefined) faults.push(`command ${id} was carried out twice: entries ${before} and ${row.n}`)
    entryOfCommand.set(id, row.n)
  }
  return faults
}

function entryOf(row: Row | undefined): Entry | undefined {
  try {
    return row && (JSON.parse(row.text) as Entry)
  } catch {
    return undefined
  }
}
