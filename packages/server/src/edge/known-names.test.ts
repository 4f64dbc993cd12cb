import { describe, expect, test } from 'vitest'
import { knownNames } from './known-names.ts'

const DEFAULTS = { host: '0.0.0.0', origins: [] }

describe('a house answers to', () => {
  const isKnown = knownNames(
    { ...DEFAULTS, origins: ['https://sennik.example', 'http://Gry.Dom:8080'] },
    'Laptop.example.net',
  )

  test.each([
    // In a home network by what `npm start` prints, without any setting.
    '192.168.1.5:8080',
    '127.0.0.1:8080',
    '[::1]:8080',
    '[fe80::1]',
    '203.0.113.7',
    'localhost:8080',
    'LOCALHOST',
    'laptop',
    'laptop:8080',
    'laptop.local',
    'Laptop.local.:8080',
    'laptop.lan',
    'laptop.home.arpa',
    'laptop.example.net:8080',
    'sennik.example',
    'sennik.example:443',
    'gry.dom:8080',
    undefined,
  ])('%s', host => {
    expect(isKnown(host)).toBe(true)
  })

  test.each([
    'evil.example',
    'evil.example:8080',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '127.0.0.1.nip.io:8080',
    'laptop.evil.example',
    'www.sennik.example',
    'other.local',
    '[::1',
    '[evil.example]',
    '',
    ':8080',
  ])('but not to “%s”', host => {
    expect(isKnown(host)).toBe(false)
  })

  test('the name by which it was told to listen', () => {
    expect(knownNames({ ...DEFAULTS, host: 'Dom.example' }, 'laptop')('dom.example:8080')).toBe(true)
  })
})
