import { expect } from '@playwright/test'
import { LANGS } from '@sennik/engine'
import { browserOf } from '../src/devices.ts'
import { FirstPage } from '../src/first-page.ts'
import { followLesson, lessonBegins } from '../src/lesson.ts'
import { isFit } from '../src/screen.ts'
import { test } from '../src/test.ts'
import { WORDS } from '../src/words.ts'

const SEARCH = {
  pl: { field: 'Szukaj w zasadach', word: 'pobudka', none: 'Nie ma takiej zasady.' },
  en: { field: 'Search the rules', word: 'wake', none: 'There is no such rule.' },
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

    // Those of the other games are played beside their boards.
    for (const game of ['Sen', 'Koty'])
      test(`the tutorial of ${game} can be played to its end by doing what it points at`, async ({ page, house }) => {
        test.slow()
        const first = new FirstPage(page, lang, game)
        await first.open(house.url)
        await first.book.getByRole('link', { name: WORDS[lang].learn }).click()
        await lessonBegins(page, lang)
        await isFit(page)
        await followLesson(page, lang)
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
