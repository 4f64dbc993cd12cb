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
 * page more than playing does. With patience it is looked for so many milliseconds, within the page.
 */
export async function glance<const Name extends string>(
  page: Page,
  sights: Readonly<Record<Name, Sight>>,
  patience = 0,
): Promise<Seen<Name> | undefined> {
  const found = await page.evaluate(
    async ([entries, patience]) => {
      const isSeen = (each: Element, { says = '', saysNot }: Sight): boolean => {
        const text = each.textContent
        const isMeant = text.includes(says) && !(saysNot && text.includes(saysNot))
        return isMeant && each.checkVisibility({ visibilityProperty: true })
      }
      for (const deadline = performance.now() + patience; ; ) {
        for (const [name, sight] of entries) {
          const thing = [...document.querySelectorAll(sight.css)].find(each => isSeen(each, sight))
          if (thing === undefined) continue
          const { left, top, width, height } = thing.getBoundingClientRect()
          return { name, left, top, width, height }
        }
        if (performance.now() >= deadline) return undefined
        await new Promise(resolve => setTimeout(resolve, 20))
      }
    },
    [Object.entries<Sight>(sights), patience] as const,
  )
  return found as Seen<Name> | undefined
}
