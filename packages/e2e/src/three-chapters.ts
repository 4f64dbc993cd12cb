import type { Locator } from '@playwright/test'
import type { Lang } from '@sennik/engine'
import { spotOf } from './spot.ts'
import type { Table } from './table.ts'

/** What stands on the page. */
export const SEEN = {
  en: {
    title: '3 Chapters',
    pick: /^For yourself: /,
    give: /^For the ghost: /,
    play: /^Play /,
    swap: 'Swap your own card with the ghost’s',
    mayChange: 'You may still change your choice.',
    cards: 'Cards',
    file: 'A card set from a file',
    pattern: 'Cards of this book as a file',
    roundByRound: 'Round by round',
  },
  pl: {
    title: '3 rozdziały',
    pick: /^Dla siebie: /,
    give: /^Dla ducha: /,
    play: /^Zagraj: /,
    swap: 'Zamień swoją kartę z kartą ducha',
    mayChange: 'Swój wybór możesz jeszcze zmienić.',
    cards: 'Karty',
    file: 'Zestaw kart z pliku',
    pattern: 'Karty z tej książki jako plik',
    roundByRound: 'Runda po rundzie',
  },
} as const satisfies Readonly<Record<Lang, object>>

/** Questions that are answered in a whole game by one player: two for every choice with a ghost (CH-3, CH-4, CH-21). */
export const ANSWERS: Readonly<Record<number, number>> = { 2: 2 * 8 + 8, 3: 8 + 8, 5: 7 + 7 }

/** Within so many milliseconds a tap has arrived, also on a slow machine. */
const LIFTING = 2_000

/** Plays 3 Chapters by touching what lies on the board. */
export class ChaptersPlayer {
  readonly table: Table
  readonly seen: (typeof SEEN)[Lang]
  readonly #hasFingers: boolean
  answers = 0

  constructor(table: Table, hasFingers: boolean) {
    this.table = table
    this.seen = SEEN[table.lang]
    this.#hasFingers = hasFingers
  }

  at(place: string): Locator {
    return this.table.board.locator(`[data-place="${place}"]`)
  }

  /** Cards of the hand on which a touch is a move. */
  get offered(): Locator {
    return this.table.board.locator('.fan__card.is-offered')
  }

  /** Touches one of the cards that are offered where it is not covered; a finger lifts it first. */
  async touch(which: number): Promise<boolean> {
    const { page } = this.table
    const offered = await this.offered.all()
    const card = await offered.at(which % offered.length)?.getAttribute('data-place')
    if (!card) return false
    const place = `.fan__card.is-offered[data-place="${card}"]`
    const meet = async (css: string): Promise<boolean> => {
      const spot = await page.evaluate(spotOf, [css, 0] as const)
      if (spot === undefined) return false
      if (this.#hasFingers) await page.touchscreen.tap(spot.x, spot.y)
      else await page.mouse.click(spot.x, spot.y)
      return true
    }
    const resting = `${place}:not(.is-lifted)`
    // A finger's tap arrives a moment after it was made; one that met something else lifts nothing.
    if (this.#hasFingers && (await meet(resting)))
      await page
        .locator(resting)
        .waitFor({ state: 'detached', timeout: LIFTING })
        .catch(() => {})
    // On a slow machine a lifting tap may come so late that the next one, meant to lift as well, has played the card.
    if (!(await meet(place))) return (await page.locator(place).count()) === 0
    // Until the card is gone, the table still seems to ask.
    await page.locator(place).waitFor({ state: 'detached' })
    return true
  }

  async answer(): Promise<void> {
    if (await this.touch(this.answers)) this.answers++
  }
}
