import type { BrowserContext } from '@playwright/test'

/** Chance that is the same every time, so that pictures differ only where the product does. */
const SAME_CHANCE = `{
  let state = 20260;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  Math.random = next;
  crypto.getRandomValues = array => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = next() * 256;
    return array;
  };
}
`

/** Bots look thoughtful for the sake of people; a camera does not care. */
const NO_PATIENCE = `{
  const wait = self.setTimeout;
  self.setTimeout = (then, milliseconds, ...rest) => wait(then, Math.min(milliseconds, 60), ...rest);
}
`

/** Names, deals and bots' fancies of this device are the same in every run; in its house, a worker, too. */
export async function dreamTheSame(context: BrowserContext): Promise<void> {
  await context.addInitScript(SAME_CHANCE)
  await context.route(/\/assets\/worker-[^/]+\.js$/, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: SAME_CHANCE + NO_PATIENCE + (await response.text()) })
  })
}
