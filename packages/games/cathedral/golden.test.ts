import { readdirSync, readFileSync } from 'node:fs'
import { replayGolden } from '@sennik/engine/testing'
import { expect, test } from 'vitest'
import { cathedral } from './game.ts'

const REPLAYS = new URL('replays/', import.meta.url)
const files = readdirSync(REPLAYS)

test('there are golden games for every seat count, both modes, both modules', () => {
  expect(files).toHaveLength(5)
})

/** Rewritten on purpose with `npx vitest run golden -u`; the commit then says why. */
test.each(files)('golden game %s replays to the same views and the same end', async file => {
  const path = new URL(file, REPLAYS)
  await expect(replayGolden(cathedral, readFileSync(path, 'utf8'))).toMatchFileSnapshot(path.pathname)
})
