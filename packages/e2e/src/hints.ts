import { expect, type Locator } from '@playwright/test'
import type { Table } from './table.ts'

/** Hints may take a while on a busy machine. */
const PATIENCE = 15_000

/** The lantern at a table, and what it whispers. */
export class Hints {
  readonly #table: Table
  readonly lantern: Locator
  readonly panel: Locator
  /** The moves it speaks of, the best first. */
  readonly moves: Locator

  constructor(table: Table) {
    const { page, words } = table
    this.#table = table
    this.lantern = page.getByRole('button', { name: words.hint, exact: true })
    this.panel = page.getByRole('region', { name: words.hint })
    this.moves = this.panel.locator('.hint')
  }

  /** Asks, and waits for an answer. */
  async ask(): Promise<void> {
    await this.lantern.click()
    await this.answered()
  }

  async answered(): Promise<void> {
    const { page, words } = this.#table
    await expect(this.moves.first()).toBeVisible({ timeout: PATIENCE })
    await expect(this.moves.first()).toBeFocused()
    expect(await this.moves.count()).toBeLessThanOrEqual(3)
    for (const move of await this.moves.all()) await expect(move).toContainText(/\d+%.*\.$/)
    await expect(page.locator('[data-voice="assertive"]')).toHaveText(words.hintSaid)
  }

  /** Shows where the best move is, then makes it. */
  async follow(look: () => Promise<void> = async () => {}): Promise<void> {
    const best = this.moves.first()
    await best.click()
    await expect(best).toHaveAttribute('aria-pressed', 'true')
    await look()
    await best.click()
    await expect(this.panel).toBeHidden()
  }
}
