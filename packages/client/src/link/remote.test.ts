import { createRoot } from 'solid-js'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ANSWERS_WITHIN_MS } from '../api/in-time.ts'
import { silentHouse } from '../testing/silent-house.ts'
import { remoteLink } from './remote.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {})
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, visibilityState: 'visible' })
  vi.stubGlobal('navigator', { onLine: true })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
})

function lineTo(address: string, prepare: () => Promise<unknown>) {
  vi.stubGlobal('location', { protocol: 'http:', host: address })
  const link = createRoot(() => remoteLink({ prepare }))
  onTestFinished(() => link.close())
  return link
}

const attempts = (): Promise<unknown> => vi.advanceTimersByTimeAsync(2 * ANSWERS_WITHIN_MS)

test('a house that takes a line and never answers is tried again', async () => {
  const { address, knocks } = await silentHouse()
  const link = lineTo(address, async () => {})
  await expect.poll(knocks).toBe(1)
  await attempts()
  await expect.poll(knocks).toBeGreaterThan(1)
  expect(link.state()).toBe('lost')
})

test('so is one that never says who we are; what it says of that too late opens no second line', async () => {
  const { address, knocks } = await silentHouse()
  const answers: (() => void)[] = []
  lineTo(address, () => new Promise<void>(answer => answers.push(answer)))
  await attempts()
  expect(answers.length).toBeGreaterThan(1)
  for (const answer of answers) answer()
  await expect.poll(knocks).toBe(1)
  await new Promise(setImmediate)
  expect(knocks()).toBe(1)
})
