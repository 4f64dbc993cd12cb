import { describe, expect, test } from 'vitest'
import { english } from './en.ts'
import { polish } from './pl.ts'

/** Every sentence, with its place; functions are called with what they may meet. */
function sentences(words: object, path: string, found: Map<string, string>): Map<string, string> {
  for (const [key, value] of Object.entries(words)) {
    const place = `${path}.${key}`
    if (typeof value === 'string') found.set(place, value)
    else if (typeof value === 'function') found.set(place, String((value as (...given: unknown[]) => unknown)(5, 5)))
    else sentences(value as object, place, found)
  }
  return found
}

const pl = sentences(polish, '', new Map())
const en = sentences(english, '', new Map())

test('both languages have the same sentences, none of them empty', () => {
  expect([...pl.keys()]).toEqual([...en.keys()])
  for (const [place, sentence] of [...pl, ...en]) expect(sentence.trim(), place).not.toBe('')
})

/** Names and terms that both languages share. */
const SHARED = new Set(['.common.bot', '.home.title', '.newTable.seatKinds.bot'])

test('nothing was left untranslated', () => {
  const same = [...pl].filter(([place, sentence]) => en.get(place) === sentence && !SHARED.has(place))
  expect(same).toEqual([])
})

test('Polish does not guess whether the reader is a man or a woman', () => {
  for (const [place, sentence] of pl) expect(sentence, place).not.toMatch(/ł[eao]ś\b|(?<!\p{L})jesteś \p{L}+[ya]\b/iu)
})

describe('Polish counts', () => {
  test.each([
    [1, '1 minuta'],
    [2, '2 minuty'],
    [5, '5 minut'],
    [12, '12 minut'],
    [22, '22 minuty'],
    [25, '25 minut'],
    [112, '112 minut'],
  ])('%i: %s', (count, expected) => expect(polish.home.minutes(count)).toBe(expected))

  test.each([
    [1, 'Nauka w 1 minutę', 'Learn in 1 minute'],
    [2, 'Nauka w 2 minuty', 'Learn in 2 minutes'],
    [5, 'Nauka w 5 minut', 'Learn in 5 minutes'],
    [22, 'Nauka w 22 minuty', 'Learn in 22 minutes'],
  ])('%i: %s', (count, pl, en) => {
    expect(polish.home.learn(count)).toBe(pl)
    expect(english.home.learn(count)).toBe(en)
  })

  test.each([
    [1, '1 bot', '1 wolne miejsce', '1 zmiana'],
    [3, '3 boty', '3 wolne miejsca', '3 zmiany'],
    [5, '5 botów', '5 wolnych miejsc', '5 zmian'],
  ])('%i: %s, %s, %s', (count, bots, seats, changes) => {
    expect(polish.home.bots(count)).toBe(bots)
    expect(polish.home.freeSeats(count)).toBe(seats)
    expect(polish.newTable.changed(count)).toBe(changes)
  })
})
