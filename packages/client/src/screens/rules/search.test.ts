import { gameNamed } from '@sennik/games'
import { expect, test } from 'vitest'
import { folded, matches, pieces, wordsOf } from './search.ts'
import { english } from './words.en.ts'
import { polish } from './words.pl.ts'

test('accents and case do not count', () => {
  expect(folded('Zażółć gęślą JAŹŃ')).toBe('zazolc gesla jazn')
  expect(matches(wordsOf('snie'), ['na wpół zapomnianym śnie'])).toBe(true)
  expect(matches(wordsOf('kruk stos'), ['Stos zakryty', 'pięć kruków'])).toBe(true)
  expect(matches(wordsOf('kruk lew'), ['Stos zakryty', 'pięć kruków'])).toBe(false)
})

test('what was looked for is marked in the text as it is written', () => {
  expect(pieces('Śnię o śnie', wordsOf('sni'))).toEqual([
    { text: 'Śni', isFound: true },
    { text: 'ę o ', isFound: false },
    { text: 'śni', isFound: true },
    { text: 'e', isFound: false },
  ])
  expect(pieces('nic', [])).toEqual([{ text: 'nic', isFound: false }])
})

test('"pobudka" and "kruk" find rules of Sen in both languages', () => {
  const { text } = gameNamed('sen').clauses
  const found = (query: string, lang: 'pl' | 'en'): string[] =>
    Object.entries(text).flatMap(([id, clause]) => (matches(wordsOf(query), [id, clause[lang]]) ? [id] : []))
  expect(found('pobudka', 'pl')).toEqual(['SEN-9', 'SEN-15'])
  expect(found('pobudka', 'en')).toEqual(['SEN-9', 'SEN-15'])
  expect(found('kruk', 'pl')).toContain('SEN-17')
  expect(found('sen-1', 'pl')).toContain('SEN-13')
})

test('counts have their forms', () => {
  expect([0, 1, 2, 5, 12, 22].map(polish.found)).toEqual([
    'Nie ma takiej zasady.',
    '1 zasada',
    '2 zasady',
    '5 zasad',
    '12 zasad',
    '22 zasady',
  ])
  expect([0, 1, 2].map(english.found)).toEqual(['There is no such rule.', '1 rule', '2 rules'])
  expect([1, 3, 9, 22].map(polish.copies)).toEqual(['1 karta', '3 karty', '9 kart', '22 karty'])
})
