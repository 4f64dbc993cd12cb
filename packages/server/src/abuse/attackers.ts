import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { listOf, type Rng, SeededRng } from '@sennik/engine'
import { PROTOCOL_VERSION } from '@sennik/protocol'
import { WebSocket } from 'ws'
import { type Frame, Frames, type Known } from './frames.ts'
import { type Request, Requests, rawRequest } from './requests.ts'
import type { Verdict } from './verdict.ts'

export interface Target extends Known {
  readonly url: string
  /** Cookies of the attackers themselves. */
  readonly cookies: readonly string[]
}

/** Fewer than the offences after which the house hangs up, so that most messages are heard. */
const FRAMES_PER_SOCKET = 40
const ANSWER_WITHIN_MS = 20_000

const oneOf = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)]!

const liveUrl = (url: string): string => `${url.replace('http', 'ws')}/api/v1/live`

/** Opens a socket; undefined if the house refused, which it must do in its own words. */
function open(target: Target, headers: Record<string, string>, verdict: Verdict): Promise<WebSocket | undefined> {
  const socket = new WebSocket(liveUrl(target.url), { headers })
  return new Promise(resolve => {
    socket.on('error', () => resolve(undefined))
    socket.once('open', () => resolve(socket))
    socket.once('unexpected-response', (_request, response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text
      })
      response.on('end', () => {
        verdict.answered(response.statusCode ?? 0, response.headers['content-type'] ?? '', body)
        resolve(undefined)
      })
    })
  })
}

/** One socket full of nonsense; says how many messages were sent. */
async function abuseSocket(target: Target, frames: Frames, rng: Rng, verdict: Verdict, most: number): Promise<number> {
  const socket = await open(target, handshakeHeaders(target, rng), verdict)
  verdict.count('sent handshake')
  if (socket === undefined) return 1
  let isAnswered = false
  const probe = `probe-${rng.below(1_000_000)}`
  const done = new Promise<void>(resolve => {
    const giveUp = setTimeout(() => {
      verdict.violated('a message without an answer', probe)
      resolve()
    }, ANSWER_WITHIN_MS)
    const finish = () => {
      clearTimeout(giveUp)
      resolve()
    }
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8')
      verdict.heard(text)
      isAnswered ||= text.includes(probe)
      if (isAnswered) finish()
    })
    socket.once('close', code => {
      if (!isAnswered) verdict.count(`closed ${code}`)
      finish()
    })
  })
  const sent = Math.min(most - 1, rng.below(FRAMES_PER_SOCKET))
  if (rng.below(10) > 0)
    socket.send(JSON.stringify({ t: 'enter', version: PROTOCOL_VERSION, table: oneOf(rng, target.tables) }))
  for (let index = 0; index < sent; index++) send(socket, frames.next(), verdict)
  if (rng.below(30) === 0) socket.terminate()
  else if (rng.below(15) === 0) send(socket, frames.last(), verdict)
  else if (socket.readyState === socket.OPEN)
    socket.send(JSON.stringify({ t: 'why', id: probe, move: { kind: 'call' } }))
  await done
  socket.terminate()
  return sent + 1
}

function send(socket: WebSocket, { kind, parts, isBinary }: Frame, verdict: Verdict): void {
  if (socket.readyState !== socket.OPEN) return
  verdict.count(`sent ${kind}`)
  for (const [index, part] of parts.entries())
    socket.send(part, { binary: isBinary, fin: index === parts.length - 1 }, () => {})
}

function handshakeHeaders({ cookies, url }: Target, rng: Rng): Record<string, string> {
  const cookie = rng.below(3) === 0 ? {} : { cookie: oneOf(rng, [...cookies, 'sennik_key=nonsense']) }
  const origins = ['https://evil.example', 'null', url]
  return { ...cookie, ...(rng.below(12) === 0 ? { origin: oneOf(rng, origins) } : {}) }
}

const REQUESTS_AT_ONCE = 5

async function abuseHttp(target: Target, requests: Requests, agent: Agent, verdict: Verdict): Promise<number> {
  await Promise.all(listOf(REQUESTS_AT_ONCE, () => request(target, requests.next(), agent, verdict)))
  return REQUESTS_AT_ONCE
}

