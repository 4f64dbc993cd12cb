import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { Device, openServer } from '../testing/test-server.ts'

const LIVE = '/api/v1/live'
const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
]
/** Whose key it is has to be looked up, which takes until after they are gone. */
const COOKIE = `Cookie: sennik_key=${'a'.repeat(43)}`

const requestFor = (path: string, headers: readonly string[] = []): string =>
  [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...headers, '', ''].join('\r\n')

function dial(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  onTestFinished(() => {
    socket.destroy()
  })
  return new Promise(resolve => socket.once('connect', () => resolve(socket)))
}

test('whoever asks on and on and waits for no answer is hung up on, and others go on', async () => {
  const server = await openServer()
  const socket = await dial(server.port)
  let said = ''
  socket.setEncoding('latin1').on('data', text => {
    said += text
  })
  const closed = new Promise(resolve => socket.once('close', resolve))
  socket.write(requestFor('/healthz').repeat(1000))
  await closed
  expect(said.split('HTTP/1.1 ').length - 1).toBeLessThanOrEqual(64)
  expect((await new Device(server).ask('GET', '/healthz')).status).toBe(200)
})

test('a socket is not opened where an answer is still owed: nobody would know of it, and the house would never close', async () => {
  const socket = await dial((await openServer()).port)
  let said = ''
  socket.setEncoding('latin1').on('data', text => {
    said += text
  })
  socket.write(requestFor('/healthz') + requestFor(LIVE, UPGRADE))
  await expect.poll(() => said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 426'])
})

test.each(['/healthz', '/api', LIVE])('whoever goes on sending after the answer of %s is hung up on', async path => {
  const server = await openServer()
  const taken: Socket[] = []
  const take = (message: unknown): void => void taken.push((message as { readonly socket: Socket }).socket)
  subscribe('net.server.socket', take)
  const socket = await dial(server.port)
  const closed = new Promise(resolve => socket.once('close', resolve))
  socket.write(requestFor(path, ['Transfer-Encoding: chunked']))
  await new Promise(resolve => socket.once('data', resolve))
  unsubscribe('net.server.socket', take)
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
  for (let n = 0; n < 2000 && !socket.destroyed; n++)
    if (!socket.write(chunk)) await Promise.race([closed, new Promise(resolve => socket.once('drain', resolve))])
  await closed
  expect(Math.max(...taken.map(({ bytesRead }) => bytesRead))).toBeLessThan(512 * 1024)
})

test('a body that comes after the answer was given is no flood: the connection goes on', async () => {
  const socket = await dial((await openServer()).port)
  let said = ''
  socket.setEncoding('latin1').on('data', text => {
    said += text
  })
  socket.write(requestFor('/healthz', ['Content-Length: 20000']))
  await expect.poll(() => said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200'])
  for (let n = 0; n < 20; n++) socket.write('x'.repeat(1000))
  for (let n = 0; n < 20; n++) socket.write(requestFor('/healthz', ['X-Long: '.padEnd(8000, 'x')]))
  await expect.poll(() => said.match(/HTTP\/1\.1 200/g)?.length).toBe(21)
})

test('as many requests as anybody likes are answered, one after the other', async () => {
  const device = new Device(await openServer())
  for (let n = 0; n < 150; n++) expect((await device.ask('GET', '/healthz')).status).toBe(200)
})

test.each(['no', '1'])('whoever asks and is gone is no failure of the house (SENNIK_TRUST_PROXY=%s)', async trust => {
  const server = await openServer({ SENNIK_TRUST_PROXY: trust })
  for (const request of [requestFor('/api/v1/tables', [COOKIE]), requestFor(LIVE, [...UPGRADE, COOKIE])])
    for (let n = 0; n < 20; n++) {
      const socket = await dial(server.port)
      await new Promise<void>(resolve => socket.write(request, () => resolve()))
      socket.resetAndDestroy()
    }
  const device = new Device(server)
  expect((await device.ask('GET', '/healthz')).status).toBe(200)
  expect((await device.ask('GET', '/metrics')).text).toContain('sennik_failures_total 0')
})
