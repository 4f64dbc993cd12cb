import { expect, type Page } from '@playwright/test'
import { LANGS } from '@sennik/engine'
import { cathedral } from '@sennik/games/cathedral'
import { begin, SEEN } from '../src/cathedral.ts'
import { browserOf, type Device } from '../src/devices.ts'
import { FirstPage } from '../src/first-page.ts'
import { Hints } from '../src/hints.ts'
import { followLesson, lessonBegins } from '../src/lesson.ts'
import { axe, isFit, noHorizontalScroll } from '../src/screen.ts'
import { Table } from '../src/table.ts'
import { test } from '../src/test.ts'
import { WORDS } from '../src/words.ts'

// A bot decides some three hundred times in a game.
test.use({ houseSettings: { SENNIK_BOT_PACE_MS: '20' } })

const DEVICES: readonly Device[] = ['phone', 'desktop']
const DRAWERS = ['hand', 'dreams', 'actions', 'ritual', 'works', 'people'] as const

/** In the last turn but one seat 1 may perform Maneuver: three of its Followers stand where a Fort of seat 2 and Shadows are. */
const NEAR_THE_END = `
seats: 2
turn: 35
start: 1
day: maneuver
areas: NW=1:1,f1:1 N=1:3,2:1,s:1,f2:2 SE=2:2,f2:1
strongholds: NW SE
wings: NW SE
dreamers: maneuver A
nightmares: 4 8
cathedral: 1A
ritual: 7 3 | 3 0
upgrades: R27 | -
hands: R04 R01 R40 | R02 R09 R41
dreams: S10 S11 | S42 S43
market: S05 S06 S07
stack: turn - 0 0 0 3 | act 1
`

async function lookByDayAndNight(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await isFit(page)
  }
}

for (const device of DEVICES)
  test.describe(`${device}, pl`, () => {
    test.use(browserOf(device, 'pl'))

    test('the board of the Cathedral is fit in every state, by day and by night', async ({
      page,
      ownHouse,
      trouble,
    }) => {
      test.slow()
      const player = await begin(page, ownHouse.url, 'pl', device, { passesMyself: true })
      const { table } = player
      const choose = async (name: RegExp): Promise<void> => {
        const before = player.moves
        await page.getByRole('region', { name: WORDS.pl.choices }).getByRole('button', { name }).click()
        await expect.poll(() => player.moves).toBeGreaterThan(before)
      }

      await test.step('draft', () => lookByDayAndNight(page))
      await test.step('Nights, a Day, the action, a reaction', async () => {
        for (const state of [
          page.locator('.night.is-offered'),
          page.locator('.day.is-offered'),
          page.getByRole('button', { name: /Wykonaj akcję: / }),
          page.getByRole('button', { name: /Sprzeciw: / }),
        ]) {
          await player.until(state)
          await lookByDayAndNight(page)
        }
      })
      await test.step('whatever lies in a drawer', async () => {
        for (const drawer of device === 'phone' ? DRAWERS : (['seat-0'] as const)) {
          await player.at(drawer).last().click()
          await expect(page.locator('.drawer')).toBeVisible()
          await lookByDayAndNight(page)
        }
      })

      const link = page.url()
      // What pages still keep for later cannot be fetched while the house is closed.
      trouble.lineMayBreak()
      trouble.mayBeRefused()
      await page.goto('about:blank')
      await ownHouse.layOut(new URL(link).pathname.split('/').at(-1)!, cathedral.position.read(NEAR_THE_END).memory)
      await page.goto(link)
      expect(await table.moment()).toBe('asked')
      await test.step('movement, and the choice of a conflict', async () => {
        await choose(/Wykonaj akcję: /)
        expect(await table.moment()).toBe('asked')
        await lookByDayAndNight(page)
        await choose(/Koniec ruchów/)
        expect(await table.moment()).toBe('asked')
        await page.locator('.area-place.is-offered').first().click()
        await expect(page.locator('.area-note__choices button')).toHaveCount(3)
        await lookByDayAndNight(page)
      })
      await test.step('a conflict: cards face down, then open', async () => {
        await page.locator('.area-note__choices button', { hasText: 'Psotka' }).first().click()
        expect(await table.moment()).toBe('asked')
        await expect(player.at('conflict')).toBeVisible()
        await lookByDayAndNight(page)
        await player.until(page.locator('.kk-revealed'))
        await expect(page.locator('.kk-revealed__side')).toHaveCount(2)
        await lookByDayAndNight(page)
        await table.goOn()
      })

      await test.step('the end', async () => {
        await table.playToTheEnd(() => player.answer())
        await table.expectEnd()
        await player.expectCategories()
        await lookByDayAndNight(page)
      })
    })
  })

