import { LANGS } from '@sennik/engine'
import { games } from '@sennik/games'
import { expect, test } from 'vitest'
import { english } from './words.en.ts'
import { polish } from './words.pl.ts'

/** As many letters of a name as one hears in passing. */
const HEARD = 4

test.each(LANGS)('%s: no bot is called almost like a card', lang => {
  const cards = games.flatMap(({ cards }) => (cards?.pages(lang) ?? []).map(({ name }) => name)).join(' ')
  const { bots } = { pl: polish, en: english }[lang]
  expect(bots.filter(name => new RegExp(`(?<!\\p{L})${name.slice(0, HEARD)}`, 'iu').test(cards))).toEqual([])
})
