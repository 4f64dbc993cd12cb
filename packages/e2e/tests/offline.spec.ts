import { expect, type Page } from '@playwright/test'
import { browserOf } from '../src/devices.ts'
import { FirstPage } from '../src/first-page.ts'
import { Hints } from '../src/hints.ts'
import { isFit } from '../src/screen.ts'
import { SenPlayer } from '../src/sen.ts'
import { Table } from '../src/table.ts'
import { test } from '../src/test.ts'
import { WORDS } from '../src/words.ts'

test.use({ ...browserOf('phone', 'pl'), serviceWorkers: 'allow' })

/** The page is kept on the device, and comes from there. */
const isKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.ready
    return registration.active?.state === 'activated' && navigator.serviceWorker.controller !== null
  })

/** Without a house there are no friends to sit down with. */
async function againstBots(first: FirstPage): Promise<void> {
  await first.setUp('oneScreen')
  await first.page.getByRole('radio', { name: first.words.againstBots }).check({ force: true })
}

test('after the first visit a whole game without a house, resumed in the middle', async ({
  page,
  ownHouse,
  trouble,
}) => {
  const first = new FirstPage(page, 'pl')
  await first.open(ownHouse.url)
  await isKept(page)
  await ownHouse.stop()
  trouble.lineMayBreak()

  await page.reload()
  await isFit(page)
  await againstBots(first)
  await first.onlyTwoSeats()
  await first.endAfterOneRound()
  await first.begin()

  const table = new Table(page, 'pl')
  const player = new SenPlayer(table)
  await table.moment()
  const hints = new Hints(table)
  await hints.ask()
  await hints.follow()
  await table.moment()
  const asked = await table.prompt.textContent()

  await page.reload()
  expect(await table.moment()).toBe('asked')
  await expect(table.prompt).toHaveText(asked ?? '')

  await page.goto(ownHouse.url)
  const resume = page.getByRole('region', { name: WORDS.pl.resume }).getByRole('link')
  await expect(resume).toContainText('Twój ruch')
  await resume.click()
  await player.playToTheEnd()
  await table.expectEnd()
  await table.expectFairShuffle()
})

test('every other game is there without a house too', async ({ page, ownHouse, trouble }) => {
  const home = new FirstPage(page, 'pl')
  await home.open(ownHouse.url)
  await isKept(page)
  await ownHouse.stop()
  trouble.lineMayBreak()
  for (const game of ['Koty', 'Najlepsza gra o kotach', '3 rozdziały', 'Katedra Koszmarów']) {
    const first = new FirstPage(page, 'pl', game)
    await page.goto(ownHouse.url)
    await againstBots(first)
    await first.begin()
    const table = new Table(page, 'pl')
    for (let answers = 0; answers < 2; answers++) {
      expect(await table.moment(), game).toBe('asked')
      await page.keyboard.press('1')
      await expect(table.prompt).not.toHaveText('')
    }
    await expect.poll(() => table.whatHappened()).toMatch(/Ty|jesz|asz|ysz/)
  }
})

test('rules and tutorial are there without a house too', async ({ page, ownHouse, trouble }) => {
  await new FirstPage(page, 'pl').open(ownHouse.url)
  await isKept(page)
  await ownHouse.stop()
  trouble.lineMayBreak()
  const pages = [
    ['/rules/sen', 'Sen: zasady'],
    ['/learn/sen', 'Sen: stół'],
    ['/credits', WORDS.pl.credits],
  ] as const
  for (const [path, title] of pages) {
    await page.goto(ownHouse.url + path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached()
  }
})
