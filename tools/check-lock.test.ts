import { expect, test } from 'vitest'
import { checkLock, type Packages } from './check-lock.ts'

const complete: Packages = {
  '': { dependencies: { tool: '1.0.0' } },
  'packages/cat': { optionalDependencies: { 'tool-mac': '1.0.0' } },
  'node_modules/@sennik/cat': { link: true, resolved: 'packages/cat' },
  'node_modules/tool': { integrity: 'sha512-a', optionalDependencies: { 'tool-mac': '1.0.0', 'tool-old': '0.1.0' } },
  'node_modules/tool-mac': { integrity: 'sha512-b' },
  'node_modules/tool/node_modules/tool-old': { integrity: 'sha512-c' },
}

test('a complete lock file passes', () => {
  expect(checkLock(complete)).toEqual([])
})

test.each<[string, Packages, string]>([
  ['a platform left out', { 'packages/cat': { optionalDependencies: { 'a-mac': '1.0.0' } } }, 'lacks a-mac@1.0.0'],
  ['an address', { 'node_modules/a': { integrity: 'x', resolved: 'https://mirror.example/a.tgz' } }, 'mirror.example'],
  ['no integrity', { 'node_modules/a': { version: '1.0.0' } }, 'no integrity'],
  ['a range', { 'packages/cat': { devDependencies: { a: '^1.0.0' } } }, 'asks for a ^1.0.0'],
])('it complains of %s', (_what, packages, words) => {
  expect(checkLock(packages)).toEqual([expect.stringContaining(words)])
})
