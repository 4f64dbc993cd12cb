import { expect, type Page } from '@playwright/test'
import { LANGS } from '@sennik/engine'
import { CatLadyPlayer } from '../src/cat-lady.ts'
import { browserOf, type Device } from '../src/devices.ts'
import { fingerOf, mouseOf } from '../src/fingers.ts'
import { axe, isFit, noHorizontalScroll } from '../src/screen.ts'
import { test } from '../src/test.ts'

/** Turns that are told in full, where they are. */
const TOLD = 4

const DEVICES: readonly Device[] = ['phone', 'desktop']

/** Some food by dragging, some by keyboard; then the best feeding, with its reasons. */
async function supper(player: CatLadyPlayer, page: Page, device: Device): Promise<void> {
  const { table, seen } = player
  await expect(player.cats.first()).toBeVisible()
  await isFit(page)
  const pointer = device === 'phone' ? await fingerOf(page) : mouseOf(page)
  const first = await player.hungryCat()
  if (first !== undefined) {
    const before = await player.bowlOf(first.cat).count()
    await player.drag(pointer, `stock-${first.food}`, `bowl-${first.cat}`)
    await expect(player.bowlOf(first.cat)).toHaveCount(before + 1)
    await table.moment()
    await player.bowlOf(first.cat).first().press('Enter')
    await expect(player.bowlOf(first.cat)).toHaveCount(before)
    await table.moment()
  }
  const second = await player.hungryCat()
  if (second !== undefined) {
    const before = await player.bowlOf(second.cat).count()
    await player.at(`bowl-${second.cat}`).locator('.cl-guest__card').press('Enter')
    await expect(player.bowlOf(second.cat)).toHaveCount(before + 1)
    await table.moment()
  }
  const worth = /[−-]?\d+/.exec((await table.thing(seen.best).textContent()) ?? '')?.[0] ?? ''
  await table.thing(seen.why).click()
  const reasons = page.getByRole('dialog', { name: seen.whyTitle })
  await expect(reasons.locator('tfoot td').last()).toHaveText(worth)
  await axe(page)
  await page.keyboard.press('Escape')
  await player.layBest()
  await expect(player.total).toHaveText(worth)
  await table.moment()
  await player.done()
}

for (const device of DEVICES)
  for (const lang of LANGS)
    test.describe(`${device}, ${lang}`, () => {
      // On one of them the story is told in full for a while.
      const isTold = device === 'phone' && lang === 'en'
      test.use({
        ...browserOf(device, lang),
        contextOptions: { reducedMotion: isTold ? 'no-preference' : 'reduce' },
      })

      test('a whole game of Cat Lady by touching the board', async ({ page, house }) => {
        const player = await CatLadyPlayer.begin(page, house.url, lang, 2)
        const { table } = player
        expect(await table.moment()).toBe('asked')
        await isFit(page)
        const asked = await player.untilSupper(TOLD)
        expect(asked).toMatchObject({ turn: 11, after: 11 })
        await supper(player, page, device)
        expect(await table.moment()).toBe('over')
        await table.expectEnd()
        await expect(page.locator('.cl-ledger__seat')).toHaveCount(2)
        await isFit(page)
        await table.expectFairShuffle()
      })
    })

test.describe('four at a small table', () => {
  test.use(browserOf('phone', 'pl'))

  test('four households fit, each can be looked at, and a forbidden line says why', async ({ page, house }) => {
    const player = await CatLadyPlayer.begin(page, house.url, 'pl', 4)
    const { table } = player
    while ((await table.moment()) === 'asked' && (await player.step()) !== 'turn') await player.answer('marker')
    await noHorizontalScroll(page)
    await expect(page.locator('.cl-rival')).toHaveCount(3)
    await expect(page.locator('.cl-cell__card')).toHaveCount(9)
    for (const place of ['cell-8', 'stray-2', 'line-2', 'hand-0']) await expect(player.at(place)).toBeInViewport()
    await page.locator('.cl-rival').first().click()
    await axe(page)
    await page.keyboard.press('Escape')
    await player.at('cell-4').click()
    await axe(page)
    await page.keyboard.press('Escape')
    await table.board.getByRole('button', { name: player.seen.blocked }).click({ force: true })
    await expect(page.getByRole('dialog').getByRole('link', { name: /CAT-5/ })).toBeVisible()
  })
})
