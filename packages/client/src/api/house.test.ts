import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fetchRecord } from '../table/fetch-record.ts'
import { silentHouse } from '../testing/silent-house.ts'
import { HouseAway, house, isAway } from './house.ts'

/** So many times as fast do the seconds go by for whoever waits. */
const FASTER = 200

beforeEach(async () => {
  const { address } = await silentHouse()
  const [{ fetch }, { timeout }] = [globalThis, AbortSignal]
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => fetch(`http://${address}${path}`, init))
  vi.stubGlobal('navigator', { onLine: true })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(milliseconds => timeout.call(AbortSignal, milliseconds / FASTER))
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
})

test('a house that takes a question and never answers is away: nobody waits for ever', async () => {
  await expect(house.me()).rejects.toThrow(HouseAway)
  expect(isAway()).toBe(true)
  await expect(fetchRecord('a'.repeat(22), 'house')).rejects.toThrow('timeout')
})
