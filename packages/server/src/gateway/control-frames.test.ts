import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import WebSocket from 'ws'
import { BareSocket, clientFrame, OPCODES } from '../testing/bare-socket.ts'
import { Device, newId, openServer } from '../testing/test-server.ts'

const LIVE = '/api/v1/live'
const BREACH = 1008
/** Without a limit in the way: a million of anything in a second. */
const NO_LIMIT = '1000000'

/** What comes in one piece is read as one. Who is read on is read many times as much in the second until the socket is gone. */
const MOST_READ_BYTES = 512 * 1024

type Server = Awaited<ReturnType<typeof openServer>>

/** A house that gives nobody up for being silent or for entering no table: whoever is let go here was let go for a flood. */
const patientHouse = (settings: Readonly<Record<string, string>> = {}): Promise<Server> =>
  openServer(settings, { beatMs: 3_600_000 })

async function socketsOf(server: Server): Promise<number> {
  const { text } = await new Device(server).ask('GET', '/metrics')
  return Number(/^sennik_sockets (\d+)/m.exec(text)?.[1])
}

async function bareSocket(server: Server, path = LIVE): Promise<BareSocket> {
  const socket = await BareSocket.open(server.url, path)
  onTestFinished(() => socket.close())
  return socket
}

describe('control frames', () => {
  test('a ping is answered, and counts as a message does: too many are not answered, and whoever goes on is hung up on', async () => {
    const { socket, closed } = await new Device(await patientHouse({ SENNIK_MESSAGES_PER_SECOND: '5' })).line()
    const pongs: string[] = []
    socket.on('pong', data => pongs.push(String(data)))
    socket.ping('are you there?')
    await expect.poll(() => pongs).toEqual(['are you there?'])
    for (let n = 0; n < 100; n++) socket.ping()
    expect(await closed).toBe(BREACH)
    expect(pongs.length).toBeLessThanOrEqual(15)
  })

  test('pings and messages share one allowance', async () => {
    const line = await new Device(await patientHouse({ SENNIK_MESSAGES_PER_SECOND: '5' })).line()
    for (let n = 0; n < 10; n++) line.socket.ping()
    line.say({ t: 'undo', id: newId(), n: 1 })
    expect(await line.refusal()).toMatchObject({ kind: 'tooFast' })
  })

  test('pongs that nobody asked for count as well', async () => {
    const { socket, closed } = await new Device(await patientHouse({ SENNIK_MESSAGES_PER_SECOND: '5' })).line()
    for (let n = 0; n < 100; n++) socket.pong()
    expect(await closed).toBe(BREACH)
  })

  test('whoever pings and never reads the answers is let go', async () => {
    const server = await patientHouse({ SENNIK_MESSAGES_PER_SECOND: NO_LIMIT })
    const socket = await bareSocket(server)
    const pings = Buffer.concat(Array.from({ length: 500 }, () => clientFrame(OPCODES.ping, Buffer.alloc(125))))
    for (let n = 0; n < 400 && socket.isOpen; n++) await socket.send(pings)
    await expect.poll(() => socketsOf(server), { timeout: 10_000 }).toBe(0)
  })

  test('a message in more pieces than any browser makes is not put together', async () => {
    const server = await patientHouse()
    const crumbs = await new Device(server).line()
    const send = (text: string, fin: boolean) => crumbs.socket.send(text, { fin })
    send('{', false)
    for (let n = 0; n < 50; n++) send('', false)
    send('}', true)
    expect(await crumbs.refusal()).toMatchObject({ kind: 'badMessage', where: 't' })
    send('{', false)
    for (let n = 0; n < 1000; n++) send('', false)
    expect(await crumbs.closed).toBe(BREACH)
  })

  test.each([
    ['was hung up on', 1000, clientFrame(OPCODES.ping, Buffer.alloc(125))],
    ['has said goodbye', 60_000, clientFrame(OPCODES.close, Buffer.alloc(0))],
    ['says far too long things', 8, clientFrame(OPCODES.text, Buffer.alloc(60_000, ' '))],
  ])('of whoever %s nothing more is read, and soon the socket is gone', async (_who, count, frame) => {
    const server = await patientHouse({ SENNIK_MESSAGES_PER_SECOND: '5' })
    const taken: Socket[] = []
    const take = (message: unknown): void => void taken.push((message as { readonly socket: Socket }).socket)
    subscribe('net.server.socket', take)
    const socket = await bareSocket(server)
    unsubscribe('net.server.socket', take)
    void socket.flood(Buffer.concat(Array.from({ length: count }, () => frame)))
    await expect.poll(() => socketsOf(server), { timeout: 10_000 }).toBe(0)
    await socket.closed
    expect(Math.max(...taken.map(({ bytesRead }) => bytesRead))).toBeLessThan(MOST_READ_BYTES)
  })
})

describe('a socket is opened', () => {
  test('at its own address alone, past no limit and no origin: elsewhere the request is one like any other', async () => {
    const server = await openServer({ SENNIK_REQUESTS_PER_MINUTE: '5' })
    const statusAt = async (path: string) => (await bareSocket(server, path)).status
    for (const path of ['/healthz', '/metrics', '/api', '/api/page.css', '/api/openapi.json', `${LIVE}?x=1`])
      expect([path, await statusAt(path)]).toEqual([path, path.startsWith(LIVE) ? 101 : 200])
    for (const path of ['/nowhere', '/api/v1/live/', '/api/v1/tables/x', '//api/v1/live'])
      expect([path, await statusAt(path)]).not.toEqual([path, 101])
    const statuses: number[] = []
    for (let n = 0; n < 7; n++) statuses.push(await statusAt('/api/v1/tables'))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(await socketsOf(server)).toBe(1)
  })

  test('to speak no other protocol than ours', async () => {
    const server = await openServer()
    const other = await BareSocket.open(server.url, '/api', { upgrade: 'h2c' })
    onTestFinished(() => other.close())
    expect(other.status).toBe(200)
  })

  test('by a request that brings nothing else: one whose body is still to come opens none', async () => {
    const server = await openServer()
    for (const body of [{ 'content-length': '5' }, { 'transfer-encoding': 'chunked' }]) {
      const socket = await BareSocket.open(server.url, LIVE, body)
      onTestFinished(() => socket.close())
      expect([body, socket.status]).toEqual([body, 426])
    }
  })

  test('only as often as one address may, also if all of them come at once', async () => {
    const server = await openServer({ SENNIK_SOCKETS_PER_ADDRESS: '5' })
    const ola = await new Device(server).introduce('Ola')
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => ola.line()))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    const open = tries.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
    for (const line of open) line.socket.terminate()
    await expect.poll(() => new Device(server).line().then(() => 'open', String), { timeout: 5000 }).toBe('open')
  })

  test('and one that was never opened after all is not counted', async () => {
    const server = await openServer({ SENNIK_SOCKETS_PER_ADDRESS: '1' })
    for (let n = 0; n < 3; n++) {
      const spoilt = await BareSocket.open(server.url, LIVE, { 'sec-websocket-key': 'short' })
      expect(spoilt.status).toBe(400)
      spoilt.read()
      await spoilt.closed
    }
    const opened = new WebSocket(`${server.url.replace('http', 'ws')}${LIVE}`)
    onTestFinished(() => opened.terminate())
    await new Promise((resolve, reject) => opened.once('open', resolve).once('error', reject))
  })
})
