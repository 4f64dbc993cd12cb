import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listOf } from '@sennik/engine'
import { readConfig } from '../config.ts'
import { BareSocket } from '../testing/bare-socket.ts'
import { introduce, tableOfTwo } from './arrangements.ts'
import { BesiegedHouse } from './besieged-house.ts'
import type { Tally } from './flood-process.ts'
import { type FloodName, FRAMES } from './floods.ts'
import { HonestPair } from './honest-pair.ts'
import { percentile } from './percentile.ts'

/**
 * What a flood may cost. The house holds on to so much more memory at most; until it tidies up, which is the runtime's to decide and depends on how much
 * there is, it may take so much more from the machine, and next to nothing for frames. An honest visitor waits so long at most.
 */
export const BORNE = { megabytes: 50, untidied: 200, p99: 250 } as const

const { requestsPerMinute, socketsPerAddress } = readConfig({})

/** What one address gets of the house as it is delivered, whatever addresses it invents. No flood lasts a minute. */
const DUE: Tally = { 'request answered 200': requestsPerMinute, 'sockets held at once': socketsPerAddress }

const VISITORS = 3000
const VISITORS_AT_ONCE = 16
const LOOK_EVERY_MS = 250
/** The part of a flood after which it is looked at what the house holds on to. */
const IN_THE_MIDST = 0.8
const MB = 1024 * 1024

/** The pair comes from elsewhere than the flood: what one address may not do any more, the other still may. */
const HONEST = { 'x-forwarded-for': '203.0.113.5' }

/**
 * Many people come and go, each from another address. A process that has just begun grows by tens of megabytes with its first traffic,
 * whoever it is from, and stays there; what is measured after this was the flood's doing.
 */
async function busyEvening(url: string): Promise<void> {
  let come = 0
  const visitor = async (): Promise<void> => {
    while (come++ < VISITORS) {
      const socket = await BareSocket.open(url, come % 2 === 0 ? '/api/v1/live' : '/api/v1/tables', {
        'x-forwarded-for': `192.0.${come >> 8}.${come % 256}`,
      })
      socket.close()
    }
  }
  await Promise.all(listOf(VISITORS_AT_ONCE, visitor))
}

/** What a flood came to. */
export interface Flooded {
  readonly name: FloodName
  readonly tally: Tally
  readonly moves: number
  readonly p99: number
  readonly worst: number
  /** By how much the resident memory of the house grew at its highest, before anything was tidied up. */
  readonly grown: number
  /** By how much what it holds on to grew: in the midst of the flood, once all else was let go of. */
  readonly held: number
  readonly faults: readonly string[]
}

/** Everything about a flood that was not borne. */
export function tooMuchOf({ name, grown, held, p99, tally, faults }: Flooded): readonly string[] {
  const bearable = name in FRAMES ? BORNE.megabytes : BORNE.untidied
  return [
    ...faults,
    ...(grown > bearable ? [`resident memory grew by more than ${bearable} MB`] : []),
    ...(held > BORNE.megabytes ? [`the house holds on to more than ${BORNE.megabytes} MB`] : []),
    ...(p99 > BORNE.p99 ? [`the pair waited longer than ${BORNE.p99} ms`] : []),
    ...Object.entries(DUE).flatMap(([what, most]) => ((tally[what] ?? 0) > most ? [`${what}: more than ${most}`] : [])),
  ]
}

/** A pair plays at a house as it is delivered, behind a proxy, while somebody floods it. */
export async function underFlood(name: FloodName, seconds: number): Promise<Flooded> {
  const folder = mkdtempSync(join(tmpdir(), 'sennik-flood-'))
  const house = await BesiegedHouse.open({
    SENNIK_HOST: '127.0.0.1',
    SENNIK_PORT: '0',
    SENNIK_DATA: folder,
    SENNIK_LOG_LEVEL: 'error',
    SENNIK_TRUST_PROXY: '1',
  })
  try {
    const { url } = house
    const honest = [await introduce(url, 'Ala', HONEST), await introduce(url, 'Ola', HONEST)] as const
    const table = await tableOfTwo(url, honest, 'honest-table', HONEST)
    const pair = new HonestPair(url, table, honest, HONEST)
    await busyEvening(url)
    const { heapBytes: heldBefore } = await house.memory()
    const before = await house.residentBytes()
    const [begun, movesBefore] = [performance.now(), pair.moves]
    const flooder = fork(new URL('./flood-process.ts', import.meta.url), [name, url, table, String(seconds)])
    const said = once(flooder, 'message') as Promise<[Tally]>
    let highest = before
    while (performance.now() - begun < seconds * 1000 * IN_THE_MIDST) {
      highest = Math.max(highest, await house.residentBytes())
      await sleep(LOOK_EVERY_MS)
    }
    const { heapBytes: heldAfter } = await house.memory()
    const [tally] = await said
    const waits = pair.waitsSince(begun)
    pair.stop()
    const failures = await house.metric('sennik_failures_total')
    return {
      name,
      tally,
      moves: pair.moves - movesBefore,
      p99: percentile(waits, 0.99),
      worst: Math.max(...waits),
      grown: (highest - before) / MB,
      held: (heldAfter - heldBefore) / MB,
      faults: [...pair.faults, ...house.logged, ...(failures > 0 ? [`${failures} failures`] : [])],
    }
  } finally {
    await house.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
