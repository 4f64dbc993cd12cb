import { LANGS } from '@sennik/engine'
import { describe, expect, it } from 'vitest'
import { BACK, describe as describeFace, FACES, printOf, wordsIn } from './faces.ts'
import { FLOCKS } from './flocks.ts'

describe('what the cards say', () => {
  it('54 cards of 13 kinds, each with words in every language', () => {
    expect(FACES.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(54)
    for (const lang of LANGS)
      for (const { face } of [...FACES, { face: BACK }]) {
        const { title, text } = describeFace(face, lang)
        expect(title).toMatch(/\p{L}{3}/u)
        expect(text).toMatch(/\.$/)
        expect(title + text).not.toContain('undefined')
      }
  })

  it('as many ravens in the picture as the number says', () => {
    for (const { face } of FACES) expect(FLOCKS[face]).toHaveLength(printOf(face, 'en')!.ravens)
  })

  it('every kind has a name of its own', () => {
    for (const lang of LANGS) expect(new Set(FACES.map(({ face }) => printOf(face, lang)!.name)).size).toBe(13)
  })

  it('counts ravens in Polish: 1 kruk, 2 kruki, 5 kruków', () => {
    const { ravens } = wordsIn('pl')
    expect([0, 1, 2, 4, 5, 12, 22, 100].map(ravens)).toEqual([
      '0 kruków',
      '1 kruk',
      '2 kruki',
      '4 kruki',
      '5 kruków',
      '12 kruków',
      '22 kruki',
      '100 kruków',
    ])
    expect(wordsIn('pl').pile(22)).toBe('Stos zakryty: 22 karty')
    expect(wordsIn('en').ravens(1)).toBe('1 raven')
  })

  it('special lands say their action and how many ravens they have', () => {
    expect(['T', 'P', 'S'].map(face => printOf(face, 'pl')!.action)).toEqual(['Weź 2', 'Podejrzyj 1', 'Zamień 2'])
    expect(describeFace('S', 'en').text).toContain('7 ravens')
  })
})
