import { expect, type Locator, type Page } from '@playwright/test'
import type { Lang } from '@sennik/engine'
import { browserOf, type Device } from '../src/devices.ts'
import { fingerOf, mouseOf, type Pointer } from '../src/fingers.ts'
import { FirstPage } from '../src/first-page.ts'
import { SenPlayer } from '../src/sen.ts'
import { Table } from '../src/table.ts'
import { test } from '../src/test.ts'

interface Hand {
  readonly device: Device
  readonly lang: Lang
  readonly pointer: (page: Page) => Promise<Pointer> | Pointer
}

const HANDS: Readonly<Record<string, Hand>> = {
  'with the mouse': { device: 'desktop', lang: 'pl', pointer: mouseOf },
  'with a finger': { device: 'phone', lang: 'en', pointer: fingerOf },
}

/** Which card, as the table itself says it. */
const OPEN_CARD = { en: /^Take the face-up card: ([^.]+)\./, pl: /^Weź odkrytą kartę: ([^.]+)\./ } as const
const DRAWN_CARD = { en: /^Your card: (.+)\. What/, pl: /^Twoja karta: (.+)\. Co/ } as const

const SAID = {
  en: {
    took: (card: string) => `You take the face-up card: ${card}.`,
    placed: (land: number, card: string) => `You put it in the place of land ${land}: ${card};`,
    discarded: (card: string) => `You discard a card: ${card}.`,
  },
  pl: {
    took: (card: string) => `Bierzesz odkrytą kartę: ${card}.`,
    placed: (land: number, card: string) => `Kładziesz ją w miejsce krainy ${land}: ${card};`,
    discarded: (card: string) => `Odkładasz kartę: ${card}.`,
  },
} as const

const first = (found: RegExpExecArray | null): string => {
  expect(found).not.toBeNull()
  return found?.[1] ?? ''
}

class Dragger {
  readonly table: Table
  readonly #pointer: Pointer

  constructor(table: Table, pointer: Pointer) {
    this.table = table
    this.#pointer = pointer
  }

  at(place: string): Locator {
    return this.table.board.locator(`[data-place="${place}"]`)
  }

  get carried(): Locator {
    return this.table.page.locator('.stage__carried')
  }

  /** Carries what lies at one place over another thing; it is let go only with `release`. */
  async carry(from: string, over: Locator): Promise<void> {
    const [start, end] = [await middleOf(this.at(from)), await middleOf(over)]
    await this.#pointer.press(start)
    for (const part of [0.2, 0.6, 1]) {
      await this.#pointer.move({ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part })
    }
    await expect(this.carried).toHaveCount(1)
  }

  async release(): Promise<void> {
    await this.#pointer.release()
    await expect(this.carried).toHaveCount(0)
  }

  async drag(from: string, to: string): Promise<void> {
    await this.carry(from, this.at(to))
    await expect(this.at(to)).toHaveAttribute('data-over')
    await this.release()
  }

  /** The bot may end the round meanwhile. */
  async expectSaid(...sentences: readonly string[]): Promise<void> {
    await expect(async () => {
      if ((await this.table.now()) === 'scene') await this.table.goOn()
      const said = await this.table.whatHappened()
      for (const sentence of sentences) expect(said).toContain(sentence)
    }).toPass({ timeout: 15_000 })
  }

  /** When the story has been told, every thing lies on the board and nothing above it. */
  async expectClearGlass(): Promise<void> {
    await expect(this.table.page.locator('.stage__glass > *')).toHaveCount(0)
    await expect(this.table.board.locator('[data-leaving], [data-over]')).toHaveCount(0)
  }
}

async function middleOf(thing: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await thing.boundingBox()
  if (box === null) throw new Error(`${thing} is not to be seen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

for (const [how, { device, lang, pointer }] of Object.entries(HANDS)) {
  test.describe(`${how}, ${lang}`, () => {
    test.use(browserOf(device, lang))

    test('cards are dragged where they shall lie', async ({ page, house }) => {
      const firstPage = new FirstPage(page, lang)
      await firstPage.open(house.url)
      await firstPage.setUp('againstBots')
      await firstPage.onlyTwoSeats()
      await firstPage.begin()
      const table = new Table(page, lang)
      const player = new SenPlayer(table)
      const dragger = new Dragger(table, await pointer(page))
      await player.untilTurn()

      await test.step('dropped where it means nothing, a card goes back', async () => {
        const before = await table.whatHappened()
        for (const nowhere of [dragger.at('land-1-0'), dragger.at('bell'), table.prompt]) {
          await dragger.carry('discard', nowhere)
          await expect(table.board.locator('[data-over]')).toHaveCount(0)
          await dragger.release()
          await dragger.expectClearGlass()
          await expect(page.getByRole('dialog')).toBeHidden()
          expect(await player.step()).toBe('turn')
        }
        expect(await table.whatHappened()).toBe(before)
      })

      await test.step('the face-up card onto a land: taken and placed', async () => {
        const label = await dragger.at('discard').getAttribute('aria-label')
        const card = first(OPEN_CARD[lang].exec(label ?? ''))
        await dragger.drag('discard', 'land-0-2')
        await dragger.expectSaid(SAID[lang].took(card), SAID[lang].placed(3, card))
        await player.untilTurn()
        await dragger.expectClearGlass()
      })

      await test.step('the drawn card onto the discard pile: discarded', async () => {
        const pile = table.thing(player.things.pile)
        // The story was skipped with the mouse: Chromium makes no click of a tap that follows at once.
        if (device === 'phone') await page.waitForTimeout(500)
        await (device === 'phone' ? pile.tap() : pile.click())
        await expect(table.prompt).toHaveText(DRAWN_CARD[lang])
        const card = first(DRAWN_CARD[lang].exec((await table.prompt.textContent()) ?? ''))
        await dragger.drag('held-0', 'discard')
        await dragger.expectSaid(SAID[lang].discarded(card))
        await player.untilTurn()
        await dragger.expectClearGlass()
      })
    })
  })
}
