import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

test('what the README of the engine shows can be run as it stands', async () => {
  const readme = readFileSync(join(ROOT, 'packages/engine/README.md'), 'utf8')
  const shown = Array.from(readme.matchAll(/```ts\n(.*?)```/gs), match => match[1])
  expect(shown.length).toBe(2)
  const folder = join(ROOT, 'node_modules/.cache/engine-readme')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'shown.mjs'), shown.join('\n'))
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  try {
    await import(join(folder, 'shown.mjs'))
    expect(print.mock.calls.length).toBeGreaterThan(10)
    expect(print.mock.calls.at(-1)).toEqual([expect.arrayContaining([expect.any(Number)])])
  } finally {
    print.mockRestore()
    await rm(folder, { recursive: true })
  }
})
