import { describe, expect, test } from 'vitest'
import { networkOf, readTrust } from './address.ts'

describe('by which name an address is limited', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:51324', '192.0.2.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:0:0:0:9', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unreadable'],
    ['192.0.2', 'unreadable'],
    ['2001:db8:::1', 'unreadable'],
    ['', 'unreadable'],
  ])('%s: %s', (address, name) => {
    expect(networkOf(address)).toBe(name)
  })
})

describe('proxies that are believed', () => {
  const believes = (setting: string, address: string, hop = 0) => readTrust(setting)!(address, hop)

  test('a number of them: as many, if the nearest is on this machine or in its network', () => {
    for (const near of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '172.17.0.1', '192.168.1.2', 'fd00::5'])
      expect([near, believes('1', near)]).toEqual([near, true])
    expect(believes('1', '203.0.113.9', 1)).toBe(false)
    expect(believes('2', '203.0.113.9', 1)).toBe(true)
    // Whoever comes to the house past its proxy may have written what they like.
    expect(believes('1', '203.0.113.9')).toBe(false)
    expect(believes('1', '2001:db8::1')).toBe(false)
  })

  test('by their addresses, networks, and names of networks', () => {
    const setting = 'loopback, 203.0.113.0/24,2001:db8:5::/48, 198.51.100.4'
    for (const proxy of ['127.0.0.9', '::1', '203.0.113.200', '2001:db8:5:1::9', '198.51.100.4', '::ffff:198.51.100.4'])
      expect([proxy, believes(setting, proxy)]).toEqual([proxy, true])
    for (const other of ['192.168.1.2', '203.0.114.1', '2001:db8:6::1', '198.51.100.5', 'unknown', ''])
      expect([other, believes(setting, other)]).toEqual([other, false])
    expect(believes('private', '10.1.2.3')).toBe(true)
  })

  test.each([
    'yes',
    '',
    '0',
    '10',
    '-1',
    'all',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '10.0.0.0/8/8',
    '::1/129',
    '10.0.0',
    'a,b',
  ])('“%s” names none', setting => {
    expect(readTrust(setting)).toBeUndefined()
  })
})
