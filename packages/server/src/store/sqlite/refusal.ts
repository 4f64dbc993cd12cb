import { CannotStart, type StartProblem } from '../../start/problem.ts'

type Kind = Extract<StartProblem, { readonly kind: `store${string}` }>['kind']

/** https://www.sqlite.org/rescode.html; the low byte is the kind of error. */
const REFUSALS: Readonly<Record<number, Exclude<Kind, 'storeNewer' | 'storeFailed'>>> = {
  // The file is ours and has not the tables that its version has.
  1: 'storeCorrupt',
  5: 'storeInUse',
  6: 'storeInUse',
  8: 'storeNotWritable',
  10: 'storeDisk',
  11: 'storeCorrupt',
  13: 'storeFull',
  14: 'storeNotWritable',
  26: 'storeCorrupt',
}

export const sqliteCodeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0

/** Why the file of a house cannot be used, whatever was thrown: nobody who starts a house is shown a stack for it. */
export function refusalOf(error: unknown, file: string): CannotStart {
  if (error instanceof CannotStart) return error
  // What was written as JSON and is none any more.
  if (error instanceof SyntaxError) return new CannotStart({ kind: 'storeCorrupt', file })
  const kind = REFUSALS[sqliteCodeOf(error)]
  if (kind !== undefined) return new CannotStart({ kind, file })
  return new CannotStart({ kind: 'storeFailed', file, reason: error instanceof Error ? error.message : String(error) })
}
