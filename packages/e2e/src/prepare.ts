// Once before all browser tests.
import { buildClient } from '@sennik/client/build'
import { prepareChromium } from './chromium.ts'

export default async function prepare(): Promise<void> {
  await prepareChromium()
  await buildClient()
}
