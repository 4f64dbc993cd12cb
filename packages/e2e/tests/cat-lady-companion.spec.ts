import { expect, type Page } from '@playwright/test'
import type { Lang } from '@sennik/engine'
import { browserOf, type Device } from '../src/devices.ts'
import { FirstPage } from '../src/first-page.ts'
import { isFit } from '../src/screen.ts'
import { test } from '../src/test.ts'

const SEEN = {
  pl: {
    title: 'Policz prawdziwy stół',
    bronte: 'Kikimora',
    tuna: 'Tuńczyk',
    wand: 'Wędka',
    tower: 'Kocia wieża',
    mouse: 'Myszka',
    costumes: 'Ubranka',
    wild: 'Rarytas',
    second: 'Gracz 2',
    first: 'Gracz 1',
    clear: 'Wyczyść stół',
    wins: 'Gracz 1 wygrywa!',
    hungry: 'nienakarmiony kot: Kikimora',
    toys: 'zabawki',
    cannot: /rarytas.*4.*2/,
  },
  en: {
    title: 'Count a real table',
    bronte: 'Bronte',
    tuna: 'Tuna',
    wand: 'Feather wand',
    tower: 'Cat tower',
    mouse: 'Mouse',
    costumes: 'Costumes',
    wild: 'Wild treat',
    second: 'Player 2',
    first: 'Player 1',
    clear: 'Clear the table',
    wins: 'Player 1 wins!',
    hungry: 'Bronte, unfed',
    toys: 'toys',
    cannot: /wild treat.*4.*2/,
  },
} as const

/** What the sheet of a player says of one line. */
const pointsOf = (page: Page, player: string, line: string) =>
  page
    .getByRole('table', { name: player })
    .getByRole('row', { name: new RegExp(`^${line}`) })
    .getByRole('cell')

const CASES: readonly (readonly [Device, Lang])[] = [
  ['phone', 'pl'],
  ['desktop', 'en'],
]

for (const [device, lang] of CASES)
  test.describe(`${device}, ${lang}`, () => {
    test.use(browserOf(device, lang))
    const seen = SEEN[lang]

    test('a real table is tapped in, and the cases of the rulebook come out', async ({ page, house }) => {
      await page.goto(`${house.url}/companion/cat-lady`)
      await expect(page.getByRole('heading', { level: 1, name: seen.title })).toBeVisible()
      const counter = (name: string) => page.getByRole('spinbutton', { name, exact: true })
      const set = async (name: string, count: number): Promise<void> => {
        await counter(name).fill(String(count))
        await counter(name).press('Tab')
      }
      await test.step('a hungry cat costs 2, a fed one gives what is on its card', async () => {
        const bronte = page.getByRole('button', { name: seen.bronte })
        await bronte.press('Enter')
        await expect(bronte).toHaveAttribute('aria-pressed', 'true')
        await expect(pointsOf(page, seen.first, seen.hungry)).toHaveText('−2')
        await set(seen.tuna, 2)
        await expect(pointsOf(page, seen.first, seen.bronte)).toHaveText('3')
      })
      await test.step('1 wand, 2 towers, 2 mice: 8 points', async () => {
        await set(seen.wand, 1)
        await set(seen.tower, 2)
        await set(seen.mouse, 2)
        await expect(pointsOf(page, seen.first, seen.toys)).toHaveText('8')
        await expect(page.getByText(seen.wins)).toBeVisible()
      })
      await isFit(page)
      await test.step('what cannot be is named', async () => {
        await set(seen.wild, 2)
        await page.getByRole('radio', { name: seen.second }).check({ force: true })
        await set(seen.wild, 2)
        await expect(page.getByText(seen.cannot)).toBeVisible()
        await isFit(page)
        await set(seen.wild, 0)
        await expect(page.getByText(seen.wins)).toBeVisible()
      })
      await test.step('it is still there when one comes back', async () => {
        await page.reload()
        await expect(pointsOf(page, seen.first, seen.toys)).toHaveText('8')
        await page.getByRole('button', { name: seen.clear }).click()
        await expect(page.getByRole('table', { name: seen.first }).getByRole('row')).toHaveCount(3)
      })
    })
  })

test.describe('without a house', () => {
  test.use({ ...browserOf('phone', 'pl'), serviceWorkers: 'allow' })

  test('the companion, the rules with every card, and the tutorial are there', async ({ page, ownHouse, trouble }) => {
    await new FirstPage(page, 'pl').open(ownHouse.url)
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.ready
      return registration.active?.state === 'activated' && navigator.serviceWorker.controller !== null
    })
    await ownHouse.stop()
    trouble.lineMayBreak()
    await page.goto(`${ownHouse.url}/companion/cat-lady`)
    await page.getByRole('button', { name: 'Kikimora' }).click()
    await expect(pointsOf(page, 'Gracz 1', 'nienakarmiony kot: Kikimora')).toHaveText('−2')
    await page.goto(`${ownHouse.url}/rules/cat-lady`)
    await expect(page.locator('.rules__card')).toHaveCount(51)
    await expect(page.locator('.rules__card').filter({ hasText: 'Kikimora' })).toContainText(
      /Treść: .* \(instrukcja AEG, program/,
    )
    await page.goto(`${ownHouse.url}/learn/cat-lady`)
    await expect(page.getByRole('region', { name: 'Przewodnik' })).toContainText('Witaj w domu pełnym kotów')
  })
})
