import type { Lang } from '@sennik/engine'
import { lang } from '../settings/language.ts'
import { english, type Words } from './words.en.ts'
import { polish } from './words.pl.ts'

const WORDS: { readonly [L in Lang]: Words } = { pl: polish, en: english }

export const tutorialWords = (): Words => WORDS[lang()]
