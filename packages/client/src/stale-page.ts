import { recall, remember } from './settings/memory.ts'

const ONCE_IN_MS = 30_000

/**
 * A page from before the last release asks for parts that are gone: it is loaded anew. Only once in a while, since what is still missing
 * after that is missing for another reason, and the torn page says so.
 */
export function replaceStalePage(): void {
  addEventListener('vite:preloadError', event => {
    if (!navigator.onLine || Date.now() - Number(recall('reloaded') ?? 0) < ONCE_IN_MS) return
    event.preventDefault()
    remember('reloaded', String(Date.now()))
    location.reload()
  })
}
