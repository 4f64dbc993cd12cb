// Once before all browser tests.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildClient } from '@sennik/client/build'
import { prepareChromium } from './chromium.ts'
import { House } from './house.ts'

/** Returns what cleans up afterwards. */
export default async function prepare(): Promise<() => void> {
  await prepareChromium()
  // A copy: whoever works on the page meanwhile builds it anew under the feet of a running test.
  const pages = mkdtempSync(join(tmpdir(), 'sennik-pages-'))
  cpSync(await buildClient(), pages, { recursive: true })
  process.env.E2E_PAGES = pages
  // The first house on these pages compresses them; opened by several tests at once, each of theirs would.
  await (await House.open()).close()
  return () => rmSync(pages, { recursive: true, force: true })
}
