import type { StartProblem } from '../../start/problem.ts'
import type { Ledger } from './ledger.ts'

/** One operation: its name and arguments. */
export type Call = { readonly [K in keyof Ledger]: readonly [K, ...Parameters<Ledger[K]>] }[keyof Ledger]

/** A group of questions that is answered as a whole, or that there is nothing more to come. */
export type ToThread = readonly Call[] | 'close'

export type Outcome = readonly [ok: true, value: unknown] | readonly [ok: false, message: string]

/** Answers come in the order of the questions, so that they need no numbers. */
export type FromThread =
  | { readonly t: 'open' }
  | { readonly t: 'cannotOpen'; readonly problem: StartProblem | undefined; readonly message: string }
  | { readonly t: 'answers'; readonly outcomes: readonly Outcome[]; readonly commit?: Commit }
  | { readonly t: 'notFiled'; readonly message: string }

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
