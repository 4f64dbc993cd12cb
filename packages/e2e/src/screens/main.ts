// Pictures of every screen and board, small and wide, by night and by day, into docs/screens. `npm run screens` starts this.
import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from '../chromium.ts'
import { browserOf, type Device } from '../devices.ts'
import { House } from '../house.ts'
import prepare from '../prepare.ts'
import { Camera } from './camera.ts'
import { CAT_LADY_JOURNEYS } from './cat-lady-journey.ts'
import { CATHEDRAL_JOURNEYS } from './cathedral-journey.ts'
import { JOURNEYS, type Journey } from './journey.ts'
import { KOTY_JOURNEYS } from './koty-journey.ts'
import { makePoster } from './poster.ts'
import { dreamTheSame } from './same-dreams.ts'
import { CHAPTERS_JOURNEYS } from './three-chapters-journey.ts'

const FOLDER = fileURLToPath(new URL('../../../../docs/screens/', import.meta.url))
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
    await journey({ page, camera: new Camera(page, FOLDER, device), house: house.url })
    await context.close()
  }
}

/** A page on which all of them can be seen at once. */
function writeIndex(): void {
  const names = [
    ...new Set(
      globSync('{phone,desktop}/night/*.webp', { cwd: FOLDER }).map(file => file.replace(/^.*[\\/]|\.webp$/g, '')),
    ),
  ]
  const row = (name: string): string =>
    [
      `\n## ${name}\n`,
      ...DEVICES.map(device =>
        ['night', 'day']
          .map(theme => [theme, `${device}/${theme}/${name}.webp`] as const)
          // What a wide screen has in view needs no picture of its own there.
          .filter(([, file]) => existsSync(join(FOLDER, file)))
          .map(([theme, file]) => `<img src="${file}" height="320" alt="${name}, ${device}, ${theme}">`)
          .join(' '),
      ),
    ].join('\n')
  writeFileSync(
    join(FOLDER, 'README.md'),
    `# Screens\n\nTaken by \`npm run screens\`.\n${names.sort().map(row).join('\n')}\n`,
  )
}

const cleanUp = await prepare()
rmSync(FOLDER, { recursive: true, force: true })
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
const house = await House.open()
await Promise.all(DEVICES.map(device => travel(browser, house, device)))
await makePoster(browser, FOLDER)
await browser.close()
await house.close()
cleanUp()
writeIndex()
