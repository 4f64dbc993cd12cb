import type { Lang } from '@sennik/engine'
import { english, type Words } from './words.en.ts'
import { polish } from './words.pl.ts'

export type { Words } from './words.en.ts'

export const words: { readonly [L in Lang]: Words } = { pl: polish, en: english }
