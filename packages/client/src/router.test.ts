import { expect, test } from 'vitest'
import { pathOf, type Route, routeOf } from './router.ts'

const PAGES: readonly (readonly [string, Route])[] = [
  ['/', { page: 'home' }],
  ['/new/sen', { page: 'new', game: 'sen' }],
  ['/t/abcdefghijklmnopqrstuv', { page: 'table', id: 'abcdefghijklmnopqrstuv' }],
  ['/local/abcdefghijklmnopqrstuv', { page: 'local', id: 'abcdefghijklmnopqrstuv' }],
  ['/rules/sen', { page: 'rules', game: 'sen' }],
  ['/learn/sen', { page: 'learn', game: 'sen' }],
  ['/companion/cat-lady', { page: 'companion', game: 'cat-lady' }],
  ['/credits', { page: 'credits' }],
]

test.each(PAGES)('%s is a page, and the page has that address', (path, route) => {
  expect(routeOf(path)).toEqual(route)
  expect(route.page === 'lost' ? '' : pathOf(route)).toBe(path)
})

test('a closing slash changes nothing', () => {
  expect(routeOf('/rules/sen/')).toEqual({ page: 'rules', game: 'sen' })
})

test.each(['/nothing', '/t', '/new', '/t/a/b', '/credits/more', '/constructor/x'])('%s is no page of ours', path => {
  expect(routeOf(path)).toEqual({ page: 'lost' })
})

test('a rule has an address of its own', () => {
  expect(pathOf({ page: 'rules', game: 'sen' }, 'SEN-9')).toBe('/rules/sen#SEN-9')
})
