import { LANGS } from '@sennik/engine'
import { expect, test } from 'vitest'
import { games } from './index.ts'

test('every value of an option that is no number has a name in both languages, and no two are called alike', () => {
  for (const { options } of games)
    for (const spec of Object.values(options.specs)) {
      if (spec.type !== 'choice') continue
      const words = spec.values.filter(value => typeof value === 'string')
      expect(Object.keys(spec.names ?? {}).toSorted()).toEqual(words.toSorted())
      for (const lang of LANGS) {
        const names = words.map(value => spec.names?.[value]?.[lang])
        expect(names).not.toContain(undefined)
        expect(new Set(names).size).toBe(words.length)
      }
    }
})