function request(target: Target, wanted: Request, agent: Agent, verdict: Verdict): Promise<void> {
  const { method, path, headers, body } = wanted
  verdict.count('sent request')
  return new Promise(resolve => {
    const { hostname, port } = new URL(target.url)
    const sending = httpRequest({ hostname, port, agent, method, path, headers }, response => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => {
        const isEmpty = method === 'HEAD' || text === ''
        verdict.answered(response.statusCode ?? 0, response.headers['content-type'] ?? '', isEmpty ? undefined : text)
        resolve()
      })
    })
    // The house may hang up on a body that is too long before all of it was sent.
    sending.on('error', () => {
      verdict.count('request cut off')
      resolve()
    })
    sending.end(body)
  })
}

const RAW_PATIENCE_MS = 300

/** Bytes on a bare connection, which is then dropped. */
function abuseRaw(target: Target, rng: Rng, verdict: Verdict): Promise<void> {
  verdict.count('sent raw bytes')
  const { hostname, port } = new URL(target.url)
  return new Promise(resolve => {
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(rawRequest(rng)))
    const timer = setTimeout(() => socket.destroy(), RAW_PATIENCE_MS)
    let heard = ''
    socket.setEncoding('latin1').on('data', (text: string) => {
      heard += text
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      if (heard.startsWith('HTTP/1.1 5')) verdict.violated('bytes broke the house', heard)
      resolve()
    })
  })
}

const QUESTIONS_UNHEARD = 6000

/** Somebody who asks and asks and never reads the answers. */
export async function slowReader(target: Target, verdict: Verdict): Promise<void> {
  const socket = await open(target, {}, verdict)
  if (socket === undefined) return
  socket.pause()
  const enter = JSON.stringify({ t: 'enter', version: PROTOCOL_VERSION, table: target.tables[0] })
  for (let asked = 0; asked < QUESTIONS_UNHEARD && socket.readyState === socket.OPEN; asked++) {
    verdict.count('asked by a slow reader')
    socket.send(enter, () => {})
    if (asked % 100 === 0) await new Promise(resolve => setTimeout(resolve, 5))
  }
  socket.terminate()
}

/** Many who come and do nothing. Says how to send them away. */
export async function idleCrowd(target: Target, size: number, verdict: Verdict): Promise<() => void> {
  const sockets = await Promise.all(listOf(size, () => open(target, {}, verdict)))
  const idle = sockets.filter(socket => socket !== undefined)
  verdict.count('sockets left alone', idle.length)
  return () => {
    for (const socket of idle) socket.terminate()
  }
}

/** So many messages on one socket that the house hangs up. Says with which code. */
export async function flood(target: Target, messages: number, verdict: Verdict): Promise<number> {
  const socket = await open(target, {}, verdict)
  if (socket === undefined) return 0
  const closed = new Promise<number>(resolve => socket.once('close', resolve))
  socket.on('message', (data: Buffer) => verdict.heard(data.toString('utf8')))
  const enter = JSON.stringify({ t: 'enter', version: PROTOCOL_VERSION, table: target.tables[0] })
  for (let sent = 0; sent < messages; sent++) socket.send(enter, () => {})
  return closed
}

/** The same request, over and over. */
export async function floodHttp(target: Target, requests: number, verdict: Verdict): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const wanted: Request = { method: 'GET', path: '/api/v1/tables', headers: {}, body: undefined }
  await Promise.all(listOf(requests, () => request(target, wanted, agent, verdict)))
  agent.destroy()
}

/** Sends about this many messages, some at a time over sockets, HTTP and bare connections. The seed says which. */
export async function attack(target: Target, messages: number, seed: string, verdict: Verdict): Promise<void> {
  const ATTACKERS = 8
  const agent = new Agent({ keepAlive: true, maxSockets: ATTACKERS })
  const attacker = async (index: number): Promise<void> => {
    const rng = SeededRng.of(`${seed} attacker ${index}`)
    const frames = new Frames(rng, target)
    const requests = new Requests(rng, target.tables, target.cookies)
    for (let left = Math.ceil(messages / ATTACKERS); left > 0; ) {
      if (rng.below(30) === 0) await abuseRaw(target, rng, verdict)
      if (rng.below(3) === 0) left -= await abuseSocket(target, frames, rng, verdict, left)
      else left -= await abuseHttp(target, requests, agent, verdict)
    }
  }
  await Promise.all(listOf(ATTACKERS, attacker))
  agent.destroy()
}
