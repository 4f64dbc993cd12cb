import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { LANGS } from '@sennik/engine'
import { browserOf } from '../src/devices.ts'
import { FirstPage } from '../src/first-page.ts'
import { axe, noHorizontalScroll } from '../src/screen.ts'
import { test } from '../src/test.ts'
import { WORDS } from '../src/words.ts'

interface CardSet {
  readonly name: string
  readonly development: readonly { readonly id: string; readonly pl: string; readonly en: string }[]
  readonly dreams: readonly { readonly id: string; readonly pl: string; readonly en: string }[]
}

const SEEN = {
  en: {
    title: 'Nightmare Cathedral',
    cards: 'Cards',
    file: 'A card set from a file',
    pattern: 'Cards of this book as a file',
    mine: /(^|\. )My /,
    wrong: {
      word: /Line \d+: “draw 2; play ▸lots” cannot stand in the field “development\[1\]\.main”; allowed: 1–9 \| all\./,
      unknown: /Line \d+: .*R97.*“development\[1\]\.id”/,
      missing: /Line \d+: the field “dreams\[1\]\.points” is missing; allowed: /,
      syntax: /Line 1: this is not valid JSON/,
    },
  },
  pl: {
    title: 'Katedra Koszmarów',
    cards: 'Karty',
    file: 'Zestaw kart z pliku',
    pattern: 'Karty z tej książki jako plik',
    mine: /(^|\. )Moja /,
    wrong: {
      word: /Wiersz \d+: „draw 2; play ▸lots” nie może stać w polu „development\[1\]\.main”; dozwolone: 1–9 \| all\./,
      unknown: /Wiersz \d+: .*R97.*„development\[1\]\.id”/,
      missing: /Wiersz \d+: brakuje pola „dreams\[1\]\.points”; dozwolone: /,
      syntax: /Wiersz 1: to nie jest poprawny JSON/,
    },
  },
} as const

const UPGRADE = {
  pl: 'Próba',
  en: 'Trial',
  fight: '1/1',
  points: 0,
  action: 'develop',
  agree: 'draw 1',
  oppose: 'draw 1',
}
const DREAM = { id: 'S10', pl: 'Puste Ręce', en: 'Open Hands', when: 'any', cost: 'discard 2', pieces: 0 }
const WRONG = {
  word: { game: 'cathedral', name: 'x', development: [{ id: 'R01', ...UPGRADE, main: 'draw 2; play lots' }] },
  unknown: { game: 'cathedral', name: 'x', development: [{ id: 'R97', ...UPGRADE, main: 'draw 2' }] },
  missing: { game: 'cathedral', name: 'x', dreams: [DREAM] },
  syntax: 'not a card set',
} as const

/** The cards of the book, as the page gives them to whoever wants to change them. */
async function pattern(page: Page, name: string): Promise<CardSet> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
  return JSON.parse(await readFile((await download.path())!, 'utf8')) as CardSet
}

const bring = (page: Page, field: string, set: unknown): Promise<void> =>
  page.getByLabel(field).setInputFiles({
    name: 'cards.json',
    mimeType: 'application/json',
    buffer: Buffer.from(typeof set === 'string' ? set : JSON.stringify(set, undefined, 1)),
  })

for (const lang of LANGS)
  test.describe(lang, () => {
    test.use(browserOf('desktop', lang))

    test('a wrong card set is refused in the form with the place named; a right one is played with', async ({
      page,
      house,
    }) => {
      const seen = SEEN[lang]
      const first = new FirstPage(page, lang, seen.title)
      await first.withBots(house.url, 2)
      const open = page.getByRole('button', { name: WORDS[lang].open, exact: true })
      await page.getByText(seen.cards, { exact: true }).click()
      const alert = page.getByRole('alert')
      for (const [what, file] of Object.entries(WRONG)) {
        await bring(page, seen.file, file)
        await expect(alert, what).toHaveText(seen.wrong[what as keyof typeof WRONG])
        await expect(open).toBeDisabled()
      }
      await axe(page)

      const set = await pattern(page, seen.pattern)
      expect([set.development.length, set.dreams.length]).toEqual([96, 46])
      const mine = <C extends { readonly pl: string; readonly en: string }>(cards: readonly C[]): C[] =>
        cards.map(card => ({ ...card, pl: `Moja ${card.pl}`, en: `My ${card.en}` }))
      await bring(page, seen.file, {
        ...set,
        name: 'Z mojego pudełka',
        development: mine(set.development),
        dreams: mine(set.dreams),
      })
      await expect(alert).toBeHidden()
      await expect(page.getByText(/Z mojego pudełka/).first()).toBeVisible()
      await noHorizontalScroll(page)
      await first.openTable('Ola')
      const held = page.locator('.held-card[data-place^="hand-"]')
      await expect(held.first()).toHaveAttribute('aria-label', seen.mine)
      await expect(page.locator('.held-card[data-place^="dream-"]').first()).toHaveAttribute('aria-label', seen.mine)
    })
  })
