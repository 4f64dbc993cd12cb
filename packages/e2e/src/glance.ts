import type { Page } from '@playwright/test'

/** A thing on the page: where it is found, what it must say, what it must not. */
interface Sight {
  readonly css: string
  readonly says?: string
  readonly saysNot?: string
}

/** Where the middle of something is on the screen. */
export interface Seen<Name extends string> {
  readonly name: Name
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * The first of these things that is to be seen, by one look: a question for each of them, asked again and again, costs the
 * page more than playing does.
 */
export async function glance<const Name extends string>(
  page: Page,
  sights: Readonly<Record<Name, Sight>>,
): Promise<Seen<Name> | undefined> {
  const found = await page.evaluate(entries => {
    for (const [name, { css, says = '', saysNot }] of entries) {
      const thing = [...document.querySelectorAll(css)].find(each => {
        const text = each.textContent
        return (
          text.includes(says) &&
          !(saysNot && text.includes(saysNot)) &&
          each.checkVisibility({ visibilityProperty: true })
        )
      })
      if (thing === undefined) continue
      const { left, top, width, height } = thing.getBoundingClientRect()
      return { name, left, top, width, height }
    }
    return undefined
  }, Object.entries<Sight>(sights))
  return found as Seen<Name> | undefined
}
