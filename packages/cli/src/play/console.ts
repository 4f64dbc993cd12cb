import type { Move } from '@sennik/engine'

interface Choice {
  readonly move: Move
  readonly label: string
  readonly notation: string
  /** What one types for it, as `keysOf` reads it: its notation, with what is printed on the table in the place of other numbers. */
  readonly typed: string
}

/** Something that happened, in a sentence. */
export interface LogLine {
  readonly text: string
  /** Whether it happened since this person last decided. */
  readonly isNews: boolean
}

/** Everything a person needs to decide. */
export interface Question {
  readonly board: readonly string[]
  /** What happened lately, oldest first. */
  readonly log: readonly LogLine[]
  readonly prompt: string
  readonly choices: readonly Choice[]
  /** Every kind of move of the game, in its order. */
  readonly kinds: readonly string[]
  readonly mayUndo: boolean
}

export type Answer =
  | { readonly type: 'move'; readonly move: Move }
  /** A move in notation, still to be read. */
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'why'; readonly text: string }
  | { readonly type: 'undo' }
  | { readonly type: 'hint' }
  | { readonly type: 'rules' }
  | { readonly type: 'quit' }

/** How a game is shown to people and how they are asked. Everything fails with `Interrupted` on Ctrl-C. */
export interface Console {
  ask(question: Question): Promise<Answer>
  /** Says what has just happened. */
  tell(lines: readonly string[]): void
  /** Shows something worth a pause; `before` led to it and may have been told already. */
  show(lines: readonly string[], before?: readonly string[]): Promise<void>
  /** Shows something only for a moment. */
  glimpse(lines: readonly string[]): Promise<void>
  /** Sees to it that only the next person looks. */
  handOver(name: string): Promise<void>
  /** Where to keep the record, if the person wants to. */
  offerToSave(suggested: string): Promise<string | undefined>
  /** Gives the terminal back. */
  close(): void
}
