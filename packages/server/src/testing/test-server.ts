import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from '@sennik/protocol'
import { onTestFinished } from 'vitest'
import WebSocket from 'ws'
import { readConfig } from '../config.ts'
import { type RunningServer, type ServerSettings, startServer } from '../server.ts'

/** A folder that is gone after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sennik-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A real house with a real file on a free port, closed after the test. */
export async function openServer(
  settings: Readonly<Record<string, string>> = {},
  more: Omit<ServerSettings, 'config'> = {},
): Promise<RunningServer> {
  const defaults = {
    SENNIK_HOST: '127.0.0.1',
    SENNIK_PORT: '0',
    SENNIK_LOG_LEVEL: 'silent',
    SENNIK_BOT_PACE_MS: '1',
    SENNIK_METRICS: 'everyone',
  }
  const data = settings.SENNIK_DATA ?? newFolder()
  const server = await startServer({ config: readConfig({ ...defaults, ...settings, SENNIK_DATA: data }), ...more })
  onTestFinished(() => server.close())
  return server
}

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  readonly json: any
}

let commands = 0
export const newId = (): string => `command-${++commands}`.padEnd(12, '_')

/** A browser, as far as the house sees it: it keeps its cookie. */
export class Device {
  private readonly url: string
  cookie = ''

  constructor(server: { readonly url: string }) {
    this.url = server.url
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const isText = body === undefined || typeof body === 'string'
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    const [given] = response.headers.getSetCookie()
    if (given) this.cookie = given.split(';')[0]!
    return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined }
  }

  async introduce(name: string, avatar = 'moon'): Promise<this> {
    await this.ask('POST', '/api/v1/guests', { name, avatar })
    return this
  }

  /** Opens a table and returns its id. */
  async openTable(change: object = {}): Promise<string> {
    const wanted = { id: newId(), game: 'sen', options: {}, access: 'open', seats: [{ who: 'me' }, { who: 'anyone' }] }
    const answer = await this.ask('POST', '/api/v1/tables', { ...wanted, ...change })
    return answer.json.table
  }

  line(headers: Record<string, string> = {}, options: { readonly autoPong?: boolean } = {}): Promise<TestLine> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/v1/live`, {
      ...options,
      headers: { ...(this.cookie ? { cookie: this.cookie } : {}), ...headers },
    })
    const line = new TestLine(socket)
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(line))
      socket.once('unexpected-response', (_request, response) => reject(new Error(`refused: ${response.statusCode}`)))
      socket.once('error', reject)
    })
  }

  async enter(table: string, more: object = {}): Promise<TestLine> {
    const line = await this.line()
    line.say({ t: 'enter', version: PROTOCOL_VERSION, table, ...more })
    return line
  }
}

type Heard<T extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: T }>

/** The client's end of a socket. */
export class TestLine {
  readonly socket: WebSocket
  readonly heard: ServerMessage[] = []
  readonly closed: Promise<number>
  private read = 0
  private notice: () => void = () => {}

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', data => {
      this.heard.push(JSON.parse(String(data)))
      this.notice()
    })
    this.closed = new Promise(resolve => {
      socket.once('close', code => resolve(code))
    })
    socket.on('error', () => {})
    onTestFinished(() => socket.terminate())
  }

  say(message: ClientMessage | object): void {
    this.socket.send(JSON.stringify(message))
  }

  /** The next message of this kind; those before it are passed over. */
  async next<T extends ServerMessage['t']>(kind: T): Promise<Heard<T>> {
    for (;;) {
      const message = this.heard[this.read++]
      if (message?.t === kind) return message as Heard<T>
      if (message) continue
      this.read--
      await this.something()
    }
  }

  /** Waits for another message, or the end. */
  something(): Promise<unknown> {
    const message = new Promise<void>(resolve => {
      this.notice = resolve
    })
    return Promise.race([message, this.closed.then(code => Promise.reject(new Error(`closed: ${code}`)))])
  }

  async refusal(): Promise<Heard<'refused'>['refusal']> {
    return (await this.next('refused')).refusal
  }
}
