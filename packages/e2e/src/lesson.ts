import { expect, type Page } from '@playwright/test'
import type { Lang } from '@sennik/engine'
import { glance } from './glance.ts'
import { WORDS } from './words.ts'

const LESSON = {
  pl: { guide: 'Przewodnik', next: 'Dalej', done: 'Umiesz już grać!' },
  en: { guide: 'The guide', next: 'Next', done: 'Now you can play!' },
} as const

/** The guide is there and has something to say. */
export const lessonBegins = (page: Page, lang: Lang): Promise<void> =>
  expect(page.getByRole('region', { name: LESSON[lang].guide })).toBeVisible()

/** Does with a finger what the guide points at until it says that one can play. */
export async function followLesson(page: Page, lang: Lang): Promise<void> {
  const { next, done } = LESSON[lang]
  const { goOn, skip } = WORDS[lang]
  let tapped = { left: -1, top: -1, at: 0 }
  for (;;) {
    const seen = await glance(page, {
      done: { css: '.guide h2', says: done },
      goOn: { css: '.dialog .button--candle', says: goOn },
      next: { css: '.guide .button--candle', says: next },
      skip: { css: '.prompt-bar__skip', says: skip },
      // What is only to be looked at is not touched.
      ring: { css: 'body:has(.choices__choice) .pointer' },
    })
    if (seen?.name === 'done') return
    // Whoever taps again before the table has answered may take back what they chose.
    const isSame = seen?.left === tapped.left && seen.top === tapped.top && Date.now() - tapped.at < 1000
    if (seen !== undefined && !(seen.name === 'ring' && isSame)) {
      // Cards overlap: near the left edge the one that is meant lies open.
      await page.touchscreen.tap(seen.left + Math.min(30, seen.width / 2), seen.top + seen.height / 2)
      tapped = { left: seen.left, top: seen.top, at: Date.now() }
    }
    await page.waitForTimeout(50)
  }
}
