// Once before all browser tests.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildClient } from '@sennik/client/build'
import { prepareChromium } from './chromium.ts'

/** Returns what cleans up afterwards. */
export default async function prepare(): Promise<() => void> {
  await prepareChromium()
  // A copy: whoever works on the page meanwhile builds it anew under the feet of a running test.
  const pages = mkdtempSync(join(tmpdir(), 'sennik-pages-'))
  cpSync(await buildClient(), pages, { recursive: true })
  process.env.E2E_PAGES = pages
  return () => rmSync(pages, { recursive: true, force: true })
}
