import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { readConfig } from '../../config.ts'
import { type RunningServer, startServer } from '../../server.ts'
import { type Furniture, furnish } from './furnish.ts'
import { Line } from './line.ts'
import type { Somebody } from './table-plan.ts'

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
