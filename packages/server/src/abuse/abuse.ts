import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameNamed } from '@sennik/games'
import { Match, readEntry } from '@sennik/match'
import { furnish } from '../secrecy/testing/furnish.ts'
import { PEOPLE, type TableInPlay, tableInPlay } from '../secrecy/testing/table-plan.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { introduce, tableOfTwo } from './arrangements.ts'
import { attack, idleCrowd, slowReader, type Target } from './attackers.ts'
import { BesiegedHouse } from './besieged-house.ts'
import { HonestPair } from './honest-pair.ts'
import { percentile } from './percentile.ts'
import { Verdict } from './verdict.ts'

const GAME = 'sen'
const FILE_SECRET = 'what lies beside the page'
/** Sockets that are opened and left alone. */
const IDLERS = 200

/** Limits are wide here, so that messages are refused for what they are; they have a test of their own. */
const WIDE: Readonly<Record<string, string>> = {
  SENNIK_REQUESTS_PER_MINUTE: '1000000',
  SENNIK_MESSAGES_PER_SECOND: '1000000',
  SENNIK_SOCKETS_PER_ADDRESS: '100000',
  SENNIK_SOCKETS_PER_GUEST: '100000',
}

/** What a siege came to. */
export interface Siege {
  readonly sent: number
  readonly counts: ReadonlyMap<string, number>
  readonly violations: readonly string[]
  readonly failures: number
  readonly pair: { readonly moves: number; readonly compared: number; readonly p99: number; readonly worst: number }
  readonly megabytes: { readonly before: number; readonly after: number; readonly resident: number }
}

/** A game in which the attackers have no seat. */
function tableOfOthers(seed: string): TableInPlay {
  for (let index = 0; ; index++) {
    // Some random games are over before anything has happened in them.
    const table = tableInPlay(gameNamed(GAME), `victims ${seed} ${index}`)
    if (table !== undefined) return table
  }
}

function seenByStrangers({ game, snapshot }: TableInPlay): string {
  const state = game.rules.newState()
  state.memory.set(snapshot.state!)
  const view = game.rules.view(state, 'spectator')
  return JSON.stringify(game.forget?.(view) ?? view)
}

/** A house with a page, a table of people who are away, and nothing else. */
function prepareFolder(): { readonly folder: string; readonly data: string; readonly pages: string } {
  const folder = mkdtempSync(join(tmpdir(), 'sennik-abuse-'))
  const [data, pages] = [join(folder, 'data'), join(folder, 'pages')]
  mkdirSync(join(pages, 'assets'), { recursive: true })
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Sennik</title>')
  writeFileSync(join(pages, 'assets', 'a.js'), 'export {}')
  writeFileSync(join(folder, 'secret.txt'), FILE_SECRET)
  return { folder, data, pages }
}

/** Sends this many wrong messages to the real server, while two people play there, and says what came of it. */
export async function besiege(messages: number, seed: string): Promise<Siege> {
  const { folder, data, pages } = prepareFolder()
  const victims = tableOfOthers(seed)
  await furnish(data, [{ table: victims, snapshot: victims.snapshot }])
  const house = await BesiegedHouse.open({
    ...WIDE,
    SENNIK_HOST: '127.0.0.1',
    SENNIK_PORT: '0',
    SENNIK_DATA: data,
    SENNIK_LOG_LEVEL: 'error',
    SENNIK_BOT_PACE_MS: '5',
    ABUSE_PAGES: pages,
  })
  const secrets = [victims.snapshot.opened.house, FILE_SECRET, ...PEOPLE.flatMap(({ id, key }) => [id, key])]
  const verdict = new Verdict(secrets, new Map([[victims.id, seenByStrangers(victims)]]))
  try {
    const { url } = house
    const honest = [await introduce(url, 'Ala'), await introduce(url, 'Ola')] as const
    const cookies = [await introduce(url, 'Mallory'), await introduce(url, 'Eve')] as const
    const pair = new HonestPair(url, await tableOfTwo(url, honest, 'honest-table'), honest)
    const shared = await tableOfTwo(url, cookies, 'shared-table')
    const target: Target = { url, game: GAME, tables: [victims.id, shared], cookies }

    // Everything that is made once and kept has been made after this.
    await attack(target, Math.min(2000, messages / 10), `${seed} warm`, verdict)
    const before = await house.memory()
    const letGo = await idleCrowd(target, IDLERS, verdict)
    await Promise.all([attack(target, messages, seed, verdict), slowReader(target, verdict)])
    letGo()
    await new Promise(resolve => setTimeout(resolve, 1000))
    const after = await house.memory()
    const failures = await house.metric('sennik_failures_total')
    const waits = pair.waitsSince(0)
    pair.stop()
    for (const fault of pair.faults) verdict.violated('the honest pair was disturbed', fault)
    if (!house.isAlive) verdict.violated('the house is gone', house.logged.join('').slice(-500))
    for (const line of house.logged) verdict.violated('the house logged an error', line)
    await house.close()
    await checkStore(data, victims, verdict)
    const { moves, compared } = pair
    const MB = 1024 * 1024
    return {
      sent: verdict.total('sent '),
      counts: verdict.counts,
      violations: verdict.violations,
      failures,
      pair: { moves, compared, p99: percentile(waits, 0.99), worst: Math.max(...waits) },
      megabytes: {
        before: before.heapBytes / MB,
        after: after.heapBytes / MB,
        resident: after.residentBytes / MB,
      },
    }
  } finally {
    await house.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The logs hold nothing but what was allowed, and nothing of what they keep to themselves was told. */
async function checkStore(data: string, victims: TableInPlay, verdict: Verdict): Promise<void> {
  const store = await openSqliteStore(join(data, 'sennik.sqlite'))
  const untouched = await store.read(victims.id, 1)
  if (untouched.length !== victims.entries.length)
    verdict.violated('a table of others was changed', untouched.slice(victims.entries.length).join('\n'))
  for (const token of verdict.tokens) {
    const entries = (await store.read(token, 1)).map(readEntry)
    const [opened] = entries
    if (opened?.kind !== 'opened') continue
    // Throws if an entry was not allowed.
    const match = Match.from(token, entries)
    const kept = [
      opened.house,
      opened.host,
      ...match.chairs.flatMap(chair => (chair.who === 'person' ? [chair.guest] : [])),
    ]
    const isOver = match.phase === 'over'
    for (const secret of kept) if (verdict.tokens.has(secret) && !isOver) verdict.violated('a secret was told', secret)
    verdict.count('tables checked')
  }
  await store.close()
}
