import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SeededRng } from '@sennik/engine'
import { Match, readEntry } from '@sennik/match'
import { ToldLedger } from './acknowledged.ts'
import { audit } from './audit.ts'
import { whyItCannotGoOn } from './goes-on.ts'
import { type KeptFile, readKeptFile } from './kept-file.ts'
import { type Address, KilledHouse } from './killed-house.ts'
import { PlayedTable } from './played-table.ts'

export interface KillSettings {
  readonly kills: number
  readonly tables: number
  readonly store: 'durable' | 'eager'
  readonly onKill: (kill: number, moment: Moment, acknowledged: number) => void
}

export interface KillResult {
  readonly kills: Readonly<Record<Moment, number>>
  readonly acknowledged: number
  readonly entries: number
  readonly matches: number
  readonly finished: number
  readonly snapshots: number
  readonly faults: readonly string[]
}

/** While it starts; while players come back and matches are computed again; in the middle of play. */
const MOMENTS = ['start', 'return', 'play'] as const
type Moment = (typeof MOMENTS)[number]
/** Of four kills: one, one, two. */
const ORDER: readonly Moment[] = ['play', 'return', 'play', 'start']
/** At most so many milliseconds after it began to open the store, after it serves, or after enough was played. */
const WITHIN: Readonly<Record<Moment, number>> = { start: 250, return: 250, play: 20 }
/** At most so many commands are acknowledged before a kill in play. */
const MOST_PLAYED = 250

const GOES_ON_WITHIN_MS = 30_000

const sleep = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Plays many tables, kills the house again and again, and looks for anything that was told and is lost. */
export async function killAgainAndAgain(settings: KillSettings): Promise<KillResult> {
  const data = mkdtempSync(join(tmpdir(), 'sennik-kills-'))
  const address: Address = { port: undefined }
  const told = new ToldLedger()
  const tables = Array.from({ length: settings.tables }, (_, index) => new PlayedTable(index, address, told))
  const counts = { start: 0, return: 0, play: 0 }
  const faults: string[] = []
  try {
    for (let kill = 0; kill < settings.kills; kill++) {
      const moment = ORDER[kill % ORDER.length]!
      await killOnce(new KilledHouse(data, address, settings.store), moment, told)
      counts[moment]++
      settings.onKill(kill + 1, moment, told.count)
      faults.push(...faultsOf(readKeptFile(data), told).map(fault => `after kill ${kill + 1}: ${fault}`))
      if (faults.length > 0) break
    }
    if (faults.length === 0)
      faults.push(...(await playOn(new KilledHouse(data, address, settings.store), tables, told)))
    for (const table of tables) table.close()
    const kept = readKeptFile(data)
    faults.push(...faultsOf(kept, told), ...matchFaults(kept))
    return { kills: counts, acknowledged: told.count, ...sizeOf(kept), faults }
  } finally {
    for (const table of tables) table.close()
    rmSync(data, { recursive: true, force: true })
  }
}

async function killOnce(house: KilledHouse, moment: Moment, told: ToldLedger): Promise<void> {
  await house.starting
  if (moment !== 'start') await house.ready
  if (moment === 'play') {
    const wanted = told.count + 1 + Math.floor(Math.random() * MOST_PLAYED)
    const end = performance.now() + GOES_ON_WITHIN_MS
    while (told.count < wanted && performance.now() < end) await sleep(1)
  }
  await sleep(Math.random() * WITHIN[moment])
  await house.kill()
}

/** After the last kill everything goes on: each table that is played gets further. Then the house closes in peace. */
async function playOn(house: KilledHouse, tables: readonly PlayedTable[], told: ToldLedger): Promise<string[]> {
  await house.ready
  const before = tables.map(({ match }) => ({ match, n: told.heard.get(match ?? '') ?? 0 }))
  const stuck = () =>
    before.filter(({ match, n }, index) => {
      const table = tables[index]!
      return match !== undefined && table.match === match && !table.isOver && told.heard.get(match)! <= n
    })
  const end = performance.now() + GOES_ON_WITHIN_MS
  while (stuck().length > 0 && performance.now() < end) await sleep(50)
  const faults = stuck().map(({ match, n }) => `${match}: does not go on after entry ${n}`)
  for (const table of tables) table.close()
  await house.close()
  return faults
}

function faultsOf(kept: KeptFile | undefined, told: ToldLedger): string[] {
  const faults = audit(kept?.logs ?? new Map(), told)
  if (kept !== undefined && kept.integrity !== 'ok') faults.push(`the file is damaged: ${kept.integrity}`)
  return faults
}

function matchFaults(kept: KeptFile | undefined): string[] {
  const rng = SeededRng.of('goes on')
  return [...(kept?.logs ?? [])].flatMap(([match, rows]) => {
    const why = whyItCannotGoOn(match, rows, kept?.snapshots.get(match), rng)
    return why === undefined ? [] : [`${match}: ${why}`]
  })
}

function sizeOf(kept: KeptFile | undefined): Pick<KillResult, 'entries' | 'matches' | 'finished' | 'snapshots'> {
  const logs = [...(kept?.logs ?? [])]
  const isOver = ([match, rows]: (typeof logs)[number]): boolean =>
    Match.from(
      match,
      rows.map(({ text }) => readEntry(text)),
    ).phase === 'over'
  return {
    entries: logs.reduce((sum, [, rows]) => sum + rows.length, 0),
    matches: logs.length,
    finished: logs.filter(isOver).length,
    snapshots: kept?.snapshots.size ?? 0,
  }
}
