import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { errorAnswer } from '@sennik/protocol'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Device, newFolder, newId, openServer } from '../testing/test-server.ts'

const NOWHERE = 'A'.repeat(22)

describe('guests', () => {
  test('a device introduces itself once and is known by its cookie from then on', async () => {
    const device = new Device(await openServer())
    expect((await device.ask('GET', '/api/v1/me')).json.refusal).toEqual({ kind: 'needGuest' })
    const introduced = await device.ask('POST', '/api/v1/guests', { name: '  Ola ', avatar: 'fox' })
    expect(introduced).toMatchObject({ status: 201, json: { name: 'Ola', avatar: 'fox' } })
    expect((await device.ask('GET', '/api/v1/me')).json).toEqual({ name: 'Ola', avatar: 'fox' })
    expect((await device.ask('PATCH', '/api/v1/me', { name: 'Aleksandra' })).json).toEqual({
      name: 'Aleksandra',
      avatar: 'fox',
    })
    const again = await device.ask('POST', '/api/v1/guests', { name: 'Olka', avatar: 'owl' })
    expect(again.headers.getSetCookie()).toEqual([])
    expect((await device.ask('GET', '/api/v1/me')).json).toEqual({ name: 'Olka', avatar: 'owl' })
  })

  test('the cookie is for the house alone, and 256 bits long', async () => {
    const device = new Device(await openServer())
    const { headers } = await device.ask('POST', '/api/v1/guests', { name: 'Ola', avatar: 'fox' })
    const [cookie = ''] = headers.getSetCookie()
    expect(cookie).toMatch(/^sennik_key=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test('over https the cookie is bound to host and https', async () => {
    const server = await openServer({ SENNIK_TRUST_PROXY: '1', SENNIK_ORIGIN: 'https://sennik.example' })
    const device = new Device(server)
    const proxied = { 'x-forwarded-proto': 'https' }
    const { headers } = await device.ask('POST', '/api/v1/guests', { name: 'Ola', avatar: 'fox' }, proxied)
    expect(headers.getSetCookie()[0]).toMatch(/^__Host-sennik_key=[\w-]{43}; .*; Secure; SameSite=Lax$/)
    expect(headers.get('strict-transport-security')).toBeTruthy()
    expect((await device.ask('GET', '/api/v1/me', undefined, proxied)).status).toBe(200)
    const tossed = { cookie: device.cookie.replace('__Host-', '') }
    expect((await device.ask('GET', '/api/v1/me', undefined, { ...proxied, ...tossed })).status).toBe(401)
  })

  test('the key is kept nowhere', async () => {
    const data = newFolder()
    const server = await openServer({ SENNIK_DATA: data })
    const device = await new Device(server).introduce('Ola')
    await server.close()
    const key = device.cookie.split('=')[1]!
    const file = readFileSync(join(data, 'sennik.sqlite'))
    expect(file.includes('Ola')).toBe(true)
    expect(file.includes(key)).toBe(false)
    expect(file.includes(Buffer.from(key, 'base64url'))).toBe(false)
  })

  test('forged and malformed keys are nobody', async () => {
    const server = await openServer()
    for (const key of ['', 'x', 'A'.repeat(43), `${'A'.repeat(42)};`, "' OR 1=1 --", '%00'.repeat(20)]) {
      const device = new Device(server)
      expect((await device.ask('GET', '/api/v1/me', undefined, { cookie: `sennik_key=${key}` })).status).toBe(401)
    }
  })
})

describe('tables', () => {
  test('are opened, listed and shown', async () => {
    const server = await openServer()
    const ola = await new Device(server).introduce('Ola', 'fox')
    const open = await ola.openTable()
    const secret = await ola.openTable({ access: 'private' })
    const stranger = new Device(server)
    const listed = (await stranger.ask('GET', '/api/v1/tables?game=sen')).json.tables
    expect(listed.map((line: { id: string }) => line.id)).toEqual([open])
    expect((await stranger.ask('GET', '/api/v1/tables?game=koty')).json).toEqual({ tables: [] })
    const mine = (await ola.ask('GET', '/api/v1/me/tables')).json.tables
    expect(mine.map((line: { id: string }) => line.id).sort()).toEqual([open, secret].sort())
    const shown = (await stranger.ask('GET', `/api/v1/tables/${secret}`)).json.table
    expect(shown).toMatchObject({ id: secret, access: 'private', phase: 'waiting' })
    expect(shown.seats).toEqual([
      { who: 'person', name: 'Ola', avatar: 'fox', present: false, standIn: false },
      { who: 'free' },
    ])
    expect((await stranger.ask('GET', `/api/v1/tables/${open}/record`)).json.refusal).toEqual({ kind: 'notOver' })
  })

  test('the same command opens one table', async () => {
    const ola = await new Device(await openServer()).introduce('Ola')
    const id = newId()
    expect(await ola.openTable({ id })).toBe(await ola.openTable({ id }))
  })

  test('quick play brings two strangers together', async () => {
    const server = await openServer()
    const ola = await new Device(server).introduce('Ola')
    const jan = await new Device(server).introduce('Jan')
    const first = await ola.ask('POST', '/api/v1/quick', { id: newId(), game: 'sen' })
    const second = await jan.ask('POST', '/api/v1/quick', { id: newId(), game: 'sen' })
    expect(first.status).toBe(201)
    expect(second.json).toEqual(first.json)
  })
})

describe('refusals', () => {
  const table = { id: 'command-1', game: 'sen', options: {}, access: 'open', seats: [{ who: 'me' }, { who: 'anyone' }] }

  type Refused = readonly [string, string, unknown, Record<string, string>, number, object]
  const withBot = (bot: string): Refused => [
    'POST',
    '/api/v1/tables',
    { ...table, seats: [{ who: 'me' }, { who: 'bot', bot }] },
    {},
    400,
    { kind: 'input', problem: { kind: 'unknownBot', given: bot } },
  ]

  const REFUSED: readonly Refused[] = [
    ['GET', '/nowhere', undefined, {}, 404, { kind: 'noSuchPage' }],
    ['GET', '/api/v1/nowhere', undefined, {}, 404, { kind: 'noSuchPage' }],
    ['GET', `/api/v1/tables/${NOWHERE}`, undefined, {}, 404, { kind: 'noSuchTable' }],
    ['GET', `/api/v1/tables/${NOWHERE}/record`, undefined, {}, 404, { kind: 'noSuchTable' }],
    ['GET', '/api/v1/tables/short', undefined, {}, 400, { kind: 'badMessage', where: 'table' }],
    ['GET', '/api/v1/tables?game=Sen!', undefined, {}, 400, { kind: 'badMessage', where: 'game' }],
    [
      'GET',
      '/api/v1/tables?colour=red',
      undefined,
      {},
      400,
      { kind: 'badMessage', where: 'colour', expected: 'no such field' },
    ],
    ['GET', '/api/v1/%zz', undefined, {}, 400, { kind: 'badMessage', where: 'url' }],
    ['GET', `/api/v1/tables/${'x'.repeat(200)}`, undefined, {}, 414, { kind: 'badMessage', where: 'url' }],
    ['DELETE', '/api/v1/tables', undefined, {}, 405, { kind: 'badMessage', where: 'method', expected: 'POST, GET' }],
    ['POST', '/api/v1/guests', '{', {}, 400, { kind: 'badMessage', where: 'body', expected: 'JSON' }],
    ['POST', '/api/v1/guests', '', {}, 400, { kind: 'badMessage', where: 'body', expected: 'JSON' }],
    ['POST', '/api/v1/guests', '{"__proto__":{"x":1}}', {}, 400, { kind: 'badMessage', where: 'body' }],
    [
      'POST',
      '/api/v1/guests',
      'x',
      { 'content-type': 'text/plain' },
      415,
      { kind: 'badMessage', where: 'content-type' },
    ],
    ['POST', '/api/v1/guests', { name: 'x'.repeat(20_000) }, {}, 413, { kind: 'tooLarge', bytes: 16_384 }],
    ['POST', '/api/v1/guests', { name: '', avatar: 'fox' }, {}, 400, { kind: 'badName', flaw: 'empty' }],
    ['POST', '/api/v1/guests', { name: 'a\u202eb', avatar: 'fox' }, {}, 400, { kind: 'badName', flaw: 'unseen' }],
    ['POST', '/api/v1/guests', { name: 'Ola', avatar: 'dragon' }, {}, 400, { kind: 'badMessage', where: 'avatar' }],
    ['POST', '/api/v1/guests', { name: 'Ola', avatar: 'fox', id: 'x' }, {}, 400, { kind: 'badMessage', where: 'id' }],
    [
      'POST',
      '/api/v1/tables',
      { ...table, seats: [{ who: 'cat' }] },
      {},
      400,
      { kind: 'badMessage', where: 'seats.0.who' },
    ],
    ['POST', '/api/v1/tables', { ...table, game: 'chess' }, {}, 400, { kind: 'input' }],
    // How long a bot thinks is for the house to say: a name with a budget is no bot's name.
    ...['master:60000ms', 'master:1', 'greedy:5', 'genius'].map(bot => withBot(bot)),
    ['POST', '/api/v1/tables', { ...table, options: { magic: true } }, {}, 400, { kind: 'input' }],
    ['POST', '/api/v1/tables', { ...table, seats: [{ who: 'me' }] }, {}, 400, { kind: 'input' }],
    ['POST', '/api/v1/guests', table, { origin: 'https://evil.example' }, 403, { kind: 'wrongOrigin' }],
    ['POST', '/api/v1/guests', table, { origin: 'null' }, 403, { kind: 'wrongOrigin' }],
    ['PATCH', '/api/v1/me', {}, { 'sec-fetch-site': 'cross-site' }, 403, { kind: 'wrongOrigin' }],
  ]

  test('all have one shape: what is wrong as data, and a sentence in both languages', async () => {
    const device = await new Device(await openServer({ SENNIK_REQUESTS_PER_MINUTE: '10000' })).introduce('Ola')
    for (const [method, path, body, headers, status, refusal] of REFUSED) {
      const answer = await device.ask(method, path, body, headers)
      const name = `${method} ${path} ${JSON.stringify(body)?.slice(0, 80)}`
      expect(answer.json, name).toMatchObject({ refusal })
      expect(answer.status, name).toBe(status)
      expect(v.is(errorAnswer, answer.json), name).toBe(true)
      expect(answer.json.message.pl, name).not.toBe(answer.json.message.en)
    }
  })

  test('a 405 says what is allowed', async () => {
    const { headers } = await new Device(await openServer()).ask('PUT', '/api/v1/me', {})
    expect(headers.get('allow')).toBe('GET, PATCH')
  })

  test('its own and configured origins are no strangers', async () => {
    const server = await openServer({ SENNIK_ORIGIN: 'https://sennik.example' })
    for (const origin of [server.url, 'https://sennik.example']) {
      const body = { name: 'Ola', avatar: 'fox' }
      expect((await new Device(server).ask('POST', '/api/v1/guests', body, { origin })).status).toBe(201)
    }
  })

  test('what is no HTTP at all is answered in the same shape', async () => {
    const { port } = await openServer()
    const answer = await new Promise<string>(resolve => {
      const socket = connect(port, '127.0.0.1', () => socket.write('Dear house,\r\n\r\n'))
      let text = ''
      socket.on('data', data => {
        text += data
      })
      socket.on('close', () => resolve(text))
    })
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(v.is(errorAnswer, JSON.parse(answer.split('\r\n\r\n')[1]!))).toBe(true)
  })

  test('too many requests are refused with the seconds to wait, costly ones sooner', async () => {
    const server = await openServer({ SENNIK_REQUESTS_PER_MINUTE: '10' })
    const device = new Device(server)
    const body = { name: 'Ola', avatar: 'fox' }
    const statuses = []
    for (let n = 0; n < 3; n++) statuses.push((await device.ask('POST', '/api/v1/guests', body)).status)
    expect(statuses).toEqual([201, 201, 429])
    for (let n = 0; n < 10; n++) await device.ask('GET', '/api/v1/tables')
    const refused = await device.ask('GET', '/api/v1/tables')
    expect(refused).toMatchObject({ status: 429, json: { refusal: { kind: 'tooFast' } } })
    expect(refused.json.refusal.seconds).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('one guest is limited on whichever address', async () => {
    const server = await openServer({ SENNIK_REQUESTS_PER_MINUTE: '5', SENNIK_TRUST_PROXY: '1' })
    const device = await new Device(server).introduce('Ola')
    const statuses = []
    for (let n = 0; n < 6; n++) {
      statuses.push((await device.ask('GET', '/api/v1/me', undefined, { 'x-forwarded-for': `10.0.0.${n}` })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('a forwarded address is believed only from a proxy we were told of', async () => {
    const server = await openServer({ SENNIK_REQUESTS_PER_MINUTE: '5' })
    const statuses = []
    for (let n = 0; n < 6; n++) {
      const headers = { 'x-forwarded-for': `10.0.0.${n}` }
      statuses.push((await new Device(server).ask('GET', '/api/v1/tables', undefined, headers)).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('headers', () => {
  test('every answer tells the browser to distrust what is not ours', async () => {
    const server = await openServer()
    for (const path of ['/healthz', '/api', '/nowhere', '/api/v1/tables']) {
      const { headers } = await new Device(server).ask('GET', path)
      const csp = headers.get('content-security-policy') ?? ''
      const host = server.url.replace('http://', '')
      for (const directive of [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        `connect-src 'self' ws://${host} wss://${host}`,
        "worker-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ])
        expect(csp.split(';')).toContain(directive)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('permissions-policy')).toContain('camera=()')
    }
  })
})

describe('for whoever runs the house', () => {
  test('/healthz says that the store writes', async () => {
    expect(await new Device(await openServer()).ask('GET', '/healthz')).toMatchObject({
      status: 200,
      json: { ok: true },
    })
  })

  test('/metrics can be shown to everyone', async () => {
    const device = await new Device(await openServer({ SENNIK_METRICS: 'everyone' })).introduce('Ola')
    await device.openTable()
    const { text } = await device.ask('GET', '/metrics')
    expect(text).toContain('sennik_live_tables 1')
    expect(text).toMatch(/sennik_commit_writes_count [1-9]/)
  })

  test('/metrics can be switched off', async () => {
    const device = new Device(await openServer({ SENNIK_METRICS: 'off' }))
    expect((await device.ask('GET', '/metrics')).status).toBe(404)
  })
})
