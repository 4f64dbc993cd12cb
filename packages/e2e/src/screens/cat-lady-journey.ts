import { CatLadyPlayer } from '../cat-lady.ts'
import { FirstPage } from '../first-page.ts'
import { Table } from '../table.ts'
import { type Journey, type Traveller, takePages } from './journey.ts'
import { takeHints } from './whispers.ts'

/** What can be read of Cat Lady before anybody plays, and the page for a real table. */
const catLady: Journey = async traveller => {
  const { page, camera } = traveller
  await takePages(traveller, [
    ['/rules/cat-lady', 'cat-lady-rules'],
    ['/rules/cat-lady#cards', 'cat-lady-rules-cards'],
    ['/learn/cat-lady', 'cat-lady-tutorial'],
    ['/companion/cat-lady', 'cat-lady-companion'],
  ])
  for (const cat of ['Kikimora', 'Dynia', 'Kropka', 'Mruczeł']) await page.getByRole('button', { name: cat }).click()
  for (const [food, count] of [
    ['Tuńczyk', 3],
    ['Kurczak', 2],
    ['Mleko', 2],
    ['Myszka', 2],
    ['Drapak', 1],
  ] as const) {
    const counter = page.getByRole('spinbutton', { name: food, exact: true })
    await counter.fill(String(count))
    await counter.blur()
  }
  await page.getByRole('heading', { name: 'Kartka z wynikiem' }).scrollIntoViewIfNeeded()
  await camera.take('cat-lady-companion-sheet', 'en')
}

async function begin({ page, house }: Traveller, seats: number): Promise<CatLadyPlayer> {
  const first = new FirstPage(page, 'pl', CatLadyPlayer.title('pl'))
  await first.open(house)
  await first.setUp('againstBots')
  await first.onlyTwoSeats()
  if (seats > 2) await first.seatsFor(seats)
  await first.begin()
  const player = new CatLadyPlayer(new Table(page, 'pl'))
  await player.table.moment()
  return player
}

/** The first moment of each kind of question; then supper, its reasons, and the end page. */
const catLadyGame: Journey = async traveller => {
  const { page, camera } = traveller
  const player = await begin(traveller, 2)
  const { table, seen } = player
  let turns = 0
  for (;;) {
    await table.moment()
    const step = await player.step()
    if (step === 'feeding') break
    if (step === 'turn') turns++
    if (step === 'marker' || turns === 1) await camera.take(`cat-lady-${step}`, step === 'turn' ? 'en' : undefined)
    if (step === 'turn' && turns === 8) {
      await player.lines.last().focus()
      await camera.take('cat-lady-lit')
      await page.locator('.cl-rival').first().click()
      await camera.take('cat-lady-household')
      await page.keyboard.press('Escape')
      await player.at('stray-2').click({ position: { x: 12, y: 12 } })
      await camera.take('cat-lady-card')
      await page.keyboard.press('Escape')
    }
    if (step === 'turn' && turns === 3) await takeHints(table, camera, 'cat-lady-hint')
    await player.answer(step)
  }
  await camera.take('cat-lady-supper', 'en')
  await table.thing(seen.why).click()
  await camera.take('cat-lady-why')
  await page.keyboard.press('Escape')
  await player.layBest()
  await table.moment()
  await camera.take('cat-lady-fed')
  await player.done()
  await table.moment()
  await camera.take('cat-lady-end-page', 'en')
}

/** A table for so many in the middle of the game. */
const catLadyFor =
  (seats: number): Journey =>
  async traveller => {
    const player = await begin(traveller, seats)
    for (let answers = 0; answers < 9; answers++) {
      await player.table.moment()
      const step = await player.step()
      if (step !== 'feeding') await player.answer(step)
    }
    await player.table.moment()
    await traveller.camera.take(`cat-lady-for-${seats}`)
  }

export const CAT_LADY_JOURNEYS: readonly Journey[] = [catLady, catLadyGame, catLadyFor(3), catLadyFor(4)]
