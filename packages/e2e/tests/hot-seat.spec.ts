import { expect } from '@playwright/test'
import { browserOf } from '../src/devices.ts'
import { FirstPage } from '../src/first-page.ts'
import { isFit } from '../src/screen.ts'
import { SenPlayer } from '../src/sen.ts'
import { Table } from '../src/table.ts'
import { test } from '../src/test.ts'

test.use(browserOf('phone', 'pl'))

test('one screen for two: between them the table is hidden, and nothing of it is left on the page', async ({
  page,
  house,
}) => {
  const first = new FirstPage(page, 'pl')
  await first.open(house.url)
  await first.setUp('oneScreen')
  await first.takeSeat(2, 'aPerson', 'Jan')
  await first.endAfterOneRound()
  await first.begin()

  const table = new Table(page, 'pl')
  const player = new SenPlayer(table)
  const show = page.getByRole('button', { name: /^Tu .+\. Pokaż stół$/ })
  const said = page.locator('[aria-live="polite"]').first()
  let secrets: string[] = []
  let hidden = 0

  for (let moment = await table.moment(); moment !== 'over'; moment = await table.moment()) {
    if (moment === 'hidden') {
      hidden++
      await expect(table.board).toHaveCount(0)
      await expect(page.getByRole('log')).toHaveCount(0)
      const all = await page.content()
      for (const secret of secrets) expect(all).not.toContain(secret)
      secrets = []
      if (hidden === 1) await isFit(page)
      await show.click()
      await expect(table.curtain).toBeHidden()
      continue
    }
    const done = await player.doNow(moment, 3)
    if (done === 'opening') {
      await expect(said).toContainText('śnie: ')
      secrets.push(...(await said.locator('p').allTextContents()).filter(sentence => sentence.includes('śnie: ')))
      expect(secrets).not.toEqual([])
    }
  }
  expect(hidden).toBeGreaterThan(4)
  await table.expectEnd()
})
