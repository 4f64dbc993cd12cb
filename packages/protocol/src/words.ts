import { explainProblem, type Lang } from '@sennik/engine'
import type { Refusal } from './refusal.ts'
import { english } from './words.en.ts'
import { polish } from './words.pl.ts'

/** A sentence for every refusal: one that is missing does not compile. */
export type RefusalWords = {
  readonly [K in Exclude<Refusal['kind'], 'input'>]: (refusal: Extract<Refusal, { readonly kind: K }>) => string
}

const WORDS: { readonly [L in Lang]: RefusalWords } = { pl: polish, en: english }

export function explainRefusal(refusal: Refusal, lang: Lang): string {
  if (refusal.kind === 'input') return explainProblem(refusal.problem, lang)
  const say = WORDS[lang][refusal.kind] as (refusal: Refusal) => string
  return say(refusal)
}
