import { expect, type Page } from '@playwright/test'
import type { Lang } from '@sennik/engine'
import { CatLadyPlayer } from '../src/cat-lady.ts'
import { browserOf, type Device } from '../src/devices.ts'
import { FirstPage } from '../src/first-page.ts'
import { Hints } from '../src/hints.ts'
import { KotyPlayer } from '../src/koty.ts'
import { isFit } from '../src/screen.ts'
import { SenPlayer } from '../src/sen.ts'
import { Table } from '../src/table.ts'
import { test } from '../src/test.ts'
import { ChaptersPlayer, SEEN } from '../src/three-chapters.ts'

interface Evening {
  readonly game: string
  readonly device: Device
  readonly lang: Lang
  /** How the rest of the game is played. */
  play(table: Table): Promise<void>
  setUp?(first: FirstPage): Promise<void>
}

const EVENINGS: readonly Evening[] = [
  {
    game: 'Sen',
    device: 'phone',
    lang: 'pl',
    setUp: first => first.endAfterOneRound(),
    async play(table) {
      await new SenPlayer(table).playToTheEnd()
    },
  },
  {
    game: 'Koty',
    device: 'desktop',
    lang: 'en',
    async play(table) {
      await new KotyPlayer(table).playToTheEnd()
    },
  },
  {
    game: CatLadyPlayer.title('en'),
    device: 'phone',
    lang: 'en',
    async play(table) {
      const player = new CatLadyPlayer(table)
      await player.untilSupper(Number.POSITIVE_INFINITY)
      await player.layBest()
      await table.moment()
      await player.done()
      expect(await table.moment()).toBe('over')
    },
  },
  {
    game: SEEN.pl.title,
    device: 'desktop',
    lang: 'pl',
    async play(table) {
      const player = new ChaptersPlayer(table, false)
      await table.playToTheEnd(() => player.answer())
    },
  },
]

/** Plays until there is something to choose from, and asks what would be best. */
async function followAHint(page: Page, table: Table): Promise<void> {
  const hints = new Hints(table)
  expect(await table.moment()).toBe('asked')
  await hints.ask()
  await isFit(page)
  await hints.follow(async () => {
    await expect(table.board.locator('.is-offered').first()).toBeVisible()
    await isFit(page)
  })
}

for (const { game, device, lang, play, setUp } of EVENINGS)
  test.describe(`${device}, ${lang}`, () => {
    test.use(browserOf(device, lang))

    test(`a whole game of ${game} against a master, one move of it by a hint`, async ({ page, house }) => {
      test.slow()
      const first = new FirstPage(page, lang, game)
      await first.withBots(house.url, 2)
      await expect(first.level(2)).toHaveValue('casual')
      await first.playsAs(2, 'master')
      await isFit(page)
      await setUp?.(first)
      await first.openTable('Ola')
      const table = new Table(page, lang)
      await followAHint(page, table)
      await expect(table.board.getByText(table.words.levels.master).first()).toBeVisible()
      await play(table)
      await table.expectEnd()
      await table.expectFairShuffle()
    })
  })

test.describe('levels and hints', () => {
  test.use(browserOf('desktop', 'en'))

  test('the level that was wished last is there the next time, also for a game at one touch', async ({
    page,
    house,
  }) => {
    const first = new FirstPage(page, 'en')
    await first.open(house.url)
    await expect(first.book.getByRole('button', { name: first.words.playNow })).toContainText('Sunday player')
    await first.setUp('againstBots')
    await expect(first.level(2)).toHaveValue('casual')
    await first.playsAs(3, 'novice')
    await first.playsAs(2, 'strong')
    await first.open(house.url)
    await expect(first.book.getByRole('button', { name: first.words.playNow })).toContainText('old hand')
    await first.playNow()
    const table = new Table(page, 'en')
    await table.moment()
    await expect(table.board.getByText('old hand')).toHaveCount(3)
  })

  test('a hint by keyboard: it is said, shown on the board, and made', async ({ page, house }) => {
    const first = new FirstPage(page, 'en')
    await first.open(house.url)
    await first.setUp('againstBots')
    await first.onlyTwoSeats()
    await first.begin()
    const table = new Table(page, 'en')
    const player = new SenPlayer(table)
    await player.untilTurn()
    const hints = new Hints(table)

    await page.keyboard.press('h')
    await hints.answered()
    await page.keyboard.press('Escape')
    await expect(hints.panel).toBeHidden()
    await expect(hints.lantern).toBeFocused()

    await page.keyboard.press('h')
    await hints.answered()
    await page.keyboard.press('Enter')
    await expect(table.board.locator('.is-offered, .is-ready')).toHaveCount(1)
    await test.step('another thing on the board may be touched all the same', async () => {
      await table.board.locator('[data-place="pile"]').click({ force: true })
      await table.moment()
      expect(['drawn', 'exchange']).toContain(await player.step())
    })
  })

  test('people who play against each other may do without hints', async ({ page, house, newBrowser }) => {
    const first = new FirstPage(page, 'en')
    await first.open(house.url)
    await first.setUp('friends')
    await page.getByRole('switch', { name: first.words.mayHint }).uncheck({ force: true })
    await first.openTable('Ola')
    await expect(page.getByRole('heading', { level: 1, name: first.words.waiting })).toBeVisible()
    const other = await (await newBrowser(browserOf('phone', 'pl'))).newPage()
    await other.goto(page.url())
    const jan = new Table(other, 'pl')
    await other.getByRole('button', { name: jan.words.sit(2) }).click()
    for (const table of [new Table(page, 'en'), jan]) {
      expect(await table.moment()).toBe('asked')
      await expect(new Hints(table).lantern).toBeHidden()
      await table.page.keyboard.press('h')
      await expect(new Hints(table).panel).toBeHidden()
    }
  })
})
