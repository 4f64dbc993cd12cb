import { mkdtempSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Memory, measureMemory } from './memory.ts'
import { CONTENDERS, type ContenderName, type Server, startContender } from './servers.ts'
import { measureSpeeds, type Speed, timesAsFast, warmUp } from './speed.ts'

export interface LoadSettings {
  /** For each contender at each number of tables. */
  readonly seconds: number
  readonly tables: readonly number[]
  readonly onProgress: (step: string) => void
}

/** The contenders at so many tables, and how the house compares. */
export interface TablesResult {
  readonly tables: number
  readonly speeds: Readonly<Record<ContenderName, Speed>>
  readonly ratios: Readonly<Record<Exclude<ContenderName, 'house'>, number>>
}

export interface LoadResult {
  readonly node: string
  readonly cpu: string
  readonly cores: number
  readonly seconds: number
  readonly results: readonly TablesResult[]
  readonly memoryTables: number
  readonly memory: Readonly<Record<ContenderName, Memory>>
}

const WARM_UP_TABLES = 50
const WARM_UP_SECONDS = 8
const MEMORY_TABLES = 1000
const TRIES_ON_DISK = 3
/** On the disk of the checkout: elsewhere temporary folders may lie in memory. */
const DATA_BELOW = fileURLToPath(new URL('../../../../node_modules/', import.meta.url))

/** Measures the house, the relay and boardgame.io's server in one run: speed in turns, then memory each in a fresh process. */
export async function runLoad(settings: LoadSettings): Promise<LoadResult> {
  const data = mkdtempSync(join(DATA_BELOW, '.sennik-load-'))
  try {
    return {
      node: process.versions.node,
      cpu: cpus()[0]?.model ?? process.arch,
      cores: cpus().length,
      seconds: settings.seconds,
      results: await compareSpeeds(settings, join(data, 'speed')),
      memoryTables: MEMORY_TABLES,
      memory: await compareMemory(settings, join(data, 'memory')),
    }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

async function compareSpeeds(settings: LoadSettings, data: string): Promise<TablesResult[]> {
  const { seconds, tables: sizes, onProgress } = settings
  const servers = {} as Record<ContenderName, Server>
  try {
    for (const name of CONTENDERS) {
      onProgress(`warming up: ${name}`)
      servers[name] = await startContender(name, data)
      await warmUp(servers[name], WARM_UP_TABLES, WARM_UP_SECONDS)
    }
    const results: TablesResult[] = []
    for (const tables of sizes) {
      const speeds = await measureSpeeds(servers, tables, seconds, (name, slice, slices) =>
        onProgress(`tables: ${tables}, ${slice}/${slices}: ${name}`),
      )
      const { house, relay, boardgameio, boardgameioOnDisk } = speeds
      const ratios = {
        relay: timesAsFast(house, relay),
        boardgameio: timesAsFast(house, boardgameio),
        boardgameioOnDisk: timesAsFast(house, boardgameioOnDisk),
      }
      results.push({ tables, speeds, ratios })
    }
    return results
  } finally {
    for (const { served } of Object.values(servers)) await served.stop()
  }
}

async function compareMemory({ onProgress }: LoadSettings, data: string): Promise<Record<ContenderName, Memory>> {
  const memory = {} as Record<ContenderName, Memory>
  for (const name of CONTENDERS) {
    for (let tried = 1; memory[name] === undefined; tried++) {
      onProgress(`memory of ${MEMORY_TABLES} tables: ${name}`)
      const server = await startContender(name, join(data, String(tried)))
      try {
        memory[name] = await measureMemory(server, MEMORY_TABLES, name !== 'relay')
      } catch (error) {
        // Now and then boardgame.io reads a file that it has written only half, and ends. The others must not end at all.
        if (name !== 'boardgameioOnDisk' || tried === TRIES_ON_DISK) throw error
        onProgress(`${name} ended, once more: ${error}`)
      } finally {
        await server.served.stop()
      }
    }
  }
  return memory
}
