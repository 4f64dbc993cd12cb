import { expect } from '@playwright/test'
import { LANGS } from '@sennik/engine'
import { browserOf, type Device } from '../src/devices.ts'
import { FirstPage } from '../src/first-page.ts'
import { isFit, noHorizontalScroll } from '../src/screen.ts'
import { SenPlayer } from '../src/sen.ts'
import { Table } from '../src/table.ts'
import { test } from '../src/test.ts'

const DEVICES: readonly Device[] = ['phone', 'desktop']

for (const device of DEVICES) {
  for (const lang of LANGS) {
    test.describe(`${device}, ${lang}`, () => {
      test.use({
        ...browserOf(device, lang),
        serviceWorkers: 'allow',
        contextOptions: { reducedMotion: 'no-preference' },
      })

      test('a whole game against a bot on the device, by touching the board', async ({ page, house }) => {
        const first = new FirstPage(page, lang)
        await first.open(house.url)
        await isFit(page)
        await first.setUp('againstBots')
        await first.onlyTwoSeats()
        await first.endAfterOneRound()
        await isFit(page)
        await first.begin()

        const table = new Table(page, lang)
        expect(await table.moment()).toBe('asked')
        await isFit(page)
        let counted = 0
        const asked = await new SenPlayer(table).playToTheEnd(2, async () => {
          counted++
          await isFit(page)
        })
        expect(counted).toBe(1)
        expect(asked.slice(0, 2)).toEqual(['opening', 'opening'])
        await table.expectEnd()
        await isFit(page)
        await table.expectFairShuffle()
        await noHorizontalScroll(page)
      })
    })
  }
}

test.describe('in the house', () => {
  test.use(browserOf('phone', 'en'))

  test('a whole game against a bot of the house', async ({ page, house }) => {
    const first = new FirstPage(page, 'en')
    await first.open(house.url)
    await first.setUp('friends')
    await first.takeSeat(2, 'aBot')
    await first.endAfterOneRound()
    await first.openTable('Ola')
    const table = new Table(page, 'en')
    await new SenPlayer(table).playToTheEnd()
    await table.expectEnd()
    await table.expectFairShuffle()
    await isFit(page)
  })
})
