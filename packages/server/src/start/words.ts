import type { Lang } from '@sennik/engine'
import type { StartProblem } from './problem.ts'
import { english } from './words.en.ts'
import { polish } from './words.pl.ts'

export interface StartWords {
  readonly problems: {
    readonly [K in StartProblem['kind']]: (problem: Extract<StartProblem, { readonly kind: K }>) => string
  }
  open(address: string, others: readonly string[]): string
  /** How to keep a copy of it. */
  readonly backup: string
  readonly building: string
  readonly closing: string
}

export const startWords: { readonly [L in Lang]: StartWords } = { pl: polish, en: english }

export function explainStartProblem(problem: StartProblem, lang: Lang): string {
  const say = startWords[lang].problems[problem.kind] as (problem: StartProblem) => string
  return say(problem)
}
