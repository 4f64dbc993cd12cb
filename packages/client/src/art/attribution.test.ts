import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ICON_CREDITS } from './attribution.ts'

const SOURCES = join(import.meta.dirname, '..')

it('every icon in our pictures is credited, and nothing else', () => {
  const used = new Set<string>()
  for (const file of globSync('**/*.tsx', { cwd: SOURCES }))
    for (const [, icon] of readFileSync(join(SOURCES, file), 'utf8').matchAll(/from 'virtual:icon\/([a-z0-9-]+)'/g))
      used.add(icon!)
  const credited = ICON_CREDITS.flatMap(({ icons }) => icons)
  expect(new Set(credited)).toEqual(used)
  expect(credited.length).toBe(used.size)
})
