/*
 * Keeps the whole page on the device: the build writes into this file which files and pages there are (vite/precache.ts). Everything the page needs
 * comes from the cache; tables of a house and all else under /api never do.
 */

/** What is used of a service worker's world; the page's types know nothing of it. */
interface Scope {
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', hear: (event: Extendable) => void): void
  addEventListener(type: 'fetch', hear: (event: Fetching) => void): void
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void
}
interface Extendable {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

declare const __PRECACHED_FILES__: readonly string[]
declare const __PRECACHE_VERSION__: string
declare const __ANY_PAGE__: string

const worker = globalThis as unknown as Scope
const PREFIX = 'sennik-'
const CACHE = PREFIX + __PRECACHE_VERSION__
const PAGE = '/index.html'
const FILES = __PRECACHED_FILES__

/** Addresses of pages; all of them are the one page. */
const PAGES = new RegExp(__ANY_PAGE__)

/** A name with a hash in it always has the same contents. */
const isUnchanging = (file: string): boolean => file.startsWith('/assets/')

async function keep(cache: Cache, file: string): Promise<void> {
  // Vite answers with `Vary: Origin`, and scripts are asked for with an origin: the same file must be found either way.
  const known = isUnchanging(file) ? await caches.match(file, { ignoreVary: true }) : undefined
  const answer = known ?? (await fetch(file, { cache: isUnchanging(file) ? 'default' : 'reload' }))
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  await cache.put(file, answer)
}

async function install(): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(FILES.map(file => keep(cache, file)))
}

async function forgetOldVersions(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(name => name.startsWith(PREFIX) && name !== CACHE).map(name => caches.delete(name)))
  await worker.clients.claim()
}

async function answer(request: Request, file: string): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(file, { ignoreVary: true })) ?? fetch(request)
}

worker.addEventListener('install', event => event.waitUntil(install()))
worker.addEventListener('activate', event => event.waitUntil(forgetOldVersions()))
worker.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void worker.skipWaiting()
})
worker.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (PAGES.test(pathname)) event.respondWith(answer(request, PAGE))
  } else if (FILES.includes(pathname)) event.respondWith(answer(request, pathname))
})
