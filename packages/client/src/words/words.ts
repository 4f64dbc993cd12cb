import type { Lang } from '@sennik/engine'
import { lang } from '../settings/language.ts'
import { english, type Words } from './en.ts'
import { polish } from './pl.ts'

const WORDS: { readonly [L in Lang]: Words } = { pl: polish, en: english }

/** The shell in the language of the reader; read inside JSX it follows every change. */
export const words = (): Words => WORDS[lang()]
