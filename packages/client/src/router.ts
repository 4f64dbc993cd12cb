import { addressOf, type PageRoute, pageAt } from '@sennik/protocol/pages'
import { createSignal } from 'solid-js'

/** The page that is shown, or that there is none at this address. */
export type Route = PageRoute | { readonly page: 'lost' }

export const routeOf = (path: string): Route => pageAt(path) ?? { page: 'lost' }

export const pathOf = (route: PageRoute, clause?: string): string =>
  addressOf(route) + (clause === undefined ? '' : `#${clause}`)

const [path, setPath] = createSignal(globalThis.location?.pathname ?? '/')

export const route = (): Route => routeOf(path())

/** Goes to another page; `instead` leaves no way back to this one. */
export function go(to: string, how: 'onward' | 'instead' = 'onward'): void {
  const url = new URL(to, location.href)
  if (how === 'onward') history.pushState(null, '', url)
  else history.replaceState(null, '', url)
  const samePage = url.pathname === path()
  setPath(url.pathname)
  if (url.hash !== '') dispatchEvent(new HashChangeEvent('hashchange'))
  else if (!samePage) scrollTo(0, 0)
}

/** A plain click on a link of ours changes the page without loading it anew. */
function ownLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link?.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return undefined
  const isFragment = link.pathname === location.pathname && link.hash !== ''
  return isFragment || routeOf(link.pathname).page === 'lost' ? undefined : link
}

export function startRouter(): void {
  addEventListener('popstate', () => setPath(location.pathname))
  document.addEventListener('click', event => {
    const link = ownLink(event)
    if (!link) return
    event.preventDefault()
    go(link.href)
  })
}
