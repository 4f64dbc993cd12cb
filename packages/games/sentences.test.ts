import { type AnyGame, LANGS, type Lang } from '@sennik/engine'
import { notForPeople, sentencesOf } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { games } from './index.ts'

/** What comes up at all in random games of the Cathedral has come up by then. */
const GAMES: { readonly [id: string]: number } = { cathedral: 31 }
const MOST_GAMES = 40

/** What random games hardly ever come to. */
const RARE: { readonly [id: string]: readonly { readonly type: string; readonly [part: string]: unknown }[] } = {
  sen: [{ type: 'ranOut' }],
  koty: [
    { type: 'gameEnded', cause: 'standstill', seat: 0, dreams: [9, 8], teams: false, totals: [9, 8], winners: [0] },
  ],
  cathedral: [
    { type: 'restored', seat: 0 },
    { type: 'paidLimbo', seat: 0, count: 3 },
    { type: 'arrived', how: 'recall', side: 0, area: 0 },
  ],
}

/** What is spelled alike in both languages, or is a name: the only words of a game that may stand in its sentences in both. */
const ALIKE: { readonly [id: string]: string } = {
  sen: 'a do to Sen POBUDKA',
  koty: 'a do go on same to joker partner Koty',
  'cat-lady': 'a do go ten to program AEG bodoge chittalk davidmun epaul expandyourgame Cat Lady Jazz Luna Pablo Zeus',
  'three-chapters': 'a do one to program Baba Cheshire Dumpty Gepetto Humpty Pan Troll Tweedledee Tweedledum',
  cathedral: 'a do go on same to module limbo limit symbol Legion',
}
/** Names of people at the table, of spaces and chapters. */
const ALWAYS_ALIKE = 'Ala Bartek Celina Darek Ewa Filip A B C D I II III'

/** Where a card is known from may be an address, or a day. */
const withoutAddresses = (meaning: string): string =>
  meaning.replaceAll(/[^\s(]+[./][^\s),]+|\S+\/|\([\da-f]{7}\)|\d{4}-\d\d(-\d\d)?/g, '…')

/** Cards are listed with the id they are written by: `R01`, “mouse”. */
const withoutId = (said: string): string => said.replace(/(?<=^|\s)[A-Z]\d\d(?=\s|$)|„[^”]*”|“[^”]*”/, '…')

/** Rules, options and cards as the pages and the terminal show them. */
const printed = ({ clauses, options, cards, words }: AnyGame, lang: Lang): string[] => [
  words[lang].title,
  words[lang].about,
  ...Object.values(words[lang].topics),
  ...Object.values(words[lang].notation).map(withoutAddresses),
  ...clauses.chapters.map(chapter => chapter.title[lang]),
  ...Object.values(clauses.text).map(clause => clause[lang]),
  ...Object.values(options.specs).map(({ label }) => label[lang]),
  ...Object.values(options.specs).flatMap(spec =>
    'names' in spec ? Object.values(spec.names ?? {}).map(name => name[lang]) : [],
  ),
  ...(cards?.pages(lang) ?? []).flatMap(({ name, lines, provenance }) => [
    withoutId(name),
    ...lines,
    withoutId(withoutAddresses(provenance)),
  ]),
]

const told = (game: AnyGame, lang: Lang): readonly string[] => [
  ...sentencesOf(game, lang, GAMES[game.rules.id] ?? MOST_GAMES),
  ...(RARE[game.rules.id] ?? []).map(event =>
    game.words[lang].event(game.rules.tell(event, 'spectator'), { you: undefined, name: () => 'Ala' }),
  ),
  ...printed(game, lang),
]

const wordsIn = (sentences: readonly string[]): Set<string> =>
  new Set(sentences.flatMap(sentence => sentence.match(/\p{L}+/gu) ?? []))

describe.each(games.map(game => [game.rules.id, game] as const))('%s', (id, game) => {
  const sentences = { pl: told(game, 'pl'), en: told(game, 'en') }

  test.each(LANGS)('whole games are told without a gap, and in the words of people, in %s', lang => {
    expect(sentences[lang].length).toBeGreaterThan(100)
    expect(notForPeople(sentences[lang], lang).slice(0, 5)).toEqual([])
  })

  test('no word of one language, and no id, stands in a sentence of the other', () => {
    const alike = new Set(`${ALWAYS_ALIKE} ${ALIKE[id]}`.toLowerCase().split(' '))
    const english = wordsIn(sentences.en)
    expect([...wordsIn(sentences.pl)].filter(word => english.has(word) && !alike.has(word.toLowerCase()))).toEqual([])
  })

  test.each(LANGS)('every clause is a sentence, and no two are alike, in %s', lang => {
    const clauses = Object.values(game.clauses.text).map(clause => clause[lang])
    expect(new Set(clauses).size).toBe(clauses.length)
    for (const clause of clauses) expect(clause).toMatch(/^[\p{Lu}„“\d].*[.!?]$/u)
  })
})
