import { expect, type Page } from '@playwright/test'
import { browserOf } from '../src/devices.ts'
import { FirstPage } from '../src/first-page.ts'
import { isFit, noHorizontalScroll } from '../src/screen.ts'
import { SenPlayer } from '../src/sen.ts'
import { Table } from '../src/table.ts'
import { test } from '../src/test.ts'

test.use(browserOf('phone', 'pl'))

const SEATS = 5
const CLAIM = 'Wiem, co mam'

async function begin(page: Page, house: string): Promise<SenPlayer> {
  const first = new FirstPage(page, 'pl')
  await first.open(house)
  await first.setUp('againstBots')
  await first.seatsFor(SEATS)
  await first.endAfterOneRound()
  for (const option of [/^Pomoc pamięci/, /^Wiem, co mam/])
    await page.getByRole('switch', { name: option }).check({ force: true })
  await noHorizontalScroll(page)
  await first.begin()
  return new SenPlayer(new Table(page, 'pl'))
}

/** A bot has carried off or brought in a land of one's own. */
const SWAPPED = /zamienia krainę [^.]*w twoim śnie/

/** Whether the player's turn came, and in an untouched dream: four bots may call or swap lands before it. */
async function comesToTurn(player: SenPlayer): Promise<boolean> {
  for (;;) {
    const moment = await player.table.moment()
    if (moment === 'over') return false
    if (moment === 'asked' && (await player.step()) === 'turn') return !SWAPPED.test(await player.table.whatHappened())
    await player.doNow(moment, Number.POSITIVE_INFINITY)
  }
}

async function atFirstTurn(page: Page, house: string): Promise<SenPlayer> {
  for (let game = 1; game <= 4; game++) {
    const player = await begin(page, house)
    if (await comesToTurn(player)) return player
  }
  throw new Error('The bots called or swapped before the first turn in four games')
}

test('five at the table, with the memory aid and “I know what I have”', async ({ page, house }) => {
  const player = await atFirstTurn(page, house.url)
  const { table } = player
  const yours = table.board.locator('[data-place^="land-0-"]')
  const known = table.board.getByRole('button', { name: /^Twoja kraina \d, pamiętasz: / })

  await expect(table.board.locator(`[data-place="land-${SEATS - 1}-0"]`)).toBeVisible()
  await expect(yours).toHaveCount(4)
  await test.step('what one looked at stays visible', async () => {
    const said = await table.whatHappened()
    await expect(known).toHaveCount(2)
    for (const land of await known.all()) {
      const label = (await land.getAttribute('aria-label')) ?? ''
      const [, number, ravens] = /^Twoja kraina (\d), pamiętasz: .*?(\d+) kruk/.exec(label) ?? []
      expect(said, label).toMatch(new RegExp(`Podglądasz krainę ${number} w swoim śnie: [^.]*\\b${ravens} kruk`))
      await expect(land.locator('.land__memory')).toBeVisible()
    }
    await isFit(page)
  })

  await test.step('the claim: two lands and a number', async () => {
    const places = await known.evaluateAll(lands => lands.map(land => land.getAttribute('data-place')))
    const label = (await known.first().getAttribute('aria-label')) ?? ''
    const ravens = /(\d+) kruk/.exec(label)?.[1] ?? ''
    const land = (index: number) => table.board.locator(`[data-place="${places[index]}"]`)

    await table.thing(CLAIM).tap()
    await expect(table.prompt).toHaveText('Wiem, co mam: wskaż pierwszą krainę.')
    await land(0).tap()
    await expect(table.prompt).toHaveText('Wiem, co mam: wskaż drugą krainę.')
    await expect(land(0)).toHaveAccessibleName(/wskazana/)
    await land(1).tap()
    await expect(table.prompt).toHaveText('Ile kruków jest na każdej z nich?')
    const numbers = table.board.getByRole('group', { name: 'Ile kruków jest na każdej?' })
    await expect(numbers.getByRole('button')).toHaveCount(10)
    await isFit(page)
    await numbers.getByRole('button', { name: new RegExp(`^${ravens} kruk`) }).tap()
    await expect(numbers).toBeHidden()

    await expect(async () => {
      // A bot that calls at once covers the board with the count.
      if ((await table.now()) === 'scene') return
      const said = await table.whatHappened()
      expect(said).toContain('Mówisz: „Wiem, co mam”.')
      const claimed = new RegExp(`Podajesz liczbę kruków: ${ravens}\\. Na krainach: [^.]*\\. (Zgadza|Nie zgadza) się`)
      expect(said).toMatch(claimed)
      await expect(yours).toHaveCount(claimed.exec(said)?.[1] === 'Zgadza' ? 3 : 5, { timeout: 500 })
    }).toPass({ timeout: 15_000 })
    await noHorizontalScroll(page)
  })

  await test.step('the game goes on to its end', async () => {
    await player.playToTheEnd(0, () => noHorizontalScroll(page))
    await table.expectEnd()
    await expect(page.locator('.end-page__sheet')).toHaveCount(SEATS)
    await isFit(page)
  })
})
