import { type AnyGame, LANGS } from '@sennik/engine'
import { CARD_WORDS, cathedral } from '@sennik/games/cathedral'
import { describe, expect, it } from 'vitest'
import { BACK, Cards, CONFLICT_BACK, faceOfConflict, faceOfDevelopment, faceOfDream, wordsIn } from './cards.ts'

const cards = Cards.of(cathedral as unknown as AnyGame)

describe('what the cards say', () => {
  it('every card, reward, step and piece has its page, and says where it is from, in both languages', () => {
    expect(cards.faces).toHaveLength(5 + 1 + 96 + 46 + 32 + 8 + 13 + 17 + 13)
    expect(cards.faces.reduce((sum, { count }) => sum + count, 0)).toBe(4 * 6 + 96 + 46 + 32 + 8)
    for (const lang of LANGS) {
      const sources = Object.values(CARD_WORDS[lang].sources).map(source => source.slice(1))
      for (const { face } of cards.faces) {
        const { title, text } = cards.describe(face, lang)
        expect(title.length).toBeGreaterThan(2)
        expect(sources.some(source => text.endsWith(`${source}.`))).toBe(true)
        expect(title + text).not.toMatch(/undefined|NaN|\[object/)
        expect(cards.shown(face).is).not.toBe('back')
      }
    }
  })

  it('a page belongs to its face', () => {
    for (const { face } of cards.faces)
      if (/^[KT]\d\d$/.test(face)) expect(cards.describe(face, 'en').title).toContain(face)
    const { development, dreams } = cards.book.faces
    // By its name, not by the number that card sets know it by.
    for (const card of [...development, ...dreams])
      for (const lang of LANGS) expect(cards.describe(card.id, lang).title).toBe(card[lang])
    expect(cards.describe('A1', 'pl').title).toContain('Wzmocnienie')
    expect(cards.describe('N3', 'pl').title).toContain('Pojedynek')
    expect(cards.describe('N3a', 'pl')).toEqual(cards.describe('N3', 'pl'))
    expect(cards.describe('Z17', 'en').title).toContain('17')
  })

  it('backs and pieces of wood have their words, too', () => {
    for (const lang of LANGS)
      for (const face of ['back', 'back-S', 'back-K', 'back-N', 'u0', 'u4', 'w3', 'f2']) {
        const { title, text } = cards.describe(face, lang)
        expect(title.length).toBeGreaterThan(3)
        expect(text).toMatch(/\.$/)
      }
    expect(cards.describe('u4', 'pl').title).toBe('Cień')
  })

  it('other cards bring other words, and say that they are printed ones; the rest stays ours', () => {
    const book = cathedral.cards!
    const dream = {
      id: 'S10',
      pl: 'Otwarte Dłonie',
      en: 'Open Hands',
      when: 'any',
      cost: 'discard 2',
      points: 2,
      pieces: 0,
    }
    const set = book.read(JSON.stringify({ game: 'cathedral', name: 'Moje', dreams: [dream] }))
    const other = Cards.of(book.with(set))
    expect(other.describe('S10', 'pl').title).toContain('Otwarte Dłonie')
    expect(other.describe('S10', 'pl').text).toContain('rzepisana z drukowanej karty')
    expect(other.describe('S11', 'pl')).toEqual(cards.describe('S11', 'pl'))
    expect(cards.describe('S10', 'pl').title).toContain('Puste Dłonie')
  })

  it('cards of a view become faces; what is not known shows its back', () => {
    expect([faceOfDevelopment(7), faceOfDevelopment(97), faceOfDevelopment(null)]).toEqual(['R07', 'basic', BACK])
    expect([faceOfDream(12), faceOfDream(null)]).toEqual(['S12', 'back-S'])
    expect([faceOfConflict(32), faceOfConflict(0)]).toEqual(['K32', CONFLICT_BACK])
  })

  it('counts in Polish: 1 obrażenie, 2 obrażenia, 5 obrażeń', () => {
    const { hits, laid, units } = wordsIn('pl').scene
    expect([1, 2, 5].map(hits)).toEqual(['1 obrażenie', '2 obrażenia', '5 obrażeń'])
    expect([1, 3, 7].map(laid)).toEqual(['1 zakryta karta', '3 zakryte karty', '7 zakrytych kart'])
    expect([1, 4, 0].map(units)).toEqual(['1 jednostka', '4 jednostki', '0 jednostek'])
  })
})
