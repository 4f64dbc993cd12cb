import type { StartProblem } from '../../start/problem.ts'
import type { Ledger } from './ledger.ts'

/** How a store is kept. */
export interface Keeping {
  /** What has been written lies in the file itself this much later at the latest; until then it is beside it. */
  readonly workedInAfterMs: number
  /** So many bytes a disk has left that is not as good as full. */
  readonly leastRoom: number
}

export interface ThreadSettings extends Keeping {
  readonly file: string
}

/** One operation: its name and arguments. */
export type Call = { readonly [K in keyof Ledger]: readonly [K, ...Parameters<Ledger[K]>] }[keyof Ledger]

/** A group of questions that is answered as a whole, a new file that everything is to be copied into, one that nobody wants any more, or that there is nothing more to come. */
export type ToThread = readonly Call[] | { readonly copyInto: string } | { readonly dropCopy: string } | 'close'

export type Outcome = readonly [ok: true, value: unknown] | readonly [ok: false, message: string]

/** Answers come in the order of the questions, so that they need no numbers. */
export type FromThread =
  | { readonly t: 'open' }
  | { readonly t: 'cannotOpen'; readonly problem: StartProblem }
  | { readonly t: 'answers'; readonly outcomes: readonly Outcome[]; readonly commit?: Commit }
  /** Something that nobody waits for could not be done; it is tried again later. */
  | { readonly t: 'notTidied'; readonly doing: string; readonly message: string }
  /** Without `trouble` it is there, whole. */
  | { readonly t: 'copied'; readonly to: string; readonly trouble?: string }

/** A group of writes that became durable together. */
export interface Commit {
  readonly writes: number
  readonly seconds: number
}

/** Who counts and logs what the store does. */
export interface StoreObserver {
  stored(commit: Commit): void
  /** Something failed that nobody waits for. Nothing is lost by it. */
  failed(error: Error): void
}
