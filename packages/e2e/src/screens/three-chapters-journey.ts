import { FirstPage } from '../first-page.ts'
import { Table } from '../table.ts'
import { ChaptersPlayer, SEEN } from '../three-chapters.ts'
import type { Journey, Traveller } from './journey.ts'
import { takeHints } from './whispers.ts'

/** A game of 3 Chapters against bots, from the first choice to the end page. */
const chaptersFor =
  (seats: number): Journey =>
  async ({ page, camera, house }) => {
    const first = new FirstPage(page, 'pl', SEEN.pl.title)
    await first.open(house)
    await first.setUp('againstBots')
    await first.onlyTwoSeats()
    if (seats > 2) await first.seatsFor(seats)
    await first.begin()
    const player = new ChaptersPlayer(new Table(page, 'pl'), false)
    const { table } = player
    const taken = new Set<string>()
    const take = async (name: string): Promise<void> => {
      if (taken.has(name)) return
      taken.add(name)
      await camera.take(`three-chapters-${name}-${seats}`)
      if (name === 'choosing' && seats === 2) await takeHints(table, camera, 'three-chapters-hint')
    }
    await table.playToTheEnd(
      async () => {
        if ((await table.board.locator('.draft__card').count()) > 2) await take('choosing')
        if ((await table.board.locator('.links__line').count()) > 0) await take('round')
        await player.answer()
      },
      () => take('chapter-three'),
    )
    await take('end-page')
  }

/** All cards, and a card set that cannot be used. */
async function chaptersBook({ page, camera, house }: Traveller): Promise<void> {
  await page.goto(`${house}/rules/three-chapters#cards`)
  await page.locator('.rules__card').first().waitFor()
  await camera.take('three-chapters-cards')
  await page.goto(`${house}/learn/three-chapters`)
  await page.locator('.fan__card').first().waitFor()
  await camera.take('three-chapters-lesson')
  await page.goto(`${house}/new/three-chapters`)
  await page.getByText(SEEN.pl.cards, { exact: true }).click()
  await page
    .getByLabel(SEEN.pl.file)
    .setInputFiles({ name: 'karty.json', mimeType: 'application/json', buffer: Buffer.from('{ "cards": [] }') })
  await page.getByRole('alert').scrollIntoViewIfNeeded()
  await camera.take('three-chapters-card-set')
}

export const CHAPTERS_JOURNEYS: readonly Journey[] = [chaptersBook, chaptersFor(2), chaptersFor(3), chaptersFor(6)]
