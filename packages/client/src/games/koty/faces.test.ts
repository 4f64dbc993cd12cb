import { LANGS } from '@sennik/engine'
import { expect, describe as group, it } from 'vitest'
import { BACK, cardOf, describe, FACES, faceOf, printOf, spoken } from './faces.ts'
import { english } from './words.en.ts'
import { polish } from './words.pl.ts'

group('faces', () => {
  it('all cards of the box: 80 cats, 10 ravens, 5 jokers, 13 night cards', () => {
    const count = (faces: string): number =>
      FACES.filter(({ face }) => faces.includes(face)).reduce((sum, each) => sum + each.count, 0)
    expect([count('12345678'), count('R'), count('J'), count('MBOD')]).toEqual([80, 10, 5, 13])
  })

  it('a face is a card and a card is a face; what is not known is a nine', () => {
    for (const { face } of FACES) expect(faceOf(cardOf(face))).toBe(face)
    expect(faceOf(null)).toBe(BACK)
    expect(cardOf(BACK)).toBeUndefined()
    expect(cardOf('-')).toBeUndefined()
  })

  it('cats carry their value and their colour, ravens a nought, the others no number', () => {
    const colours = FACES.map(({ face }) => printOf(face, 'en')?.colour)
    expect(colours.slice(0, 8)).toEqual(['blue', 'yellow', 'green', 'pink', 'pink', 'green', 'yellow', 'blue'])
    expect(FACES.map(({ face }) => printOf(face, 'en')?.value).join(' ')).toBe('1 2 3 4 5 6 7 8 0     ')
  })

  it('every card and the nine say in both languages what they are and do', () => {
    for (const lang of LANGS) {
      const titles = [BACK, ...FACES.map(({ face }) => face)].map(face => {
        const { title, text } = describe(face, lang)
        expect(text.length).toBeGreaterThan(20)
        expect(spoken(face, lang).length).toBeGreaterThan(2)
        return title
      })
      expect(new Set(titles).size).toBe(titles.length)
    }
    expect(describe('8', 'pl')).toEqual({
      title: 'Pasek, niebieski kot 8',
      text: 'Niebieski kot 8, w paski, z księżycem. Z kotem 1 tego koloru się zaprzyjaźnia (razem 9), z drugim takim samym walczy.',
    })
    expect(spoken('8', 'en')).toBe('blue 8')
  })
})

group('words', () => {
  it('numbers take the right form', () => {
    expect([1, 2, 5, 22, 112].map(polish.points)).toEqual([
      '1 punkt',
      '2 punkty',
      '5 punktów',
      '22 punkty',
      '112 punktów',
    ])
    expect([1, 3].map(count => polish.onNines('kruk', count))).toEqual([
      'kruk na 1 dziewiątce',
      'kruk na 3 dziewiątkach',
    ])
    expect([1, 2].map(english.nines)).toEqual(['1 nine', '2 nines'])
  })
})
