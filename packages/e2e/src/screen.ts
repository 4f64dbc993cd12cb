import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export async function noHorizontalScroll(page: Page): Promise<void> {
  const { wide, screen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }))
  expect.soft(wide, `width of the page ${page.url()}`).toBeLessThanOrEqual(screen)
}

/** No page of ours holds another one: the simple mode sees everything, and opens no page of its own for each look. */
export async function axe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(node => `${node.target} ${node.failureSummary ?? ''}`).join(' | ')}`)
  expect.soft(grave, `what axe finds on ${page.url()}`).toEqual([])
}

/** Whoever asked for calm gets it, on every board. */
async function isAsCalmAsWished(page: Page): Promise<void> {
  const moving = await page.evaluate(() =>
    document.documentElement.dataset.motion === 'calm'
      ? document.getAnimations().flatMap(each => (each instanceof CSSAnimation ? [each.animationName] : []))
      : [],
  )
  expect.soft(moving, `what moves on ${page.url()}`).toEqual([])
}

/** Of what kind of player a bot is, all is shown or nothing. */
async function levelsAreWhole(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const isCut = (level: Element): boolean => {
      const [word, plate] = [level.getBoundingClientRect(), level.parentElement!.getBoundingClientRect()]
      const isShown = word.top < plate.bottom - 1
      return isShown && word.right > plate.right + 1
    }
    return [...document.querySelectorAll('.seat-name__level')]
      .filter(isCut)
      .map(level => level.parentElement!.textContent)
  })
  expect.soft(cut, `names that are cut on ${page.url()}`).toEqual([])
}

/** What every screen must keep. */
export async function isFit(page: Page): Promise<void> {
  await noHorizontalScroll(page)
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await isAsCalmAsWished(page)
  await levelsAreWhole(page)
  await axe(page)
}
