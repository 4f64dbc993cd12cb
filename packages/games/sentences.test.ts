import { type AnyGame, LANGS, type Lang } from '@sennik/engine'
import { notForPeople, sentencesOf } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { games } from './index.ts'

/** One game of the Cathedral says more than twenty of any other. */
const GAMES: { readonly [id: string]: number } = { cathedral: 5 }
const MOST_GAMES = 30

/** Where a card is known from may be an address, or a day. */
const withoutAddresses = (meaning: string): string => meaning.replaceAll(/\S+[./]\S+|\d{4}-\d\d(-\d\d)?/g, '…')

/** Rules, options and cards as the pages and the terminal show them. */
const printed = ({ clauses, options, cards, words }: AnyGame, lang: Lang): string[] => [
  words[lang].title,
  words[lang].about,
  ...Object.values(words[lang].topics),
  ...Object.values(words[lang].notation).map(withoutAddresses),
  ...clauses.chapters.map(chapter => chapter.title[lang]),
  ...Object.values(clauses.text).map(clause => clause[lang]),
  ...Object.values(options.specs).map(({ label }) => label[lang]),
  ...(cards?.pages(lang) ?? []).flatMap(({ lines, provenance }) => [...lines, provenance]),
]

describe.each(games.flatMap(game => LANGS.map(lang => [game.rules.id, lang, game] as const)))(
  '%s in %s',
  (id, lang, game) => {
    const sentences = [...sentencesOf(game, lang, GAMES[id] ?? MOST_GAMES), ...printed(game, lang)]

    test('whole games are told without a gap, and in the words of people', () => {
      expect(sentences.length).toBeGreaterThan(100)
      expect(notForPeople(sentences, lang).slice(0, 5)).toEqual([])
    })

    test('every clause is a sentence, and no two are alike', () => {
      const clauses = Object.values(game.clauses.text).map(clause => clause[lang])
      expect(new Set(clauses).size).toBe(clauses.length)
      for (const clause of clauses) expect(clause).toMatch(/^[\p{Lu}„“\d].*[.!?]$/u)
    })
  },
)
