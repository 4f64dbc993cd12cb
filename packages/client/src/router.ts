import { createSignal } from 'solid-js'

/** The pages there are. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  /** A table that a house keeps. */
  | { readonly page: 'table'; readonly id: string }
  /** A table on this device. */
  | { readonly page: 'local'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'learn'; readonly game: string }
  /** For people with the box on a real table. */
  | { readonly page: 'companion'; readonly game: string }
  | { readonly page: 'credits' }
  | { readonly page: 'lost' }

export function routeOf(path: string): Route {
  const [first = '', second, ...more] = path.split('/').filter(part => part !== '')
  if (more.length > 0) return { page: 'lost' }
  if (second === undefined) return first === '' ? { page: 'home' } : { page: first === 'credits' ? 'credits' : 'lost' }
  switch (first) {
    case 't':
      return { page: 'table', id: second }
    case 'local':
      return { page: 'local', id: second }
    case 'new':
    case 'rules':
    case 'learn':
    case 'companion':
      return { page: first, game: second }
    default:
      return { page: 'lost' }
  }
}

export function pathOf(route: Exclude<Route, { readonly page: 'lost' }>, clause?: string): string {
  const end = clause === undefined ? '' : `#${clause}`
  switch (route.page) {
    case 'home':
      return '/'
    case 'credits':
      return '/credits'
    case 'table':
      return `/t/${route.id}`
    case 'local':
      return `/local/${route.id}`
    case 'new':
    case 'rules':
    case 'learn':
    case 'companion':
      return `/${route.page}/${route.game}${end}`
  }
}

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
