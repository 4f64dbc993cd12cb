import { expect, type Page } from '@playwright/test'
import type { Lang } from '@sennik/engine'
import { browserOf } from '../src/devices.ts'
import { FirstPage } from '../src/first-page.ts'
import { axe, isFit } from '../src/screen.ts'
import { SenPlayer } from '../src/sen.ts'
import { Table } from '../src/table.ts'
import { test } from '../src/test.ts'
import { WORDS } from '../src/words.ts'

test.use(browserOf('phone', 'en'))

const words = WORDS.en

/** A game against a bot on this device, at the player's first turn. */
async function atFirstTurn(page: Page, house: string, lang: Lang = 'en'): Promise<SenPlayer> {
  const first = new FirstPage(page, lang)
  await first.open(house)
  await first.setUp('againstBots')
  await first.onlyTwoSeats()
  await first.begin()
  const player = new SenPlayer(new Table(page, lang))
  await player.untilTurn()
  return player
}

test('until the board is there the table is being laid, and nothing can be touched by mistake', async ({
  page,
  house,
}) => {
  let letIn = (): void => {}
  const held = new Promise<void>(resolve => {
    letIn = resolve
  })
  await page.route(/\/assets\/board-[^/]+\.js$/, async route => {
    await held
    await route.continue()
  })
  const first = new FirstPage(page, 'en')
  await first.open(house.url)
  const asked = page.waitForRequest(/\/assets\/board-/)
  await first.playNow()
  await asked
  await expect(page.getByText('Laying the table…')).toBeVisible()
  await page.waitForTimeout(1000)
  await expect(page.getByText('Laying the table…')).toBeVisible()
  letIn()
  const table = new Table(page, 'en')
  expect(await table.moment()).toBe('asked')
  await expect(table.thing(/^Look at your land 1/)).toBeVisible()
})

test('what is not allowed says why, and opens the rule', async ({ page, house, context }) => {
  const { table } = await atFirstTurn(page, house.url)
  await table.board.getByRole('button', { name: /^Your land 1/ }).click({ force: true })
  const dialog = page.getByRole('dialog', { name: words.notNow })
  await expect(dialog).toBeVisible()
  await axe(page)
  const said = (await dialog.locator('p').first().textContent()) ?? ''
  const opening = context.waitForEvent('page')
  await dialog.getByRole('link', { name: words.openInRules }).click()
  const rules = await opening
  await expect(rules).toHaveURL(/\/rules\/sen#SEN-/)
  const clause = rules.locator(`[id="${new URL(rules.url()).hash.slice(1)}"]`)
  await expect(clause).toContainText(said)
  await expect(clause).toBeInViewport()
  await expect(clause).toBeFocused()
  await rules.close()
  await dialog.getByRole('button', { name: words.close }).click()
  await expect(table.prompt).toHaveText(/^Your turn/)
})

test('a move that showed nothing new can be taken back', async ({ page, house }) => {
  const player = await atFirstTurn(page, house.url)
  const { table } = player
  await table.thing(player.things.open).click()
  await table.moment()
  expect(await player.step()).toBe('exchange')
  await page.getByRole('button', { name: words.undo }).click()
  await expect(table.prompt).toHaveText(/^Your turn/)
  await table.moment()
  await table.thing(player.things.pile).click()
  await table.moment()
  expect(await player.step()).toBe('drawn')
  await expect(page.getByRole('button', { name: words.undo })).toBeHidden()
})

test('language, light and motion change at once in the middle of a game, and are remembered', async ({
  page,
  house,
}) => {
  const { table } = await atFirstTurn(page, house.url)
  await page.getByRole('button', { name: 'PL Polski' }).click()
  await expect(table.prompt).toHaveText(/^Twoja tura: /)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await page.getByRole('button', { name: WORDS.pl.settings }).click()
  const settings = page.getByRole('dialog', { name: WORDS.pl.settings })
  await axe(page)
  for (const [light, theme] of [
    ['Noc', 'night'],
    ['Dzień', 'day'],
  ] as const) {
    await settings.getByRole('radio', { name: light }).check({ force: true })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await axe(page)
  }
  await settings.getByRole('radio', { name: 'Spokojny' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'calm')
  await settings.getByRole('button', { name: WORDS.pl.close }).click()
  await page.reload()
  await expect(table.prompt).toHaveText(/^Twoja tura: /)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day')
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'calm')
})

test('a card shown large, the log, the menu and the keys', async ({ page, house }) => {
  const { table } = await atFirstTurn(page, house.url)
  const dialog = page.getByRole('dialog')
  await table.board.getByRole('button', { name: 'Look closer' }).click()
  await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible()
  await isFit(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await table.whatHappened()).toContain('Round 1.')
  await page.getByRole('button', { name: words.menu }).click()
  await isFit(page)
  await dialog.getByRole('button', { name: 'Keys' }).click()
  await expect(dialog).toContainText('make the choice with this number')
  await isFit(page)
})

test('day and night: every part of the table has contrast enough', async ({ page, house }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const player = await atFirstTurn(page, house.url)
    await isFit(page)
    await player.table.thing(player.things.pile).click()
    await player.table.moment()
    await isFit(page)
  }
})

test.describe('with a mouse', () => {
  test.use(browserOf('desktop', 'pl'))

  test('a button stays where it is while a mouse points at its edge', async ({ page, house }) => {
    await new FirstPage(page, 'pl').open(house.url)
    const button = page.locator('.button--candle').first()
    const { x, y, width, height } = (await button.boundingBox())!
    for (const edge of [y + 0.5, y + height - 0.5]) {
      await page.mouse.move(x + width / 2, edge)
      const tops = await button.evaluate(async thing => {
        const seen = new Set<number>()
        for (let frame = 0; frame < 40; frame++) {
          await new Promise(requestAnimationFrame)
          seen.add(thing.getBoundingClientRect().top)
        }
        return [...seen]
      })
      expect(tops).toHaveLength(1)
    }
  })
})
