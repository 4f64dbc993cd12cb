import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Match, type MatchSnapshot, writeEntry } from '@sennik/match'
import { WebSocket } from 'ws'
import { readConfig } from '../../config.ts'
import { indexOf } from '../../house/table-index.ts'
import { type RunningServer, startServer } from '../../server.ts'
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts'
import { Line } from './line.ts'
import { PEOPLE, type Somebody, type TableInPlay } from './table-plan.ts'

/** A table that is put into a house before it opens: the log as it was, the present position as the snapshot has it. */
interface Furniture {
  readonly table: TableInPlay
  readonly snapshot: MatchSnapshot
}

/** Limits would only get in the way of somebody who asks this much. */
const SETTINGS: Readonly<Record<string, string>> = {
  SENNIK_HOST: '127.0.0.1',
  SENNIK_PORT: '0',
  SENNIK_LOG_LEVEL: 'debug',
  SENNIK_BOT_PACE_MS: '1',
  SENNIK_ABSENCE_SECONDS: '86400',
  SENNIK_REQUESTS_PER_MINUTE: '1000000',
  SENNIK_MESSAGES_PER_SECOND: '1000000',
}

/** Headers that follow the clock. */
const BY_THE_CLOCK = /^(date|x-ratelimit-.*|retry-after|connection|keep-alive)$/

const cookieOf = (who: Somebody | undefined): { readonly cookie?: string } =>
  who ? { cookie: `sennik_key=${who.key}` } : {}

async function furnish(folder: string, furniture: readonly Furniture[]): Promise<void> {
  const store = await openSqliteStore(join(folder, 'sennik.sqlite'))
  for (const { id, key, name, avatar } of PEOPLE)
    await store.addGuest({ id, keyHash: createHash('sha256').update(key).digest('hex'), name, avatar })
  const now = Date.now()
  await Promise.all(
    furniture.flatMap(({ table: { id, entries }, snapshot }) => {
      const index = indexOf(Match.from(id, entries), now)
      const appends = entries.map((entry, before) =>
        store.append(id, before + 1, writeEntry(entry), before === 0 ? index : undefined),
      )
      return [...appends, store.saveSnapshot(id, { n: snapshot.n, data: JSON.stringify(snapshot) })]
    }),
  )
  await store.close()
}

/** The real server on a port of its own, with these tables in it, as people reach it: over sockets and HTTP. */
export class Door {
  private readonly folder: string
  private readonly server: RunningServer
  private readonly lines: string[]

  private constructor(folder: string, server: RunningServer, lines: string[]) {
    this.folder = folder
    this.server = server
    this.lines = lines
  }

  static async open(furniture: readonly Furniture[]): Promise<Door> {
    const folder = mkdtempSync(join(tmpdir(), 'sennik-secrecy-'))
    await furnish(folder, furniture)
    const lines: string[] = []
    const logTo = { write: (line: string) => void lines.push(line) }
    const config = readConfig({ ...SETTINGS, SENNIK_DATA: folder })
    return new Door(folder, await startServer({ config, logTo }), lines)
  }

  connect(who: Somebody | undefined): Promise<Line> {
    const socket = new WebSocket(`${this.server.url.replace('http', 'ws')}/api/v1/live`, { headers: cookieOf(who) })
    const line = new Line(
      text => socket.send(text),
      () => socket.close(),
    )
    socket.on('message', (data: Buffer) => line.hear(data.toString('utf8')))
    socket.on('close', (code, reason) => line.closed(`${code} ${reason.toString('utf8')}`))
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(line))
      socket.once('error', reject)
    })
  }

  /** An HTTP answer: status, headers and body, without what only the clock decides. */
  async get(path: string, who: Somebody | undefined): Promise<string> {
    const answer = await fetch(`${this.server.url}/api/v1${path}`, { headers: cookieOf(who) })
    const headers = [...answer.headers].filter(([name]) => !BY_THE_CLOCK.test(name))
    return JSON.stringify([answer.status, headers, await answer.text()]).replaceAll(this.server.url.slice(7), 'here')
  }

  /** Everything that was logged, without times and random names. */
  logged(): readonly string[] {
    const own = this.lines.filter(line => !line.includes('"Server listening'))
    return own.map(line => {
      const { time: _time, request: _request, milliseconds: _milliseconds, port: _port, ...rest } = JSON.parse(line)
      return JSON.stringify(rest)
    })
  }

  async close(): Promise<void> {
    await this.server.close()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
