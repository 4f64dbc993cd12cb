import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isAbsolute } from 'node:path'
import * as v from 'valibot'
import { type Control, removeControl, writeControl } from './control-file.ts'

/** What may be ordered. */
const order = v.strictObject({ backup: v.pipe(v.string(), v.check(isAbsolute)) })

/** What the house answers: without `trouble` it was done. */
export const answer = v.strictObject({ trouble: v.optional(v.string()) })
export type Answer = v.InferOutput<typeof answer>

export interface ControlSettings {
  readonly data: string
  /** `gone`: whoever asked has hung up. */
  backUp(to: string, gone: AbortSignal): Promise<string | undefined>
}

export interface ControlServer {
  close(): Promise<void>
}

const LOOPBACK = '127.0.0.1'
const LONGEST_ORDER = 8192
const MOST_AT_ONCE = 4

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Hears whoever runs the house, apart from where guests come in: on this machine alone, and only with the key that lies in the folder of
 * the house. Nobody else is told that anything is here.
 */
export async function openControl({ data, backUp }: ControlSettings): Promise<ControlServer> {
  const key = randomBytes(32).toString('base64url')
  const wanted = digest(`Bearer ${key}`)
  const isKnown = ({ headers }: IncomingMessage): boolean =>
    timingSafeEqual(digest(headers.authorization ?? ''), wanted)

  async function answerTo(request: IncomingMessage, gone: AbortSignal): Promise<Answer | undefined> {
    if (request.method !== 'POST' || !isKnown(request)) return undefined
    const read = v.safeParse(order, await bodyOf(request))
    if (!read.success) return undefined
    const trouble = await backUp(read.output.backup, gone)
    return trouble === undefined ? {} : { trouble }
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const end = (status: number, said: Answer): void => {
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' })
      response.end(JSON.stringify(said))
    }
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    answerTo(request, gone.signal).then(
      said => end(said === undefined ? 404 : 200, said ?? {}),
      () => end(404, {}),
    )
  })
  server.maxConnections = MOST_AT_ONCE
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, LOOPBACK, resolve))
  const control: Control = { port: (server.address() as AddressInfo).port, key }
  const close = (): Promise<void> => {
    removeControl(data, control)
    return new Promise(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  }
  try {
    writeControl(data, control)
  } catch (error) {
    await close()
    throw error
  }
  return { close }
}

/** Undefined: no JSON, or too long. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const part of request) {
    text += String(part)
    if (text.length > LONGEST_ORDER) return undefined
  }
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
