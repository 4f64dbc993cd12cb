import { expect } from '@playwright/test'
import { LANGS } from '@sennik/engine'
import { begin } from '../src/cathedral.ts'
import { browserOf, type Device } from '../src/devices.ts'
import { isFit, noHorizontalScroll } from '../src/screen.ts'
import { test } from '../src/test.ts'

// A bot decides some three hundred times in a game.
test.use({ houseSettings: { SENNIK_BOT_PACE_MS: '20' } })

const DEVICES: readonly Device[] = ['phone', 'desktop']

for (const device of DEVICES)
  for (const lang of LANGS)
    test.describe(`${device}, ${lang}`, () => {
      test.use(browserOf(device, lang))

      test('a whole game of the Cathedral by touching what is lit', async ({ page, house }) => {
        test.setTimeout(480_000)
        const passesMyself = device === 'desktop' || lang === 'en'
        const player = await begin(page, house.url, lang, device, { passesMyself })
        const { table } = player
        await isFit(page)
        let pages = 0
        await table.playToTheEnd(
          () => player.answer(),
          async () => {
            pages++
            if (pages === 1) await isFit(page)
            else await noHorizontalScroll(page)
          },
        )
        expect([...player.strange], 'what is said in no language, or in another').toEqual([])
        expect([...player.covered], 'what is lit out of reach').toEqual([])
        for (const kind of ['area', 'night', 'day', 'hand', 'dream', 'market'])
          expect(player.touched.get(kind) ?? 0, kind).toBeGreaterThan(0)
        await table.expectEnd()
        await player.expectCategories()
        await isFit(page)
        await table.expectFairShuffle()
      })
    })
