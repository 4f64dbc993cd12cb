import type { Text } from './lang.ts'

/** The stable name of one rule, such as `SEN-7`. */
export type ClauseId = string

/** Where a rule comes from: the rulebook says it, it is a public fact about the box, or we settled what the book leaves open. */
export type Source = 'book' | 'fact' | 'ruling'

export interface Clause extends Text {
  readonly source: readonly Source[]
}

export interface Chapter<Id extends ClauseId = ClauseId> {
  readonly title: Text
  readonly clauses: { readonly [I in Id]: Clause }
}

/** A game's rules in sentences, in rulebook order. The rules page, refusals, score sheets and test names all use them. */
export interface Clauses<Id extends ClauseId = ClauseId> {
  readonly chapters: readonly Chapter[]
  readonly text: { readonly [I in Id]: Clause }
}

export const chapter = <const Id extends ClauseId>(
  title: Text,
  clauses: { readonly [I in Id]: Clause },
): Chapter<Id> => ({ title, clauses })

/** The ids of some chapters. */
export type IdsOf<C extends Chapter> = C extends { readonly clauses: infer Named } ? keyof Named & string : never

export function defineClauses<const C extends readonly Chapter[]>(chapters: C): Clauses<IdsOf<C[number]>> {
  const text = Object.assign({}, ...chapters.map(part => part.clauses)) as Clauses<IdsOf<C[number]>>['text']
  return { chapters, text }
}
