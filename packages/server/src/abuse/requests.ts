import type { Rng } from '@sennik/engine'
import { anyJson, type Json, mutated, randomBytes } from './frames.ts'

/** One HTTP request, as it is sent. */
export interface Request {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer | undefined
}

const oneOf = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)]!

const METHODS = ['GET', 'GET', 'POST', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND']

const TYPES = [
  'application/json',
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '',
  'a'.repeat(500),
]

/** Ways out of the folder of the page. `secret.txt` lies beside it. */
const TRAVERSALS = [
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/assets/../../secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/....//secret.txt',
  '//secret.txt',
  '/.%00./secret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/index.html%00.png',
  '/..;/secret.txt',
  '/%252e%252e%252fsecret.txt',
  '/.git/config',
  '/built-from.txt',
  '/package.json',
]

const ORIGINS = ['null', 'https://evil.example', 'http://127.0.0.1.evil.example', 'file://', 'http://[', '']

/** Names that a stranger could point at the house, and what is no name at all. */
const HOSTS = ['evil.example', 'localhost.evil.example:8080', '127.0.0.1.evil.example', '[::1', '..', 'a'.repeat(300)]

const BODIES: readonly { readonly [key: string]: Json }[] = [
  { name: 'Mallory', avatar: 'raven' },
  { id: 'abuse-http', game: 'sen', shuffles: true },
  { id: 'abuse-http', game: 'sen', options: { rounds: 1 }, access: 'open', seats: [{ who: 'me' }, { who: 'anyone' }] },
  { id: 'abuse-http', game: 'sen', options: {}, access: 'private', seats: [{ who: 'bot', bot: 'greedy' }] },
]

/** Requests of every wrong kind. `tables` and `cookies` are known to the attacker. */
export class Requests {
  private readonly rng: Rng
  private readonly tables: readonly string[]
  private readonly cookies: readonly string[]

  constructor(rng: Rng, tables: readonly string[], cookies: readonly string[]) {
    this.rng = rng
    this.tables = tables
    this.cookies = cookies
  }

  next(): Request {
    const { rng } = this
    const method = oneOf(rng, METHODS)
    const body = method === 'GET' || method === 'HEAD' || method === 'TRACE' ? undefined : this.body()
    return { method, path: this.path(), headers: this.headers(body !== undefined), body }
  }

  private path(): string {
    const { rng } = this
    const table = oneOf(rng, this.tables)
    return oneOf(rng, [
      '/api/v1/guests',
      '/api/v1/me',
      '/api/v1/me/tables',
      '/api/v1/tables',
      '/api/v1/quick',
      '/api/v1/live',
      `/api/v1/tables/${table}`,
      `/api/v1/tables/${table}/record`,
      `/api/v1/tables/${table}%00`,
      `/api/v1/tables/${encodeURIComponent(String(anyJson(rng, 0)).toWellFormed())}`,
      `/api/v1/tables?game=${'x'.repeat(rng.below(3000))}`,
      '/api/v1/tables?game=sen&game=sen&__proto__[x]=1',
      '/api/v2/tables',
      '/api',
      '/api/openapi.json',
      '/healthz',
      `/t/${table}`,
      '/%',
      '/%zz',
      `/${'a/'.repeat(rng.below(500))}`,
      oneOf(rng, TRAVERSALS),
      oneOf(rng, TRAVERSALS),
    ])
  }

  private headers(hasBody: boolean): Readonly<Record<string, string>> {
    const { rng } = this
    const cookie = oneOf(rng, [
      undefined,
      oneOf(rng, this.cookies),
      oneOf(rng, this.cookies),
      `sennik_key=${'x'.repeat(43)}`,
      'sennik_key=',
      `sennik_key="${'%00'.repeat(20)}"; sennik_key=__proto__`,
      '='.repeat(200),
      '__Host-sennik_key=1; __proto__=2',
    ])
    return {
      ...(cookie === undefined ? {} : { cookie }),
      ...(hasBody ? { 'content-type': oneOf(rng, TYPES) } : {}),
      ...(rng.below(6) === 0 ? { origin: oneOf(rng, ORIGINS) } : {}),
      ...(rng.below(10) === 0 ? { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': 'evil.example' } : {}),
      ...(rng.below(10) === 0 ? { accept: 'text/html', 'accept-encoding': 'br, gzip, nonsense' } : {}),
      ...(rng.below(20) === 0 ? { host: oneOf(rng, HOSTS) } : {}),
      ...(rng.below(20) === 0 ? { range: 'bytes=0-0,1-1,99999999999999-' } : {}),
      ...(rng.below(20) === 0 ? { 'sec-fetch-site': 'cross-site' } : {}),
      ...(rng.below(40) === 0 ? { expect: '100-continue' } : {}),
    }
  }

  private body(): string | Buffer {
    const { rng } = this
    switch (rng.below(8)) {
      case 0:
        return ''
      case 1:
        return randomBytes(rng, rng.below(300))
      case 2:
        return JSON.stringify(anyJson(rng, 5))
      case 3:
        return '['.repeat(1 + rng.below(8000))
      case 4:
        return JSON.stringify({ name: 'x'.repeat(20_000 + rng.below(30_000)) })
      case 5:
        return JSON.stringify(oneOf(rng, BODIES)).slice(0, rng.below(60))
      default:
        return mutated(rng, oneOf(rng, BODIES))
    }
  }
}

/** What is not even HTTP, or stops in the middle. */
export function rawRequest(rng: Rng): Buffer {
  const socketKey = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n'
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n'
  return oneOf(rng, [
    () => randomBytes(rng, 1 + rng.below(400)),
    () => Buffer.from('GET / HTTP/1.1\r\nHost: x\r\nX: '),
    () => Buffer.from(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`),
    () => Buffer.from('GET / HTTP/9.9\r\n\r\n'),
    () => Buffer.from('POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 7\r\n\r\nabc'),
    () => Buffer.from('POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n'),
    () => Buffer.from(`GET /api/v1/live HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`),
    () => Buffer.from(`GET /api/v1/live HTTP/1.1\r\nHost: x\r\n${upgrade}Sec-WebSocket-Version: 99\r\n\r\n`),
    () => Buffer.from(`GET /api/v1/tables HTTP/1.1\r\nHost: x\r\n${upgrade}${socketKey}\r\n`),
    () => Buffer.from(`GET /api/v1/live HTTP/1.1\r\nHost: x\r\n${upgrade}${socketKey}Origin: http://y\r\n\r\n`),
    () =>
      Buffer.concat([
        Buffer.from(`GET /api/v1/live HTTP/1.1\r\nHost: x\r\n${upgrade}${socketKey}\r\n`),
        // Frames without a mask, with reserved bits, with an absurd length.
        randomBytes(rng, 1 + rng.below(200)),
      ]),
  ])()
}
