import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { listOf } from '@sennik/engine'
import { PROTOCOL_VERSION } from '@sennik/protocol'
import { openProxy } from '../testing/appending-proxy.ts'
import { BareSocket, clientFrame, OPCODES } from '../testing/bare-socket.ts'

/** What a flooder aims at. */
export interface Aim {
  readonly url: string
  readonly table: string
  isOver(): boolean
  count(what: string): void
}

/** What goes with the next request. */
type Headers = () => Readonly<Record<string, string>>

const LIVE = '/api/v1/live'
const TOO_MANY = 429
const SOCKETS = 10
/** The sockets that one address may have. */
const ALL_SOCKETS = 100
const BYTES_AT_ONCE = 64 * 1024
/** A house that reads no further is left after so long. */
const PATIENCE_MS = 1000

const many = (frame: Buffer): Buffer => Buffer.concat(listOf(Math.floor(BYTES_AT_ONCE / frame.length), () => frame))

/** The same bytes on so many sockets, as fast as the house takes them; nobody reads, and whoever is let go comes again. */
async function onSockets(aim: Aim, bytes: Buffer, sockets: number, paths: readonly string[] = [LIVE]): Promise<void> {
  const attacker = async (index: number): Promise<void> => {
    for (let visit = index; !aim.isOver(); visit++) {
      const path = paths[visit % paths.length]!
      const socket = await BareSocket.open(aim.url, path).catch(() => undefined)
      aim.count(`socket answered ${socket?.status ?? 'by hanging up'}`)
      // A flood of handshakes is another one.
      if (path === LIVE && socket?.status === TOO_MANY) await sleep(PATIENCE_MS)
      while (socket?.status === 101 && socket.isOpen && !aim.isOver()) {
        await socket.send(bytes)
        aim.count(`${bytes.length} bytes`)
      }
      socket?.close()
    }
  }
  await Promise.all(listOf(sockets, attacker))
}

function ask(url: string, agent: Agent, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  const { hostname, port } = new URL(url)
  return new Promise(resolve => {
    const asking = request({ hostname, port, agent, path: '/api/v1/tables', headers }, answer => {
      answer.resume()
      answer.on('close', () => resolve(answer.statusCode))
    })
    asking.on('error', () => resolve(undefined))
    asking.end()
  })
}

/** The same request, over and over, eight at a time. */
async function requests(aim: Aim, url: string, headers: Headers): Promise<void> {
  const AT_ONCE = 8
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const asker = async (): Promise<void> => {
    while (!aim.isOver()) aim.count(`request answered ${await ask(url, agent, headers())}`)
  }
  await Promise.all(listOf(AT_ONCE, asker))
  agent.destroy()
}

/** So many sockets at once, each left open: nobody is let go of. */
async function heldSockets(aim: Aim, url: string, headers: Headers): Promise<void> {
  const holder = async (): Promise<void> => {
    const socket = await BareSocket.open(url, LIVE, headers()).catch(() => undefined)
    if (socket?.status === 101) aim.count('sockets held at once')
    while (!aim.isOver()) await sleep(PATIENCE_MS / 10)
    socket?.close()
  }
  await Promise.all(listOf(3 * ALL_SOCKETS, holder))
}

/** Somebody behind the proxy who writes another address into each request. */
async function inventing(aim: Aim, attack: typeof requests): Promise<void> {
  const proxy = await openProxy(aim, { seenAs: '203.0.113.66' })
  let invented = 0
  await attack(aim, proxy.url, () => ({ 'x-forwarded-for': `198.51.${(++invented >> 8) % 256}.${invented % 256}` }))
  proxy.close()
}

/** On one connection after the other, the same bytes until they are not taken any more; nobody waits for an answer. */
async function onConnections(aim: Aim, first: string, heap: Buffer): Promise<void> {
  const { hostname, port } = new URL(aim.url)
  const asker = async (): Promise<void> => {
    while (!aim.isOver()) {
      const socket = connect(Number(port), hostname)
      const closed = new Promise<void>(resolve => socket.once('close', () => resolve()))
      socket.on('error', () => aim.count('hung up on'))
      socket.write(first)
      for (let isTaken = true; isTaken && !socket.destroyed && !aim.isOver(); aim.count('heaps')) {
        isTaken = false
        const written = new Promise<void>(resolve => socket.write(heap, () => resolve())).then(() => {
          isTaken = true
        })
        await Promise.race([written, closed, sleep(PATIENCE_MS)])
      }
      socket.destroy()
    }
  }
  await Promise.all(listOf(SOCKETS, asker))
}

const headOf = (aim: Aim, path: string, more = ''): string =>
  `GET ${path} HTTP/1.1\r\nhost: ${new URL(aim.url).host}\r\n${more}\r\n`

/** Frames on open sockets: what comes of them is the house's own doing alone, so its memory stays as it is. */
export const FRAMES = {
  'pings of 125 bytes, never read': (aim: Aim) =>
    onSockets(aim, many(clientFrame(OPCODES.ping, Buffer.alloc(125))), SOCKETS),
  'empty pings': (aim: Aim) => onSockets(aim, many(clientFrame(OPCODES.ping)), SOCKETS),
  'pongs nobody asked for': (aim: Aim) => onSockets(aim, many(clientFrame(OPCODES.pong)), SOCKETS),
  'messages in empty pieces': (aim: Aim) => {
    const begun = clientFrame(OPCODES.text, '{', false)
    return onSockets(aim, Buffer.concat([begun, many(clientFrame(OPCODES.continuation, '', false))]), SOCKETS)
  },
  'messages of two bytes': (aim: Aim) => onSockets(aim, many(clientFrame(OPCODES.text, '{}')), SOCKETS),
  'messages far too long': (aim: Aim) =>
    onSockets(aim, clientFrame(OPCODES.text, Buffer.alloc(BYTES_AT_ONCE - 1, ' ')), SOCKETS),
  'goodbyes, one after the other': (aim: Aim) => onSockets(aim, many(clientFrame(OPCODES.close)), SOCKETS),
} as const

/** Everything that is thrown at the house as fast as it goes. A new kind is a new line here, or above. */
export const FLOODS = {
  nothing: async (): Promise<void> => {},
  ...FRAMES,
  'welcomes, never read': (aim: Aim) => {
    const enter = JSON.stringify({ t: 'enter', version: PROTOCOL_VERSION, table: aim.table })
    return onSockets(aim, many(clientFrame(OPCODES.text, enter)), ALL_SOCKETS)
  },
  'upgrades at every path': (aim: Aim) =>
    onSockets(aim, many(clientFrame(OPCODES.ping)), SOCKETS, ['/', '/api', '/healthz', '/api/v1/tables', '/nowhere']),
  'requests in heaps, never read': (aim: Aim) => onConnections(aim, '', many(Buffer.from(headOf(aim, '/healthz')))),
  'bodies without end': (aim: Aim) => {
    const chunk = many(Buffer.from(`400\r\n${'x'.repeat(0x400)}\r\n`))
    return onConnections(aim, headOf(aim, '/healthz', 'transfer-encoding: chunked\r\n'), chunk)
  },
  requests: (aim: Aim) => requests(aim, aim.url, () => ({})),
  'requests by invented addresses': (aim: Aim) => inventing(aim, requests),
  'sockets by invented addresses': (aim: Aim) => inventing(aim, heldSockets),
} as const satisfies Readonly<Record<string, (aim: Aim) => Promise<void>>>

export type FloodName = keyof typeof FLOODS
