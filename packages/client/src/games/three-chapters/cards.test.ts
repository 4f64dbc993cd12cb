import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyGame, LANGS } from '@sennik/engine'
import { threeChapters } from '@sennik/games/three-chapters'
import { describe, expect, it } from 'vitest'
import { BACK, Cards, wordsIn } from './cards.ts'

const cards = Cards.of(threeChapters as unknown as AnyGame)

describe('what the cards say', () => {
  it('fifty cards, each with name, traits, abilities and where its parts are from, in both languages', () => {
    expect(cards.faces).toHaveLength(50)
    for (const lang of LANGS)
      for (const { face } of cards.faces) {
        const { title, text } = cards.describe(face, lang)
        expect(title).toMatch(/^\p{L}.+ \(\d+\)$/u)
        expect(text).toContain(wordsIn(lang).provenance('').split('–')[0]!.trim())
        expect(text).toMatch(/\.$/)
        expect(title + text).not.toMatch(/undefined|NaN/)
      }
  })

  it('each of the fifty has a picture of its own', () => {
    const paintings = readFileSync(join(import.meta.dirname, 'paintings.tsx'), 'utf8')
    for (const { en } of cards.deck.faces) expect(paintings).toMatch(new RegExp(`^  '?${en}'?: \\{$`, 'm'))
  })

  it('says what happens, from the data that runs', () => {
    expect(cards.describe('2', 'en').text).toContain('With “Three Bears” (37): 4 gems.')
    expect(cards.describe('2', 'pl').text).toContain('Z kartą „Trzy Misie” (37): 4 klejnoty.')
    expect(cards.describe('47', 'en').text).toContain('No ability.')
  })

  it('a back and tokens have their words, too', () => {
    for (const lang of LANGS)
      for (const face of [BACK, 'hearts', 'gems', 'stars']) {
        const { title, text } = cards.describe(face, lang)
        expect(title.length).toBeGreaterThan(2)
        expect(text).toMatch(/\.$/)
      }
  })

  it('counts in Polish: 1 karta, 2 karty, 5 kart; 1 punkt, 2 punkty, 5 punktów', () => {
    const { cards: count, story } = wordsIn('pl')
    expect([0, 1, 2, 5, 12, 22].map(count)).toEqual(['0 kart', '1 karta', '2 karty', '5 kart', '12 kart', '22 karty'])
    expect([1, 3, 20].map(story.points)).toEqual(['1 punkt', '3 punkty', '20 punktów'])
  })

  it('other cards bring other words', () => {
    const book = threeChapters.cards!
    const form = JSON.parse(book.set.text) as { cards: { value: number; pl: string; en: string }[] }
    form.cards[1]!.pl = 'Roszpunka'
    const other = Cards.of(book.with(book.read(JSON.stringify({ ...form, name: 'Moje' }))))
    expect(other.describe('2', 'pl').title).toBe('Roszpunka (2)')
    expect(cards.describe('2', 'pl').title).toBe('Złotowłosa (2)')
  })
})
