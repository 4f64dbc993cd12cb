import type { Page } from '@playwright/test'

interface Point {
  readonly x: number
  readonly y: number
}

/** What drags things over the table. */
export interface Pointer {
  press(at: Point): Promise<void>
  move(to: Point): Promise<void>
  release(): Promise<void>
}

export const mouseOf = ({ mouse }: Page): Pointer => ({
  async press({ x, y }) {
    await mouse.move(x, y)
    await mouse.down()
  },
  move: ({ x, y }) => mouse.move(x, y),
  release: () => mouse.up(),
})

/** Playwright's own touchscreen can only tap. */
export async function fingerOf(page: Page): Promise<Pointer> {
  const devtools = await page.context().newCDPSession(page)
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<void> => {
    await devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  return {
    press: at => touch('touchStart', [at]),
    move: to => touch('touchMove', [to]),
    release: () => touch('touchEnd', []),
  }
}
