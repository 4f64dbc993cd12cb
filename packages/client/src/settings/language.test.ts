import { expect, test } from 'vitest'
import { preferredLanguage } from './language.ts'

test.each([
  ['the one chosen before, whatever the browser asks for', 'en', ['pl-PL'], 'en'],
  ['the first the browser asks for and we speak', undefined, ['de-DE', 'pl', 'en'], 'pl'],
  ['a region does not matter', undefined, ['EN-gb', 'pl'], 'en'],
  ['English if we speak none of them', undefined, ['de', 'fr'], 'en'],
  ['English if nothing is asked for', undefined, [], 'en'],
  ['a choice we no longer understand is none', 'xx', ['pl'], 'pl'],
] as const)('%s', (_case, chosen, asked, expected) => {
  expect(preferredLanguage(chosen, asked)).toBe(expected)
})
