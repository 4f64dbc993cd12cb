import { expect, type Page } from '@playwright/test'
import { browserOf } from '../src/devices.ts'
import { FirstPage } from '../src/first-page.ts'
import { SenPlayer } from '../src/sen.ts'
import { Table } from '../src/table.ts'
import { test } from '../src/test.ts'

test.use({ ...browserOf('phone', 'pl'), serviceWorkers: 'block' })

const KB = 1024

interface Load {
  readonly url: string
  readonly type: string
  readonly bytes: number
}

/** What travels over the line from now on, as the browser counts it: compressed, without what it had already. */
async function watchLoads(page: Page): Promise<readonly Load[]> {
  const loads: Load[] = []
  const devtools = await page.context().newCDPSession(page)
  const asked = new Map<string, { readonly url: string; readonly type: string }>()
  devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
    asked.set(requestId, { url: response.url, type })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = asked.get(requestId)
    if (found) loads.push({ ...found, bytes: encodedDataLength })
  })
  await devtools.send('Network.enable')
  return loads
}

const sum = (loads: readonly Load[]): number => loads.reduce((all, { bytes }) => all + bytes, 0)

test('the first screen is light, and brings no game', async ({ page, house }) => {
  const loads = await watchLoads(page)
  await new FirstPage(page, 'pl').open(house.url)
  await page.waitForLoadState('networkidle')
  const scripts = loads.filter(({ type }) => type === 'Script')
  expect(sum(scripts), `scripts: ${JSON.stringify(scripts)}`).toBeLessThanOrEqual(90 * KB)
  expect(sum(loads), `all: ${JSON.stringify(loads)}`).toBeLessThanOrEqual(200 * KB)

  const before = loads.length
  await new FirstPage(page, 'pl').playNow()
  await new Table(page, 'pl').moment()
  const game = loads.slice(before).filter(({ type }) => type === 'Script')
  expect(sum(game), 'the game came when it was wanted').toBeGreaterThan(10 * KB)
})

/** Milliseconds after which the books no longer wait. */
const PATIENCE = 600

test('whoever comes back finds every book where it stays', async ({ page, house }) => {
  const first = new FirstPage(page, 'pl')
  await first.open(house.url)
  await first.playNow()
  await new Table(page, 'pl').moment()
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const { startTime } of list.getEntries()) performance.mark('moved', { startTime })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await first.open(house.url)
  await expect(page.getByRole('region', { name: first.words.resume })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const moved = await page.evaluate(() => performance.getEntriesByName('moved').map(({ startTime }) => startTime))
  expect(moved.filter(time => time < PATIENCE)).toEqual([])
})

test('a touch is answered within a tenth of a second', async ({ page, house }) => {
  const first = new FirstPage(page, 'pl')
  await first.open(house.url)
  await first.setUp('againstBots')
  await first.onlyTwoSeats()
  await first.begin()
  const table = new Table(page, 'pl')
  const player = new SenPlayer(table)
  await player.untilTurn()
  await page.evaluate(() => {
    const pile = document.querySelector('[data-place="pile"]')!
    addEventListener(
      'pointerdown',
      () => {
        const begun = performance.now()
        const seen = (): void => {
          performance.measure('reaction', { start: begun, end: performance.now() })
          watch.disconnect()
        }
        // The frame after the change is what a person sees.
        const watch = new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(seen)))
        watch.observe(pile.closest('.play-area')!, { attributes: true, childList: true, subtree: true })
      },
      { once: true, capture: true },
    )
  })
  await table.thing(player.things.pile).click()
  const reaction = await page.waitForFunction(() => performance.getEntriesByName('reaction')[0]?.duration)
  expect(await reaction.jsonValue()).toBeLessThan(100)
})
