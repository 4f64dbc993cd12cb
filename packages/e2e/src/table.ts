import { expect, type Locator, type Page } from '@playwright/test'
import type { Lang } from '@sennik/engine'
import { glance } from './glance.ts'
import { type SeenWords, WORDS } from './words.ts'

/** What a person at a table finds when it is time to do something. */
export type Moment = 'asked' | 'scene' | 'hidden' | 'over'

/** Bots take their time, and the story is told. */
const PATIENCE = 30_000
const LOOK = 500

const CURTAIN = '.curtain'
const GO_ON = '.dialog .button--candle'
const SHEET = '.end-page h2'
const SKIP = '.prompt-bar__skip'

/** Points as they are shown: with a minus sign. */
const pointsIn = (text: string | null): number => Number(text?.replace('−', '-'))

/** A table of any game, as the person in front of it uses it. */
export class Table {
  readonly page: Page
  readonly lang: Lang
  readonly words: SeenWords
  /** Whose decision it is, and what is asked. */
  readonly prompt: Locator
  /** Where the game lies. */
  readonly board: Locator
  /** Between two players of one screen. */
  readonly curtain: Locator
  readonly #goOn: Locator
  readonly #sheet: Locator

  constructor(page: Page, lang: Lang) {
    this.page = page
    this.lang = lang
    this.words = WORDS[lang]
    this.prompt = page.locator('.prompt-bar__sentence')
    this.board = page.locator('.stage')
    this.curtain = page.locator(CURTAIN, { hasText: this.words.hidden })
    this.#goOn = page.locator(GO_ON, { hasText: this.words.goOn })
    this.#sheet = page.locator(SHEET, { hasText: this.words.sheet })
  }

  /** What there is to do now, or within some milliseconds, if anything; without patience for the story. */
  async now(patience = 0): Promise<Moment | undefined> {
    const { page, words } = this
    const sights = {
      over: { css: SHEET, says: words.sheet },
      scene: { css: GO_ON, says: words.goOn },
      asked: { css: '.prompt-bar.is-yours', saysNot: words.sending },
      hidden: { css: CURTAIN, says: words.hidden },
      skip: { css: SKIP, says: words.skip },
    }
    const seen = await glance(page, sights, patience)
    if (seen?.name !== 'skip') return seen?.name
    // Within the page: a tap from outside might come when all is told, and another button is there.
    await page.evaluate(css => {
      document.querySelector<HTMLElement>(css)?.click()
      return new Promise(resolve => setTimeout(resolve, 20))
    }, SKIP)
    return undefined
  }

  /** Waits until there is something to do. */
  async moment(): Promise<Moment> {
    const deadline = Date.now() + PATIENCE
    while (Date.now() < deadline) {
      const now = await this.now(LOOK)
      if (now !== undefined) return now
    }
    throw new Error(`Nothing to do for ${PATIENCE / 1000} s; the table says: ${await this.prompt.textContent()}`)
  }

  async goOn(): Promise<void> {
    await this.#goOn.click()
  }

  /** A thing on the board, by what it is called. */
  thing(name: RegExp | string): Locator {
    return this.board.getByRole('button', { name, disabled: false })
  }

  async whatHappened(): Promise<string> {
    const log = this.page.getByRole('log')
    if (await log.first().isVisible()) return (await log.first().textContent()) ?? ''
    await this.page.getByRole('button', { name: this.words.log }).click()
    const text = (await this.page.getByRole('dialog').getByRole('log').textContent()) ?? ''
    await this.page.getByRole('dialog').getByRole('button', { name: this.words.close }).click()
    return text
  }

  /** The end page: somebody won, and every point has its line and its rule. */
  async expectEnd(): Promise<void> {
    const { page, words } = this
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.winner)
    await expect(this.#sheet).toBeVisible()
    const sheets = page.locator('.end-page__sheet')
    expect(await sheets.count()).toBeGreaterThan(1)
    for (const sheet of await sheets.all()) {
      const points = await sheet.locator('tbody td').allTextContents()
      const total = pointsIn(await sheet.locator('tfoot td').textContent())
      expect(points.reduce((sum, text) => sum + pointsIn(text), 0)).toBe(total)
    }
    const clause = page.getByRole('link', { name: /^[A-Z]{2,3}-/ }).first()
    await expect(clause).toHaveAttribute('href', new RegExp(`^/rules/[a-z-]+#${await clause.textContent()}$`))
  }

  /** From now on things appear instead of travelling. */
  async askForCalm(): Promise<void> {
    await this.page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(this.page.locator('html')).toHaveAttribute('data-motion', 'calm')
  }

  /** Answers what is asked, whatever the game, until the end page comes. */
  async playToTheEnd(answer: () => Promise<void>, atScene: () => Promise<void> = async () => {}): Promise<void> {
    for (let moment = await this.moment(); moment !== 'over'; moment = await this.moment()) {
      if (moment === 'asked') await answer()
      if (moment !== 'scene') continue
      await atScene()
      await this.goOn()
    }
  }

  async expectFairShuffle(): Promise<void> {
    const { page, words } = this
    await page.getByRole('button', { name: words.checkShuffle }).click()
    await expect(page.getByText(words.fair)).toBeVisible({ timeout: 20_000 })
    await page.getByRole('dialog').getByRole('button', { name: words.close }).click()
  }
}
