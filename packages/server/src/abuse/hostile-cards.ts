import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { introduce } from './arrangements.ts'
import { BesiegedHouse } from './besieged-house.ts'
import { ENDLESS, HEAVY, largeSet } from './hostile-sets.ts'
import { percentile } from './percentile.ts'
import { TablePlayer } from './table-player.ts'

/** Tables of one guest at which bots play with hostile cards. */
const HOSTILE_TABLES = 4
/** As many as one guest may have open. */
const TABLES_PER_GUEST = 40
const PACE_MS = 300

const WIDE: Readonly<Record<string, string>> = {
  SENNIK_REQUESTS_PER_MINUTE: '1000000',
  SENNIK_SOCKETS_PER_ADDRESS: '100000',
  SENNIK_SOCKETS_PER_GUEST: '100000',
}

interface Wanted {
  /** Moves of a stranger's bot that are waited for, before and beside the hostile tables. */
  readonly moves: number
  /** Tables with a large set of their own. */
  readonly tables: number
  readonly heapMegabytes: number
}

export interface HostileCards {
  /** Endless sets that opened a table all the same. */
  readonly accepted: number
  /** Milliseconds a stranger's bot needs: usually, and beside the hostile tables; there for nine moves of ten, too. */
  readonly usual: number
  readonly beside: number
  readonly besideMostly: number
  readonly worstBeside: number
  readonly isAlive: boolean
  /** While tables with large sets were opened: how long anybody else waited for an answer. */
  readonly answers: { readonly median: number; readonly p99: number; readonly worst: number }
  readonly opened: number
  readonly megabytes: { readonly before: number; readonly after: number; readonly resident: number }
  readonly welcomeBytes: number
  readonly logged: readonly string[]
}

/** Opens a table; undefined if the house refuses its cards. */
async function open(url: string, cookie: string, id: string, table: object): Promise<string | undefined> {
  const answer = await fetch(`${url}/api/v1/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ id: id.padEnd(12, '_'), options: {}, access: 'private', ...table }),
  })
  if (answer.status === 400) return undefined
  if (!answer.ok) throw new Error(`opening a table: ${await answer.text()}`)
  return ((await answer.json()) as { table: string }).table
}

const bots = (count: number): object[] => Array.from({ length: count }, () => ({ who: 'bot', bot: 'master' }))

/** What hostile cards do to a house: to its bots, its memory and its other guests. */
export async function bringHostileCards({ moves, tables, heapMegabytes }: Wanted): Promise<HostileCards> {
  const data = mkdtempSync(join(tmpdir(), 'sennik-cards-'))
  const house = await BesiegedHouse.open({
    ...WIDE,
    SENNIK_HOST: '127.0.0.1',
    SENNIK_PORT: '0',
    SENNIK_DATA: data,
    SENNIK_LOG_LEVEL: 'error',
    SENNIK_BOT_PACE_MS: String(PACE_MS),
    NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}`,
  })
  try {
    const { url } = house
    const [stranger, mallory] = [await introduce(url, 'Ola'), await introduce(url, 'Mallory')]
    const usual = await timesOfBot(url, stranger, 'usual', moves)

    const players: TablePlayer[] = []
    let accepted = 0
    const seats = [{ who: 'me' }, ...bots(3)]
    for (let index = 0; index < HOSTILE_TABLES; index++) {
      const endless = await open(url, mallory, `endless-${index}`, { game: 'cathedral', cards: ENDLESS, seats })
      if (endless !== undefined) accepted++
      const heavy = endless ?? (await open(url, mallory, `heavy-${index}`, { game: 'cathedral', cards: HEAVY, seats }))
      players.push(new TablePlayer(url, heavy!, mallory))
    }
    const beside = await timesOfBot(url, stranger, 'beside', moves)
    const welcomeBytes = Math.max(...players.flatMap(player => player.welcomeBytes))
    for (const player of players) player.leave()

    const before = await house.memory()
    const { answers, opened } = await openMany(house, tables)
    const after = house.isAlive ? await house.memory() : { heapBytes: Number.NaN, residentBytes: Number.NaN }
    const MB = 1024 * 1024
    return {
      accepted,
      usual: percentile(usual, 0.5),
      beside: percentile(beside, 0.5),
      besideMostly: percentile(beside, 0.9),
      worstBeside: Math.max(...beside),
      isAlive: house.isAlive,
      answers: { median: percentile(answers, 0.5), p99: percentile(answers, 0.99), worst: Math.max(...answers) },
      opened,
      megabytes: { before: before.heapBytes / MB, after: after.heapBytes / MB, resident: after.residentBytes / MB },
      welcomeBytes,
      logged: house.logged,
    }
  } finally {
    await house.close()
    rmSync(data, { recursive: true, force: true })
  }
}

/** How long the bot of somebody who plays Sen needs for so many moves, each. */
async function timesOfBot(url: string, cookie: string, id: string, moves: number): Promise<readonly number[]> {
  const seats = [{ who: 'me' }, ...bots(1)]
  const table = await open(url, cookie, id, { game: 'sen', options: { rounds: 50 }, seats })
  const player = new TablePlayer(url, table!, cookie)
  while (player.waits.length < moves) await new Promise(resolve => setTimeout(resolve, 20))
  player.leave()
  return player.waits
}

/** Tables with large sets, no two alike, one after the other, while somebody else asks whether the house is well. */
async function openMany(house: BesiegedHouse, tables: number) {
  const { url } = house
  const answers: number[] = []
  let isOpening = true
  const asking = (async () => {
    while (isOpening && house.isAlive) {
      const begun = performance.now()
      await fetch(`${url}/healthz`).catch(() => undefined)
      answers.push(performance.now() - begun)
      await new Promise(resolve => setTimeout(resolve, 5))
    }
  })()
  let opened = 0
  let cookie = ''
  try {
    for (; opened < tables && house.isAlive; opened++) {
      if (opened % TABLES_PER_GUEST === 0) cookie = await introduce(url, `Eve ${opened}`)
      const cards = largeSet(opened)
      await open(url, cookie, `large-${opened}`, { game: 'cathedral', cards, seats: [{ who: 'me' }, ...bots(1)] })
    }
  } catch (error) {
    // A house that is gone answers nobody; that is what is looked at.
    if (house.isAlive) throw error
  }
  isOpening = false
  await asking
  return { answers, opened }
}
