import { createEffect, onCleanup } from 'solid-js'
import { house, isAway } from './house.ts'

const ASK_EVERY_MS = 10_000

/** While the house is away, looks now and then whether it is back; `isAway` then says so. Lasts as long as the screen that asks. */
export function waitForHouse(): void {
  createEffect(() => {
    if (!isAway()) return
    const look = (): void => {
      // Still away: we look again.
      if (navigator.onLine && document.visibilityState === 'visible') house.isThere().catch(() => {})
    }
    const timer = setInterval(look, ASK_EVERY_MS)
    addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    onCleanup(() => {
      clearInterval(timer)
      removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
    })
  })
}
