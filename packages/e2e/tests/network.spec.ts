import { expect } from '@playwright/test'
import { browserOf } from '../src/devices.ts'
import { FirstPage } from '../src/first-page.ts'
import { Line } from '../src/line.ts'
import { isFit } from '../src/screen.ts'
import { playTogether, SenPlayer } from '../src/sen.ts'
import { Table } from '../src/table.ts'
import { test } from '../src/test.ts'
import { WORDS } from '../src/words.ts'

test.use({ ...browserOf('desktop', 'pl'), serviceWorkers: 'allow' })

test('two browsers over the network: a cut line and a house that starts anew in the middle', async ({
  page,
  ownHouse,
  newBrowser,
  trouble,
}) => {
  test.slow()
  const friends = await newBrowser(browserOf('phone', 'en'))
  const friend = await friends.newPage()
  const line = await Line.to(ownHouse.url)

  const first = new FirstPage(page, 'pl')
  await first.open(ownHouse.url)
  await first.setUp('friends')
  await first.endAfterOneRound()
  await first.openTable('Ola')
  await expect(page.getByRole('heading', { level: 1, name: WORDS.pl.waiting })).toBeVisible()
  await isFit(page)

  const link = await page.getByRole('textbox', { name: WORDS.pl.link }).inputValue()
  expect(link).toBe(page.url())
  await friend.goto(line.url + new URL(link).pathname)
  await expect(friend.getByRole('heading', { level: 1, name: WORDS.en.waiting })).toBeVisible()
  await isFit(friend)
  await friend.getByRole('button', { name: WORDS.en.sit(2) }).click()

  const ola = new Table(page, 'pl')
  const jan = new Table(friend, 'en')
  await expect(jan.prompt).toBeVisible()
  await expect(friend.getByRole('region', { name: 'Ola' })).toBeVisible()
  trouble.lineMayBreak()
  await playTogether([new SenPlayer(ola), new SenPlayer(jan)], 3, async count => {
    switch (count) {
      case 5:
        // While a move is on its way the table speaks of that instead.
        await expect(friend.getByText(WORDS.en.sending)).toBeHidden()
        line.cut()
        await expect(friend.getByRole('status').getByText(WORDS.en.lost)).toBeVisible()
        line.mend()
        await expect(friend.getByText(WORDS.en.lost)).toBeHidden({ timeout: 20_000 })
        break
      case 7:
        await ownHouse.stop()
        await expect(page.locator('.line-banner p')).toBeVisible()
        await ownHouse.start()
        await expect(page.locator('.line-banner p')).toBeHidden({ timeout: 20_000 })
        break
      case 9:
        await ownHouse.kill()
        await ownHouse.start()
        break
    }
  })
  await ola.expectEnd()
  await jan.expectEnd()
  const scores = (table: Table) => table.page.locator('.end-page__score [aria-hidden]').allTextContents()
  expect(await scores(ola)).toEqual(await scores(jan))
  await ola.expectFairShuffle()
  await jan.expectFairShuffle()
  await line.close()
})
