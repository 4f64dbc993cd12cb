import { expect, type Page } from '@playwright/test'
import { LANGS, type Lang } from '@sennik/engine'
import { browserOf, type Device } from '../src/devices.ts'
import { FirstPage } from '../src/first-page.ts'
import { KotyPlayer, withNightAndTeams } from '../src/koty.ts'
import { axe, isFit, noHorizontalScroll } from '../src/screen.ts'
import { Table } from '../src/table.ts'
import { test } from '../src/test.ts'
import { WORDS } from '../src/words.ts'

/** Answers that are told in full, where they are. */
const TOLD = 8

const DEVICES: readonly Device[] = ['phone', 'desktop']

/** A table in the house with bots in all other seats. */
async function begin(
  page: Page,
  house: string,
  lang: Lang,
  seats: number,
  setUp: (first: FirstPage) => Promise<void> = async () => {},
): Promise<KotyPlayer> {
  const first = new FirstPage(page, lang, 'Koty')
  // Masters bring a game to its end in half as many moves as those who strike wherever they can.
  await first.withBots(house, seats, 'master')
  await setUp(first)
  await isFit(page)
  await first.openTable('Ola')
  const player = new KotyPlayer(new Table(page, lang))
  expect(await player.table.moment()).toBe('asked')
  return player
}

for (const device of DEVICES)
  for (const lang of LANGS)
    test.describe(`${device}, ${lang}`, () => {
      // On one of them the story is told in full for a while.
      const isTold = device === 'phone' && lang === 'pl'
      test.use({
        ...browserOf(device, lang),
        contextOptions: { reducedMotion: isTold ? 'no-preference' : 'reduce' },
      })

      test('a whole game of Koty by touching the board', async ({ page, house }) => {
        test.slow()
        const player = await begin(page, house.url, lang, 2)
        await isFit(page)
        expect(await player.playToTheEnd(TOLD)).toBeGreaterThan(4)
        await player.table.expectEnd()
        await isFit(page)
        await player.table.expectFairShuffle()
      })
    })

test.describe('six in teams by night', () => {
  test.use(browserOf('phone', 'pl'))

  test('a whole game of Koty with all night cards and three teams', async ({ page, house }) => {
    test.slow()
    const player = await begin(page, house.url, 'pl', 6, first => withNightAndTeams(first, 'pl'))
    const { table } = player
    await isFit(page)
    await expect(table.board.locator('.koty-dream')).toHaveCount(6)
    await test.step('a rival’s dream can be looked at closely', async () => {
      await table.board
        .getByRole('button', { name: /przyjrzyj się temu snowi$/ })
        .first()
        .click()
      await axe(page)
      await page.getByRole('dialog').getByRole('button', { name: WORDS.pl.close }).click()
    })
    await player.playToTheEnd()
    await table.expectEnd()
    await expect(page.locator('.end-page__sheet')).toHaveCount(6)
    await expect(page.locator('.koty-ledger__party')).toHaveCount(3)
    await isFit(page)
  })
})

test.describe('with a mouse', () => {
  test.use(browserOf('desktop', 'en'))

  test('a card is dragged to its land; what is not allowed says why; a whole hand takes two touches', async ({
    page,
    house,
  }) => {
    const player = await begin(page, house.url, 'en', 2)
    const { table } = player

    await test.step('a rival’s empty land', async () => {
      const card = table.board.locator('.koty-hand__button').first()
      await card.click()
      await expect(card).toHaveAttribute('aria-pressed', 'true')
      // One of four: whoever begins may have laid a cat on any of them.
      const empty = table.board.getByRole('button', { name: /: land \d, empty/ }).first()
      await empty.click({ force: true })
      const dialog = page.getByRole('dialog', { name: WORDS.en.notNow })
      await expect(dialog).toBeVisible()
      await expect(dialog.getByRole('link', { name: WORDS.en.openInRules })).toHaveAttribute(
        'href',
        /^\/rules\/koty#KOT-/,
      )
      await axe(page)
      await dialog.getByRole('button', { name: WORDS.en.close }).click()
      await card.click()
      await expect(card).not.toHaveAttribute('aria-pressed')
    })

    await test.step('exchange', async () => {
      await player.exchange()
      await expect.poll(() => table.whatHappened()).toContain('You exchange')
    })

    await test.step('a card onto a land', async () => {
      for (;;) {
        expect(await table.moment()).toBe('asked')
        if (/^Your turn: /.test((await table.prompt.textContent()) ?? '') && (await player.cards.count()) > 0) break
        await player.answer()
      }
      await player.cards.first().click()
      const card = table.board.locator('.koty-hand__button[aria-pressed="true"]')
      const from = (await card.boundingBox())!
      const to = (await player.lands.first().locator('[data-place]').boundingBox())!
      const before = await table.whatHappened()
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
      await page.mouse.down()
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 })
      await expect(page.locator('.stage__carried')).toHaveCount(1)
      await page.mouse.up()
      await expect.poll(() => table.whatHappened()).not.toBe(before)
    })
    await noHorizontalScroll(page)
  })

  test('a whole game of Koty by keyboard alone', async ({ page, house }) => {
    test.slow()
    const { table } = await begin(page, house.url, 'en', 2)
    const choices = page.getByRole('region', { name: WORDS.en.choices })
    const called = page.locator('[aria-live="assertive"]').first()
    await expect(called).toHaveText(/^Your turn: /)

    await test.step('a card and a land on the board, by Tab and Enter', async () => {
      const card = table.board.getByRole('button', { name: /^Choose the card: / }).first()
      const reach = async (name: RegExp): Promise<void> => {
        for (let presses = 0; presses < 60; presses++) {
          const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
          if (name.test(label)) return
          await page.keyboard.press('Tab')
        }
        throw new Error(`Sixty times Tab do not lead to ${name}`)
      }
      if ((await card.count()) === 0) return
      await reach(/^Choose the card: /)
      await page.keyboard.press('Enter')
      const picked = table.board.locator('.koty-hand__button[aria-pressed="true"]')
      await expect(picked).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(picked).toHaveCount(0)
    })

    let turn = 0
    for (let moment = await table.moment(); moment !== 'over'; moment = await table.moment()) {
      const count = Math.min(9, await choices.getByRole('button').count())
      await page.keyboard.press(String((turn++ % count) + 1))
    }
    await table.expectEnd()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})
