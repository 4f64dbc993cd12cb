// What every browser test gets: a house, and pages that fail the test if the console complains.
import { type BrowserContext, type BrowserContextOptions, test as base } from '@playwright/test'
import { House, type Settings } from './house.ts'
import { Trouble } from './trouble.ts'

interface TestFixtures {
  readonly trouble: Trouble
  /** Another person's browser. */
  readonly newBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>
  /** A house for this test alone, which it may stop and start again. */
  readonly ownHouse: House
}

interface WorkerFixtures {
  /** How the house of these tests differs from that of all others. */
  readonly houseSettings: Settings
  readonly house: House
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  houseSettings: [{}, { scope: 'worker', option: true }],
  house: [
    async ({ houseSettings }, use) => {
      const house = await House.open(houseSettings)
      await use(house)
      await house.close()
    },
    { scope: 'worker' },
  ],
  ownHouse: async ({ trouble }, use) => {
    const house = await House.open()
    await use(house)
    // The test is over; pages that are still open notice that the house closes.
    trouble.lineMayBreak()
    await house.close()
  },
  trouble: [
    async ({ context }, use) => {
      const trouble = new Trouble()
      trouble.watch(context)
      await use(trouble)
      trouble.expectNone()
    },
    { auto: true },
  ],
  newBrowser: async ({ browser, trouble, contextOptions }, use) => {
    const opened: BrowserContext[] = []
    await use(async options => {
      const context = await browser.newContext({ ...contextOptions, ...options })
      trouble.watch(context)
      opened.push(context)
      return context
    })
    for (const context of opened) await context.close()
  },
})
