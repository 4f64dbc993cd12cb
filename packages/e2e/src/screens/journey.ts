import type { Page } from '@playwright/test'
import { FirstPage } from '../first-page.ts'
import { SenPlayer } from '../sen.ts'
import { Table } from '../table.ts'
import { WORDS } from '../words.ts'
import type { Camera } from './camera.ts'
import { takeHints } from './whispers.ts'

const words = WORDS.pl

export interface Traveller {
  readonly page: Page
  readonly camera: Camera
  readonly house: string
}

export type Journey = (traveller: Traveller) => Promise<void>

/** A picture of each of these pages. */
export async function takePages(
  { page, camera, house }: Traveller,
  pages: readonly (readonly [path: string, name: string])[],
): Promise<void> {
  for (const [path, name] of pages) {
    await page.goto(house + path)
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    await camera.take(name)
  }
}

/** What can be read before anybody plays. */
async function bookPages(traveller: Traveller): Promise<void> {
  const { page, camera, house } = traveller
  const first = new FirstPage(page, 'pl')
  await first.open(house)
  await camera.take('first-page', 'en')
  await page.getByRole('button', { name: words.settings }).click()
  await camera.take('settings')
  await page.getByRole('dialog').getByRole('button', { name: words.close }).click()
  await takePages(traveller, [
    ['/rules/sen', 'rules'],
    ['/rules/sen#SEN-20', 'rules-clause'],
    ['/rules/sen#cards', 'rules-cards'],
    ['/learn/sen', 'tutorial'],
    ['/credits', 'credits'],
    ['/nowhere', 'lost'],
    ['/t/AAAAAAAAAAAAAAAAAAAAAA', 'no-such-table'],
  ])
}

/** Setting up, inviting, waiting. */
async function beforeTheGame({ page, camera, house }: Traveller): Promise<void> {
  const first = new FirstPage(page, 'pl')
  await first.open(house)
  await first.setUp('oneScreen')
  await camera.take('new-table-one-screen')
  await first.open(house)
  await first.setUp('againstBots')
  await first.onlyTwoSeats()
  await first.seatsFor(5)
  await first.playsAs(2, 'novice')
  await first.playsAs(4, 'strong')
  await first.playsAs(5, 'master')
  await first.playsAs(3, 'casual')
  await camera.take('new-table-levels', 'en')
  await first.open(house)
  await first.setUp('friends')
  await page.getByText(words.rulesAndVariants).click()
  await camera.take('new-table-friends')
  await page.getByRole('button', { name: words.open, exact: true }).click()
  await camera.take('your-name')
  await first.sayWhoYouAre('Ola')
  await page.getByRole('heading', { level: 1, name: words.waiting }).waitFor()
  await camera.take('waiting-room')
}

/** A whole game against bots, from the first look to the end page. */
async function game({ page, camera, house }: Traveller): Promise<void> {
  const first = new FirstPage(page, 'pl')
  await first.open(house)
  await first.setUp('againstBots')
  await first.endAfterOneRound()
  await first.begin()
  const table = new Table(page, 'pl')
  const player = new SenPlayer(table)
  await table.moment()
  await camera.take('opening', 'en')
  await table.thing(player.things.yourLand).first().click()
  await page.locator('.is-seen').first().waitFor()
  await camera.take('peeking')

  const taken = new Set<string>()
  for (let moment = await table.moment(); moment !== 'over'; moment = await table.moment()) {
    const name = moment === 'asked' ? await player.step() : moment
    if (!taken.has(name) && name !== 'opening') {
      taken.add(name)
      await camera.take(name === 'scene' ? 'round-counted' : name, name === 'turn' ? 'en' : undefined)
      if (name === 'turn') await notes({ page, camera, house }, table)
    }
    await player.doNow(moment, 4)
  }
  await camera.take('end-page', 'en')
  await page.getByRole('button', { name: words.checkShuffle }).click()
  await page.getByText(words.fair).waitFor()
  await camera.take('fair-shuffle')
}

/** What can be laid over the table in one's turn. */
async function notes({ page, camera }: Traveller, table: Table): Promise<void> {
  const dialog = page.getByRole('dialog')
  const close = () => dialog.getByRole('button', { name: words.close }).click()
  await table.board.getByRole('button', { name: /^Twoja kraina 1/ }).click({ force: true })
  await dialog.waitFor()
  await camera.take('why-not')
  await close()
  await table.board.getByRole('button', { name: 'Przyjrzyj się' }).click()
  await camera.take('card')
  await close()
  await page.getByRole('button', { name: words.allChoices }).click()
  await camera.take('choices')
  await page.keyboard.press('Escape')
  await takeHints(table, camera, 'hint')
  await page.getByRole('button', { name: words.menu }).click()
  await camera.take('menu')
  await dialog.getByRole('button', { name: words.log }).click()
  await camera.take('log')
  await close()
}

/** A table with this many seats at one's first turn; then the first page, which leads back to it. */
const tableFor =
  (seats: number): Journey =>
  async ({ page, camera, house }) => {
    const first = new FirstPage(page, 'pl')
    await first.open(house)
    await first.setUp('againstBots')
    await first.onlyTwoSeats()
    for (let count = 2; count < seats; count++) await page.getByRole('button', { name: 'Dodaj miejsce' }).click()
    await first.begin()
    const player = new SenPlayer(new Table(page, 'pl'))
    await player.untilTurn()
    await camera.take(`table-for-${seats}`)
    if (seats > 2) return
    await first.open(house)
    await page.getByRole('region', { name: words.resume }).waitFor()
    await camera.take('first-page-resume')
  }

/** What hides the table between two who share a screen. */
const curtain: Journey = async ({ page, camera, house }) => {
  const first = new FirstPage(page, 'pl')
  await first.open(house)
  await first.setUp('oneScreen')
  await first.takeSeat(2, 'aPerson', 'Jan')
  await first.begin()
  await new Table(page, 'pl').curtain.waitFor()
  await camera.take('curtain')
}

/** Each begins in a fresh browser. */
export const JOURNEYS: readonly Journey[] = [
  bookPages,
  beforeTheGame,
  game,
  tableFor(2),
  tableFor(3),
  tableFor(4),
  tableFor(5),
  curtain,
]
