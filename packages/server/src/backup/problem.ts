/** Why no backup was made, as data: the sentence is made where a person reads it. */
export type BackupProblem =
  /** There is no file of a house in this folder. */
  | { readonly kind: 'noHouse'; readonly data: string }
  /** A house has the file open and cannot be asked. */
  | { readonly kind: 'held'; readonly file: string }
  /** With the code of the system. */
  | { readonly kind: 'cannotWrite'; readonly file: string; readonly code: string }
  /** What was copied did not stand the test. */
  | { readonly kind: 'notWhole'; readonly file: string }

export class CannotBackUp extends Error {
  readonly problem: BackupProblem

  constructor(problem: BackupProblem) {
    super(JSON.stringify(problem))
    this.name = 'CannotBackUp'
    this.problem = problem
  }
}

/** A backup that was made, and what is in it. */
export interface Backup {
  readonly file: string
  readonly bytes: number
  readonly tables: number
  /** Whether a house was running, which then made it. */
  readonly by: 'running' | 'closed'
}
