import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'

/** A picture as it may stand in a page that belongs to no address. */
export const inline = (file: string): string => `data:image/webp;base64,${readFileSync(file).toString('base64')}`

export interface Print {
  readonly body: string
  readonly style: string
  readonly width: number
  /** Of what is not told the page is as high as it needs. */
  readonly height?: number
  readonly path: string
}

/** Lays pictures out on one page and keeps that as one picture. */
export async function print(browser: Browser, { body, style, width, height, path }: Print): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: height ?? 100 } })
  await page.setContent(`<style>${style}</style>${body}`)
  await page.evaluate(() => Promise.all([...document.images].map(image => image.decode())))
  await page.screenshot({ path, type: 'jpeg', quality: 80, fullPage: height === undefined })
  await page.close()
}
