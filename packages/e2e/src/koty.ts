import type { Locator } from '@playwright/test'
import type { Lang } from '@sennik/engine'
import type { FirstPage } from './first-page.ts'
import type { Table } from './table.ts'

/** What stands on the page. */
const SEEN = {
  en: {
    variants: 'Rules and variants',
    night: /^Night cards: (moths|bats|owls)$/,
    dragon: 'Night cards: dragon',
    teams: /^Teams/,
    exchange: /^Exchange all/,
    sure: /^Really all\?/,
  },
  pl: {
    variants: 'Zasady i warianty',
    night: /^Karty nocy: (ćmy|nietoperze|sowy)$/,
    dragon: 'Karty nocy: smok',
    teams: /^Drużyny/,
    exchange: /^Wymień wszystkie/,
    sure: /^Na pewno\?/,
  },
} as const

/** All night cards, and teams. */
export async function withNightAndTeams({ page }: FirstPage, lang: Lang): Promise<void> {
  const seen = SEEN[lang]
  await page.getByText(seen.variants).click()
  for (const kind of await page.getByRole('spinbutton', { name: seen.night }).all()) {
    await kind.fill('4')
    await kind.blur()
  }
  const dragon = page.getByRole('spinbutton', { name: seen.dragon })
  await dragon.fill('1')
  await dragon.blur()
  await page.getByRole('switch', { name: seen.teams }).check({ force: true })
}

const LAND = '.koty-land.is-offered'
const CARD = '.koty-hand__button.is-offered'

/** Plays Koty by touching what lies on the board. */
export class KotyPlayer {
  readonly table: Table
  readonly seen: (typeof SEEN)[Lang]
  #answers = 0

  constructor(table: Table) {
    this.table = table
    this.seen = SEEN[table.lang]
  }

  at(place: string): Locator {
    return this.table.board.locator(`[data-place="${place}"]`)
  }

  /** Lands on which a touch is a move. */
  get lands(): Locator {
    return this.table.board.locator(LAND)
  }

  get cards(): Locator {
    return this.table.board.locator(CARD)
  }

  get declarations(): Locator {
    return this.table.board.locator('.koty-declare button')
  }

  /** Answers one question: with a land, a joker's name, a card and a land, a card, or the button, as it comes. */
  async answer(): Promise<void> {
    const turn = this.#answers++
    const first = await this.#touch(['.koty-declare button', LAND, CARD, '.koty-act.is-offered'], turn)
    if (first === CARD && (await this.#isTurn())) await this.#touch([LAND], turn)
    if (first === '.koty-act.is-offered' && (await this.#isTurn())) await this.table.thing(this.seen.sure).click()
  }

  /** Two touches are one move only in a turn. */
  async #isTurn(): Promise<boolean> {
    return (await this.table.board.locator('[aria-pressed="true"]').count()) > 0
  }

  /** Touches one of the first kind of things that there is, where it is on the screen. The table may have moved on meanwhile. */
  async #touch(kinds: readonly string[], turn: number): Promise<string | undefined> {
    const { page } = this.table
    const found = await page.evaluate(
      ({ kinds, turn }) => {
        const kind = kinds.find(each => document.querySelector(`.stage ${each}`) !== null)
        if (kind === undefined) return undefined
        const things = [...document.querySelectorAll(`.stage ${kind}`)]
        const { left, top, width, height } = things[turn % things.length]!.getBoundingClientRect()
        return { kind, x: left + width / 2, y: top + height * 0.7 }
      },
      { kinds, turn },
    )
    if (found !== undefined) await page.mouse.click(found.x, found.y)
    return found?.kind
  }

  /** Two touches: a whole hand is not thrown away by a slip. */
  async exchange(): Promise<void> {
    await this.table.thing(this.seen.exchange).click()
    await this.table.thing(this.seen.sure).click()
  }

  /** Whoever has seen so many answers told in full asks for calm. */
  async playToTheEnd(told = Number.POSITIVE_INFINITY): Promise<number> {
    await this.table.playToTheEnd(async () => {
      if (this.#answers === told) await this.table.askForCalm()
      await this.answer()
    })
    return this.#answers
  }
}
