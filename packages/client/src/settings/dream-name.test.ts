import { LANGS } from '@sennik/engine'
import { guest } from '@sennik/protocol'
import { expect, test } from 'vitest'
import { dreamName } from './dream-name.ts'

const STEPS = 24

test.each(LANGS)('every name from a dream is one the house accepts (%s)', lang => {
  for (let animal = 0; animal < STEPS; animal++)
    for (let manner = 0; manner < STEPS; manner++) {
      const chances = [animal / STEPS, manner / STEPS]
      const dreamt = dreamName(lang, () => chances.shift()!)
      expect(guest['~standard'].validate(dreamt)).toMatchObject({ value: dreamt })
    }
})

test('Polish adjectives agree with the animal', () => {
  const OWL = 2 / 6
  const CAT = 0
  const named = (animal: number): string => {
    const chances = [animal, 0]
    return dreamName('pl', () => chances.shift()!).name
  }
  expect(named(CAT)).toBe('Śpiący Kot')
  expect(named(OWL)).toBe('Śpiąca Sowa')
})
