/** The pages there are, each by its address. The router, the house, the service worker and the build read this list. */
export const PAGES = {
  home: '/',
  new: '/new/:game',
  /** A table that a house keeps. */
  table: '/t/:id',
  /** A table on this device. */
  local: '/local/:id',
  rules: '/rules/:game',
  learn: '/learn/:game',
  /** For people with the box on a real table. */
  companion: '/companion/:game',
  credits: '/credits',
} as const

type PageName = keyof typeof PAGES

/** What an address names besides the page. */
type Named<Address> = Address extends `${string}/:${infer Name}`
  ? { readonly [N in Name]: string }
  : { readonly [N in never]: string }

export type PageRoute = { [P in PageName]: { readonly page: P } & Named<(typeof PAGES)[P]> }[PageName]

const NAMED = /:(\w+)/

/** The page at an address; a closing slash changes nothing. */
export function pageAt(path: string): PageRoute | undefined {
  for (const [page, address] of Object.entries(PAGES)) {
    const name = NAMED.exec(address)?.[1]
    const found = new RegExp(patternOf(address)).exec(path)
    if (found) return { page, ...(name === undefined ? {} : { [name]: found[1] }) } as PageRoute
  }
  return undefined
}

export const addressOf = (route: PageRoute): string =>
  PAGES[route.page].replace(NAMED, (_, name: string) => (route as { readonly [N in string]?: string })[name]!)

const patternOf = (address: string): string => `^${address === '/' ? '' : address.replace(NAMED, '([^/]+)')}/?$`

/** What the address of any page looks like, for those who cannot read the list itself. */
export const anyPage = (): string => Object.values(PAGES).map(patternOf).join('|')
