import { describe, expect, test } from 'vitest'
import { refuseOtherSites } from './origin.ts'

const OWN = 'https://sennik.example'
const isRefused = (headers: Parameters<typeof refuseOtherSites>[0]): boolean => {
  try {
    refuseOtherSites(headers, [OWN])
    return false
  } catch {
    return true
  }
}

describe('what is asked for by', () => {
  test.each([
    ['a program', { host: '127.0.0.1:8080' }],
    ['our page', { host: '127.0.0.1:8080', origin: 'http://127.0.0.1:8080' }],
    ['our page, behind a proxy', { host: '127.0.0.1:8080', origin: OWN }],
    ['our page, which asks without a name', { host: '127.0.0.1:8080', 'sec-fetch-site': 'same-origin' }],
  ] as const)('%s is heard', (_who, headers) => {
    expect(isRefused(headers)).toBe(false)
  })

  test.each([
    ['another site', { host: '127.0.0.1:8080', origin: 'http://evil.example' }],
    ['another port', { host: '127.0.0.1:8080', origin: 'http://127.0.0.1:3000' }],
    ['a page in a sandbox', { host: '127.0.0.1:8080', origin: 'null' }],
    ['a page in a sandbox, of a house without a name', { origin: 'null' }],
    ['another site, of a house without a name', { origin: 'nothing to read' }],
    ['another site that says no name', { host: '127.0.0.1:8080', 'sec-fetch-site': 'cross-site' }],
    ['another site of our domain', { host: '127.0.0.1:8080', 'sec-fetch-site': 'same-site' }],
  ] as const)('%s is refused', (_who, headers) => {
    expect(isRefused(headers)).toBe(true)
  })
})