test.describe('by keyboard', () => {
  test.use(browserOf('desktop', 'en'))

  test('a lap of the Cathedral by keyboard alone', async ({ page, house }) => {
    test.slow()
    const { table } = await begin(page, house.url, 'en', 'desktop')
    const said = page.locator('[data-voice="polite"], [aria-live="polite"]').first()
    const reach = async (name: RegExp): Promise<void> => {
      for (let presses = 0; presses < 80; presses++) {
        const at = await page.evaluate(() => {
          const { activeElement: element } = document
          const { outlineStyle = 'none', boxShadow = 'none' } = element === null ? {} : getComputedStyle(element)
          const isSeen = outlineStyle !== 'none' || boxShadow !== 'none' || element === document.body
          return { label: element?.getAttribute('aria-label') ?? '', isSeen, html: element?.outerHTML.slice(0, 120) }
        })
        if (presses > 0) expect(at.isSeen, `what has the focus shows it: ${at.html}`).toBe(true)
        if (name.test(at.label)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`Eighty times Tab do not lead to ${name}`)
    }
    const doWith = async (name: RegExp, told: RegExp): Promise<void> => {
      expect(await table.moment()).toBe('asked')
      await reach(name)
      await page.keyboard.press('Enter')
      await expect(said).toContainText(told)
    }

    await test.step('an area, a second one, a Night and a Day on the board, by Tab and Enter', async () => {
      await expect(page.locator('[aria-live="assertive"]').first()).toHaveText(/^Conquer /)
      await doWith(/\. Conquer /, /You conquer /)
      await doWith(/\. Conquer /, /You conquer .*You conquer /s)
      await doWith(/^Night space /, /Your Dreamer/)
      await byTheList(table, () => page.locator('.day.is-offered').first().isVisible())
      await doWith(/^(Develop|Fortify|Summon|Ritual|Maneuver): /, /You choose /)
    })
    await test.step('the rest of the lap by the numbers of the list', async () => {
      await byTheList(table, turnIs(table, 'Turn 13 '))
      await expect(page.getByText(/Time II\./)).toBeAttached()
    })
  })

  test('what is not allowed says why; a hint is followed; a lap against a master', async ({ page, house }) => {
    test.slow()
    const player = await begin(page, house.url, 'en', 'desktop', {
      setUp: first => first.playsAs(2, 'master'),
    })
    const { table } = player
    await test.step('how well the rival plays stands beside what it has', async () => {
      await player.at('seat-1').click()
      await expect(page.locator('.drawer').getByText(table.words.levels.master)).toBeVisible()
      await player.at('seat-1').click()
      await expect(page.locator('.drawer')).toBeHidden()
    })

    await test.step('a second corner', async () => {
      // Whoever begins may have founded a stronghold in one of them.
      const free = /^(Ash Gate|Bone Stair) .*\. Conquer /
      await table.board.getByRole('button', { name: free }).first().click()
      expect(await table.moment()).toBe('asked')
      await expect(table.prompt).toContainText('not a corner')
      await page.locator('.area-place[aria-disabled="true"]').first().click({ force: true })
      const dialog = page.getByRole('dialog', { name: WORDS.en.notNow })
      await expect(dialog.getByRole('link', { name: /^Open KK-/ })).toHaveAttribute('href', /^\/rules\/cathedral#KK-/)
      await axe(page)
      await dialog.getByRole('button', { name: WORDS.en.close }).click()
    })
    await test.step('a hint', async () => {
      expect(await table.moment()).toBe('asked')
      const hints = new Hints(table)
      await hints.ask()
      await isFit(page)
      await hints.follow(async () => {
        await expect(table.board.locator('.is-offered').first()).toBeVisible()
        await isFit(page)
      })
    })
    await test.step('a lap', async () => {
      await player.until(page.getByText(/^Turn 13 /))
    })
  })
})

test.describe('four at the table', () => {
  test.use(browserOf('phone', 'pl'))

  test('a whole game of variable length with Forked Paths, by the list of moves', async ({ page, house }) => {
    test.setTimeout(480_000)
    const player = await begin(page, house.url, 'pl', 'phone', {
      seats: 4,
      passesMyself: true,
      async setUp(first) {
        await page.getByText(first.words.rulesAndVariants).click()
        await page.getByRole('radio', { name: /Zmiennym Czasie Trwania/ }).check({ force: true })
        await page.getByRole('switch', { name: 'Rozwidlone Ścieżki' }).check({ force: true })
        await page.getByLabel('Koszmary').selectOption('Dwa losowe')
        await isFit(page)
      },
    })
    const { table } = player
    await isFit(page)
    const choices = page.locator('.choices__choice')
    let answers = 0
    await table.playToTheEnd(async () => {
      const count = await choices.count()
      if (count === 0) return
      const before = player.moves
      // Each move of the list has a number; the first nine are keys.
      const which = (answers * 7) % Math.min(9, count)
      await page.keyboard.press(String(which + 1))
      await expect.poll(() => player.moves, { intervals: [10, 20, 50] }).toBeGreaterThan(before)
      answers++
    })
    await table.expectEnd()
    await player.expectCategories()
    await expect(page.locator('.end-page__sheet')).toHaveCount(4)
    await isFit(page)
  })
})

test.describe('the book', () => {
  test.use({ ...browserOf('phone', 'pl'), serviceWorkers: 'allow' })

  test('offline: the first turns of the Cathedral on this device', async ({ page, ownHouse, trouble }) => {
    const first = new FirstPage(page, 'pl', SEEN.pl.title)
    await first.open(ownHouse.url)
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.ready
      return registration.active?.state === 'activated' && navigator.serviceWorker.controller !== null
    })
    await ownHouse.stop()
    trouble.lineMayBreak()
    await page.reload()
    await first.setUp('oneScreen')
    await page.getByRole('radio', { name: first.words.againstBots }).check({ force: true })
    await first.begin()
    const table = new Table(page, 'pl')
    await byTheList(table, turnIs(table, 'Tura 4 '))
    await noHorizontalScroll(page)
    expect(await table.whatHappened()).toContain('Tura 3')
  })

  test('the tutorial of the Cathedral can be played to its end by doing what it points at', async ({ page, house }) => {
    test.setTimeout(480_000)
    const first = new FirstPage(page, 'pl', SEEN.pl.title)
    await first.open(house.url)
    await first.book.getByRole('link', { name: SEEN.pl.learn }).click()
    await lessonBegins(page, 'pl')
    await isFit(page)
    await followLesson(page, 'pl')
    await isFit(page)
  })

  for (const lang of LANGS)
    test(`the rules of the Cathedral can be read and searched, ${lang}`, async ({ newBrowser, house }) => {
      const page = await (await newBrowser(browserOf('phone', lang))).newPage()
      const first = new FirstPage(page, lang, SEEN[lang].title)
      await first.open(house.url)
      await first.book.getByRole('link', { name: WORDS[lang].rules, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(SEEN[lang].title)
      const clauses = page.locator('[id^="KK-"]')
      await expect(clauses.first()).toBeVisible()
      const all = await clauses.count()
      expect(all).toBeGreaterThan(100)
      await isFit(page)
      await page.getByRole('searchbox').fill('limbo')
      await expect.poll(() => clauses.count()).toBeLessThan(all)
      expect(await clauses.count()).toBeGreaterThan(0)
      await noHorizontalScroll(page)
    })
})

/** Plays by the numbers of the list until something is reached. */
async function byTheList(table: Table, isReached: () => Promise<boolean>): Promise<void> {
  const { page } = table
  const choices = page.locator('.choices__choice')
  for (let turn = 0; ; turn++) {
    const moment = await table.moment()
    if (await isReached()) return
    if (moment === 'over') throw new Error('The game ended before that')
    // What goes on has the focus.
    if (moment === 'scene') await page.keyboard.press('Enter')
    else await page.keyboard.press(String(((turn * 7) % Math.min(9, Math.max(1, await choices.count()))) + 1))
  }
}

/** Whether the turns have come so far, by what is said of them. */
const turnIs =
  ({ page }: Table, begins: string) =>
  async (): Promise<boolean> =>
    ((await page.locator('[data-place="turns"] p').first().textContent()) ?? '').startsWith(begins)
