import { expect } from '@playwright/test'
import { LANGS } from '@sennik/engine'
import { browserOf } from '../src/devices.ts'
import { FirstPage } from '../src/first-page.ts'
import { isFit } from '../src/screen.ts'
import { test } from '../src/test.ts'
import { WORDS } from '../src/words.ts'

const SEARCH = {
  pl: { field: 'Szukaj w zasadach', word: 'pobudka', none: 'Nie ma takiej zasady.' },
  en: { field: 'Search the rules', word: 'wake', none: 'There is no such rule.' },
} as const
const LESSON = {
  pl: { guide: 'Przewodnik', next: 'Dalej', done: 'Umiesz już grać!' },
  en: { guide: 'The guide', next: 'Next', done: 'Now you can play!' },
} as const

for (const lang of LANGS) {
  test.describe(lang, () => {
    test.use(browserOf('phone', lang))

    test('the rules can be searched', async ({ page, house }) => {
      await page.goto(house.url)
      await page.getByRole('link', { name: WORDS[lang].rules, exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Sen')
      const clauses = page.locator('[id^="SEN-"]')
      await expect(clauses.first()).toBeVisible()
      const all = await clauses.count()
      await isFit(page)
      const field = page.getByRole('searchbox', { name: SEARCH[lang].field })
      await field.fill(SEARCH[lang].word)
      await expect.poll(() => clauses.count()).toBeLessThan(all)
      expect(await clauses.count()).toBeGreaterThan(0)
      await isFit(page)
      await field.fill('xyzzy')
      await expect(page.getByText(SEARCH[lang].none)).toBeVisible()
    })

    for (const game of ['Sen', 'Koty'])
      test(`the tutorial of ${game} can be played to its end by doing what it points at`, async ({ page, house }) => {
        test.slow()
        const first = new FirstPage(page, lang, game)
        await first.open(house.url)
        await first.book.getByRole('link', { name: WORDS[lang].learn }).click()
        const guide = page.getByRole('region', { name: LESSON[lang].guide })
        const next = guide.getByRole('button', { name: LESSON[lang].next })
        const goOn = page.locator('.dialog .button--candle', { hasText: WORDS[lang].goOn })
        const skip = page.locator('.prompt-bar__skip', { hasText: WORDS[lang].skip })
        const done = guide.getByRole('heading', { name: LESSON[lang].done })
        const ring = page.locator('.pointer')
        await expect(guide).toBeVisible()
        await isFit(page)
        let last = { x: -1, y: -1, at: 0 }
        while (!(await done.isVisible())) {
          if (await goOn.isVisible()) await goOn.click()
          else if (await next.isVisible()) await next.click()
          else if (await skip.isVisible()) await skip.click({ timeout: 500 }).catch(() => {})
          else if (await ring.isVisible()) {
            const box = await ring.boundingBox()
            // Whoever taps again before the table has answered may take back what they chose.
            const isSame = box?.x === last.x && box.y === last.y && Date.now() - last.at < 1000
            if (box && !isSame) {
              await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
              last = { x: box.x, y: box.y, at: Date.now() }
            }
          }
          await page.waitForTimeout(100)
        }
        await isFit(page)
      })

    test('whose work it is stands on a page', async ({ page, house }) => {
      await page.goto(`${house.url}/credits`)
      await expect(page.getByRole('heading', { level: 1, name: WORDS[lang].credits })).toBeVisible()
      await expect(page.getByText(/game-icons/).first()).toBeVisible()
      await isFit(page)
    })
  })
}
