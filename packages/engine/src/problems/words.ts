import { entryFor } from '../dispatch.ts'
import type { Lang } from '../lang.ts'
import type { Problem } from './problem.ts'
import { problemsEnglish } from './words.en.ts'
import { problemsPolish } from './words.pl.ts'

/** A sentence for every kind of problem, which says what was wrong and what is allowed: one that is missing does not compile. */
export type ProblemWords = {
  readonly [K in Problem['kind']]: (problem: Extract<Problem, { readonly kind: K }>) => string
}

export type Explain = (problem: Problem) => string

const WORDS: { readonly [L in Lang]: ProblemWords } = { pl: problemsPolish, en: problemsEnglish }

export const explainProblem = (problem: Problem, lang: Lang): string =>
  entryFor<Explain>(WORDS[lang], problem.kind)(problem)
