import { expect, type Page } from '@playwright/test'
import type { Lang } from '@sennik/engine'
import { browserOf, type Device } from '../src/devices.ts'
import { FirstPage } from '../src/first-page.ts'
import { isFit, noHorizontalScroll } from '../src/screen.ts'
import { Table } from '../src/table.ts'
import { test } from '../src/test.ts'
import { ANSWERS, ChaptersPlayer, SEEN } from '../src/three-chapters.ts'
import { WORDS } from '../src/words.ts'

/** A table in the house with bots in all other seats. */
async function begin(page: Page, house: string, lang: Lang, seats: number, device: Device): Promise<ChaptersPlayer> {
  const first = new FirstPage(page, lang, SEEN[lang].title)
  await first.withBots(house, seats)
  await first.openTable('Ola')
  const player = new ChaptersPlayer(new Table(page, lang), device === 'phone')
  expect(await player.table.moment()).toBe('asked')
  return player
}

interface Evening {
  readonly device: Device
  readonly lang: Lang
  readonly seats: number
  /** Looked at closely, or told in full. */
  readonly how?: 'looked' | 'told'
}

/** Three players in English on a phone bring their own cards (`three-chapters-cards.spec.ts`). */
const EVENINGS: readonly Evening[] = [
  { device: 'phone', lang: 'pl', seats: 2, how: 'looked' },
  { device: 'phone', lang: 'pl', seats: 3 },
  { device: 'phone', lang: 'pl', seats: 5 },
  { device: 'phone', lang: 'en', seats: 2 },
  { device: 'phone', lang: 'en', seats: 5 },
  { device: 'desktop', lang: 'pl', seats: 2 },
  { device: 'desktop', lang: 'pl', seats: 3, how: 'told' },
  { device: 'desktop', lang: 'pl', seats: 5 },
  { device: 'desktop', lang: 'en', seats: 2 },
  { device: 'desktop', lang: 'en', seats: 3 },
  { device: 'desktop', lang: 'en', seats: 5, how: 'looked' },
]

for (const { device, lang, seats, how } of EVENINGS)
  test.describe(`${device}, ${lang}`, () => {
    test.use({
      ...browserOf(device, lang),
      contextOptions: { reducedMotion: how === 'told' ? 'no-preference' : 'reduce' },
    })

    test(`a whole game of 3 Chapters for ${seats} by touching the board`, async ({ page, house }) => {
      const player = await begin(page, house.url, lang, seats, device)
      const { table } = player
      const look = how === 'looked' ? isFit : noHorizontalScroll
      await look(page)
      await expect(table.board.locator('.other--ghost')).toHaveCount(seats === 2 ? 2 : 0)
      let looked = false
      let pages = 0
      await table.playToTheEnd(
        async () => {
          if (!looked && (await table.board.locator('.slot__card').count()) > 0) {
            looked = true
            await look(page)
          }
          await player.answer()
        },
        async () => {
          pages++
          await expect(page.getByRole('dialog').locator('.story__party')).toHaveCount(seats)
          await look(page)
        },
      )
      expect(player.answers).toBeGreaterThanOrEqual(ANSWERS[seats]!)
      expect(pages).toBe(1)
      await table.expectEnd()
      await expect(page.locator('.round-table tbody tr')).toHaveCount(seats <= 3 ? 8 : 7)
      await expect(page.locator('.story__card').first()).toBeVisible()
      await look(page)
      if (how === 'told') await table.expectFairShuffle()
    })
  })

test.describe('by keyboard', () => {
  test.use(browserOf('desktop', 'en'))

  test('a whole game of 3 Chapters by keyboard alone', async ({ page, house }) => {
    const { table, seen } = await begin(page, house.url, 'en', 2, 'desktop')
    const said = page.locator('[aria-live="polite"]').first()
    const reach = async (name: RegExp | string): Promise<void> => {
      for (let presses = 0; presses < 60; presses++) {
        const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
        if (typeof name === 'string' ? label === name : name.test(label)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`Sixty times Tab do not lead to ${name}`)
    }
    await test.step('one card for oneself and one for the ghost, by Tab and Enter', async () => {
      await expect(page.locator('[aria-live="assertive"]').first()).toHaveText(/^Choose a card for yourself/)
      await reach(seen.pick)
      await page.keyboard.press('Enter')
      await expect(said).toContainText('You choose a card for yourself')
      expect(await table.moment()).toBe('asked')
      await reach(seen.give)
      await page.keyboard.press('Enter')
      await expect(said).toContainText('You choose a card for the ghost')
    })
    await table.playToTheEnd(async () => {
      await page.keyboard.press('1')
    })
    await table.expectEnd()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test.describe('thinking again', () => {
  test.use(browserOf('desktop', 'pl'))

  test('what was laid may be changed, swapped and dragged until the last one has chosen', async ({
    page,
    house,
    newBrowser,
  }) => {
    const first = new FirstPage(page, 'pl', SEEN.pl.title)
    await first.open(house.url)
    await first.setUp('friends')
    await first.openTable('Ola')
    await expect(page.getByRole('heading', { level: 1, name: WORDS.pl.waiting })).toBeVisible()
    const other = await (await newBrowser(browserOf('phone', 'en'))).newPage()
    await other.goto(page.url())
    await other.getByRole('button', { name: WORDS.en.sit(2) }).click()
    const ola = new ChaptersPlayer(new Table(page, 'pl'), false)
    const jan = new ChaptersPlayer(new Table(other, 'en'), true)
    expect(await ola.table.moment()).toBe('asked')
    expect(await jan.table.moment()).toBe('asked')

    const laid = async (place: 'pick' | 'gift'): Promise<string> =>
      (await ola.at(place).locator('.card').getAttribute('aria-label')) ?? ''
    const drag = async (from: string, to: string): Promise<void> => {
      const [start, end] = [(await ola.at(from).boundingBox())!, (await ola.at(to).boundingBox())!]
      await page.mouse.move(start.x + 14, start.y + start.height / 3)
      await page.mouse.down()
      await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 4 })
      await expect(page.locator('.stage__carried')).toHaveCount(1)
      await page.mouse.up()
    }
    const cardAt = async (index: number): Promise<string> =>
      (await ola.offered.nth(index).getAttribute('data-place')) ?? ''

    await test.step('a card is dragged for oneself, another for the ghost', async () => {
      await drag(await cardAt(0), 'pick')
      await expect(ola.at('pick').locator('.card')).toBeVisible()
      await drag(await cardAt(2), 'gift')
      await expect(ola.at('gift').locator('.card')).toBeVisible()
      await expect(ola.table.prompt).toContainText(SEEN.pl.mayChange)
    })

    await test.step('another card instead, then the two change places', async () => {
      const before = await laid('pick')
      await ola.touch(-1)
      await expect.poll(() => laid('pick')).not.toBe(before)
      const [own, ghost] = [await laid('pick'), await laid('gift')]
      await ola.table.thing(SEEN.pl.swap).click()
      await expect.poll(() => laid('pick')).toBe(ghost)
      expect(await laid('gift')).toBe(own)
    })

    await test.step('the other one sees that, not what, and ends the choice', async () => {
      await expect.poll(() => jan.table.whatHappened()).toContain('Ola swaps their own card with the ghost’s.')
      await jan.answer()
      expect(await jan.table.moment()).toBe('asked')
      await jan.answer()
      expect(await ola.table.moment()).toBe('asked')
      await expect(ola.table.board.locator('.draft__card')).toHaveCount(1)
      await expect(ola.offered).toHaveCount(6)
    })
  })
})
