import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { LANGS, type Lang } from '@sennik/engine'
import type { Device } from '../devices.ts'

/** Small enough to keep in the repository, good enough to judge a line by. */
const QUALITY = 55

const THEMES = { night: 'dark', day: 'light' } as const

/** Takes pictures of a page by night and by day. */
export class Camera {
  readonly #page: Page
  readonly #folder: string
  readonly #device: Device

  constructor(page: Page, folder: string, device: Device) {
    this.#page = page
    this.#folder = folder
    this.#device = device
  }

  /** The screen as it is now, in both themes; `alsoIn` switches the language for one more picture each. */
  async take(name: string, alsoIn?: Lang): Promise<void> {
    for (const [theme, colorScheme] of Object.entries(THEMES)) {
      await this.#page.emulateMedia({ colorScheme })
      await this.#shoot(name, theme)
      if (alsoIn === undefined) continue
      await this.#speak(alsoIn)
      await this.#shoot(`${name}.${alsoIn}`, theme)
      await this.#speak(LANGS.find(lang => lang !== alsoIn)!)
    }
  }

  async #speak(lang: Lang): Promise<void> {
    await this.#page.getByRole('button', { name: new RegExp(`^${lang} `, 'i') }).click()
  }

  async #shoot(name: string, theme: string): Promise<void> {
    await this.#settle()
    const devtools = await this.#page.context().newCDPSession(this.#page)
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
    await devtools.detach()
    const folder = join(this.#folder, this.#device, theme)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'))
  }

  /** The page and its letters are there, and what moves has come to rest. */
  async #settle(): Promise<void> {
    await this.#page.locator('.turning').waitFor({ state: 'hidden' })
    await this.#page.evaluate(async () => {
      await document.fonts.ready
      const ends = document
        .getAnimations()
        .filter(animation => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(animation => animation.finished.catch(() => {}))
      await Promise.race([Promise.all(ends), new Promise(resolve => setTimeout(resolve, 2000))])
    })
    await this.#page.waitForTimeout(250)
  }
}
