import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export async function noHorizontalScroll(page: Page): Promise<void> {
  const { wide, screen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }))
  expect.soft(wide, `width of the page ${page.url()}`).toBeLessThanOrEqual(screen)
}

export async function axe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(node => `${node.target} ${node.failureSummary ?? ''}`).join(' | ')}`)
  expect.soft(grave, `what axe finds on ${page.url()}`).toEqual([])
}

/** What every screen must keep. */
export async function isFit(page: Page): Promise<void> {
  await noHorizontalScroll(page)
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await axe(page)
}
