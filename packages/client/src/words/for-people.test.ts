import { globSync } from 'node:fs'
import { LANGS, type Lang, type Text } from '@sennik/engine'
import { notForPeople } from '@sennik/engine/testing'
import { GAME_IDS } from '@sennik/games/shelf'
import { describe, expect, test } from 'vitest'
import type { Script } from '../tutorial/script.ts'

/** Everything the page says: the words of every screen, of the table and of each game. */
const SOURCES = `${import.meta.dirname}/..`
const filesIn = (lang: Lang): string[] =>
  globSync(
    ['**/words.LANG.ts', 'words/LANG.ts'].map(file => file.replace('LANG', lang)),
    { cwd: SOURCES },
  ).toSorted()

/** Names of bots, which are the same in both languages. */
const NAMES = new Set(['bots'])

/** Every sentence under some words; what may stand in one is a name that is also a number. */
function sentencesIn(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') return sentencesIn((words as (...given: unknown[]) => unknown)('5', '5', '5', '5'))
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, value]) => (NAMES.has(key) ? [] : sentencesIn(value)))
}

describe.each(LANGS)('in %s', lang => {
  const files = filesIn(lang)

  test('there are words of every screen and every game', () => {
    expect(files.length).toBeGreaterThanOrEqual(11)
  })

  test.each(files)('%s: no notation, id or other language reaches a sentence meant for people', async file => {
    const sentences = sentencesIn(await import(`${SOURCES}/${file}`))
    expect(sentences.length).toBeGreaterThan(5)
    expect(notForPeople(sentences, lang)).toEqual([])
  })

  test.each(GAME_IDS)('neither does any reach the lesson of %s', async id => {
    const { steps } = (await import(`../games/${id}/lesson.ts`)).lesson as Script
    expect(
      notForPeople(
        steps.map(({ text }: { readonly text: Text }) => text[lang]),
        lang,
      ),
    ).toEqual([])
  })
})
