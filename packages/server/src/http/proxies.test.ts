import { request } from 'node:http'
import { explainRefusal } from '@sennik/protocol'
import { describe, expect, onTestFinished, test } from 'vitest'
import * as appendingProxy from '../testing/appending-proxy.ts'
import { BareSocket } from '../testing/bare-socket.ts'
import { Device, newFolder, openServer } from '../testing/test-server.ts'

const VISITOR = '203.0.113.7'
const OTHER = '203.0.113.8'
const LIVE = '/api/v1/live'

const openProxy: typeof appendingProxy.openProxy = async (...args) => {
  const proxy = await appendingProxy.openProxy(...args)
  onTestFinished(() => proxy.close())
  return proxy
}

/** What a browser or a program sends, by whatever name it asks: `fetch` would not let us. */
function askAs(
  at: { readonly url: string },
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly type: string; readonly text: string }> {
  const { hostname, port } = new URL(at.url)
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, method, path, headers }, answer => {
      let text = ''
      answer.setEncoding('utf8').on('data', part => {
        text += part
      })
      answer.on('end', () => resolve({ status: answer.statusCode!, type: answer.headers['content-type'] ?? '', text }))
    })
    asking.on('error', reject)
    asking.end()
  })
}

let spoofs = 0
/** Another invented visitor each time. */
const spoofed = () => ({ 'x-forwarded-for': `198.51.100.${spoofs++ % 250}` })

async function statusesOf(times: number, at: { readonly url: string }): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (let n = 0; n < times; n++) {
    const { status } = await new Device(at).ask('GET', '/api/v1/tables', undefined, spoofed())
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

async function socketsOf(times: number, at: { readonly url: string }): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: times }, () => BareSocket.open(at.url, LIVE, spoofed())))
  onTestFinished(() => {
    for (const socket of sockets) socket.close()
  })
  return sockets.filter(({ status }) => status === 101).length
}

describe('behind a proxy that appends', () => {
  test.each(['1', 'loopback', '127.0.0.1, 192.0.2.0/24'])(
    'with SENNIK_TRUST_PROXY=%s, whoever invents addresses is limited as others, and others are not',
    async trust => {
      const house = await openServer({ SENNIK_REQUESTS_PER_MINUTE: '50', SENNIK_TRUST_PROXY: trust })
      expect(await statusesOf(120, await openProxy(house, { seenAs: VISITOR }))).toEqual({ 200: 50, 429: 70 })
      expect(await statusesOf(1, await openProxy(house, { seenAs: OTHER }))).toEqual({ 200: 1 })
    },
  )

  test('so it is with sockets', async () => {
    const house = await openServer({ SENNIK_SOCKETS_PER_ADDRESS: '5', SENNIK_TRUST_PROXY: '1' })
    expect(await socketsOf(20, await openProxy(house, { seenAs: VISITOR }))).toBe(5)
    expect(await socketsOf(1, await openProxy(house, { seenAs: OTHER }))).toBe(1)
  })

  test('and behind two of them', async () => {
    for (const trust of ['2', 'loopback, 192.0.2.1']) {
      const house = await openServer({ SENNIK_REQUESTS_PER_MINUTE: '10', SENNIK_TRUST_PROXY: trust })
      const near = await openProxy(house, { seenAs: '192.0.2.1' })
      expect(await statusesOf(20, await openProxy(near, { seenAs: VISITOR }))).toEqual({ 200: 10, 429: 10 })
      expect(await statusesOf(1, await openProxy(near, { seenAs: OTHER }))).toEqual({ 200: 1 })
    }
  })

  test('that nobody told the house of, all are the proxy', async () => {
    const house = await openServer({ SENNIK_REQUESTS_PER_MINUTE: '10' })
    expect(await statusesOf(8, await openProxy(house, { seenAs: VISITOR }))).toEqual({ 200: 8 })
    expect(await statusesOf(8, await openProxy(house, { seenAs: OTHER }))).toEqual({ 200: 2, 429: 6 })
  })

  test('the addresses of one IPv6 network are one', async () => {
    const house = await openServer({ SENNIK_REQUESTS_PER_MINUTE: '5', SENNIK_TRUST_PROXY: '1' })
    for (let n = 1; n <= 5; n++)
      expect(await statusesOf(1, await openProxy(house, { seenAs: `2001:db8:1:2::${n}` }))).toEqual({ 200: 1 })
    expect(await statusesOf(1, await openProxy(house, { seenAs: '2001:db8:1:2:3:4:5:6' }))).toEqual({ 429: 1 })
    expect(await statusesOf(1, await openProxy(house, { seenAs: '2001:db8:1:3::1' }))).toEqual({ 200: 1 })
  })

  test('also for sockets, all of which they share', async () => {
    const house = await openServer({ SENNIK_SOCKETS_PER_ADDRESS: '2', SENNIK_TRUST_PROXY: '1' })
    const socketFrom = async (seenAs: string) => socketsOf(1, await openProxy(house, { seenAs }))
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6']) expect(await socketFrom(address)).toBe(1)
    expect(await socketFrom('2001:db8:1:2::9')).toBe(0)
    expect(await socketFrom('2001:db8:1:3::9')).toBe(1)
  })

  test('the forwarded name is not believed: any client may write it', async () => {
    const house = await openServer({ SENNIK_ORIGIN: 'https://sennik.example', SENNIK_TRUST_PROXY: '1' })
    const proxy = await openProxy(house, { seenAs: VISITOR })
    const named = { 'x-forwarded-host': 'sennik.example', host: 'evil.example' }
    expect((await askAs(proxy, 'GET', '/api', named)).status).toBe(421)
  })
})

