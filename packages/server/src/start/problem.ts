import type { Text } from '@sennik/engine'

/** Why a house cannot be started, as data: the sentence is made where a person reads it. */
export type StartProblem =
  | { readonly kind: 'setting'; readonly name: string; readonly given: string; readonly allowed: Text }
  | { readonly kind: 'portTaken'; readonly port: number }
  | { readonly kind: 'portForbidden'; readonly port: number }
  | { readonly kind: 'hostUnknown'; readonly host: string }
  | { readonly kind: 'storeNewer'; readonly file: string; readonly version: number; readonly known: number }
  | { readonly kind: 'storeCorrupt'; readonly file: string }
  | { readonly kind: 'storeForeign'; readonly file: string }
  | { readonly kind: 'storeInUse'; readonly file: string }
  | { readonly kind: 'storeNotWritable'; readonly file: string }
  | { readonly kind: 'storeFull'; readonly file: string }
  | { readonly kind: 'storeDisk'; readonly file: string }
  | { readonly kind: 'storeFailed'; readonly file: string; readonly reason: string }
  | { readonly kind: 'pagesNotBuilt'; readonly reason: string }

export class CannotStart extends Error {
  readonly problem: StartProblem

  constructor(problem: StartProblem) {
    super(JSON.stringify(problem))
    this.name = 'CannotStart'
    this.problem = problem
  }
}
