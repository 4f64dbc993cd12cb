import { gameWithCards, LANGS } from '@sennik/engine'
import { notForPeople } from '@sennik/engine/testing'
import { ALL_CATS, type Cat, cardWordsOf, catCard, catLady, FOODS } from '@sennik/games/cat-lady'
import { describe, expect, it } from 'vitest'
import {
  BACK,
  BOX_FACES,
  catOf,
  discOf,
  FACES,
  Faces,
  goodOf,
  MARKER,
  pointsOn,
  tokenFace,
  VP,
  wordsIn,
} from './faces.ts'
import { needsOf } from './needs.ts'
import { EARS, HEADS, LOOKS, MOUTHS } from './portraits.ts'

describe('what the cards say', () => {
  it('102 cards and 13 strays, each with words in every language, and where they are known from', () => {
    expect(FACES.reduce((sum, { count }) => sum + count, 0)).toBe(115)
    for (const lang of LANGS)
      for (const { face } of FACES) {
        const { title, text } = BOX_FACES.describe(face, lang)
        expect(title).toMatch(/\p{L}{3}/u)
        expect(text).toMatch(/\(.*program/)
        expect(notForPeople([title, text], lang)).toEqual([])
        expect(BOX_FACES.printed(face, lang)?.rule.length).toBeGreaterThan(8)
      }
  })

  it('tokens, the marker and the back have words too', () => {
    for (const lang of LANGS)
      for (const face of [BACK, MARKER, VP, ...[0, 1, 2, 3].map(tokenFace)])
        expect(BOX_FACES.describe(face, lang).text).toMatch(/\.$/)
  })

  it('cards are called as somebody wrote them down, everywhere', () => {
    const set = {
      game: 'cat-lady',
      name: 'at home',
      cards: [
        { id: 'shadow', pl: 'Mrok' },
        { id: 'yarn', pl: 'motek' },
      ],
    }
    const faces = new Faces(cardWordsOf(gameWithCards(catLady, JSON.stringify(set))))
    expect(faces.describe('shadow', 'pl')).toMatchObject({
      title: 'Mrok',
      text: expect.stringContaining('nazwa: z karty'),
    })
    expect(faces.printed('shadow', 'pl')?.name).toBe('Mrok')
    expect(faces.spoken('yarn', 'pl')).toBe('Motek')
    expect(faces.spoken('shadow', 'en')).toBe('Shadow')
    expect(BOX_FACES.spoken('shadow', 'pl')).toBe('Cień')
  })

  it('every face is one kind of picture', () => {
    for (const { face } of FACES)
      expect(
        [catOf(face) !== undefined, goodOf(face) !== undefined, discOf(face) !== undefined].filter(Boolean),
      ).toEqual([true])
  })

  it('food cards show how many tokens they bring', () => {
    expect(goodOf('tuna2')).toEqual({ good: 'tuna', amount: 2 })
    expect(goodOf('milk')).toEqual({ good: 'milk', amount: 1 })
    expect(goodOf('mouse')).toEqual({ good: 'mouse', amount: 1 })
  })
})

describe('how cats look', () => {
  it('each of the 35 has a face of its own', () => {
    expect(Object.keys(LOOKS).sort()).toEqual(ALL_CATS.map(({ id }) => id).sort())
    const faces = Object.values(LOOKS).map(look => JSON.stringify(look))
    expect(new Set(faces).size).toBe(35)
    for (const { head, ears, mouth } of Object.values(LOOKS)) {
      expect(HEADS[head]).toMatch(/^M/)
      expect(EARS[ears]).toHaveLength(2)
      expect(MOUTHS[mouth]).toMatch(/^M/)
    }
  })

  it('the points in the corner and the food are those of the card that runs', () => {
    const of = (id: string) => ALL_CATS.find(cat => cat.id === id)!
    expect(['bronte', 'florence', 'hemingway'].map(id => pointsOn(of(id)))).toEqual(['3', '2×', '7·3'])
    expect(needsOf(of('pumpkin'))).toEqual([{ token: 'chicken' }, { token: 'chicken' }, { token: 'milk' }])
    expect(needsOf(of('waffle'))).toEqual([{ any: '1–4' }])
    expect(needsOf(of('cow'))).toEqual([{ any: '1+' }])
    expect(needsOf(of('truffle'))).toEqual([{ any: '1' }])
    for (let cat = 0; cat < ALL_CATS.length; cat++) {
      const { eats } = catCard(cat as Cat)
      const wanted = 'exactly' in eats ? FOODS.reduce((sum, food) => sum + (eats.exactly[food] ?? 0), 0) : 1
      expect(needsOf(catCard(cat as Cat))).toHaveLength(wanted)
    }
  })
})

describe('words', () => {
  it('Polish counts cats, cards and food: 1 kot, 2 koty, 5 kotów, 22 koty', () => {
    const { cats, inHand, foodCount, points } = wordsIn('pl')
    expect([1, 2, 5, 12, 22].map(cats)).toEqual(['1 kot', '2 koty', '5 kotów', '12 kotów', '22 koty'])
    expect([1, 3, 5].map(inHand)).toEqual(['1 karta na ręce', '3 karty na ręce', '5 kart na ręce'])
    expect([1, 4, 11].map(foodCount)).toEqual(['1 przysmak', '4 przysmaki', '11 przysmaków'])
    expect([-2, 1, 0].map(points)).toEqual(['−2 punkty', '1 punkt', '0 punktów'])
    expect(wordsIn('pl').ledger.fed(1, 1)).toBe('nakarmiony 1 z 1 kota')
    expect(wordsIn('pl').ledger.fed(3, 5)).toBe('nakarmione 3 z 5 kotów')
  })
})
