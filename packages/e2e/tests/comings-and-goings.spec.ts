import { expect, type Page } from '@playwright/test'
import { browserOf } from '../src/devices.ts'
import { FirstPage } from '../src/first-page.ts'
import { isFit } from '../src/screen.ts'
import { playTogether, SenPlayer } from '../src/sen.ts'
import { Table } from '../src/table.ts'
import { test } from '../src/test.ts'
import { WORDS } from '../src/words.ts'

test.use({ ...browserOf('desktop', 'en'), serviceWorkers: 'allow' })

const words = WORDS.en

/** Opens a table for two over one round, and returns its address. */
async function openTable(page: Page, house: string, name: string): Promise<string> {
  const first = new FirstPage(page, 'en')
  await first.open(house)
  await first.setUp('friends')
  await first.endAfterOneRound()
  await first.openTable(name)
  await expect(page.getByRole('heading', { level: 1, name: words.waiting })).toBeVisible()
  return page.url()
}

async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: words.sit(2) }).click()
}

test('a spectator sees what everybody may see, and nothing else', async ({ page, house, newBrowser }) => {
  const link = await openTable(page, house.url, 'Ola')
  const friend = await (await newBrowser()).newPage()
  await sitDown(friend, link)
  const ola = new Table(page, 'en')
  await ola.moment()

  const stranger = await (await newBrowser()).newPage()
  await stranger.goto(link)
  const watched = new Table(stranger, 'en')
  await expect(stranger.getByText(words.watching)).toBeVisible()
  await isFit(stranger)
  const player = new SenPlayer(ola)
  await player.answer(1)
  await expect(ola.page.locator('[aria-live="polite"]').first()).toContainText(/You look at land 1 in your dream: .+/)
  await expect(stranger.getByRole('log')).toContainText('Ola looks at land 1 in their own dream.')
  expect(await watched.whatHappened()).not.toMatch(/dream: /)
  await expect(watched.board.locator('.is-offered, .is-seen')).toHaveCount(0)
  await expect(stranger.getByRole('region', { name: words.choices }).getByRole('button')).toHaveCount(0)
})

test('another game with the same people; whoever leaves has a bot in the seat until they are back', async ({
  page,
  house,
  newBrowser,
}) => {
  test.slow()
  const link = await openTable(page, house.url, 'Ola')
  const friend = await (await newBrowser()).newPage()
  await sitDown(friend, link)
  const [ola, jan] = [new Table(page, 'en'), new Table(friend, 'en')]
  await ola.moment()
  await playTogether([new SenPlayer(ola), new SenPlayer(jan)], 1)

  await page.getByRole('button', { name: words.again }).click()
  await friend.getByRole('button', { name: words.toNext }).click()
  await expect(ola.prompt).toBeVisible()
  await expect(jan.prompt).toBeVisible()
  expect(page.url()).toBe(friend.url())
  expect(page.url()).not.toBe(link)

  const table = page.url()
  await page.getByRole('button', { name: words.menu }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.leave }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.leaveNow, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sennik' })).toBeVisible()
  await expect(friend.locator('.stage, .seat-strip').getByText(words.standIn).first()).toBeAttached()
  await page.goto(table)
  await expect(page.getByRole('region', { name: 'Your dream' })).toBeVisible()
  await expect(friend.locator('.stage, .seat-strip').getByText(words.standIn)).toHaveCount(0)
})

test('quick play brings two strangers to one table', async ({ page, ownHouse, newBrowser }) => {
  const other = await (await newBrowser()).newPage()
  const people = [
    [page, 'Ola'],
    [other, 'Jan'],
  ] as const
  for (const [screen, name] of people) {
    const first = new FirstPage(screen, 'en')
    await first.open(ownHouse.url)
    await first.book.getByRole('button', { name: words.quick }).click()
    await first.sayWhoYouAre(name)
    await expect(screen).toHaveURL(/\/t\//)
  }
  expect(page.url()).toBe(other.url())
  await expect(new Table(page, 'en').prompt).toBeVisible()
  await expect(new Table(other, 'en').prompt).toBeVisible()
})

test('an open table stands on the first page until it is full', async ({ page, ownHouse, newBrowser }) => {
  const first = new FirstPage(page, 'en')
  await first.open(ownHouse.url)
  await first.setUp('friends')
  await page.getByRole('radio', { name: words.anyone }).check({ force: true })
  await first.openTable('Zofia')
  await expect(page.getByRole('heading', { level: 1, name: words.waiting })).toBeVisible()
  const other = await (await newBrowser()).newPage()
  await other.goto(ownHouse.url)
  await other.getByRole('region', { name: words.openTables }).getByRole('link', { name: /Zofia/ }).click()
  await other.getByRole('button', { name: words.sit(2) }).click()
  await expect(new Table(other, 'en').prompt).toBeVisible()
  await expect(new Table(page, 'en').prompt).toBeVisible()
})

test('a link to no table, an address that is none, and a page from before the last release', async ({
  page,
  house,
  trouble,
}) => {
  trouble.mayBeRefused()
  await page.goto(`${house.url}/t/AAAAAAAAAAAAAAAAAAAAAA`)
  await expect(page.getByRole('heading', { level: 1, name: words.noSuchTable })).toBeVisible()
  await isFit(page)
  await page.goto(`${house.url}/nowhere`)
  await expect(page.getByRole('heading', { level: 1, name: words.notThere })).toBeVisible()
  await isFit(page)

  await page.routeWebSocket(/\/api\//, socket => {
    const house = socket.connectToServer()
    socket.onMessage(message => house.send(String(message).replace(/"version":\d+/, '"version":0')))
  })
  const link = await openTableHere(page, house.url)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: words.newerBook })).toBeVisible()
  await isFit(page)
})

test('a table that nobody began in time is closed, and says so', async ({ page, ownHouse, trouble }) => {
  const link = await openTable(page, ownHouse.url, 'Ola')
  trouble.lineMayBreak()
  trouble.mayBeRefused()
  await ownHouse.twoDaysLater()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'This table is closed' })).toBeVisible()
  await isFit(page)
})

/** Opens a table without looking at it. */
async function openTableHere(page: Page, house: string): Promise<string> {
  const first = new FirstPage(page, 'en')
  await first.open(house)
  await first.setUp('friends')
  await first.openTable('Ola')
  await expect(page).toHaveURL(/\/t\//)
  return page.url()
}
