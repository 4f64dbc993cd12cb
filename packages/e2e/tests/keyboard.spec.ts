import { expect, type Locator, type Page } from '@playwright/test'
import { browserOf } from '../src/devices.ts'
import { Table } from '../src/table.ts'
import { test } from '../src/test.ts'
import { WORDS } from '../src/words.ts'

test.use(browserOf('desktop', 'en'))

const words = WORDS.en

/** Whoever cannot see where they are is lost: everything that takes the focus shows it. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const shows = await page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body || element.id === 'main') return 'nothing'
    const bearers = [element, element.nextElementSibling, element.parentElement].filter(each => each !== null)
    const isMarked = bearers.some(each => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
    })
    return isMarked ? 'marked' : element.outerHTML.slice(0, 200)
  })
  expect(['marked', 'nothing'], 'what has the focus shows it').toContain(shows)
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if ((await target.count()) > 0 && (await target.evaluate(element => element === document.activeElement))) return
    await page.keyboard.press('Tab')
    await expectVisibleFocus(page)
  }
  throw new Error(`Forty times Tab do not lead to ${target}`)
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

test('a whole game by keyboard alone', async ({ page, house }) => {
  await page.goto(house.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await test.step('setting up a table', async () => {
    await press(page, page.getByRole('article', { name: 'Sen' }).getByRole('link', { name: words.oneScreen }))
    await tabTo(page, page.getByRole('radio', { name: words.oneScreen }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: words.againstBots })).toBeChecked()
    await press(page, page.getByRole('button', { name: words.removeSeat(3) }))
    if (await page.getByRole('button', { name: words.removeSeat(3) }).isVisible()) {
      await press(page, page.getByRole('button', { name: words.removeSeat(3) }))
    }
    await press(page, page.locator('summary'))
    await tabTo(page, page.getByRole('switch', { name: words.rounds }))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByRole('spinbutton', { name: words.rounds }))
    await page.keyboard.press('ControlOrMeta+A')
    // A bot may end a round before one's second turn, but hardly two.
    await page.keyboard.type('2')
    await press(page, page.getByRole('button', { name: words.begin, exact: true }))
  })

  const table = new Table(page, 'en')
  const choices = page.getByRole('region', { name: words.choices })
  const said = page.locator('[aria-live="polite"]').first()
  const called = page.locator('[aria-live="assertive"]').first()

  await test.step('looking at two lands: one by its number, one by the list', async () => {
    expect(await table.moment()).toBe('asked')
    await expect(called).toHaveText('Look at two of your lands before the round begins.')
    await page.keyboard.press('1')
    await expect(said).toContainText(/You look at land 1 in your dream: .+\./)
    await page.keyboard.press('Space')
    expect(await table.moment()).toBe('asked')
    await press(page, choices.getByRole('button', { name: 'Look at your land 2' }))
    await expect(said).toContainText(/You look at land 2 in your dream: .+\./)
    await page.keyboard.press('Space')
  })

  await test.step('a turn, then POBUDKA!, then the count', async () => {
    let turns = 0
    let calls = 0
    for (let moment = await table.moment(); moment !== 'over'; moment = await table.moment()) {
      if (moment === 'scene') {
        await expect(page.getByRole('dialog').getByRole('button', { name: words.goOn })).toBeFocused()
        await page.keyboard.press('Enter')
        continue
      }
      const names = await choices.getByRole('button').allTextContents()
      const call = names.findIndex(name => name.includes('Call POBUDKA!'))
      const isCalling = call >= 0 && turns++ > 0
      await page.keyboard.press(String(isCalling ? call + 1 : 1))
      if (!isCalling) continue
      calls++
      await expect(said).toContainText('You call POBUDKA!')
    }
    expect(calls).toBeGreaterThan(0)
  })

  await table.expectEnd()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await press(page, page.getByRole('button', { name: words.again }))
  await expect(table.prompt).toBeVisible()
  expect(await table.moment()).toBe('asked')
})
