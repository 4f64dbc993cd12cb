import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { introduce, tableOfTwo } from './arrangements.ts'
import { flood, floodHttp, idleCrowd, type Target } from './attackers.ts'
import { BesiegedHouse } from './besieged-house.ts'
import { HonestPair } from './honest-pair.ts'
import { BORNE, underFlood } from './under-flood.ts'
import { Verdict } from './verdict.ts'

/** The pair comes from elsewhere than the flood, and comes in anew now and then: what one address may not do any more, the other still may. */
const HONEST = { 'x-forwarded-for': '203.0.113.5' }

/** “Policy violation”, in the words of RFC 6455. */
const BREACH = 1008

test('floods meet the limits of the house as it is delivered, and two people play on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sennik-floods-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const house = await BesiegedHouse.open({
    SENNIK_HOST: '127.0.0.1',
    SENNIK_PORT: '0',
    SENNIK_DATA: folder,
    SENNIK_TRUST_PROXY: '1',
  })
  onTestFinished(() => house.close())
  const { url } = house
  const honest = [await introduce(url, 'Ala', HONEST), await introduce(url, 'Ola', HONEST)] as const
  const table = await tableOfTwo(url, honest, 'honest-table', HONEST)
  const pair = new HonestPair(url, table, honest, HONEST)
  const target: Target = { url, game: 'sen', tables: [table], cookies: [] }
  const verdict = new Verdict([])

  expect(await Promise.all([flood(target, 3000, verdict), flood(target, 3000, verdict)])).toEqual([BREACH, BREACH])
  const letGo = await idleCrowd(target, 150, verdict)
  letGo()
  await floodHttp(target, 400, verdict)
  const { moves } = pair
  await vi.waitFor(() => expect(pair.moves).toBeGreaterThan(moves + 3), { timeout: 10_000 })
  pair.stop()

  expect(verdict.violations).toEqual([])
  expect(verdict.counts.get('refused tooFast')).toBeGreaterThan(20)
  expect(verdict.counts.get('sockets left alone')).toBeLessThanOrEqual(readConfig({}).socketsPerAddress)
  expect(verdict.counts.get('status 429')).toBeGreaterThan(100)
  expect(pair.faults).toEqual([])
  expect(await house.metric('sennik_failures_total')).toBe(0)
})

/** The long form, of every kind and with the waits of the pair, is `npm run abuse`. */
test('pings that nobody reads the answers to: memory stays as it is, and whoever floods is let go again and again', async () => {
  const { tally, moves, grown, faults } = await underFlood('pings of 125 bytes, never read', 2)
  expect(faults).toEqual([])
  expect(grown).toBeLessThanOrEqual(BORNE.megabytes)
  expect(moves).toBeGreaterThan(0)
  expect(tally['socket answered 101']).toBeGreaterThan(10)
})
