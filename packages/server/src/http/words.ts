import type { Lang } from '@sennik/engine'
import { english } from './words.en.ts'
import { polish } from './words.pl.ts'

/** What each route is for, by its name in the list of routes. */
export interface RouteWords {
  readonly introduce: string
  readonly me: string
  readonly changeMe: string
  readonly myTables: string
  readonly openTable: string
  readonly quickPlay: string
  readonly waiting: string
  readonly table: string
  readonly cards: string
  readonly record: string
}

export interface ApiWords extends RouteWords {
  readonly title: string
  readonly intro: string
  readonly live: string
  readonly query: string
  readonly body: string
  readonly answer: string
  readonly clientSays: string
  readonly houseSays: string
  readonly refusals: string
  readonly forGuests: string
  readonly machine: string
  readonly otherLanguage: string
}

export const apiWords: { readonly [L in Lang]: ApiWords } = { pl: polish, en: english }
