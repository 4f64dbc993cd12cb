import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { LANGS } from '@sennik/engine'
import { browserOf } from '../src/devices.ts'
import { FirstPage } from '../src/first-page.ts'
import { followLesson, lessonBegins } from '../src/lesson.ts'
import { axe, isFit, noHorizontalScroll } from '../src/screen.ts'
import { Table } from '../src/table.ts'
import { test } from '../src/test.ts'
import { ANSWERS, ChaptersPlayer, SEEN } from '../src/three-chapters.ts'
import { WORDS } from '../src/words.ts'

interface CardSet {
  name: string
  cards: Record<string, unknown>[]
}

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

const with49 = (set: CardSet): CardSet => ({ ...set, cards: set.cards.filter(({ value }) => value !== 17) })
const changed = (set: CardSet, index: number, change: object): CardSet => ({
  ...set,
  cards: set.cards.with(index, { ...set.cards[index], ...change }),
})

const NOT_ALLOWED = {
  en: {
    missing: /Line \d+: the field “cards\[3\]\.value” is missing; allowed: 1–50\./,
    repeated: /Line \d+: the card 1 was given before, in line \d+;/,
    trait: /Line \d+: .*ghost.*“cards\[5\]\.traits\[1\]”; allowed: monster \|/,
    reward: /Line \d+: .*“cards\[2\]\.abilities\[1\]\.reward”/,
    fewer: /Line \d+: there are 49 cards, but the box has 50; missing: 17\./,
    syntax: /Line 1: this is not valid JSON/,
  },
  pl: {
    missing: /Wiersz \d+: brakuje pola „cards\[3\]\.value”; dozwolone: 1–50\./,
    repeated: /Wiersz \d+: karta 1 już była, w wierszu \d+;/,
    trait: /Wiersz \d+: .*ghost.*„cards\[5\]\.traits\[1\]”; dozwolone: monster \|/,
    reward: /Wiersz \d+: .*„cards\[2\]\.abilities\[1\]\.reward”/,
    fewer: /Wiersz \d+: jest 49 kart, a w pudełku jest ich 50; brakuje: 17\./,
    syntax: /Wiersz 1: to nie jest poprawny JSON/,
  },
} as const

for (const lang of LANGS)
  test.describe(lang, () => {
    test.use(browserOf('phone', lang))

    test('a card set that is wrong is refused in the form with the place named; a right one is played with', async ({
      page,
      house,
    }) => {
      const seen = SEEN[lang]
      const first = new FirstPage(page, lang, seen.title)
      await first.open(house.url)
      await first.setUp('friends')
      await first.seatsFor(3)
      for (const seat of [2, 3]) await first.takeSeat(seat, 'aBot')
      const open = page.getByRole('button', { name: WORDS[lang].open, exact: true })
      await page.getByText(seen.cards, { exact: true }).click()
      const set = await pattern(page, seen.pattern)
      expect(set.cards).toHaveLength(50)
      const alert = page.getByRole('alert')
      const { value: _value, ...nameless } = set.cards[2]!
      const wrong: Readonly<Record<keyof (typeof NOT_ALLOWED)['en'], unknown>> = {
        missing: { ...set, cards: set.cards.with(2, nameless) },
        repeated: changed(set, 1, { value: 1 }),
        trait: changed(set, 4, { traits: ['ghost'] }),
        reward: changed(set, 1, { abilities: [{ chapters: [2], reward: {} }] }),
        fewer: with49(set),
        syntax: 'not a card set',
      }
      for (const [what, file] of Object.entries(wrong)) {
        await bring(page, seen.file, file)
        await expect(alert, what).toHaveText(NOT_ALLOWED[lang][what as keyof typeof wrong])
        await expect(open).toBeDisabled()
      }
      await axe(page)

      const mine = set.cards.map(card => ({ ...card, pl: `Moja ${card.pl}`, en: `My ${card.en}` }))
      await bring(page, seen.file, { ...set, name: 'Z mojego pudełka', cards: mine })
      await expect(alert).toBeHidden()
      await expect(page.getByText(/Z mojego pudełka/).first()).toBeVisible()
      await noHorizontalScroll(page)
      await first.openTable('Ola')
      const player = new ChaptersPlayer(new Table(page, lang), true)
      const { table } = player
      expect(await table.moment()).toBe('asked')
      await expect(player.offered.first()).toHaveAttribute('aria-label', lang === 'pl' ? /: Moja / : /: My /)
      if (lang === 'pl') return
      await table.playToTheEnd(() => player.answer())
      expect(player.answers).toBeGreaterThanOrEqual(ANSWERS[3]!)
      await table.expectEnd()
      // The record names the cards: it comes out the same when it is played again.
      await table.expectFairShuffle()
    })
  })

test.describe('the book of cards', () => {
  test.use(browserOf('phone', 'pl'))

  test('all fifty cards with their words and where they are from', async ({ page, house }) => {
    await page.goto(`${house.url}/rules/three-chapters`)
    const cards = page.locator('.rules__card')
    await expect(cards).toHaveCount(50)
    await expect(cards.nth(1)).toContainText('Złotowłosa (2)')
    await expect(cards.nth(1)).toContainText('Z kartą „Trzy Misie” (37): 4 klejnoty.')
    for (const text of await cards.allTextContents()) expect(text).toContain('Pochodzenie – karta')
    await isFit(page)
  })

  test('the lesson can be played to its end by doing what it points at', async ({ page, house }) => {
    const first = new FirstPage(page, 'pl', SEEN.pl.title)
    await first.open(house.url)
    await first.book.getByRole('link', { name: WORDS.pl.learn }).click()
    await lessonBegins(page, 'pl')
    await followLesson(page, 'pl')
    await page.getByRole('dialog').getByRole('button', { name: WORDS.pl.goOn }).click()
    await expect(page.getByRole('heading', { level: 2, name: WORDS.pl.sheet })).toBeVisible()
  })
})