describe('/metrics', () => {
  const KEY = 'a-key-for-the-watcher'

  test('is shown to nobody who merely comes from this machine: that may be a proxy that says nothing', async () => {
    const house = await openServer({ SENNIK_METRICS: '' })
    const silent = { seenAs: undefined, host: new URL(house.url).host }
    for (const at of [house, await openProxy(house, silent), await openProxy(house, { seenAs: VISITOR })])
      expect((await new Device(at).ask('GET', '/metrics')).json.refusal).toEqual({ kind: 'noSuchPage' })
  })

  test('is shown to whoever has the key', async () => {
    const house = await openServer({ SENNIK_METRICS: KEY })
    const ask = (authorization?: string) =>
      new Device(house).ask('GET', '/metrics', undefined, authorization === undefined ? {} : { authorization })
    expect((await ask(`Bearer ${KEY}`)).text).toContain('sennik_sockets 0')
    for (const wrong of [undefined, '', KEY, 'Bearer', `Bearer ${KEY}x`, `Bearer ${KEY.slice(1)}`, `Basic ${KEY}`])
      expect((await ask(wrong)).status).toBe(404)
  })
})

describe('a stranger’s name that was pointed at the house', () => {
  const evil = { host: 'evil.example', origin: 'http://evil.example' }

  test('opens nothing: no guest, no table, no socket, no page', async () => {
    const house = await openServer({}, { pages: newFolder() })
    for (const [method, path] of [
      ['POST', '/api/v1/guests'],
      ['GET', '/api/v1/tables'],
      ['GET', '/healthz'],
      ['GET', '/'],
    ] as const) {
      const { status, text } = await askAs(house, method, path, evil)
      expect([path, status, JSON.parse(text).refusal]).toEqual([path, 421, { kind: 'unknownHost' }])
    }
    const socket = await BareSocket.open(house.url, LIVE, evil)
    expect(socket.status).toBe(421)
    socket.read()
    await socket.closed
  })

  test('opens nothing either where it stands in the address that is asked for: that counts before the header', async () => {
    const house = await openServer()
    const own = { host: new URL(house.url).host }
    for (const path of ['http://evil.example/api/v1/tables', 'http://127.0.0.1@evil.example/api/v1/tables'])
      expect([path, (await askAs(house, 'GET', path, own)).status]).toEqual([path, 421])
    expect((await askAs(house, 'GET', `${house.url}/api/v1/tables`, own)).status).toBe(200)
  })

  test('a person is told in both languages what to do, and nothing they sent comes back', async () => {
    const house = await openServer({}, { pages: newFolder() })
    const { status, type, text } = await askAs(house, 'GET', '/t/x', { host: 'evil.example', accept: 'text/html,*/*' })
    expect([status, type]).toEqual([421, 'text/html; charset=utf-8'])
    for (const lang of ['pl', 'en'] as const)
      expect(text).toContain(`<p lang="${lang}">${explainRefusal({ kind: 'unknownHost' }, lang)}</p>`)
    expect(text).not.toContain('evil')
  })

  test('a proxy that asks by another name than people do needs SENNIK_ORIGIN, and the refusal says so', async () => {
    const origin = 'https://sennik.example'
    const ask = async (settings: Readonly<Record<string, string>>) => {
      const house = await openServer({ SENNIK_TRUST_PROXY: '1', ...settings })
      const proxy = await openProxy(house, { seenAs: VISITOR, host: new URL(house.url).host })
      return new Device(proxy).ask('POST', '/api/v1/guests', { name: 'Ola', avatar: 'fox' }, { origin })
    }
    const refused = await ask({})
    expect(refused.json.refusal).toEqual({ kind: 'wrongOrigin' })
    for (const sentence of Object.values(refused.json.message)) expect(sentence).toContain('SENNIK_ORIGIN')
    expect((await ask({ SENNIK_ORIGIN: origin })).status).toBe(201)
  })
})
