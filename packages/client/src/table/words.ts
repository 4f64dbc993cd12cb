import type { Lang } from '@sennik/engine'
import { lang } from '../settings/language.ts'
import { english, type TableWords } from './words.en.ts'
import { polish } from './words.pl.ts'

const WORDS: { readonly [L in Lang]: TableWords } = { pl: polish, en: english }

/** The table in the language of the reader; read inside JSX it follows every change. */
export const tableWords = (): TableWords => WORDS[lang()]
