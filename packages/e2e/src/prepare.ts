// Once before all browser tests.
import { buildClient } from '@sennik/client/build'
import { prepareChromium } from './chromium.ts'

export default async function prepare(): Promise<void> {
  await prepareChromium()
  // Playwright says `test`; people get what is built for production, so that is what is tested.
  process.env.NODE_ENV = 'production'
  await buildClient()
}
