import { expect } from '@playwright/test'
import { browserOf } from '../src/devices.ts'
import { FirstPage } from '../src/first-page.ts'
import { SenPlayer } from '../src/sen.ts'
import { Table } from '../src/table.ts'
import { test } from '../src/test.ts'

test.use({ ...browserOf('phone', 'en'), serviceWorkers: 'allow' })

/** Which card it was is told only until something else happens. */
const LOOKED = 'You look at land 1 in your dream'
const NOT_SAVED = 'This browser does not let Sennik save games.'

test('two tabs at one table of this device: both follow, and the second goes on alone', async ({
  page,
  context,
  house,
}) => {
  const first = new FirstPage(page, 'en')
  await first.open(house.url)
  await first.playNow()
  const table = new Table(page, 'en')
  expect(await table.moment()).toBe('asked')

  const second = await context.newPage()
  await second.goto(page.url())
  const there = new Table(second, 'en')
  expect(await there.moment()).toBe('asked')
  const player = new SenPlayer(there)
  await player.answer(1)
  await expect.poll(() => there.whatHappened()).toContain(LOOKED)
  await expect.poll(() => table.whatHappened()).toContain(LOOKED)

  await page.close()
  await player.untilTurn()
  await player.answer(9)
})

test('where nothing can be saved the game is played all the same, and that is said', async ({
  page,
  context,
  house,
}) => {
  const first = new FirstPage(page, 'en')
  await first.open(house.url)
  const browser = await context.newCDPSession(page)
  await browser.send('Storage.overrideQuotaForOrigin', { origin: house.url, quotaSize: 1 })
  await first.playNow()
  await expect(page.getByText(NOT_SAVED)).toBeVisible()
  await page.getByRole('button', { name: 'All right' }).click()
  const table = new Table(page, 'en')
  expect(await table.moment()).toBe('asked')
  await new SenPlayer(table).answer(1)
  expect(await table.moment()).toBe('asked')
})
