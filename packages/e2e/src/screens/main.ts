// Pictures of every screen and board, small and wide, by night and by day, into screens/, which is not kept; a few of them into docs/screens, which is.
// `npm run screens` starts this.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from '../chromium.ts'
import { browserOf, type Device } from '../devices.ts'
import { House } from '../house.ts'
import prepare from '../prepare.ts'
import { fillAlbum } from './album.ts'
import { Camera } from './camera.ts'
import { CAT_LADY_JOURNEYS } from './cat-lady-journey.ts'
import { CATHEDRAL_JOURNEYS } from './cathedral-journey.ts'
import { makeContactSheets } from './contact-sheet.ts'
import { JOURNEYS, type Journey } from './journey.ts'
import { KOTY_JOURNEYS } from './koty-journey.ts'
import { makePoster } from './poster.ts'
import { dreamTheSame } from './same-dreams.ts'
import { CHAPTERS_JOURNEYS } from './three-chapters-journey.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const PICTURES = join(ROOT, 'screens')
const ALBUM = join(ROOT, 'docs/screens')
/** As sharp as such a screen is; the tests do with a quarter of the dots. */
const SHARPNESS: Readonly<Record<Device, number>> = { phone: 2, desktop: 1 }
const DEVICES: readonly Device[] = ['phone', 'desktop']

const ALL: readonly Journey[] = [
  ...JOURNEYS,
  ...KOTY_JOURNEYS,
  ...CAT_LADY_JOURNEYS,
  ...CHAPTERS_JOURNEYS,
  ...CATHEDRAL_JOURNEYS,
]

async function travel(browser: Browser, house: House, device: Device): Promise<void> {
  for (const journey of ALL) {
    const options = {
      ...browserOf(device, 'pl'),
      deviceScaleFactor: SHARPNESS[device],
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    } as const
    const context = await browser.newContext(options)
    await dreamTheSame(context)
    const page = await context.newPage()
    await journey({ page, camera: new Camera(page, PICTURES, device), house: house.url })
    await context.close()
  }
}

const cleanUp = await prepare()
rmSync(PICTURES, { recursive: true, force: true })
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
const house = await House.open()
await Promise.all(DEVICES.map(device => travel(browser, house, device)))
await makeContactSheets(browser, PICTURES)
rmSync(ALBUM, { recursive: true, force: true })
fillAlbum(PICTURES, ALBUM)
await makePoster(browser, PICTURES, join(ALBUM, 'readme.jpg'))
await browser.close()
await house.close()
cleanUp()
