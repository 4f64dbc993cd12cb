import { expect, type Locator, type Page } from '@playwright/test'
import type { Lang, Level } from '@sennik/engine'
import { type SeenWords, WORDS } from './words.ts'

/** The first page and the page on which a table is set up, as a person uses them. */
export class FirstPage {
  readonly page: Page
  readonly words: SeenWords
  /** The game's part of the first page. */
  readonly book: Locator

  constructor(page: Page, lang: Lang, game = 'Sen') {
    this.page = page
    this.words = WORDS[lang]
    this.book = page.getByRole('article', { name: game })
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url)
    await expect(this.page.getByRole('heading', { level: 1, name: 'Sennik' })).toBeVisible()
    await expect(this.page.locator('html')).toHaveAttribute('lang', this.words.locale)
  }

  async playNow(): Promise<void> {
    await this.book.getByRole('button', { name: this.words.playNow }).click()
  }

  async setUp(way: 'friends' | 'oneScreen' | 'againstBots'): Promise<void> {
    await this.book.getByRole('link', { name: this.words[way === 'oneScreen' ? 'oneScreen' : 'friends'] }).click()
    if (way === 'againstBots')
      await this.page.getByRole('radio', { name: this.words.againstBots }).check({ force: true })
  }

  /** From the third seat on. */
  async onlyTwoSeats(): Promise<void> {
    const { page, words } = this
    while (await page.getByRole('button', { name: words.removeSeat(3) }).isVisible()) {
      await page.getByRole('button', { name: words.removeSeat(3) }).click()
    }
  }

  async seatsFor(count: number): Promise<void> {
    const { page, words } = this
    while (!(await page.getByRole('button', { name: words.removeSeat(count) }).isVisible())) {
      await page.getByRole('button', { name: words.addSeat }).click()
    }
  }

  async takeSeat(number: number, who: 'aBot' | 'aPerson', name?: string): Promise<void> {
    const { page, words } = this
    await page.getByRole('combobox', { name: words.seat(number), exact: true }).selectOption({ label: words[who] })
    if (name !== undefined) await page.getByRole('textbox', { name: words.seat(number) }).fill(name)
  }

  /** How well the bot at a seat plays. */
  level(number: number): Locator {
    return this.page.getByRole('combobox', { name: this.words.level(number) })
  }

  async playsAs(number: number, level: Level): Promise<void> {
    await this.level(number).selectOption({ label: this.words.levels[level] })
  }

  /** So that a whole game fits into a test. */
  async endAfterOneRound(): Promise<void> {
    const { page, words } = this
    await page.getByText(words.rulesAndVariants).click()
    await page.getByRole('switch', { name: words.rounds }).check({ force: true })
    const rounds = page.getByRole('spinbutton', { name: words.rounds })
    await rounds.fill('1')
    await rounds.blur()
  }

  async begin(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.begin, exact: true }).click()
  }

  /** Opens the table in the house, and says who one is if that is asked. */
  async openTable(name: string): Promise<void> {
    await this.page.getByRole('button', { name: this.words.open, exact: true }).click()
    await this.sayWhoYouAre(name)
  }

  /** A form for a table in the house with bots in all other seats. The level of the first is that of all: it was wished last. */
  async withBots(url: string, seats: number, level?: Level): Promise<void> {
    await this.open(url)
    await this.setUp('friends')
    await this.onlyTwoSeats()
    if (seats > 2) await this.seatsFor(seats)
    for (let seat = 2; seat <= seats; seat++) {
      await this.takeSeat(seat, 'aBot')
      if (level !== undefined && seat === 2) await this.playsAs(seat, level)
    }
  }

  async sayWhoYouAre(name: string): Promise<void> {
    const { page, words } = this
    await page.getByRole('textbox', { name: words.yourName }).fill(name)
    await page.getByRole('button', { name: words.thatIsMe }).click()
  }
}
